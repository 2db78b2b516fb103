"""The strongest bot: the same in both gears, exact where it can be, and honest where nothing was learned."""

from __future__ import annotations

import numpy as np
import pytest

from tests.properties.positions import states
from zocker.bots import legend, roster
from zocker.bots.foresight import PLACE, REJECTED, Foreseen, look_ahead
from zocker.bots.las_vegas import ends, solutions
from zocker.bots.las_vegas.endgame import dice_left
from zocker.bots.profile import Foresight
from zocker.bots.profiles import PROFILES, effort
from zocker.exact.solved_round import SolvedRound
from zocker.exact.table_end import ENDS
from zocker.match import Match
from zocker.rules import dice, games
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.las_vegas.material import NEUTRAL, ROUNDS
from zocker.rules.ranking import WHOLE, rank, share
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.expectation import judge_position

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
def test_interpreted_it_asks_the_net_alone_and_the_net_says_the_same_compiled(
    game: str, players: int, options: dict[str, object]
) -> None:
    for view in some_views(game, players, options):
        legal, net = legal_codes(view), weights.find(view)
        assert net is not None
        chances = legend.chances(view, legal, dice.new_rng(), compiled=False)
        assert chances is not None
        assert (chances == judge_position(net, view, compiled=True).choices[:, 0]).all()
        assert legend.choose(view, legal, dice.new_rng(), compiled=False) == legal[chances.argmax()]


def look(view: State, by_net: bool, effort: int, *, even: bool, weight: float = 1.0) -> tuple[int, Foreseen]:
    """Look ahead with a certain effort and seed."""
    net = weights.find(view)
    assert net is not None
    at_once = judge_position(net, view, compiled=True).choices[:, 0]
    how = Foresight(weight, effort, by_net)
    return look_ahead(net, view, legal_codes(view), at_once, dice.new_rng(7), how, even=even)


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_compiled_it_looks_ahead_too(game: str, players: int, options: dict[str, object]) -> None:
    for view in some_views(game, players, options, every=30):
        net, how = weights.find(view), PROFILES[view.dtype].foresight
        assert net is not None
        assert how is not None
        if PROFILES[view.dtype].solved(view, legal_codes(view)) is not None:
            continue
        chances = legend.chances(view, legal_codes(view), dice.new_rng(7), compiled=True)
        assert chances is not None
        at_once = judge_position(net, view, compiled=True).choices[:, 0]
        _, ahead = look(view, how.by_net, how.effort, even=True)
        assert chances == pytest.approx((1 - how.weight) * at_once + how.weight * ahead.chances)
        assert ahead.chances == pytest.approx(at_once, abs=0.25)


@pytest.mark.parametrize("by_net", [True, False])
def test_playouts_end_with_the_game(by_net: bool) -> None:
    """With one die left in the last round nothing is left to chance: playouts say what the rules say."""
    for view in some_views("las-vegas", 4, {}, every=1):
        legal, seat = legal_codes(view), int(seat_of(view))
        if len(legal) == 1 and dice_left(view) > 1:
            continue
        ahead = look(view, by_net, 1, even=True)[1]
        assert view.round_no == ROUNDS or not ahead.places.any()
        if view.round_no < ROUNDS or dice_left(view) > 1:
            continue
        for code, chance, place in zip(legal, *ahead, strict=True):
            after = view.copy()
            games.play(after, code)
            assert waits_for(after) == OVER
            assert chance == share(after, seat) / WHOLE
            others = [rank(after, other) for other in range(4) if other != seat]
            behind = sum((theirs > rank(after, seat)) + (theirs == rank(after, seat)) / 2 for theirs in others)
            assert len(legal) == 1 or place == pytest.approx(behind / 3)
        return
    raise AssertionError("no game came to its last die")


def test_a_better_place_counts_a_little_in_the_last_round() -> None:
    decided_by_place = 0
    for view in some_views("las-vegas", 4, {}, every=1):
        if view.round_no < ROUNDS or len(legal_codes(view)) < 2:
            continue
        best, seen = look(view, True, 2_000, even=True)
        assert best == (seen.chances + PLACE * seen.places).argmax()
        decided_by_place += int(best != seen.chances.argmax())
    assert decided_by_place


def test_bad_choices_get_little_effort_when_it_chooses() -> None:
    """What the net rejects keeps the net's figure, and the best of the others is chosen."""
    rejected = 0
    for view in some_views("las-vegas", 4, {}, every=4):
        net = weights.find(view)
        assert net is not None
        at_once = judge_position(net, view, compiled=True).choices[:, 0]
        best, seen = look(view, True, 4_000, even=False)
        bad = at_once < min(at_once.max() - REJECTED, np.sort(at_once)[-2:][0])  # two are looked at, whatever they are
        rejected += int(bad.sum())
        assert not bad[best]
        assert (seen.chances[bad] == at_once[bad]).all()
    assert rejected


# Anna has the last die. Prime Time may pay her a lot at casino 1, but the net prefers to keep the die for a chip
LAST_DIE = {
    "round": 3,
    "starter": 3,
    "on": 1,
    "casinos": [
        {"cards": ["40k", "30k"], "dice": ["2", "B", "0", "0"], "board": "B1"},
        {"cards": ["50k", "40k"], "dice": ["3B", "3", "3B", "2"]},
        {"cards": ["100k", "50k"], "dice": ["0", "1", "1", "0"]},
        {"cards": ["90k", "70k"], "dice": ["1", "1", "2", "2B"]},
        {"cards": ["100k", "70k"], "dice": ["0", "0", "1", "1"]},
        {"cards": ["100k", "90k"], "dice": ["0", "2", "0", "2"]},
    ],
    "chips": [5, 3, 5, 6],
    "hands": [
        ["60k", "70k", "60k", "60k"],
        ["90k", "100k"],
        ["30k", "60k", "60k", "30k"],
        ["70k", "90k", "30k", "40k"],
    ],
    "roll": "roll 1",
}


