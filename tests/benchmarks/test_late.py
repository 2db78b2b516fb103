"""Late positions: no won game is thrown away, and what is thrown away is found."""

from __future__ import annotations

from itertools import islice

import numpy as np
from benchmarks.late import MOST_DICE, Loss, is_late, late_views, loss, losses

from zocker.rules import dice
from zocker.rules.engine import legal_codes


def test_no_choice_of_legend_loses_more_than_five_points() -> None:
    """Las Vegas for four; all kinds and more positions by `python -m benchmarks.late`."""
    assert [found.view for found in losses("las-vegas-4", 200) if found.is_much] == []


def test_positions_are_late_and_always_the_same() -> None:
    views = list(islice(late_views("royale-2", 1), 3))
    assert all(is_late(view) and view.dice_left.sum() <= MOST_DICE and len(legal_codes(view)) > 1 for view in views)
    assert [view.tobytes() for view in views] == [view.tobytes() for view in islice(late_views("royale-2", 1), 3)]


def test_a_loss_is_found() -> None:
    """In some of ten positions the worst choice gives away more than five points."""
    worst = list[Loss]()
    for view in islice(late_views("las-vegas-4", 2), 10):
        legal, words = legal_codes(view).copy(), dice.seed_words(1, 0, 60)
        found = [loss(view, legal, k, words) for k in range(len(legal))]
        assert min(one.points for one in found) == 0
        worst.append(max(found, key=lambda one: one.points))
    assert any(one.is_much for one in worst)
    assert not Loss(worst[0].view, 0.3, 0.1).is_much
    assert np.all([one.error >= 0 for one in worst])
