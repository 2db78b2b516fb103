"""The stack of what happens next."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from zocker.rules.frames import NOBODY, OVER, A, B, pop, push, seat_of, waits_for
from zocker.rules.state import State


class Frames(State):
    FIELDS: ClassVar[list[Any]] = [("depth", "i8"), ("frames", "i8", (3, 4))]


def empty() -> Frames:
    state: Frames = np.zeros(1, Frames.layout())[0]
    return state


def test_an_empty_stack_is_the_end() -> None:
    assert waits_for(empty()) == OVER


def test_the_top_frame_is_what_is_waited_for() -> None:
    state = empty()
    push(state, -2, NOBODY, 4, 5)
    assert (waits_for(state), seat_of(state), state.frames[0, A], state.frames[0, B]) == (-2, NOBODY, 4, 5)
    push(state, 1, 3, 6, 7)
    assert (waits_for(state), seat_of(state), state.frames[1, A], state.frames[1, B]) == (1, 3, 6, 7)
    pop(state)
    assert (waits_for(state), seat_of(state)) == (-2, NOBODY)


def test_a_popped_frame_leaves_no_trace() -> None:
    state = empty()
    push(state, 1, 1, 1, 1)
    push(state, 2, 3, 4, 5)
    pop(state)
    pop(state)
    assert state.tobytes() == empty().tobytes()
