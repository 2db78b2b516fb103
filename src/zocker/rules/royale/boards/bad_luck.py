"""C2 Bad Luck: whoever has the fewest dice here pays."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.kernel import kernel
from zocker.rules.royale.boards.board import Board
from zocker.rules.royale.casinos import casino_of
from zocker.rules.royale.events import FINED
from zocker.rules.royale.material import CARDS, LOWEST_CARD, NONE, Array, board_code
from zocker.rules.royale.money import score as money_of
from zocker.rules.state import State

FACE, NAME = "C2", "Bad Luck"
CODE = board_code(FACE)
COSTS = 5  # RY-C2.1


@kernel
def clear(s: State) -> None:
    s.unlucky[:] = 0


@kernel
def begin_scoring(s: State, casino: int) -> None:
    """Note the seats with the fewest dice (RY-C2.1)."""
    for seat in range(s.players):
        s.unlucky[seat] = int(has_fewest(s, casino, seat))


@kernel
def has_fewest(s: State, casino: int, seat: int) -> bool:
    """Tell whether nobody has fewer dice, ties and zero included; imaginary players don't count (RY-C2.1)."""
    for other in range(s.players):
        if s.count[casino, other] < s.count[casino, seat]:
            return False
    return True


@kernel
def would_pay(s: State, seat: int) -> int:
    casino = casino_of(s, CODE)
    return -COSTS if casino != NONE and has_fewest(s, casino, seat) else 0


@kernel
def end_scoring(s: State) -> None:
    """Make the unlucky seats pay after the whole scoring."""
    for seat in range(s.players):
        if s.unlucky[seat] == 1:
            fine(s, seat)
            s.unlucky[seat] = 0


@kernel
def fine(s: State, seat: int) -> None:
    """Make a player pay the fine, or everything they have if that is less (RY-C2.2)."""
    before = money_of(s, seat)
    if before < COSTS:
        s.hand[seat] = 0
        s.counted[seat] = 0
        s.chips[seat] = 0
    else:
        pay_fine(s, seat)
    emit(FINED, seat, before - money_of(s, seat), 0)


@kernel
def pay_fine(s: State, seat: int) -> None:
    """Pay with the least loss, then the fewest chips, then the fewest cards, then the lowest total (RY-C2.3).

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
                for chips in range(min(s.chips[seat], COSTS) + 1):
                    total = a + b + c + chips
                    if total < COSTS or total - COSTS >= len(CARDS):
                        continue
                    loss = total - change(total)
                    cost = ((loss * 10 + chips) * 10 + cards) * 100 + total
                    if cost < least:
                        least = cost
                        paid = (a, b, c, chips)
    a, b, c, chips = paid
    for card in (a, b, c):
        hand[card] -= int(card > 0)
        s.counted[seat, card] -= int(card > 0)
    s.chips[seat] -= chips
    back = change(a + b + c + chips)
    hand[back] += int(back > 0)
    s.counted[seat, back] += int(back > 0)


@kernel
def holds(hand: Array, a: int, b: int, c: int) -> bool:
    """Tell whether a hand has these cards; 0 stands for no card."""
    for card in (a, b, c):
        if card > 0 and hand[card] < int(a == card) + int(b == card) + int(c == card):
            return False
    return True


@kernel
def change(paid: int) -> int:
    """Return the change for a payment: one card, never chips (RY-C2.3)."""
    excess = paid - COSTS
    return excess if excess >= LOWEST_CARD else 0


BAD_LUCK = Board(
    face=FACE,
    name=NAME,
    pays=(-COSTS,),
    clear=clear,
    begin_scoring=begin_scoring,
    end_scoring=end_scoring,
    would_pay=would_pay,
)
