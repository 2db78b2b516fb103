"""The question to a reader: to choose, to roll, or to enter real dice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from zocker.match import Match
from zocker.narration import typed
from zocker.narration.choices import choice_deed, choice_keys, choice_label, effect_on, question
from zocker.rules.frames import NOBODY
from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.messages import Chance, Decision, Move, Over
from zocker.rules.vegas.view import Casino
from zocker.server.messages.table import ChanceInput, ChanceOption, Choice, Roll
from zocker.server.present.places import piece_of, places_of
from zocker.server.present.position import Position
from zocker.text import say


class Viewer(msgspec.Struct, frozen=True):
    """A viewer of a table: the seats of a browser (none for a spectator), and whether it is the host's.

    `private` is the seat whose private part is shown, if several share the device.
    """

    here: tuple[int, ...] = ()
    host: bool = False
    private: int | None = None

    @property
    def only_seat(self) -> int | None:
        """The seat of the browser, if it has exactly one."""
        return self.here[0] if len(self.here) == 1 else None

    @property
    def knows_as(self) -> int:
        """The seat whose knowledge is shown: `NOBODY` while several people may look."""
        seat = self.private if self.only_seat is None else self.only_seat
        return NOBODY if seat is None else seat


class Prompt(msgspec.Struct, frozen=True):
    """A viewer's options now, and which of the viewer's seats is to act."""

    seat: int | None = None
    hand_over: int | None = None
    question: str | None = None
    choices: tuple[Choice, ...] = ()
    roll: Roll | None = None
    chance_input: ChanceInput | None = None
    may_undo: bool = False
    may_hint: bool = False


def prompt(position: Position, viewer: Viewer, names: Sequence[str], *, typed_dice: bool) -> Prompt:
    """Ask a viewer for the next input of the match, if it is the viewer's.

    Of a secret or private decision at a device of several people, nothing is shown until its seat has the screen in
    private. Open decisions are shown with what all of them may know.
    """
    match, waiting = position.match, position.waiting
    may_correct = typed_dice and viewer.host and match.can_correct
    asked = Prompt(may_undo=match.last_mover in viewer.here or may_correct)
    if isinstance(waiting, Chance) and typed_dice and viewer.host:
        asked = replace(asked, chance_input=chance_input(match, waiting, names, viewer.only_seat))
    if isinstance(waiting, Over) or waiting.seat not in viewer.here:
        return asked
    asked = replace(asked, seat=waiting.seat)
    if isinstance(waiting, Chance):
        return asked if typed_dice or position.rolls_by_itself else replace(asked, roll=roll_of(waiting))
    if (waiting.secret or waiting.private) and viewer.knows_as != waiting.seat:
        return replace(asked, hand_over=waiting.seat)
    knows_as = viewer.knows_as if viewer.knows_as == waiting.seat else NOBODY
    offered = choices(position, waiting, names, knows_as)
    may_hint = not waiting.secret and not (waiting.private and viewer.only_seat is None)
    return replace(asked, question=question(waiting), choices=offered, may_hint=may_hint)


def choices(position: Position, decision: Decision, names: Sequence[str], knows_as: int) -> tuple[Choice, ...]:
    """Return a seat's options, each with its effect as far as the seat `knows_as` can tell."""
    match = position.match
    view, masked = position.view(knows_as), match.masked(knows_as)

    def choice(key: str, move: Move) -> Choice:
        after = match.rules.preview(masked, move.code)
        casino, row = after if isinstance(after, Casino) else None, after if isinstance(after, TableauRow) else None
        parts = effect_on(view, after, decision, move, names, match.game)
        words = (choice_label(move, decision, match.game), choice_deed(move, decision, match.game))
        return Choice(key, move, *words, tuple(parts), casino, row, piece_of(move), places_of(view, decision, move))

    return tuple(choice(key, move) for key, move in choice_keys(decision).items())


def roll_of(chance: Chance) -> Roll:
    """Return the dice to roll."""
    dice = chance.small + chance.neutral + chance.biggy
    if chance.kind == "roll":
        return Roll(say("key-roll", dice=dice), dice)
    return Roll(say("key-roll-extra", board=chance.board or ""), 2)


def chance_input(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> ChanceInput:
    """Return what is to be typed or tapped from a real table."""
    kind = match.rules.chance_due(match.secret_state)
    number = kind.number_of_taps(match.secret_state)
    return ChanceInput(
        kind=chance.kind,
        task=typed.task(match, chance, names, you),
        question=typed.question(match, chance, names, you),
        small=2 if chance.kind == "extra" else chance.small,
        neutral=chance.neutral,
        biggy=chance.biggy,
        options=tuple(ChanceOption(tap.text, label, tap.board) for tap, label in typed.taps(match, chance, names)),
        least=number,
        most=number,
        again=kind.taps_again,
    )
