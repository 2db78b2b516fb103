"""OpenSpiel's games: its own tests, playthroughs, and what its algorithms say beside ours."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, minimax

from tests.envs.test_gymnasium import EVERY_TABLE  # which registers all games
from zocker.bots.las_vegas.payoffs import chances_to_win_from
from zocker.exact.results import RESULTS
from zocker.exact.solved_round import SolvedRound
from zocker.rules import games
from zocker.rules.frames import A, waits_for
from zocker.rules.gears import compiled
from zocker.rules.las_vegas.material import ROUNDS, STATE
from zocker.rules.royale.boards import lucky_punch
from zocker.rules.royale.material import NONE


def name_of(game: str, players: int, **options: object) -> str:
    given = ",".join(f"{name}={value}" for name, value in {"players": players, **options}.items())
    return f"zocker_{game.replace('-', '_')}({given})"


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_open_spiel_finds_nothing_wrong(game: str, players: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of(game, players)), 2, serialize=True, verbose=False)


@pytest.mark.parametrize("boards", [1, 6])
def test_boards_are_options(boards: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of("royale", 3, boards=boards)), 2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_playthrough_plays_through(game: str) -> None:
    played = generate_playthrough.playthrough(name_of(game, 2), action_sequence=None, alsologtostdout=False)
    assert "IsTerminal() = True" in played
    assert f'short_name = "zocker_{game.replace("-", "_")}"' in played


def played_on(state: Any, seed: int, until: Any) -> Any:
    """Play a state on at random until it is as it is wanted."""
    luck = random.Random(seed)
    while not until(state):
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(actions, chances)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("seed", [9, 10, 17, 27, 33, 38])  # games that are still open
def test_its_expectiminimax_and_our_solver_agree_on_the_end_of_a_game(seed: int) -> None:
    """In the last round of two players, once one has rolled with at most three dice left."""
    game = pyspiel.load_game(name_of("las-vegas", 2))
    state = played_on(
        game.new_initial_state(),
        seed,
        lambda s: s.state.round_no == ROUNDS and s.state.dice_left.sum() <= 3 and not s.is_chance_node(),
    )
    theirs, _ = minimax.expectiminimax(state, 100, None, 0)
    assert abs(theirs) < 0.95
    position = np.full(1, state.state, STATE)
    payoff = np.zeros(RESULTS)
    compiled(chances_to_win_from)(position.copy(), payoff)
    ours = SolvedRound(position[0], payoff).value(position[0])
    assert 2 * ours == pytest.approx(theirs, abs=1e-5)


@pytest.mark.clause("RY-A1.2")
def test_a_fist_is_in_nobody_elses_information_until_it_is_opened() -> None:
    game = pyspiel.load_game(name_of("royale", 2, boards=1, faces="A1"))
    closing = played_on(
        game.new_initial_state(),
        1,
        lambda s: waits_for(s.state) == lucky_punch.ASKS and s.state.frames[s.state.depth - 1, A] == NONE,
    )
    owner = closing.current_player()
    one, other = (closing.child(action) for action in closing.legal_actions()[:2])
    for told in ("information_state_string", "observation_string"):
        assert getattr(one, told)(1 - owner) == getattr(other, told)(1 - owner)
        assert getattr(one, told)(owner) != getattr(other, told)(owner)
    guess = one.legal_actions()[2]
    one.apply_action(guess)
    other.apply_action(guess)
    assert one.information_state_string(1 - owner) != other.information_state_string(1 - owner)
