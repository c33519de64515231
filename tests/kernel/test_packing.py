"""Packed actions, and the small generator."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import first_of, pack, second_of, third_of, verb_of

bytes_ = st.integers(0, 255)


@given(bytes_, bytes_, bytes_, bytes_)
def test_an_action_gives_back_what_was_packed(verb: int, a: int, b: int, c: int) -> None:
    action = pack(verb, a, b, c)
    assert (verb_of(action), first_of(action), second_of(action), third_of(action)) == (verb, a, b, c)


@given(st.integers(), st.integers(1, 1000))
def test_numbers_stay_below_the_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_a_stream_is_the_same_everywhere() -> None:
    rng = Rng(81)
    assert [rng.below(1000) for _ in range(6)] == STREAM
    copy = rng.clone()
    assert [copy.below(100) for _ in range(9)] == [rng.below(100) for _ in range(9)]


def test_numbers_are_spread_evenly() -> None:
    rng = Rng(5)
    seen = [0] * 7
    for _ in range(7000):
        seen[rng.below(7)] += 1
    assert min(seen) > 850
    assert max(seen) < 1150


STREAM = [405, 189, 219, 565, 223, 452]
