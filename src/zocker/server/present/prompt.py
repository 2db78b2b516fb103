"""What a reader is asked: to choose, to roll, or to enter what real dice show."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from zocker.match import Match
from zocker.narration import typed as typing
from zocker.narration.choices import choice_keys, choice_label, effect_on, question
from zocker.narration.sentences import short_money
from zocker.rules.frames import NOBODY
from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.messages import DOLLARS, Chance, Decision, Move, Over
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.material import SET_ASIDE
from zocker.rules.vegas.view import Casino
from zocker.server.messages.table import ChanceInput, ChanceOption, Choice, Roll
from zocker.server.present.position import Position
from zocker.text import say


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: the seats of the browser, whether it is the host's, and which of several seats has it in private now.

    Without any seat it is a spectator.
    """

    here: tuple[int, ...] = ()
    host: bool = False
    private: int | None = None

    @property
    def alone(self) -> int | None:
        """The only seat of the browser."""
        return self.here[0] if len(self.here) == 1 else None

    @property
    def knows_as(self) -> int:
        """The seat whose knowledge the table is shown with: nobody's, as long as several people may look."""
        seat = self.private if self.alone is None else self.alone
        return NOBODY if seat is None else seat


class Prompt(msgspec.Struct, frozen=True):
    """What a viewer may do now, and which of the viewer's seats is to act."""

    seat: int | None = None
    hand_over: int | None = None
    question: str | None = None
    choices: tuple[Choice, ...] = ()
    roll: Roll | None = None
    chance_input: ChanceInput | None = None
    may_undo: bool = False
    may_hint: bool = False


def prompt(position: Position, viewer: Viewer, names: Sequence[str], *, typed: bool) -> Prompt:
    """Ask a viewer for what the match waits for, if it is the viewer's to answer.

    Of what one of several people decides in secret, nothing is shown until that person has the screen in private. What
    is decided openly is shown as all of them may know it.
    """
    match, waiting = position.match, position.waiting
    corrects = typed and viewer.host and match.can_correct
    asked = Prompt(may_undo=match.last_mover in viewer.here or corrects)
    if isinstance(waiting, Chance) and typed and viewer.host:
        asked = replace(asked, chance_input=chance_input(match, waiting, names, viewer.alone))
    if isinstance(waiting, Over) or waiting.seat not in viewer.here:
        return asked
    asked = replace(asked, seat=waiting.seat)
    if isinstance(waiting, Chance):
        return asked if typed or position.rolls_by_itself else replace(asked, roll=roll_of(waiting))
    if is_secret(waiting) and viewer.knows_as != waiting.seat:
        return replace(asked, hand_over=waiting.seat)
    knows_as = viewer.knows_as if viewer.knows_as == waiting.seat else NOBODY
    offered = choices(position, waiting, names, knows_as)
    return replace(asked, question=question(waiting), choices=offered, may_hint=not is_secret(waiting))


def is_secret(decision: Decision) -> bool:
    """Tell whether others may not read what a seat decides."""
    return decision.secret


def choices(position: Position, decision: Decision, names: Sequence[str], knows_as: int) -> tuple[Choice, ...]:
    """Return what a seat may choose, with what each choice would do as far as a seat (or nobody) can tell."""
    match = position.match
    view, masked = position.view(knows_as), match.masked(knows_as)

    def choice(key: str, move: Move) -> Choice:
        after = match.rules.preview(masked, move.code)
        casino, row = after if isinstance(after, Casino) else None, after if isinstance(after, TableauRow) else None
        parts = effect_on(view, after, decision, move, names, match.game)
        return Choice(key, move, choice_label(move, decision, match.game), tuple(parts), casino, row)

    return tuple(choice(key, move) for key, move in choice_keys(decision).items())


def roll_of(chance: Chance) -> Roll:
    """Say what is to be rolled."""
    dice = chance.small + chance.neutral + chance.biggy
    if chance.kind == "roll":
        return Roll(say("key-roll", dice=dice), dice)
    return Roll(say("key-roll-extra", board=chance.board or ""), 2)


def chance_input(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> ChanceInput:
    """Say what is to be typed from a real table, or tapped."""
    options, number = _options(match, chance, names)
    return ChanceInput(
        kind=chance.kind,
        task=typing.task(match, chance, names, you),
        question=typing.question(match, chance, names, you),
        small=2 if chance.kind == "extra" else chance.small,
        neutral=chance.neutral,
        biggy=chance.biggy,
        options=options,
        least=number,
        most=number,
        again=chance.kind in ("pair", "aside"),
    )


def _options(match: Match, chance: Chance, names: Sequence[str]) -> tuple[tuple[ChanceOption, ...], int]:
    """Return what may be tapped, and how many of it."""
    if chance.kind in ("bill", "pair", "aside"):
        left = [value for value, number in enumerate(match.masked().stack) if number]
        number = {"bill": 1, "pair": 2, "aside": SET_ASIDE}[chance.kind]
        return tuple(ChanceOption(f"{value}0k", short_money(value * DOLLARS)) for value in left), number
    if chance.kind == "boards":
        boards = (ChanceOption(board.face, f"{board.face} {board.name}", board.printed) for board in BOARDS)
        return tuple(boards), int(match.masked().boards)
    if chance.kind == "starter":
        return tuple(ChanceOption(str(seat), name) for seat, name in enumerate(names, 1)), 1
    if chance.kind == "tableau":
        return tuple(ChanceOption(str(number), f"{number} {name}") for number, name in typing.stack(match)), 1
    return (), 0
