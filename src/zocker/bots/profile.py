"""A game's facts for bots. A new game must provide all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zocker.rules.dice import Rng
from zocker.rules.game import Game
from zocker.rules.kernel import Kernel, kernel
from zocker.rules.state import Array, State
from zocker.values.net import Net


class Foresight(NamedTuple):
    """How `legend` looks ahead."""

    weight: float  # of playouts, against 1 for them and what the net thinks at once
    effort: int  # for 60 milliseconds or so: positions that the net judges, or decisions of playouts
    by_net: bool  # whether the net chooses for all seats, and judges a few choices later


class Profile(NamedTuple):
    """One game, as bots know it."""

    game: Game  # and others with the same layout
    trained: Callable[[int], tuple[dict[str, Any], ...]]  # options that a net for some number of players learns
    greedy: Kernel[..., int]  # looks one move ahead
    instinct: Kernel[..., int]  # chooses good moves at once; playouts use it
    regular: Kernel[..., int]  # the bot `regular`
    guess: Kernel[..., None]  # fills in what a seat cannot see
    outlook: Kernel[..., float]  # how likely a seat is to win, when a round has ended
    exact_chances: Kernel[..., bool]  # values choices exactly where little is left; tells whether it did
    effort: Kernel[..., int]  # playouts per decision, for 10 to 20 milliseconds; 0 leaves it to instinct
    doubt: Kernel[..., float]  # standard errors by which a choice must beat that of instinct
    rivals: Kernel[..., int]  # the bot that plays for the rivals in playout n; in playout 0 it is one with instinct
    hint_playouts: int  # playouts of all choices together, for half a second on one core, compiled
    rough: int  # the bot that plays out hints before anything is compiled
    # How `legend` plays by a net: with playouts beside it, or looking to the end of its own turn; else as `shark` does
    foresight: Foresight | None = None
    whole_turn: Callable[[Net, State, Array], Array | None] | None = None
    solved: Callable[[State, Array], Array | None] = lambda view, legal: None  # chances of choices if nobody errs


@kernel
def leave_to_search(view: State, legal: Array, rng: Rng, values: Array) -> bool:
    """Value nothing exactly."""
    return False
