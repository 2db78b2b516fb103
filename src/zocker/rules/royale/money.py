"""Cards and chips."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.hidden_money import gain
from zocker.rules.kernel import kernel
from zocker.rules.royale.events import REWARDED
from zocker.rules.royale.material import CARDS, LOWEST_CARD, VALUES
from zocker.rules.state import State
from zocker.rules.vegas.money import read_money


@kernel
def reward(s: State, seat: int, board: int, amount: int) -> None:
    """Pay from the bank: one card, or chips for less than the lowest card (RY-20)."""
    if amount == 0:
        return
    if amount >= LOWEST_CARD:
        gain(s, seat, amount)
    else:
        s.chips[seat] += amount
    emit(REWARDED, seat, board, amount)


@kernel
def score(s: State, seat: int) -> int:
    """Return a seat's money in units of $10,000; a chip is one unit (RY-22)."""
    money = s.chips[seat]
    for value in range(LOWEST_CARD, len(CARDS)):
        money += value * s.hand[seat, value]
    return money


@kernel
def rank_key(s: State, seat: int) -> int:
    """Return the sort key for ranking seats: money, then the number of cards and chips (RY-22, RY-23)."""
    return 1000 * score(s, seat) + s.hand[seat].sum() + s.chips[seat]


def read_card(text: str) -> int:
    return read_money(text, VALUES, "error-card")