def test_it_looks_at_two_choices_at_least_since_the_net_may_reject_the_best() -> None:
    names = ["Anna", "Benno", "Carla", "Denny"]
    match: Match = Match("royale", seats=names, setup=LAST_DIE, boards=1, open_money=True, seed=1)
    view, legal = match.masked(0), legal_codes(match.masked(0))
    assert [match.rules.moves[code] for code in legal] == ["place 1", "pass"]
    net = weights.find(view)
    assert net is not None
    place, keep = judge_position(net, view, compiled=True).choices[:, 0]
    assert place < keep - REJECTED
    place, keep = look(view, False, 40_000, even=True)[1].chances  # to the end of the game
    assert place > keep + 0.4
    chosen = [legend.choose(view, legal, dice.new_rng(seed), compiled=True) for seed in range(1, 9)]
    assert chosen == [legal[0]] * 8


def test_secret_choices_are_left_to_instinct() -> None:
    secret = [view for view in some_views("royale", 2, {"boards": 1, "faces": "A1"}, every=1) if effort(view) == 0]
    assert secret
    assert all(legend.chances(view, legal_codes(view), dice.new_rng(), compiled=True) is None for view in secret)


def test_the_last_dice_of_two_players_are_played_exactly() -> None:
    looked_at = 0
    for view in some_views("las-vegas", 2, {}, every=1):
        if dice_left(view) > solutions.MAX_DICE[0]:
            continue
        looked_at += 1
        exact = solutions.chances(view)
        assert exact is not None
        fresh = SolvedRound(view, solutions.winning_payoff(view))
        assert exact == pytest.approx(0.5 + fresh.placements(view), abs=1e-5)
        legal = legal_codes(view)
        assert legend.choose(view, legal, dice.new_rng(), compiled=True) == legal[exact.argmax()]
    assert looked_at > 10
    assert len(solutions._solved) <= solutions.KEPT


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("las-vegas", 4, {}), ("las-vegas", 3, {"neutral": True}), ("las-vegas-2019", 2, {}), ("las-vegas-2019", 4, {})],
)
def test_the_last_dice_of_a_game_are_solved(game: str, players: int, options: dict[str, object]) -> None:
    solved = 0
    for view in some_views(game, players, options, every=1):
        exact, legal = ends.chances(view), legal_codes(view)
        if exact is None:
            continue
        solved += 1
        assert view.round_no == ENDS[view.dtype].rounds
        assert legend.choose(view, legal, dice.new_rng(), compiled=True) == legal[exact.argmax()]
        if len(legal) > 1:
            view.uncounted_rounds = 1
            assert ends.chances(view) is None
    assert solved >= 3


@pytest.mark.parametrize("options", [{"boards": 1}, {"boards": 0}])
def test_boards_are_not_solved(options: dict[str, object]) -> None:
    views = some_views("royale", 3, options, every=1)
    assert any(ends.chances(view) is not None for view in views) is not bool(options["boards"])


def test_fewer_dice_are_solved_with_neutral_dice() -> None:
    solutions._solved.clear()
    views = some_views("las-vegas", 2, {"neutral": True}, every=1)
    many = [dice_left(view) - solutions.MAX_DICE[view.dice_left[:2, NEUTRAL].sum()] for view in views]
    assert solutions.chances(views[many.index(0)]) is not None
    assert solutions.chances(views[many.index(1)]) is None


def test_early_dice_and_money_that_was_not_counted_are_left_to_the_net() -> None:
    view = some_views("las-vegas", 2, {}, every=1)[0]
    assert solutions.chances(view) is None
    late = next(view for view in some_views("las-vegas", 2, {}, every=1) if view.round_no == 2 and dice_left(view) < 9)
    late.uncounted_rounds = 1
    assert solutions.chances(late) is None


def test_interpreted_it_plays_gambler_as_shark_does() -> None:
    moves = games.find("gambler").moves
    for view in some_views("gambler", 3, {}):
        legal = legal_codes(view)
        assert len(legal) == 1 or legend.choose(view, legal, dice.new_rng(), compiled=False) is None
        seats = [roster.find(bot, "gambler").sit_down() for bot in ("legend", "shark")]
        chosen = [seat(view, legal, dice.new_rng(), moves) for seat in seats]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("file", sorted(weights.FOLDER.glob("*.npz")), ids=lambda file: file.stem)
def test_nets_fit_todays_features_and_say_what_made_them(file) -> None:  # type: ignore[no-untyped-def]
    game = file.stem.rpartition("-")[0]
    assert weights.read(file).inputs == weights.inputs_of(games.find(game).features)
    told = weights.about(file)
    assert {"command", "seed", "steps", "positions", "versions"} <= told.keys()


def test_all_nets_together_are_small() -> None:
    assert 0 < sum(file.stat().st_size for file in weights.FOLDER.glob("*.npz")) < 2_000_000


def test_a_stored_net_is_the_same_net(tmp_path) -> None:  # type: ignore[no-untyped-def]
    stored = weights.read(weights.FOLDER / "las-vegas-2.npz")
    weights.save(stored.net, games.find("las-vegas").features, tmp_path / "again.npz", {"seed": 1})
    again = weights.read(tmp_path / "again.npz")
    assert again.inputs == stored.inputs
    for one, other in zip(stored.net, again.net, strict=True):
        assert np.array_equal(one.weights, other.weights)
        assert np.array_equal(one.bias, other.bias)
    assert weights.about(tmp_path / "again.npz") == {"seed": 1}
