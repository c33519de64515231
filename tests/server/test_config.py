"""Settings: arguments before environment before defaults, and one sentence for each mistake."""

from __future__ import annotations

import pytest

from boardwright.server.config import Config, ConfigError


def test_arguments_come_before_the_environment_and_both_before_defaults() -> None:
    environment = {"BOARDWRIGHT_PAUSE": "2.5", "BOARDWRIGHT_WORKERS": "3", "BOARDWRIGHT_HTTPS": "yes"}
    config = Config.from_environment(environment, workers=4)
    assert (config.pause, config.workers, config.https, config.durability) == (2.5, 4, True, "normal")


def test_an_argument_of_none_leaves_the_environment_in_force() -> None:
    assert Config.from_environment({"BOARDWRIGHT_PAUSE": "1"}, pause=None).pause == 1


def test_hosts_are_a_list_with_commas() -> None:
    hosts = Config.from_environment({"BOARDWRIGHT_HOSTS": "play.example, localhost"}).hosts
    assert hosts == ("play.example", "localhost")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"durability": "maybe"}, "durability cannot be maybe; use normal or full."),
        ({"pause": -1.0}, "pause must be 0 to 60 seconds, not -1.0."),
        ({"heartbeat": 0.0}, "heartbeat must be 0.01 to 300 seconds, not 0.0."),
        ({"workers": 0}, "workers must be at least 1, not 0."),
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


def test_a_word_that_is_no_number_is_named_with_its_variable() -> None:
    with pytest.raises(ConfigError, match=r"^BOARDWRIGHT_WORKERS must be a number, not many\.$"):
        Config.from_environment({"BOARDWRIGHT_WORKERS": "many"})
    with pytest.raises(ConfigError, match=r"^BOARDWRIGHT_HTTPS must be yes or no, not perhaps\.$"):
        Config.from_environment({"BOARDWRIGHT_HTTPS": "perhaps"})


def test_the_secret_is_not_shown_with_the_settings() -> None:
    secret = "s" * 40
    assert secret not in repr(Config(secret=secret))


def test_both_spellings_of_a_postgresql_url_mean_the_same_driver() -> None:
    for scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        assert Config(database=f"{scheme}://me@localhost/tables").url().drivername == "postgresql+psycopg"
