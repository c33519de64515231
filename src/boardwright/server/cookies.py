"""What holds for every cookie: kept from scripts and other sites; over https alone where that is on.

Under https their names say so: a browser takes `__Host-` from this very host over https alone, and
`__Secure-`, for those that belong to one path, over https alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from starlette.responses import Response

PREFIXES: Final = ("__Host-", "__Secure-", "")  # the most trusted first
A_YEAR: Final = 365 * 24 * 3600  # seconds


def put(
    response: Response, name: str, value: str, *, https: bool, age: int | None = A_YEAR, path: str = "/"
) -> None:
    """Give the browser a cookie; age None: until it is closed, 0: no longer."""
    response.set_cookie(
        kept_as(name, https=https, path=path),
        value,
        max_age=age,
        path=path,
        secure=https,
        httponly=True,
        samesite="lax",
    )


def kept_as(name: str, *, https: bool, path: str = "/") -> str:
    """Return the name under which browsers keep a cookie."""
    return ("" if not https else "__Host-" if path == "/" else "__Secure-") + name


def found(cookies: Mapping[str, str], name: str) -> Iterator[str]:
    """Yield the values of a cookie under all names it may have, the most trusted first."""
    for prefix in PREFIXES:
        if (value := cookies.get(prefix + name)) is not None:
            yield value


def value(cookies: Mapping[str, str], name: str) -> str:
    """Return the value of a cookie, or nothing."""
    return next(found(cookies, name), "")
