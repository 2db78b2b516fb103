"""Search: what it plays, and what it never sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.properties.positions import play_on
from zocker import replays
from zocker.bots import roster
from zocker.bots.profiles import guess, instinct, outlook
from zocker.bots.shark import SUMS, search
from zocker.lab.simulate import simulate
from zocker.match import Match
from zocker.rules import dice, games
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Decision
from zocker.rules.state import State


def chosen(view: State, playouts: int, seed: int) -> int:
    """Return what search plays, interpreted."""
    rules = games.by_state(view)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    legal = moves[: rules.legal(view, moves)].copy()
    rngs = np.zeros(3, dice.RNG)
    rngs["word"] = dice.seed_words(seed, 0, 3)
    sums, counts = np.zeros((SUMS, games.MAX_MOVES)), np.zeros(games.MAX_MOVES, np.int64)
    return int(search(np.full(3, view, rules.layout), rngs, legal, playouts, False, sums, counts))


def secret_decision(kind: str) -> Match:
    """Return a game of Royale that waits for a decision about a secret."""
    face = {"fist": "A1", "guess": "A1", "split": "G1", "box": "G1"}[kind]
    for seed in range(100):
        match = Match("royale", players=3, seed=seed, boards=1, faces=face)
        while isinstance(match.waiting, Decision):
            if match.waiting.kind == kind:
                return match
            play_on(match, 1, seed)
    raise AssertionError(kind)


@pytest.mark.parametrize(("kind", "other"), [("guess", 2), ("box", 3)])
def test_a_secret_that_changes_changes_nothing(kind: str, other: int) -> None:
    """Put something else in the fist, or in the groups of the same size: the views and all choices stay the same."""
    match = secret_decision(kind)
    assert isinstance(match.waiting, Decision)
    seat = match.waiting.seat
    secret = match.secret_state.frames[match.secret_state.depth - 1]
    before = match.masked(seat)
    secret[3] = {"guess": 1 + secret[3] % 3, "box": secret[3] // 16 * 16 + 1 + secret[3] % 16 % other}[kind]
    after = match.masked(seat)
    assert before.tobytes() == after.tobytes()
    for seed in range(20):
        assert chosen(before, 0, seed) == chosen(after, 0, seed)


@pytest.mark.parametrize("game", ["las-vegas", "royale"])
def test_hidden_money_is_guessed_and_never_read(game: str) -> None:
    match = Match(game, players=2, seed=3)
    while match.view().round == 1:
        play_on(match, 1, 5)
    assert isinstance(match.waiting, Decision)
    seat = match.waiting.seat
    other = replays.replay(match.record())
    other.secret_state.hand[1 - seat] = 0
    other.secret_state.hand[1 - seat, 9] = 5
    assert [chosen(match.masked(seat), 6, seed) for seed in range(3)] == [
        chosen(other.masked(seat), 6, seed) for seed in range(3)
    ]


@pytest.mark.parametrize("kind", ["fist", "guess", "split", "box"])
def test_secrets_are_mixed(kind: str) -> None:
    """Nobody can read a pattern: every choice that the little matrix game asks for comes, as often as it wants."""
    match = secret_decision(kind)
    assert isinstance(match.waiting, Decision)
    view = match.masked(match.waiting.seat)
    counts = Counter(match.rules.moves[chosen(view, 0, seed)] for seed in range(1300))
    expected = {
        "fist": {"choose 1": 6 / 13, "choose 2": 4 / 13, "choose 3": 3 / 13},  # as 1/2 to 1/3 to 1/4
        "guess": {"guess 1": 1 / 13, "guess 2": 5 / 13, "guess 3": 7 / 13},  # so that every fist pays the same
        "split": {move: 1 / 6 for move in match.rules.moves if move.count("+") == 2 and "split" in move},
        "box": {"choose 1": 1 / 2, "choose 2": 1 / 2},
    }[kind]
    assert set(counts) == set(expected)
    for move, share in expected.items():
        assert counts[move] / 1300 == pytest.approx(share, abs=0.05)


def test_a_sure_win_is_seen_and_taken() -> None:
    """In the last round one placement wins the game and the other one loses it."""
    casinos: list[dict[str, Any]] = [{"bills": ["50k"], "dice": [0, 0]} for _ in range(6)]
    casinos[0] = {"bills": ["50k"], "dice": [0, 0]}
    casinos[1] = {"bills": ["50k"], "dice": [7, 8]}
    position = {"round": 4, "starter": 1, "on": 1, "casinos": casinos, "hands": [["80k"], ["90k"]], "roll": "roll 1"}
    match = Match("las-vegas", players=2, setup=position, open_money=True)
    match.play("place 1")
    assert match.result is not None
    assert match.result.winners == (1,)  # 80k + 50k against 90k + 50k
    assert outlook(match.secret_state, 1) == 1
    assert outlook(match.secret_state, 0) == 0


def test_the_outlook_is_a_share_of_the_win() -> None:
    for game, players in (("las-vegas", 4), ("royale", 3), ("gambler", 5)):
        match = Match(game, players=players, seed=2, chance="auto")
        shares = [float(outlook(match.secret_state, seat)) for seat in range(players)]
        assert sum(shares) == pytest.approx(1)
        assert shares == pytest.approx([1 / players] * players)


def test_guesses_fill_in_only_what_is_hidden() -> None:
    match = Match("las-vegas", players=3, seed=1)
    while match.view().round < 3:
        play_on(match, 1, 1)
    view = match.masked(0)
    before = view.copy()
    guess(view, 0, dice.seeded_rng(1))
    assert (view.hand[0] == before.hand[0]).all()
    assert view.hand[1:3].sum() > 0
    for name in view.dtype.names:
        assert name == "hand" or (view[name] == before[name]).all()
    opened = Match("las-vegas", players=3, seed=1, open_money=True)
    state = opened.masked(NOBODY)
    guess(state, 0, dice.seeded_rng(1))
    assert state.tobytes() == opened.masked(NOBODY).tobytes()


@pytest.mark.parametrize("game", ["las-vegas", "royale", "gambler"])
def test_search_plays_what_instinct_or_more_playouts_say(game: str) -> None:
    match = Match(game, players=3, seed=4)
    assert isinstance(match.waiting, Decision)
    view = match.masked(match.waiting.seat)
    legal = [move.code for move in match.waiting.moves]
    assert chosen(view, 4, 1) in legal
    assert instinct(view.copy(), np.array(legal), dice.new_rng()) in legal


def test_shark_is_stronger_than_what_it_plays_on_with() -> None:
    assert simulate("las-vegas", ["shark", "greedy"], games_to_play=30, seed=1).bots[0].ci95[0] > 0.6
    assert simulate("royale", ["shark", "greedy"], games_to_play=20, seed=1).bots[0].ci95[0] > 0.5


def test_levels_differ() -> None:
    for game in ("las-vegas", "royale", "gambler"):
        regular, rookie = simulate(game, ["regular", "rookie"], games_to_play=500, seed=1).bots
        assert regular.ci95[0] > 0.6
        assert rookie.ci95[0] > 0.005
    shark, regular = simulate("gambler", ["shark", "regular"], games_to_play=500, seed=1).bots
    assert shark.ci95[0] > 0.6
    assert regular.ci95[0] > 0.005
    assert roster.find("shark", "royale").searches
