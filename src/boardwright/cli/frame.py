"""What all commands share: errors as one sentence, exit codes, and a quiet end on Ctrl-C."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Any

from typer._click.exceptions import NoArgsIsHelpError
from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from boardwright.cli.problem import BAD_INPUT, INTERRUPTED, one_line, sentence_of


class Commands(TyperGroup):
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
        sys.exit(self._run(args, prog_name, complete_var, windows_expand_args, **extra))

    def _run(
        self,
        args: Sequence[str] | None,
        prog_name: str | None,
        complete_var: str | None,
        windows_expand_args: bool,
        **extra: Any,  # noqa: ANN401 - as in Typer
    ) -> int:
        try:
            result = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except TyperException as error:
            if isinstance(error, NoArgsIsHelpError):
                print(error.format_message())
                return 0
            return refuse(usage_sentence(error))
        except (Abort, KeyboardInterrupt):
            return INTERRUPTED
        except BrokenPipeError:
            return silence_stdout()
        except Exception as error:
            sentence = sentence_of(error)
            if sentence is None:
                raise
            return refuse(sentence)
        return result if isinstance(result, int) else 0


def refuse(sentence: str) -> int:
    """Say what is wrong on stderr and return the exit code for bad input."""
    print(sentence, file=sys.stderr)
    return BAD_INPUT


def usage_sentence(error: TyperException) -> str:
    """Return one sentence for a command line that cannot be read."""
    message = one_line(error.format_message()).rstrip(".").replace("'", "")
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "boardwright"
    return f"{message}; see {path} --help."


def silence_stdout() -> int:
    """Let nobody complain at exit that the reader of stdout has left; return the exit code."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
