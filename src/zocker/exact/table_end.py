"""The part of the Las Vegas games that solvers need: remaining dice, and final payments."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from zocker.rules import games
from zocker.rules.game import Game
from zocker.rules.kernel import Kernel, PerGame, kernel
from zocker.rules.las_vegas import material as las_vegas
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import WHITE
from zocker.rules.las_vegas.scoring import score_round
from zocker.rules.las_vegas.turn import put
from zocker.rules.ranking import WHOLE, left_behind, share
from zocker.rules.royale import dice as royale_dice
from zocker.rules.royale import material as royale
from zocker.rules.royale.game import ROYALE
from zocker.rules.royale.scoring import score_casino
from zocker.rules.state import Array, State

# What the seats want: more money than the others have on average, a share of the win, or also the better place where
# the win is decided
GOALS = MONEY, WIN, PLACE = 0, 1, 2
PLACE_WORTH = 0.001  # what it is worth to leave all others behind, as a share of a win


@kernel
def las_vegas_chips(s: State, seat: int) -> int:
    """Return how many chips a seat may pass with: there are none."""
    return 0


@kernel
def royale_chips(s: State, seat: int) -> int:
    return s.chips[seat]


@kernel
def las_vegas_shares(s: State) -> bool:
    """Tell whether dice of the second kind are shared: neutral dice are (LV-26), a Biggy is not."""
    return True


@kernel
def royale_shares(s: State) -> bool:
    return False


@kernel
def lay_las_vegas(s: State, casino: int, seat: int, own: int, neutral: int) -> None:
    put(s, casino, seat, own)
    put(s, casino, WHITE, neutral)


@kernel
def lay_royale(s: State, casino: int, seat: int, small: int, big: int) -> None:
    royale_dice.put(s, casino, seat, small, big)


@kernel
def hand_in_none(s: State, seat: int, n: int) -> None:
    """Do nothing, because there are no chips."""


@kernel
def hand_in_chips(s: State, seat: int, n: int) -> None:
    s.chips[seat] -= n


@kernel
def pay_royale(s: State) -> None:
    for casino in range(6):
        score_casino(s, casino)


class TableEnd(NamedTuple):
    """One game, as solvers know it."""

    game: Game
    rounds: int
    turn: tuple[int, int]  # the frames in which a seat is to place or to roll
    is_simple: Callable[[State], bool]  # whether solvers know all that is on the table
    chips_of: Kernel[[State, int], int]
    shares_second: Kernel[[State], bool]
    lay: Kernel[[State, int, int, int, int], None]
    hand_in: Kernel[[State, int, int], None]
    pay: Kernel[[State], None]


LAS_VEGAS_END = TableEnd(
    LAS_VEGAS,
    las_vegas.ROUNDS,
    (las_vegas.PLACE, las_vegas.ROLL),
    lambda s: True,
    las_vegas_chips,
    las_vegas_shares,
    lay_las_vegas,
    hand_in_none,
    score_round,
)
ROYALE_END = TableEnd(
    ROYALE,
    royale.ROUNDS,
    (royale.PLACE, royale.ROLL),
    lambda s: not s.boards,
    royale_chips,
    royale_shares,
    lay_royale,
    hand_in_chips,
    pay_royale,
)
ENDS = {end.game.layout: end for end in (LAS_VEGAS_END, ROYALE_END)}


def _per_game(name: str) -> PerGame:
    return PerGame(name, {layout: getattr(end, name) for layout, end in ENDS.items()})


chips_of = _per_game("chips_of")
shares_second = _per_game("shares_second")
lay = _per_game("lay")
hand_in = _per_game("hand_in")
pay = _per_game("pay")


@kernel
def payoffs(s: State, goal: int, paid: Array) -> None:
    """Write each seat's final result for a goal."""
    total = 0
    for seat in range(s.players):
        total += games.score(s, seat)
    for seat in range(s.players):
        if goal == MONEY:
            mine = games.score(s, seat)
            paid[seat] = mine - (total - mine) / (s.players - 1)
        else:
            paid[seat] = share(s, seat) / WHOLE
        if goal == PLACE:
            paid[seat] += PLACE_WORTH * left_behind(s, seat)
