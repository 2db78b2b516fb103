"""A table as one reader may see it, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zocker.hint import Choice as Weight
from zocker.hint import Hint as Weighed
from zocker.match import Match
from zocker.narration import typed
from zocker.narration.advice import amount, share, short_amount, star
from zocker.narration.choices import SECRETS, choice_keys, choice_label, effect_on
from zocker.narration.sentences import score, sentence, short_money
from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.gambler.table import View as TableauView
from zocker.rules.messages import DOLLARS, Chance, Decision, Event, Move, Over, Result
from zocker.rules.records import Record
from zocker.rules.royale.material import BOARD_NAMES, FACES, SET_ASIDE
from zocker.scene import Scene, casino, scene
from zocker.server.messages.table import Advice, Board, Choice, Due, Entry, Hint, Paper, Rank, Roll, TableauName
from zocker.text import say

ROLLS = ("roll", "extra")  # what a person presses Roll for; other chance needs nobody
ROLLED_ON = ("roll", "roll again")  # moves that ask for the roll already


def view_of(match: Match, seat: int) -> tuple[Scene | None, TableauView | None]:
    """Return what a seat sees: a scene of any Las Vegas, or Gambler's tableau."""
    return _seen(match.view(seat))


def showdown_of(match: Match, seat: int) -> tuple[Scene | None, TableauView | None]:
    """Return the table as the last line scored it, if it scored anything."""
    view = match.view_of_showdown(seat)
    return (None, None) if view is None else _seen(view)


def _seen(view: Any) -> tuple[Scene | None, TableauView | None]:
    return (None, view) if isinstance(view, TableauView) else (scene(view), None)


def tableau_name(match: Match, view: TableauView | None) -> TableauName | None:
    """Return the name of the tableau that lies on the table."""
    if view is None or view.tableau is None:
        return None
    return TableauName(view.tableau, typed.tableau_names(match)[view.tableau - 1])


def boards(shown: Scene | None) -> tuple[Board, ...]:
    """Explain the boards that are out."""
    out = shown.boards if shown is not None else []
    return tuple(Board(board.face, say(f"board-{board.face.lower()}")) for _, board in out)


def choices(match: Match, decision: Decision, names: Sequence[str], seen: int) -> tuple[Choice, ...]:
    """Return what a seat may choose, with what each choice would do, as far as the seat `seen` (or nobody) can tell."""
    view, masked = match.view(seen), match.masked(seen)

    def choice(key: str, move: Move) -> Choice:
        after = match.rules.preview(masked, move.code)
        row = after if isinstance(after, TableauRow) else None
        place = None if after is None or row is not None else casino(after)
        parts = effect_on(view, after, decision, move, names, match.game)
        return Choice(key, move, choice_label(move, decision, match.game), tuple(parts), place, row)

    return tuple(choice(key, move) for key, move in choice_keys(decision).items())


def roll_of(due: Chance) -> Roll:
    """Say what is to be rolled."""
    dice = due.own + due.neutral + due.biggy
    if due.kind == "roll":
        return Roll(say("key-roll", dice=dice), dice)
    return Roll(say("key-roll-extra", board=due.board or ""), 2)


def due(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> Due:
    """Say what is to be typed from a real table, or tapped."""
    papers, number = _papers(match, chance, names)
    return Due(
        kind=chance.kind,
        task=typed.task(match, chance, names, you),
        question=typed.question(match, chance, names, you),
        own=2 if chance.kind == "extra" else chance.own,
        neutral=chance.neutral,
        biggy=chance.biggy,
        papers=papers,
        least=number,
        most=number,
        again=chance.kind in ("pair", "aside"),
    )


def _papers(match: Match, chance: Chance, names: Sequence[str]) -> tuple[tuple[Paper, ...], int]:
    """Return what may be tapped, and how many of it."""
    if chance.kind in ("bill", "pair", "aside"):
        left = [value for value, number in enumerate(match.masked().stack) if number]
        number = {"bill": 1, "pair": 2, "aside": SET_ASIDE}[chance.kind]
        return tuple(Paper(f"{value}0k", short_money(value * DOLLARS)) for value in left), number
    if chance.kind == "boards":
        boards = (Paper(face, f"{face} {name}") for face, name in zip(FACES, BOARD_NAMES, strict=True))
        return tuple(boards), int(match.masked().boards)
    if chance.kind == "starter":
        return tuple(Paper(str(seat), name) for seat, name in enumerate(names, 1)), 1
    if chance.kind == "tableau":
        return tuple(Paper(str(number), f"{number} {name}") for number, name in typed.stack(match)), 1
    return (), 0


def needs_nobody(match: Match, chance: Chance) -> bool:
    """Tell whether chance needs nobody: no roll of a seat, or one that was asked for already."""
    return chance.kind not in ROLLS or rolls_on(match)


def rolls_on(match: Match) -> bool:
    """Tell whether somebody has just chosen to roll."""
    return bool(match.lines) and match.lines[-1] in ROLLED_ON


def entries(events: Sequence[Event], game: str, names: Sequence[str], you: int | None) -> tuple[Entry, ...]:
    """Tell what happened."""
    return tuple(Entry(event, sentence(event, game, names, you)) for event in events)


def merits(match: Match) -> list[int]:
    """Return what seats are ranked by."""
    return [int(match.rules.merit(match.state, seat)) for seat in range(len(match.seats))]


def ranking(game: str, result: Result, merits: Sequence[int]) -> tuple[Rank, ...]:
    """Return the final ranking, the winners first."""
    order = sorted(range(len(merits)), key=lambda seat: (seat not in result.winners, -merits[seat]))
    return tuple(
        Rank(
            seat,
            1 if seat in result.winners else 1 + sum(other > merits[seat] for other in merits),
            score(game, result.scores[seat]),
            seat in result.winners,
        )
        for seat in order
    )


def waits_for(match: Match) -> int | None:
    """Return the seat that the game waits for."""
    waiting = match.waiting
    return None if isinstance(waiting, Over) else waiting.seat


def may_hint(decision: Decision) -> bool:
    return decision.kind not in SECRETS


def secret_hint(n: int) -> Hint:
    """Say why there is no hint where a secret is chosen."""
    return Hint(n, (), None, say("advice-secret"))


def common_view(match: Match) -> Record:
    """Return what all know, with no money but what is open: so a hint tells several people nothing of their hands."""
    view = match.masked()
    if "open_money" in view.dtype.names:
        view.open_money = 1  # nobody is guessed to have what the others can't see
    return view


def hint(weighed: Weighed, game: str, n: int, *, uncounted: bool = False) -> Hint:
    """Write a hint for people; `uncounted` if it leaves out what they have won so far."""
    advice = tuple(
        Advice(choice.code, share(choice), _after(choice, game), short_amount(choice, game), choice.win)
        for choice in weighed.choices
    )
    words = [star(weighed, game), *([say("advice-uncounted")] if uncounted else [])]
    return Hint(n, advice, weighed.advised.code, " ".join(words))


def _after(choice: Weight, game: str) -> str:
    """Say what one has after this round, and that this is what it is."""
    return say("advice-after", amount=amount(choice, game))
