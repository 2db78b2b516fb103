"""H2 My Choice: roll the extra dice and do what one of them says."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards import action
from zocker.rules.royale.boards.idle import Array
from zocker.rules.royale.dice import has_dice
from zocker.rules.royale.events import CAME_BACK
from zocker.rules.royale.material import BOARD, GOLD_PAYS, MY_CHOICE, NONE
from zocker.rules.royale.money import reward
from zocker.rules.royale.moves import CHOOSE, GIVE

__all__ = ["activate", "activated", "chance", "legal", "play", "score"]

DICE, BOARDS, GOLD = 0, -4, -6  # what the frame asks for; `action.ACTION` too


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    push(s, -BOARD - MY_CHOICE, seat, 0, 0)


@kernel
def chance(s: Record, outcome: Array) -> None:
    seat = seat_of(s)
    pop(s)
    push(s, BOARD + MY_CHOICE, seat, DICE, 8 * outcome[0] + outcome[1])


@kernel
def legal(s: Record, moves: Array) -> int:
    asked = s.frames[s.depth - 1, A]
    if asked == action.ACTION:
        return action.legal(s, moves)
    n = 0
    if asked == DICE:
        one = s.frames[s.depth - 1, B] // 8
        other = s.frames[s.depth - 1, B] % 8
        moves[0] = CHOOSE + one - 1
        moves[1] = CHOOSE + other - 1
        return 1 + int(one != other)  # RY-H2.1a
    if asked == BOARDS:
        for casino in range(6):
            if s.face[casino] != NONE and s.face[casino] != MY_CHOICE:
                moves[n] = CHOOSE + casino
                n += 1
        return n
    for kind in range(2):
        if s.supply[seat_of(s), kind] > 0:
            moves[n] = GIVE + kind
            n += 1
    return n


@kernel
def play(s: Record, code: int) -> None:
    """Do what the chosen die says (RY-H2.1); choosing a board is carried out by `activated`."""
    asked = s.frames[s.depth - 1, A]
    seat = seat_of(s)
    if asked == action.ACTION:
        action.play(s, code)
        return
    pop(s)
    if asked == GOLD:
        put_on_gold(s, seat, code - GIVE)
        return
    number = code - CHOOSE + 1
    if number <= 3:
        reward(s, seat, MY_CHOICE, number)
    elif number == 4:
        if other_boards(s) > 0:
            push(s, BOARD + MY_CHOICE, seat, BOARDS, 0)
    elif number == 5:
        action.ask(s, seat, MY_CHOICE)
    elif has_dice(s, seat):
        push(s, BOARD + MY_CHOICE, seat, GOLD, 0)


@kernel
def activated(s: Record, code: int) -> int:
    """Return the casino whose board a move of My Choice activates, or `NONE`."""
    return code - CHOOSE if s.frames[s.depth - 1, A] == BOARDS else NONE


@kernel
def other_boards(s: Record) -> int:
    n = 0
    for casino in range(6):
        n += int(s.face[casino] != NONE and s.face[casino] != MY_CHOICE)
    return n


@kernel
def put_on_gold(s: Record, seat: int, kind: int) -> None:
    """Put a die on the gold field; the one that lies there goes home first."""
    if s.gold[0] != NONE:
        s.supply[s.gold[0], s.gold[1]] += 1
        emit(CAME_BACK, s.gold[0], s.gold[1], 0)
    s.supply[seat, kind] -= 1
    s.gold[0] = seat
    s.gold[1] = kind


@kernel
def score(s: Record, casino: int) -> None:
    if s.gold[0] != NONE:
        reward(s, s.gold[0], MY_CHOICE, GOLD_PAYS)  # RY-H2.2
