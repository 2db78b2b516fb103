"""What bots know of each game, one profile for each: all that a new game has to tell them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from zocker.bots.codes import GREEDY, OPTIMAL_TURN, RANDOM, REGULAR
from zocker.bots.endgame import las_vegas_chances, not_small
from zocker.bots.greedy.gambler import choose as gambler_greedy
from zocker.bots.greedy.las_vegas import choose as las_vegas_greedy
from zocker.bots.greedy.royale import choose as royale_greedy
from zocker.bots.guess import gambler_guess, las_vegas_guess, royale_guess
from zocker.bots.instinct import choose as las_vegas_instinct
from zocker.bots.optimal_turn import choose as best_turn
from zocker.bots.outlook import gambler_outlook, las_vegas_outlook, royale_outlook
from zocker.rules import gambler, las_vegas, royale
from zocker.rules.frames import waits_for
from zocker.rules.kernel import Kernel, PerGame, kernel
from zocker.rules.royale.boards import black_box, lucky_punch
from zocker.rules.state import State

# Playouts of a decision: some 10 to 20 milliseconds
LAS_VEGAS_PLAYOUTS = 5000
ROYALE_PLAYOUTS = 300
# Standard errors by which another choice must beat instinct's; tried out in games against the yardsticks
LAS_VEGAS_DOUBT = 0.5
ROYALE_DOUBT = 1.0


class Profile(NamedTuple):
    """One game, as bots know it."""

    greedy: Kernel[..., int]  # one move ahead
    instinct: Kernel[..., int]  # good moves at once: search plays on by it
    regular: Kernel[..., int]  # the level of that name
    guess: Kernel[..., None]  # fills in what a seat cannot see
    outlook: Kernel[..., float]  # how likely a seat is to win, when a round has ended
    exact_chances: Kernel[..., bool]  # values choices exactly where little is left; tells whether it did
    effort: Kernel[..., int]  # playouts of a decision; 0 leaves it to instinct
    doubt: Kernel[..., float]  # standard errors by which a choice must beat instinct's
    rivals: Kernel[..., int]  # the bot that rivals play on by in a playout; in the first one it has instinct
    hint_playouts: int  # half a second's work of one core, compiled; all choices together
    rough: int  # the bot of hints before anything is compiled


@kernel
def las_vegas_effort(view: State) -> int:
    return LAS_VEGAS_PLAYOUTS


@kernel
def royale_effort(view: State) -> int:
    """Leave fists and the Black Box to instinct, which mixes: what search would choose has a pattern."""
    kind = waits_for(view)
    return 0 if kind == lucky_punch.ASKS or kind == black_box.ASKS else ROYALE_PLAYOUTS


@kernel
def gambler_effort(view: State) -> int:
    """Leave everything to instinct: it has searched the whole turn."""
    return 0


@kernel
def las_vegas_doubt(view: State) -> float:
    return LAS_VEGAS_DOUBT


@kernel
def royale_doubt(view: State) -> float:
    return ROYALE_DOUBT


@kernel
def las_vegas_rivals(view: State, turn: int) -> int:
    return GREEDY if turn % 2 == 1 else REGULAR


@kernel
def royale_rivals(view: State, turn: int) -> int:
    return REGULAR


@kernel
def gambler_rivals(view: State, turn: int) -> int:
    return OPTIMAL_TURN


PROFILES: dict[np.dtype[Any], Profile] = {
    las_vegas.STATE: Profile(
        greedy=las_vegas_greedy,
        instinct=las_vegas_instinct,
        regular=las_vegas_instinct,
        guess=las_vegas_guess,
        outlook=las_vegas_outlook,
        exact_chances=las_vegas_chances,
        effort=las_vegas_effort,
        doubt=las_vegas_doubt,
        rivals=las_vegas_rivals,
        hint_playouts=10_000,
        rough=GREEDY,
    ),
    royale.STATE: Profile(
        greedy=royale_greedy,
        instinct=royale_greedy,
        regular=royale_greedy,
        guess=royale_guess,
        outlook=royale_outlook,
        exact_chances=not_small,
        effort=royale_effort,
        doubt=royale_doubt,
        rivals=royale_rivals,
        hint_playouts=4_000,
        rough=RANDOM,
    ),
    gambler.STATE: Profile(
        greedy=gambler_greedy,
        instinct=best_turn,
        regular=gambler_greedy,  # the best turn is what shark plays
        guess=gambler_guess,
        outlook=gambler_outlook,
        exact_chances=not_small,
        effort=gambler_effort,
        doubt=royale_doubt,
        rivals=gambler_rivals,
        hint_playouts=3_000,
        rough=GREEDY,
    ),
}


def _per_game(name: str) -> PerGame:
    return PerGame(name, {state: getattr(profile, name) for state, profile in PROFILES.items()})


greedy = _per_game("greedy")
instinct = _per_game("instinct")
regular = _per_game("regular")
guess = _per_game("guess")
outlook = _per_game("outlook")
exact_chances = _per_game("exact_chances")
effort = _per_game("effort")
doubt = _per_game("doubt")
rivals = _per_game("rivals")
