"""A seat's options in plain words: the question, the key and name of each, and its effect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from zocker.match import Match
from zocker.narration.sentences import deed, label, listed, money, points, who, worth
from zocker.narration.stakes import Stakes
from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.messages import Decision, Move, Owner
from zocker.rules.royale.boards.all import BY_FACE
from zocker.rules.royale.boards.bad_luck import Payment
from zocker.rules.vegas.view import Casino, Row
from zocker.text import say

# Keys of moves that have no number of their own
WORDS = {"roll": "r", "pass": "p", "end": "e", "decline": "0"}
TABLEAU_WORDS = {"roll again": "r", "stop": "s"}
LEAST_TOLD = 0.005  # smaller chances are not worth a word

Tone = Literal["plain", "good", "best", "bad", "dim", "board"]


class Phrase(msgspec.Struct, frozen=True):
    """A few words about the effect of a choice, and whether it is good for the seat."""

    tone: Tone
    text: str


# Keys and names ---------------------------------------------------------------------------------------


def choice_keys(decision: Decision) -> dict[str, Move]:
    """Return the key of each choice: its number if that is unique, otherwise its position.

    In Gambler the key of a die is the number of its row, followed by its face if several faces fit there.
    """
    if decision.kind in ("go-on", "must-place"):
        rows = [move.row for move in decision.moves]
        return {_row_key(move, only_face=rows.count(move.row) == 1): move for move in decision.moves}
    numbered = [move for move in decision.moves if move.text not in WORDS]
    subjects = [move.casino or move.number for move in numbered]
    unique = decision.kind == "place" or (None not in subjects and len(set(subjects)) == len(subjects))
    numbers = subjects if unique else range(1, len(numbered) + 1)
    keys = {str(number): move for number, move in zip(numbers, numbered, strict=True)}
    return keys | {WORDS[move.text]: move for move in decision.moves if move.text in WORDS}


def _row_key(move: Move, only_face: bool) -> str:
    if move.row is None:
        return TABLEAU_WORDS[move.text]
    return str(move.row) if only_face else f"{move.row}{move.face}"


def question(decision: Decision) -> str:
    """Return the question of a decision."""
    bare = decision.kind == "go-on" and not any(move.row for move in decision.moves)
    message = "decision-go-on-bare" if bare else f"decision-{decision.kind}"
    return say(message, dice=" ".join(map(str, decision.dice)), total=sum(decision.dice))


def choice_label(move: Move, decision: Decision, game: str) -> str:
    """Name a choice in a few words."""
    return label(decision.kind, move, game, amount=_amount(move))


def choice_deed(move: Move, decision: Decision, game: str) -> str:
    """Describe a choice with a verb, for a button."""
    return deed(decision.kind, move, game, amount=_amount(move))


def _amount(move: Move) -> str:
    return "" if move.pays is None else worth(move.pays)


# What a choice would do -------------------------------------------------------------------------------


def effect(match: Match, decision: Decision, move: Move, names: Sequence[str]) -> list[Phrase]:
    """Describe the current effect of a choice, if the rules can tell it."""
    return effect_on(match.view(decision.seat), match.preview(move.text), decision, move, names, match.game)


def effect_on(view: Any, after: Any, decision: Decision, move: Move, names: Sequence[str], game: str) -> list[Phrase]:
    """Describe the same as `effect`, given the seat's view and the rules' preview of the choice."""
    if move.row is not None:
        return [row_effect(after, view.seats[decision.seat].points)]
    if isinstance(after, Payment):
        return list(payment_effect(after))
    if decision.kind == "go-on":
        return list(stake(Stakes(view.rows, move.small), move.text))
    if decision.kind != "place" or move.casino is None:
        return []
    return casino_effect(view.casinos[move.casino - 1], after, decision.seat, names, game)


def casino_effect(before: Casino, after: Casino, seat: int, names: Sequence[str], game: str) -> list[Phrase]:
    """Describe the effect of a placement on the seat and its rivals, and name the board that it activates."""
    mine = next((row for row in after.rows if row.owner == seat), None)
    parts = [_own_effect(mine, after, names, game)]
    old_prizes = {row.owner: row.prize for row in before.rows}
    for row in after.rows:
        if row.owner == seat or not isinstance(row.owner, int) or row.prize == old_prizes.get(row.owner, 0):
            continue
        if mine is not None and mine.tied and row.count == mine.count:
            continue
        prize = {"prize": money(row.prize)} if row.prize else {}
        message = "choice-rival" if row.prize else "choice-rival-nothing"
        parts.append(Phrase("dim", say(message, **who(row.owner, names), **prize)))
    if after.board is not None and BY_FACE[after.board.face].activate:
        parts.append(Phrase("board", after.board.name))
    return parts


def _own_effect(mine: Row | None, after: Casino, names: Sequence[str], game: str) -> Phrase:
    if mine is None:
        return Phrase("dim", say("choice-absent"))
    if mine.rank is None:
        rivals = [row.owner for row in after.rows if row.count == mine.count and row.owner != mine.owner]
        return Phrase("plain", say("choice-tied", names=listed([owner_name(owner, names) for owner in rivals])))
    if not mine.prize:
        return Phrase("plain", say("choice-unpaid", rank=mine.rank, game=game))
    if mine.leads:
        return Phrase("best", say("choice-lead", prize=money(mine.prize)))
    return Phrase("good", say("choice-paid", rank=mine.rank, prize=money(mine.prize)))


def payment_effect(payment: Payment) -> Iterator[Phrase]:
    """Describe a payment, the change, and whether it is more than is owed."""
    chips = [say("chips", chips=payment.chips)] if payment.chips else []
    paid = listed([*map(money, payment.cards), *chips])
    if payment.back:
        yield Phrase("plain", say("choice-pays-with-change", paid=paid, back=money(payment.back)))
    else:
        yield Phrase("plain", say("choice-pays", paid=paid))
    if payment.excess:
        yield Phrase("bad", say("choice-overpays", excess=money(payment.excess)))


def owner_name(owner: Owner, names: Sequence[str]) -> str:
    """Name the owner of dice."""
    return names[owner] if isinstance(owner, int) else say(f"terminal-{owner}")


def stake(stakes: Stakes, word: str) -> Iterator[Phrase]:
    """Describe the prospects of rolling again, or of stopping."""
    if word == "stop":
        if stakes.prize > 0:
            yield Phrase("bad", say("stake-leaves", points=points(stakes.prize)))
        return
    yield Phrase("plain", say("stake-fits", percent=round(100 * stakes.fits)))
    if stakes.wins:
        yield Phrase("best", say("stake-wins", percent=round(100 * stakes.wins), points=points(stakes.prize)))
    if stakes.pays >= LEAST_TOLD:
        yield Phrase("bad", say("stake-pays", percent=round(100 * stakes.pays)))


def row_effect(after: TableauRow, held: int) -> Phrase:
    """Describe the effect of a die in its row on a seat with some points."""
    if not after.full:
        worth = f"{after.points:+}".replace("-", "−")
        return Phrase("dim", say("choice-filled", filled=len(after.dice), boxes=len(after.boxes), points=worth))
    if after.points > 0:
        return Phrase("best", say("choice-wins", points=points(after.points)))
    lost = min(held, -after.points)
    return Phrase("bad", say("choice-loses", points=points(lost)) if lost else say("choice-loses-nothing"))
