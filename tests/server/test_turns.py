"""Turns: in which order those who wait are called, and what happens to those who leave."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence

import pytest

from boardwright.server.turns import Turns

SOON = 0.1  # seconds


def run(wanted: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(asyncio.wait_for(wanted(), 30))


async def settle() -> None:
    """Let everybody who can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


class Room:
    """Writes down who is called, and lets them leave when a test says so."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.called: list[str] = []
        self.inside: list[tuple[str, asyncio.Event]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, owner: str, *, first: bool = False, name: str = "") -> asyncio.Task[None]:
        async def go() -> None:
            async with self.turns.of(owner, first=first):
                leave = asyncio.Event()
                self.called.append(name or owner)
                self.inside.append((owner, leave))
                await leave.wait()

        task = asyncio.create_task(go())
        self.tasks.append(task)
        await settle()
        return task

    async def one_leaves(self) -> None:
        self.inside.pop(0)[1].set()
        await settle()

    async def empty(self) -> None:
        while self.inside:
            await self.one_leaves()


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_newcomer_waits_for_one_job_of_each_worker_at_most(workers: int) -> None:
    async def wanted() -> None:
        room = Room(Turns(workers))
        for _ in range(120):
            await room.come("anna")
        await room.come("ben")
        assert room.called == ["anna"] * workers
        await room.one_leaves()
        assert room.called == ["anna"] * workers + ["ben"]
        await room.empty()
        assert len(room.called) == 121

    run(wanted)


def test_owners_take_turns_however_much_each_of_them_wants() -> None:
    async def wanted() -> None:
        room = Room(Turns(1))
        for owner in ["anna"] * 6 + ["ben"] * 2 + ["cleo"] * 3:
            await room.come(owner)
        await room.empty()
        assert "".join(owner[0] for owner in room.called) == "abcabcacaaa"

    run(wanted)


def test_who_has_less_under_way_is_called_first() -> None:
    async def wanted() -> None:
        room = Room(Turns(3))
        for owner in ["anna"] * 9 + ["ben"]:
            await room.come(owner)
        await room.one_leaves()  # one of anna's: ben is called
        await room.come("ben")
        assert room.called == ["anna", "anna", "anna", "ben"]
        await room.one_leaves()  # both have one under way now, and anna was served later
        assert room.called == ["anna", "anna", "anna", "ben", "ben"]
        await room.empty()

    run(wanted)


@pytest.mark.parametrize(
    ("comes", "called"),
    [
        (["a1", "a2", "a3"], ["a1", "a2", "a3"]),
        (["a1", "b1", "a2!", "b2"], ["a1", "b1", "a2!", "b2"]),
        (["a1", "a2", "a3!", "a4!"], ["a1", "a3!", "a4!", "a2"]),
        (["a1", "c1", "b1", "b2", "d1!"], ["a1", "c1", "d1!", "b1", "b2"]),
    ],
)
def test_of_each_owner_one_goes_at_a_time_and_answers_go_first(
    comes: Sequence[str], called: Sequence[str]
) -> None:
    async def wanted() -> None:
        room = Room(Turns(2, each=1))
        for name in comes:
            await room.come(name[0], first=name.endswith("!"), name=name)
        while room.inside:
            owners = [owner for owner, _leave in room.inside]
            assert len(set(owners)) == len(owners) <= 2
            await room.one_leaves()
        assert room.called == called

    run(wanted)


def test_who_leaves_the_queue_holds_up_nobody() -> None:
    async def wanted() -> None:
        room = Room(Turns(1))
        for owner in ("anna", "ben", "cleo", "dan"):
            await room.come(owner)
        room.tasks[1].cancel()  # waits
        await settle()
        leave = room.inside[0][1]
        leave.set()
        room.tasks[2].cancel()  # is called at the same moment
        room.inside.clear()
        await settle()
        assert room.called == ["anna", "dan"]
        await room.empty()
        assert (room.turns._free, dict(room.turns._under_way), dict(room.turns._waiting)) == (1, {}, {})

    run(wanted)


def test_who_is_called_at_the_moment_when_patience_ends_leaves_the_turn_to_others() -> None:
    async def wanted() -> None:
        turns = Turns(1)
        holding = turns.of("anna")
        await holding.__aenter__()

        async def impatient() -> None:
            async with turns.of("ben", patience=SOON):
                pass

        waiting = asyncio.create_task(impatient())
        await settle()

        def leave_as_patience_ends() -> None:
            with pytest.raises(StopIteration):  # at once, without a round of the loop
                holding.__aexit__(None, None, None).send(None)

        asyncio.get_running_loop().call_later(SOON / 2, leave_as_patience_ends)
        time.sleep(2 * SOON)  # noqa: ASYNC251 -- both are due in the next round, in this order
        with pytest.raises(TimeoutError):
            await waiting
        async with turns.of("cleo", patience=1):
            pass
        assert (turns._free, dict(turns._under_way), dict(turns._waiting)) == (1, {}, {})

    run(wanted)


def test_a_turn_that_fails_is_over() -> None:
    async def wanted() -> None:
        turns = Turns(1)
        for _ in range(3):
            with pytest.raises(ValueError, match="no luck"):
                async with turns.of("anna"):
                    raise ValueError("no luck")
        async with turns.of("ben"):
            pass

    run(wanted)
