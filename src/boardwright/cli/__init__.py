"""The command `boardwright`. Each command is imported only when it runs, so that `--help` is quick."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0 for success, 2 for bad input, 130 after Ctrl-C."""
    from boardwright.cli.commands import application

    application().main(args=arguments, prog_name="boardwright")
