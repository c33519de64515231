"""Where input comes from and output goes: closed, full, left by its reader, or of few letters."""

from __future__ import annotations

import codecs
import contextlib
import errno
import io
import os
import sys
from typing import Final, TextIO

from boardwright.plain_text import escaped

ESCAPED: Final = "boardwright-escaped"  # the name under which `say_in_escapes` is known to streams
HINT: Final = (
    "Some letters are shown as escapes such as \\u7532, since the output is in {encoding}; set PYTHONUTF8=1 "
    "for all letters."
)
# What goes wrong with a stream that is closed, full, too long, or whose device is gone.
BROKEN: Final = (errno.EBADF, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENXIO)

_hinted: set[str] = set()  # encodings of which was said that they have few letters


def prepare() -> None:
    """Make reading and writing fail, where they do, in a way that can be told in one sentence."""
    _open_missing()
    codecs.register_error(ESCAPED, say_in_escapes)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")  # whoever asks says that these were no letters
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors=ESCAPED)


def say_in_escapes(error: UnicodeError) -> tuple[str, int]:
    """Write letters that an encoding lacks as JSON's escapes, which JSON itself can read; hint at it once."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    if error.encoding not in _hinted and any(not is_no_text(letter) for letter in letters):
        _hinted.add(error.encoding)
        tell(HINT.format(encoding=error.encoding))
    return "".join(map(escaped, letters)), error.end


def is_no_text(entered: str) -> bool:
    """Tell whether some bytes of what was entered are no letters in the encoding of stdin."""
    return any("\ud800" <= letter <= "\udfff" for letter in entered)


def is_broken(error: OSError) -> bool:
    """Tell whether an error is one of a stream: they name no file."""
    return error.filename is None and error.errno in BROKEN


def tell(sentence: str) -> None:
    """Say something on stderr, if anybody can be told."""
    with contextlib.suppress(OSError, ValueError):
        print(sentence, file=sys.stderr, flush=True)


def silence(stream: TextIO) -> None:
    """Let nothing complain at exit about what a stream could not be rid of."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _open_missing() -> None:
    """Put something in the place of streams that were closed before the start.

    Otherwise the next file that is opened would take their number, and what is printed would end in it. Input
    ends at once, writing to stdout fails, and stderr has nobody to tell.
    """
    for number, flags in enumerate((os.O_RDONLY, os.O_RDONLY, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, flags)
    if sys.stdin is None:
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 -- as long as the process
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
