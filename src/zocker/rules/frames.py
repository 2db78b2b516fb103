"""The next steps of a game: a small stack of frames inside the state.

`legal`, `play` and `chance` look only at the top frame. A positive kind waits for a decision of the frame's seat, a
negative one for chance (rolled by its seat, or by no one), and an empty stack means that the game is over.
"""

from __future__ import annotations

from zocker.rules.kernel import kernel
from zocker.rules.state import State

# The columns of a frame: what it waits for, its seat, and two numbers that are pushed with it. Their meaning is noted
# beside the kind, or in a board by names for A and B.
KIND, SEAT, A, B = range(4)
NOBODY = -1
OVER = 0


@kernel
def push(s: State, kind: int, seat: int, a: int, b: int) -> None:
    s.frames[s.depth, KIND] = kind
    s.frames[s.depth, SEAT] = seat
    s.frames[s.depth, A] = a
    s.frames[s.depth, B] = b
    s.depth += 1


@kernel
def pop(s: State) -> None:
    """Drop the top frame and zero it, so that equal states are equal bytes."""
    s.depth -= 1
    for column in range(4):
        s.frames[s.depth, column] = 0


@kernel
def waits_for(s: State) -> int:
    """Return the kind of the top frame: above 0 a decision, below 0 chance, `OVER` when none is left."""
    if s.depth == 0:
        return OVER
    return s.frames[s.depth - 1, KIND]


@kernel
def seat_of(s: State) -> int:
    """Return the seat that decides or rolls, or `NOBODY`."""
    return s.frames[s.depth - 1, SEAT]
