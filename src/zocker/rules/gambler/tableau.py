"""A tableau: its rows, packed in a state and laid out on the table, and which dice fit."""

from __future__ import annotations

from zocker.rules.gambler.material import ANY, MAX_IN_ROW, ROWS, STAR, STEP, THREE
from zocker.rules.kernel import kernel
from zocker.rules.state import State

# A packed row: three bits per box, then whether it is a full house, whether it is black, and its points in tens.
_BOX_BITS = 3
_HOUSE_BIT = _BOX_BITS * MAX_IN_ROW
_BLACK_BIT = _HOUSE_BIT + 1
_VALUE_BIT = _BLACK_BIT + 1


def pack(boxes: tuple[int, ...], house: bool, points: int) -> int:
    """Pack a row into one number."""
    shown = sum(box << (_BOX_BITS * place) for place, box in enumerate(boxes))
    return shown | house << _HOUSE_BIT | (points < 0) << _BLACK_BIT | abs(points) // STEP << _VALUE_BIT


@kernel
def lay_out(s: State, tableau: int) -> None:
    """Lay a tableau on the empty table (GA-22)."""
    s.tableau = tableau
    for row in range(ROWS):
        packed = int(s.tableaux[tableau, row])
        for place in range(MAX_IN_ROW):
            box = packed >> (_BOX_BITS * place) & STAR
            s.boxes[row, place] = box
            s.empty += int(box > 0)
        points = STEP * (packed >> _VALUE_BIT)
        s.house[row] = packed >> _HOUSE_BIT & 1
        s.value[row] = -points if packed >> _BLACK_BIT & 1 == 1 else points
        s.fits[row] = what_fits(s, row, 0, 0, 0)


@kernel
def what_fits(s: State, row: int, filled: int, first: int, fourth: int) -> int:
    """Return, as bits, the faces that fit the leftmost empty box of a row (GA-9).

    `filled` boxes have a die. Of these dice only the first and the fourth matter, and only in a row of stars.
    """
    if filled == MAX_IN_ROW or s.boxes[row, filled] == 0:
        return 0
    if s.boxes[row, filled] != STAR:
        return 1 << (s.boxes[row, filled] - 1)
    if filled == 0:
        return ANY  # GA-10, GA-11
    if s.house[row] == 0 or filled < THREE:
        return 1 << (first - 1)  # GA-10, GA-11
    if filled == THREE:
        return ANY & ~(1 << (first - 1))  # GA-11: the two groups differ
    return 1 << (fourth - 1)  # GA-11


@kernel
def put(s: State, row: int, face: int) -> None:
    """Put a die on the leftmost empty box of a row (GA-9)."""
    s.dice[row, s.filled[row]] = face + 1
    s.filled[row] += 1
    s.empty -= 1
    s.fits[row] = what_fits(s, row, s.filled[row], s.dice[row, 0], s.dice[row, THREE])
