from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zocker import Match
from zocker.bots import codes, roster
from zocker.bots.chooser import NAMES
from zocker.bots.profiles import instinct
from zocker.bots.quick import BOTS
from zocker.rules import dice, gears
from zocker.rules.games import GAMES
from zocker.rules.messages import Decision

Position = tuple[Any, np.ndarray[Any, Any]]


def position(game: str) -> Position:
    """Return what a seat sees in the middle of a round, and its legal moves."""
    match = Match(game, players=2, seed=5)
    for _ in range(7):
        assert isinstance(match.waiting, Decision)
        match.play(match.waiting.moves[-1].text)
    assert isinstance(match.waiting, Decision)
    return match.masked(match.waiting.seat), np.array([move.code for move in match.waiting.moves])


@pytest.mark.parametrize(("name", "game"), [(name, game) for name in NAMES for game in roster.games_of(name)])
def test_every_bot_by_name_plays_a_legal_move(name: str, game: str) -> None:
    view, legal = position(game)
    assert roster.find(name, game).sit_down()(view, legal, dice.new_rng(7), GAMES[game].moves) in legal


@pytest.mark.parametrize("game", GAMES)
def test_shark_plays_by_instinct_until_it_is_compiled(game: str) -> None:
    view, legal = position(game)
    shark = roster.find("shark", game).sit_down()(view.copy(), legal, dice.new_rng(7), GAMES[game].moves)
    assert shark == instinct(view.copy(), legal, dice.new_rng(7))


def test_compiled_shark_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def weigh(states: Any, rngs: Any, legal: Any, playouts: int, even: bool, sums: Any, counts: Any) -> int:
        asked.append(even)
        return int(legal[-1])

    monkeypatch.setattr(gears, "compiled", lambda entry: weigh)
    view, legal = position("las-vegas")
    chosen = roster.find("shark", "las-vegas").sit_down(compiled=True)(view, legal, dice.new_rng(7), ())
    assert chosen == legal[-1]
    assert asked == [False]


def test_only_the_two_strongest_search() -> None:
    found = [roster.find(name, roster.games_of(name)[0]) for name in NAMES]
    assert [bot.name for bot in found if bot.searches] == ["shark", "legend"]


def test_thinking_weighs_every_move_and_goes_on_with_new_luck() -> None:
    view, legal = position("las-vegas")
    rng = dice.new_rng(7)
    code, sums, counts = roster.think(view, legal, rng, 2 * len(legal), even=True, compiled=False)
    assert code in legal
    assert sums.shape[1] == len(legal)
    assert counts.tolist() == [2] * len(legal)
    assert rng.word != dice.new_rng(7).word


@pytest.mark.parametrize("game", ["las-vegas", "royale", "gambler"])
def test_search_thinks_the_same_in_both_gears(game: str) -> None:
    view, legal = position(game)
    gears = [roster.think(view, legal, dice.new_rng(7), 1, even=True, compiled=compiled) for compiled in (False, True)]
    assert gears[0][0] == gears[1][0]
    assert np.allclose(gears[0][1], gears[1][1])
    assert (gears[0][2] == gears[1][2]).all()


def test_compiled_code_knows_bots_by_their_places_in_the_list() -> None:
    named = {name.replace("-", "_").upper(): number for number, name in enumerate(BOTS)}
    assert {name: code for name, code in vars(codes).items() if name.isupper()}.items() <= named.items()
