"""Settings: arguments before environment before defaults, and one sentence for each mistake."""

from __future__ import annotations

import pytest

from boardwright.server.config import ALLOWANCES, Config, ConfigError


def test_arguments_come_before_the_environment_and_both_before_defaults() -> None:
    environment = {"BOARDWRIGHT_PAUSE": "2.5", "BOARDWRIGHT_WORKERS": "3", "BOARDWRIGHT_HTTPS": "yes"}
    config = Config.from_environment(environment, workers=4)
    assert (config.pause, config.workers, config.https, config.durability) == (2.5, 4, True, "normal")


def test_an_argument_of_none_leaves_the_environment_in_force() -> None:
    assert Config.from_environment({"BOARDWRIGHT_PAUSE": "1"}, pause=None).pause == 1


def test_what_is_allowed_comes_from_the_environment() -> None:
    config = Config.from_environment({f"BOARDWRIGHT_{name.upper()}": "7" for name in ALLOWANCES})
    assert [getattr(config, name) for name in ALLOWANCES] == [7, 7, 7, 7]


def test_hosts_are_a_list_with_commas() -> None:
    hosts = Config.from_environment({"BOARDWRIGHT_HOSTS": "play.example, localhost"}).hosts
    assert hosts == ("play.example", "localhost")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"durability": "maybe"}, "durability cannot be maybe; use normal or full."),
        ({"pause": -1.0}, "pause must be 0 to 60 seconds, not -1.0."),
        ({"heartbeat": 0.0}, "heartbeat must be 0.01 to 300 seconds, not 0.0."),
        ({"request_time": 0.0}, "request_time must be 0.01 to 300 seconds, not 0.0."),
        ({"connections": 0}, "connections must be at least 1, not 0."),
        ({"workers": 0}, "workers must be at least 1, not 0."),
        ({"tables_per_guest": 0}, "tables_per_guest must be at least 1, not 0."),
        ({"moves_per_address": -5}, "moves_per_address must be at least 1, not -5."),
        ({"secret": "short"}, "secret is too short to sign cookies; give at least 32 characters or none."),
        (
            {"database": "tables.db"},
            "database is no database URL; write sqlite:///FILE or postgresql://USER@HOST/NAME.",
        ),
        (
            {"database": "mysql://localhost/x"},
            "database cannot be mysql; write sqlite:///FILE or postgresql://USER@HOST/NAME.",
        ),
        (
            {"database": "sqlite://"},
            "database names no file, and tables must outlive the server; write sqlite:///FILE.",
        ),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(ConfigError) as error:
        Config.from_environment({}, **settings)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("written", "address", "netloc", "prefix", "https"),
    [
        ("", "", "", "", False),
        ("http://Play.Example:80/", "http://play.example", "play.example", "", False),
        ("https://play.example:443/House/", "https://play.example/House", "play.example", "/House", True),
        ("https://play.example:8443/a/b", "https://play.example:8443/a/b", "play.example:8443", "/a/b", True),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000", "[2001:db8::1]:8000", "", False),
    ],
)
def test_the_public_address_says_host_prefix_and_whether_cookies_are_secure(
    written: str, address: str, netloc: str, prefix: str, *, https: bool
) -> None:
    config = Config.from_environment({"BOARDWRIGHT_ADDRESS": written})
    assert (config.address, config.netloc, config.prefix, config.https) == (address, netloc, prefix, https)
    assert not netloc or any(netloc.startswith(host) for host in config.hosts)


@pytest.mark.parametrize(
    "written",
    [
        "play.example",
        "ftp://play.example",
        "https://",
        "https://play.example/?a",
        "https://play.example/#a",
        "https://me@play.example/",
        "https://play.example:many/",
        "https://[play/",
        "https://play.example/a//b",
        "https://play.example/../a",
        'https://play.example/"><b>',
    ],
)
def test_a_public_address_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(ConfigError, match=r"^address cannot be .*; write it as browsers show it: https://"):
        Config.from_environment({"BOARDWRIGHT_ADDRESS": written})


def test_proxies_are_addresses_and_networks() -> None:
    environment = {"BOARDWRIGHT_PROXIES": "127.0.0.1, 10.0.0.0/8,::1"}
    assert Config.from_environment(environment).proxies == ("127.0.0.1", "10.0.0.0/8", "::1")
    with pytest.raises(ConfigError, match=r"^proxies cannot hold \*; name addresses and networks such as"):
        Config.from_environment({"BOARDWRIGHT_PROXIES": "*"})


def test_a_word_that_is_no_number_is_named_with_its_variable() -> None:
    with pytest.raises(ConfigError, match=r"^BOARDWRIGHT_WORKERS must be a number, not many\.$"):
        Config.from_environment({"BOARDWRIGHT_WORKERS": "many"})
    with pytest.raises(ConfigError, match=r"^BOARDWRIGHT_HTTPS must be yes or no, not perhaps\.$"):
        Config.from_environment({"BOARDWRIGHT_HTTPS": "perhaps"})
    with pytest.raises(ConfigError, match=r"^BOARDWRIGHT_HOSTS must be a list with commas, not \"a,b\.$"):
        Config.from_environment({"BOARDWRIGHT_HOSTS": '"a,b'})
    assert Config.from_environment({"BOARDWRIGHT_WORKERS": "many"}, workers=2).workers == 2


def test_the_secret_is_not_shown_with_the_settings() -> None:
    secret = "s" * 40
    assert secret not in repr(Config(secret=secret))


def test_both_spellings_of_a_postgresql_url_mean_the_same_driver() -> None:
    for scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        assert Config(database=f"{scheme}://me@localhost/tables").url().drivername == "postgresql+psycopg"
