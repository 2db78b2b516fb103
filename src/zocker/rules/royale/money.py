"""Cards and chips."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.events import emit
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.events import FINED, REWARDED
from zocker.rules.royale.material import BAD_LUCK_COSTS, CARDS, LOWEST_CARD

Array = np.ndarray[Any, Any]


@kernel
def reward(s: Record, seat: int, board: int, amount: int) -> None:
    """Pay from the bank: one card, or chips for less than the lowest card (RY-20)."""
    if amount == 0:
        return
    if amount >= LOWEST_CARD:
        s.hand[seat, amount] += 1
    else:
        s.chips[seat] += amount
    emit(REWARDED, seat, board, amount)


@kernel
def fine(s: Record, seat: int) -> None:
    """Make a player pay for Bad Luck; who has less than that pays everything (RY-C2.2)."""
    before = score(s, seat)
    if before < BAD_LUCK_COSTS:
        s.hand[seat] = 0
        s.chips[seat] = 0
    else:
        pay_fine(s, seat)
    emit(FINED, seat, before - score(s, seat), 0)


@kernel
def pay_fine(s: Record, seat: int) -> None:
    """Hand over what loses least, then has fewest chips, then fewest cards, then the lowest total (RY-C2.3).

    More than three cards are never needed: three of any value pay the fine and leave change for one card.
    """
    hand = s.hand[seat]
    least = 1_000_000
    paid = (0, 0, 0, 0)
    for a in range(len(CARDS)):
        for b in range(a, len(CARDS)):
            for c in range(b, len(CARDS)):
                if not holds(hand, a, b, c):
                    continue
                cards = int(a > 0) + int(b > 0) + int(c > 0)
                for chips in range(min(s.chips[seat], BAD_LUCK_COSTS) + 1):
                    total = a + b + c + chips
                    if total < BAD_LUCK_COSTS or total - BAD_LUCK_COSTS >= len(CARDS):
                        continue
                    loss = total - change(total)
                    cost = ((loss * 10 + chips) * 10 + cards) * 100 + total
                    if cost < least:
                        least = cost
                        paid = (a, b, c, chips)
    a, b, c, chips = paid
    for card in (a, b, c):
        hand[card] -= int(card > 0)
    s.chips[seat] -= chips
    back = change(a + b + c + chips)
    hand[back] += int(back > 0)


@kernel
def holds(hand: Array, a: int, b: int, c: int) -> bool:
    """Tell whether a hand has these cards, of which 0 is none."""
    for card in (a, b, c):
        if card > 0 and hand[card] < int(a == card) + int(b == card) + int(c == card):
            return False
    return True


@kernel
def change(paid: int) -> int:
    """Return what comes back of a payment: one card, never chips (RY-C2.3)."""
    excess = paid - BAD_LUCK_COSTS
    return excess if excess >= LOWEST_CARD else 0


@kernel
def score(s: Record, seat: int) -> int:
    """Return a seat's money, in units of $10,000, a chip counting as one (RY-22)."""
    money = s.chips[seat]
    for value in range(LOWEST_CARD, len(CARDS)):
        money += value * s.hand[seat, value]
    return money


@kernel
def merit(s: Record, seat: int) -> int:
    """Return what seats are ranked by: money, then number of cards and chips; equals share (RY-22, RY-23)."""
    return 1000 * score(s, seat) + s.hand[seat].sum() + s.chips[seat]
