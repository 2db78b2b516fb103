"""Gambler, as bots know it."""

from __future__ import annotations

from zocker.bots.codes import GREEDY, OPTIMAL_TURN
from zocker.bots.gambler import greedy, optimal_turn, solutions, winning_turn
from zocker.bots.outlook import chance_to_win
from zocker.bots.profile import Profile, leave_to_search
from zocker.rules.dice import Rng
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.kernel import kernel
from zocker.rules.state import State

SPREAD = 80.0  # how far points spread until the game ends; tried out in simulations


@kernel
def guess(view: State, seat: int, rng: Rng) -> None:
    """Fill in nothing: nothing is hidden (GA-5)."""


@kernel
def outlook(s: State, seat: int) -> float:
    return chance_to_win(s, seat, SPREAD)


@kernel
def effort(view: State) -> int:
    """Leave everything to instinct, which searches the whole turn."""
    return 0


@kernel
def doubt(view: State) -> float:
    return 1.0


@kernel
def rivals(view: State, turn: int) -> int:
    return OPTIMAL_TURN


PROFILE = Profile(
    game=GAMBLER,
    trained=lambda players: ({},),
    greedy=greedy.choose,
    instinct=optimal_turn.choose,
    regular=greedy.choose,  # not the best turn, which is what shark plays
    guess=guess,
    outlook=outlook,
    exact_chances=leave_to_search,
    effort=effort,
    doubt=doubt,
    rivals=rivals,
    hint_playouts=3_000,
    rough=GREEDY,
    whole_turn=winning_turn.chances,
    solved=solutions.chances,
)
