"""The strongest bot: the same in both gears, exact where it can be, and honest where nothing was learned."""

from __future__ import annotations

import numpy as np
import pytest

from tests.properties.positions import states
from zocker.bots import legend, roster
from zocker.bots.las_vegas import solutions
from zocker.bots.las_vegas.endgame import dice_left
from zocker.exact.solved_round import SolvedRound
from zocker.rules import dice, games
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.state import State
from zocker.values import weights

KINDS = [
    ("las-vegas", 2, {"neutral": True}),
    ("las-vegas", 4, {}),
    ("royale", 2, {"boards": 3}),
]


def some_views(game: str, players: int, options: dict[str, object], every: int = 9) -> list[State]:
    """Return what deciding seats see now and then in a game."""
    decisions = [state.copy() for state in states(game, players, options, 3) if waits_for(state) > OVER]
    for view in decisions:
        games.mask(view, seat_of(view), True)
    return decisions[::every]


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_both_gears_choose_alike(game: str, players: int, options: dict[str, object]) -> None:
    for view in some_views(game, players, options):
        legal = legal_codes(view)
        chosen = legend.choose(view, legal, compiled=False)
        assert chosen in legal
        assert chosen == legend.choose(view, legal, compiled=True)


def test_the_last_dice_of_two_players_are_played_exactly() -> None:
    looked_at = 0
    for view in some_views("las-vegas", 2, {}, every=1):
        if dice_left(view) > solutions.MAX_DICE:
            continue
        looked_at += 1
        exact = solutions.chances(view)
        assert exact is not None
        fresh = SolvedRound(view, solutions.winning_payoff(view))
        assert exact == pytest.approx(0.5 + fresh.placements(view), abs=1e-5)
        legal = legal_codes(view)
        assert legend.choose(view, legal, compiled=True) == legal[exact.argmax()]
    assert looked_at > 10
    assert len(solutions._solved) <= solutions.KEPT


def test_early_dice_and_money_that_was_not_counted_are_left_to_the_net() -> None:
    view = some_views("las-vegas", 2, {}, every=1)[0]
    assert solutions.chances(view) is None
    late = next(view for view in some_views("las-vegas", 2, {}, every=1) if view.round_no == 2 and dice_left(view) < 9)
    late.uncounted_rounds = 1
    assert solutions.chances(late) is None


@pytest.mark.parametrize(("game", "options"), [("royale", {"boards": 1}), ("gambler", {})])
def test_where_nothing_good_enough_was_learned_it_plays_as_shark_does(game: str, options: dict[str, object]) -> None:
    moves = games.find(game).MOVES
    for view in some_views(game, 3, options):
        legal = legal_codes(view)
        assert legend.choose(view, legal, compiled=False) is None
        chosen = [roster.find(bot, game).sit_down()(view, legal, dice.new_rng(), moves) for bot in ("legend", "shark")]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("file", sorted(weights.FOLDER.glob("*.npz")), ids=lambda file: file.stem)
def test_nets_fit_todays_features_and_say_what_made_them(file) -> None:  # type: ignore[no-untyped-def]
    game = file.stem.rpartition("-")[0]
    assert weights.fits(weights.load(file), game)
    told = weights.about(file)
    assert {"command", "seed", "steps", "positions", "versions"} <= told.keys()


def test_all_nets_together_are_small() -> None:
    assert 0 < sum(file.stat().st_size for file in weights.FOLDER.glob("*.npz")) < 2_000_000


def test_a_stored_net_is_the_same_net(tmp_path) -> None:  # type: ignore[no-untyped-def]
    net = weights.load(weights.FOLDER / "las-vegas-2.npz")
    weights.save(net, tmp_path / "again.npz", {"seed": 1})
    again = weights.load(tmp_path / "again.npz")
    for one, other in zip(net, again, strict=True):
        assert np.array_equal(one.weights, other.weights)
        assert np.array_equal(one.bias, other.bias)
    assert weights.about(tmp_path / "again.npz") == {"seed": 1}
