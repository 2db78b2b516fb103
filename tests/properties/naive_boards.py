"""Bad Luck and My Choice as their clauses say, written from these alone: every way is tried, and nothing is clever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from zocker.rules.events import Emitted
from zocker.rules.frames import seat_of, waits_for
from zocker.rules.messages import Chance, Decision, Waiting
from zocker.rules.royale.boards.all import BY_FACE
from zocker.rules.royale.events import FINED, REWARDED
from zocker.rules.royale.game import ROYALE
from zocker.rules.royale.material import BOARD
from zocker.rules.state import State
from zocker.rules.vegas.events import PAID, ROUND_BEGAN, UNCLAIMED

BAD_LUCK, MY_CHOICE = BY_FACE["C2"], BY_FACE["H2"]
KINDS = ("small", "biggy")
KINDS_OF_FRAMES = (BOARD + BAD_LUCK.code, BOARD + MY_CHOICE.code, -BOARD - MY_CHOICE.code)
NOBODY = -1


class Payment(NamedTuple):
    """What is handed over, in units of $10,000, and the card that comes back."""

    chips: int
    cards: tuple[int, ...]
    back: int

    @property
    def lost(self) -> int:
        return self.chips + sum(self.cards) - self.back


def payments(cards: Counter[int], chips: int) -> dict[int, Payment]:
    """Return the payments that a player may choose from, by the number of chips (RY-C2.2, RY-C2.3)."""
    own = tuple(cards.elements())
    if sum(own) + chips <= 5:
        return {chips: Payment(chips, own, 0)}
    best = dict[int, Payment]()
    for number in range(min(chips, 5) + 1):
        lots = {lot for size in range(len(own) + 1) for lot in combinations(own, size) if sum(lot) + number >= 5}
        ways = [Payment(number, lot, _change(sum(lot) + number - 5)) for lot in lots]
        if ways:
            best[number] = min(ways, key=lambda way: (way.lost, len(way.cards), sum(way.cards)))
    return {
        number: way
        for number, way in best.items()
        if not any(fewer <= number and other.lost < way.lost for fewer, other in best.items())
    }


def _change(excess: int) -> int:
    return excess if 3 <= excess <= 10 else 0


class Shadow:
    """One game, followed step by step: what everybody has, who still has to pay, and what My Choice does."""

    def __init__(self, players: int) -> None:
        self.players = range(players)
        self.cards = [Counter[int]() for _ in self.players]
        self.chips = [0] * players
        self.debtors: list[int] | None = None  # from the first one who pays in a round
        self.seen = Counter[str]()  # what has been compared

    def follow(self, before: State, move: str | None, after: State, emitted: Emitted) -> None:
        """Follow a move, or a result of chance, and compare."""
        waited, waits = _asks(before), _asks(after)
        table = after if emitted.showdown is None else emitted.showdown  # the dice before they are cleared away
        if move == "pass":
            self.chips[seat_of(before)] -= 1
        self._follow_money(waited, move, table, emitted)
        if isinstance(waits, Decision) and waits.board == BAD_LUCK.name:
            self._compare_question(waits, table)
        if isinstance(waited, Chance | Decision) and waited.board == MY_CHOICE.name:
            self._follow_choice(waited, move, before, table, waits)
        self._compare_gold(waited, move, table, emitted)
        assert after.chips.tolist()[: len(self.players)] == self.chips
        for seat, hand in enumerate(after.hand.tolist()[: len(self.players)]):
            assert {card: n for card, n in enumerate(hand) if n} == +self.cards[seat]

    # Money and Bad Luck -----------------------------------------------------------------------------------

    def _follow_money(self, waited: Waiting | None, move: str | None, table: State, emitted: Emitted) -> None:
        chosen = _number(move) if isinstance(waited, Decision) and waited.board == BAD_LUCK.name else None
        for kind, seat, a, b in emitted:
            if kind == PAID:
                self.cards[seat][b] += 1
            elif kind == REWARDED:  # RY-20
                self.chips[seat] += b if b < 3 else 0
                self.cards[seat][b] += int(b >= 3)
            elif kind == FINED:
                self._pay(seat, a, chosen, table)
                chosen = None
            elif kind == ROUND_BEGAN:
                assert self.debtors == ([] if a > 1 else None)
                self.debtors = None
                self.chips = [chips + 2 for chips in self.chips]

    def _find_debtors(self, table: State) -> list[int]:
        """Return who still has to pay: at first everybody with the lowest count, imaginary players aside (RY-C2.1)."""
        if self.debtors is None:
            at = table.face.tolist().index(BAD_LUCK.code)
            counts = [table.dice[at, seat] @ [1, 2] + table.extra[at, seat] for seat in self.players]
            self.debtors = [seat for seat in self.players if counts[seat] == min(counts)]
        return self.debtors

    def _pay(self, seat: int, lost: int, chosen: int | None, table: State) -> None:
        assert seat == self._find_debtors(table).pop(0)  # RY-16a
        ways = payments(self.cards[seat], self.chips[seat])
        assert (chosen is None) == (len(ways) == 1)
        paid = ways[next(iter(ways)) if chosen is None else chosen]
        assert lost == paid.lost
        self.cards[seat] -= Counter(paid.cards)
        self.cards[seat] += Counter([paid.back] if paid.back else [])
        self.chips[seat] -= paid.chips
        self.seen["fines"] += 1

    def _compare_question(self, asked: Decision, table: State) -> None:
        assert asked.seat == self._find_debtors(table)[0]
        ways = payments(self.cards[asked.seat], self.chips[asked.seat])
        assert len(ways) > 1
        assert [_number(move.text) for move in asked.moves] == sorted(ways)
        self.seen["bad-luck"] += 1

    # My Choice --------------------------------------------------------------------------------------------

    def _follow_choice(
        self, waited: Chance | Decision, move: str | None, before: State, table: State, waits: Waiting | None
    ) -> None:
        """Do what a move of My Choice does, and compare the dice and what is asked next (RY-H2.1)."""
        seat = waited.seat
        assert seat is not None
        asked = None
        if isinstance(waits, Decision) and waits.board == MY_CHOICE.name:
            asked = (waits.kind, {one.text for one in waits.moves})
        if move is None:
            assert isinstance(waits, Decision)
            assert asked == ("my-choice", {f"choose {die}" for die in waits.dice})  # RY-H2.1a
            assert len(waits.dice) == 2
            return
        dice, supply = before.dice.copy(), before.dice_left.copy()
        gold, next_question = before.gold.tolist(), None
        word, *rest = move.split(" ")
        assert isinstance(waited, Decision)
        self.seen[f"{waited.kind}: {move if waited.kind == 'my-choice' else word}"] += 1
        if waited.kind == "activate":
            assert asked is None
            return  # the other board has its own tests
        if waited.kind == "my-choice" and move == "choose 4":
            others = {f"choose {n + 1}" for n in range(6) if before.face[n] not in (NOBODY, MY_CHOICE.code)}
            next_question = ("activate", others)
        elif waited.kind == "my-choice" and move == "choose 5":
            next_question = ("action", set(_actions(before, seat)))
        elif waited.kind == "my-choice" and move == "choose 6" and supply[seat].any():
            if gold[0] != NOBODY:
                supply[gold[0], gold[1]] += 1
                gold = [NOBODY, 0]
            next_question = ("gold", {f"give {kind}" for k, kind in enumerate(KINDS) if supply[seat, k]})
        elif waited.kind == "action":
            kind, casino = KINDS.index(rest[0]), int(rest[1]) - 1
            out = 1 if word == "turn" else -1
            dice[casino, seat, kind] += out
            supply[seat, kind] -= out
        elif waited.kind == "gold":
            gold = [seat, KINDS.index(rest[0])]
            supply[seat, gold[1]] -= 1
        assert asked == (next_question if next_question and next_question[1] else None)
        assert (table.dice == dice).all()
        assert (table.dice_left == supply).all()
        assert table.gold.tolist() == gold

    def _compare_gold(self, waited: Waiting | None, move: str | None, table: State, emitted: Emitted) -> None:
        """Compare what My Choice has paid: a choice of 1 to 3, and the gold field at scoring (RY-H2.1, RY-H2.2)."""
        due = []
        if isinstance(waited, Decision) and waited.kind == "my-choice" and _number(move) <= 3:
            due.append((waited.seat, _number(move)))
        if table.gold[0] != NOBODY and table.face.tolist().index(MY_CHOICE.code) in _scored(emitted):
            due.append((int(table.gold[0]), 6))
            self.seen["gilded"] += 1
        assert [(seat, b) for kind, seat, a, b in emitted if kind == REWARDED and a == MY_CHOICE.code] == due


def _number(move: str | None) -> int:
    return int(move.split(" ")[1]) if move and move.startswith("choose ") else 0


def _asks(s: State) -> Waiting | None:
    """Return what one of the two boards waits for."""
    return ROYALE.waiting(s) if waits_for(s) in KINDS_OF_FRAMES else None


def _actions(s: State, seat: int) -> Iterable[str]:
    """Yield the ways to turn an unplaced die or to take a die back; a closed casino has none (RY-H2.1)."""
    for k, kind in enumerate(KINDS):
        for casino in range(6):
            if casino != s.closed and s.dice_left[seat, k]:
                yield f"turn {kind} {casino + 1}"
            if casino != s.closed and s.dice[casino, seat, k]:
                yield f"return {kind} {casino + 1}"


def _scored(emitted: Emitted) -> set[int]:
    """Return the casinos that have paid."""
    return {a for kind, _, a, _ in emitted if kind in (PAID, UNCLAIMED)}
