"""Bunches and rolls, by number."""

from __future__ import annotations

import pytest

from zocker.exact.bunches import COUNTS, FIRST_BUNCH, WITH_DIE, with_dice
from zocker.exact.roll_tree import MOST, roll_tree
from zocker.rules.dice import rolls


def test_bunches_with_one_more_die_are_numbered_rightly() -> None:
    assert [FIRST_BUNCH[n + 1] - FIRST_BUNCH[n] for n in range(9)] == [len(list(rolls(n))) for n in range(9)]
    for bunch in range(FIRST_BUNCH[8]):
        for face in range(6):
            assert (COUNTS[WITH_DIE[bunch, face]] - COUNTS[bunch]).tolist() == [int(face == f) for f in range(6)]


def test_dice_come_on_top() -> None:
    assert COUNTS[with_dice(with_dice(with_dice(0, 2, 3), 5, 1), 2, 1)].tolist() == [0, 0, 4, 0, 0, 1]


@pytest.mark.parametrize(("first", "second"), [(1, 0), (0, 2), (3, 0), (8, 0), (2, 2), (4, 1)])
def test_a_tree_has_every_roll_once_with_its_chance(first: int, second: int) -> None:
    tree = roll_tree(first, second)
    groups: list[int] = []
    found = dict[tuple[tuple[int, ...], tuple[int, ...]], float]()
    for depth, group, chance in zip(*tree, strict=True):
        groups = [*groups[:depth], int(group)]
        counts = [[0] * 6, [0] * 6]
        for one in groups:
            counts[0][one // MOST // MOST] += one // MOST % MOST
            counts[1][one // MOST // MOST] += one % MOST
        assert (chance > 0) == (sum(counts[0]) == first and sum(counts[1]) == second)
        if chance > 0:
            roll = tuple(counts[0]), tuple(counts[1])
            assert roll not in found
            found[roll] = float(chance)
    expected = {(one, two): float(p * q) for one, p in rolls(first) for two, q in rolls(second)}
    assert found == pytest.approx(expected)
