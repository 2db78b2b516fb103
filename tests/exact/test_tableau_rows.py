"""All positions of a tableau have numbers, each its own."""

from __future__ import annotations

import pytest

from tests.exact.gambler_enumeration import TINY, new_turn
from zocker.exact.tableau_rows import list_rows, position_of
from zocker.rules.gambler import sets
from zocker.rules.gambler.material import ROWS
from zocker.rules.gambler.tableau import put
from zocker.rules.state import State

STARS = (["* * : 20", "full house : 60", "1 : 10", "1 : 10", "1 2 : 10", "1 : -10"], [[], [], [1], [1], [1], [1]])
STRAIGHTS = (
    ["1 2 3 4 5 6 : 20", "6 5 : 60", "* : 10", "* * * : 10", "3 3 : 10", "1 : 10"],
    [[1], [], [], [5], [], []],
)


def later_states(start: State) -> list[State]:
    """Return all states that placing dice leads to."""
    found = {start.dice.tobytes(): start}
    new = [start]
    for s in new:
        for row in range(ROWS):
            for face in range(6):
                if s.fits[row] >> face & 1:
                    after = s.copy()
                    put(after, row, face)
                    if after.dice.tobytes() not in found:
                        found[after.dice.tobytes()] = after
                        new.append(after)
    return new


@pytest.mark.parametrize(("rows", "placed"), [*TINY, STARS, STRAIGHTS])
def test_positions_have_numbers_of_their_own_without_gaps(rows: list[str], placed: list[list[int]]) -> None:
    start = new_turn(rows, placed)
    listed = list_rows(start, 1)
    meanings: dict[int, set[bytes]] = {}
    for s in later_states(start):
        meaning = s.filled.tobytes() + s.fits.tobytes()
        meanings.setdefault(position_of(listed, start, s), set()).add(meaning)
    assert sorted(meanings) == list(range(listed.strides[ROWS]))
    assert all(len(same) == 1 for same in meanings.values())
    assert len(set.union(*meanings.values())) == len(meanings)


def test_what_was_before_or_could_not_follow_has_no_number() -> None:
    start = new_turn(*STRAIGHTS)
    listed = list_rows(start, 1)
    assert position_of(listed, start, start) == 0
    assert position_of(listed, start, new_turn(STRAIGHTS[0], [[], [], [], [5], [], []])) == -1
    assert position_of(listed, start, new_turn(STRAIGHTS[0], [[1], [], [], [4, 4], [], []])) == -1


def test_our_tableaux_have_up_to_650_000_positions() -> None:
    sizes = {
        tableau.name: int(list_rows(new_turn(list(tableau.rows), [[]] * ROWS), 1).strides[ROWS])
        for tableau in sets.find("towns-2")
    }
    assert min(sizes.values()) == sizes["Sanremo"] == 360
    assert max(sizes.values()) == sizes["Biarritz"] == 652_288
