"""Replay all stored games on two commits and show where a game first goes differently.

    tools/replay_corpus.py OLD NEW [FOLDER ...]

The games are all *.game files in the folders, or in tests/golden where none is named.
Exits with 0 if all games go the same way, 1 if one does not, 2 if a commit or folder cannot be read.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Run on each commit. Says of each game how it ends, or what is first wrong with it, and where.
JUDGE = """
import json, sys
from pathlib import Path
import boardwright
if not Path(boardwright.__file__ or "").is_relative_to(sys.argv[1]):
    sys.exit("it has no package boardwright yet")
from boardwright.kernel.packing import NOBODY
from boardwright.table.log import LogError
from boardwright.table.replay import validate
from boardwright.table.saves import checkpoint

for path in sys.stdin.read().splitlines():
    try:
        game = validate(Path(path)).game.seen_by(NOBODY)
        said = f"ends at {checkpoint(game)} with {game.scores()}"
    except LogError as problem:
        said = str(problem)
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}"
    print(json.dumps([path, said]))
"""


class CorpusError(Exception):
    """A commit or folder that cannot be read; the text is one sentence with the remedy."""


@contextlib.contextmanager
def checked_out(commit: str, folder: Path) -> Iterator[Path]:
    """Lay a commit out beside this tree, and take it away afterwards. Raises CorpusError."""
    command = ["git", "worktree", "add", "--quiet", "--detach", str(folder), commit]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CorpusError(f"{commit}: no such commit here; name one that `git log` shows.")
    try:
        yield folder
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(folder)], cwd=ROOT, check=True)


def judged(commit: str, games: list[Path], folder: Path) -> dict[str, str]:
    """Return game -> how it goes on a commit. Raises CorpusError if the commit cannot replay at all."""
    with checked_out(commit, folder) as tree:
        done = subprocess.run(
            [sys.executable, "-P", "-c", JUDGE, str(tree)],
            input="\n".join(str(game) for game in games),
            env=os.environ | {"PYTHONPATH": str(tree / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise CorpusError(f"{commit}: cannot replay games ({last}); choose a later commit.")
    return dict(json.loads(line) for line in done.stdout.splitlines())


def corpus(folders: list[Path]) -> list[Path]:
    """Return all stored games. Raises CorpusError for a folder without any."""
    games = []
    for folder in folders:
        found = sorted(folder.resolve().rglob("*.game"))
        if not found:
            raise CorpusError(f"{folder}: no *.game file here; name a folder that holds stored games.")
        games += found
    return games


def main(arguments: list[str]) -> int:
    """Compare, print, and return the exit code."""
    if len(arguments) < 2:
        print("Name two commits: tools/replay_corpus.py OLD NEW [FOLDER ...]", file=sys.stderr)
        return 2
    old, new, *folders = arguments
    try:
        games = corpus([Path(folder) for folder in folders] or [ROOT / "tests/golden"])
        with tempfile.TemporaryDirectory(prefix="boardwright-corpus-") as space:
            before = judged(old, games, Path(space) / "old")
            after = judged(new, games, Path(space) / "new")
    except CorpusError as problem:
        print(problem, file=sys.stderr)
        return 2
    different = [game for game in before if before[game] != after[game]]
    for game in different:
        print(f"{game}\n  {old}: {before[game]}\n  {new}: {after[game]}")
    print(f"{len(games)} games, {len(games) - len(different)} go the same way, {len(different)} differ.")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
