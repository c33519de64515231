"""Which boardwright this is: its version, and whether the engines run compiled."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version

from boardwright.kernel import agenda


def version() -> str:
    """Return the installed version; "0+source" when run from sources that are not installed."""
    try:
        return installed_version("boardwright")
    except PackageNotFoundError:
        return "0+source"


def compiled() -> bool:
    """Tell whether the engines run as compiled code."""
    return not (agenda.__file__ or "").endswith(".py")


if __name__ == "__main__":
    print(f"boardwright {version()}, engines {'compiled' if compiled() else 'interpreted'}")
