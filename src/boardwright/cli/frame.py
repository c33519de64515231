"""What all commands share: errors as one sentence, exit codes, and a quiet end on Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from boardwright.cli.problem import BAD_INPUT, INTERRUPTED, one_line, sentence_of
from boardwright.cli.streams import prepare, silence, tell


class Helpful(TyperGroup):
    """Commands that show what there is where none is named."""

    def make_context(self, info_name: str | None, args: list[str], *rest: Any, **extra: Any) -> Any:  # noqa: ANN401 - as in Typer
        """Ask for help instead of nothing."""
        return super().make_context(info_name, args or ["--help"], *rest, **extra)


class Commands(Helpful):
    """The commands of boardwright. Bad input ends with exit code 2 and one sentence on stderr."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,  # noqa: ANN401 - as in Typer
    ) -> Any:  # noqa: ANN401 - as in Typer
        """Run one command and exit."""
        prepare()
        code = self._run(args, prog_name, complete_var, windows_expand_args, **extra)
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except (OSError, ValueError):  # said already, as far as anybody can be told
                silence(stream)
        sys.exit(code)

    def _run(
        self,
        args: Sequence[str] | None,
        prog_name: str | None,
        complete_var: str | None,
        windows_expand_args: bool,
        **extra: Any,  # noqa: ANN401 - as in Typer
    ) -> int:
        try:
            try:
                result = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            except SystemExit as leaving:
                if isinstance(leaving.__context__, BrokenPipeError):  # typer and rich leave so, with 1
                    return 0
                result = leaving.code
            sys.stdout.flush()
        except TyperException as error:
            return refuse(usage_sentence(error))
        except (Abort, KeyboardInterrupt):
            return INTERRUPTED
        except BrokenPipeError:  # the reader has seen enough
            return 0
        except Exception as error:
            sentence = sentence_of(error)
            if sentence is None:
                raise
            return refuse(sentence)
        return result if isinstance(result, int) else 0


def refuse(sentence: str) -> int:
    """Say what is wrong on stderr and return the exit code for bad input."""
    tell(sentence)
    return BAD_INPUT


def usage_sentence(error: TyperException) -> str:
    """Return one sentence for a command line that cannot be read."""
    message = one_line(error.format_message()).rstrip(".").replace("'", "")
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "boardwright"
    return f"{message}; see {path} --help."
