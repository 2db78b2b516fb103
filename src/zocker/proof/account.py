"""The account of a proof without the rules: who took part in which rolls, and what was thrown away.

`web/src/proof/account.ts` is the same.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from zocker.errors import Mistake
from zocker.proof.fields import Seats
from zocker.proof.ledger import PEOPLE, Ledger
from zocker.proof.lines import Close, Commit, Drawn, Genesis, Line, Moves, Open, Seated, is_chance
from zocker.proof.messages import earlier, hidden
from zocker.proof.words import words_of
from zocker.record import Record
from zocker.rules.messages import Result

_is_salt = re.compile("(.+):([0-9a-f]{32})")


class ChanceLine(msgspec.Struct, frozen=True):
    """A roll or draw of a game, and the seats whose devices made it with the server: none if it is not proven.

    Lines are counted from 1, and so is `draw`, its number in the event; `devices` are the seats at each device, counted
    from 0, and `keys` are theirs.
    """

    line: int
    request: str
    attempt: int | None = None
    draw: int = 1
    devices: tuple[Seats, ...] = ()
    keys: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """The part that one person's devices took in the rolls and draws of the game."""

    seat: int
    name: str
    rolls: int
    of: int
    keys: tuple[str, ...]  # of its devices, in the order in which they came
    signed: int  # up to which line of the game
    is_closed: bool  # whether it has signed the end
    left: int | None = None  # after which line of the game a bot took the seat


class ThrownResult(msgspec.Struct, frozen=True):
    """A result that was thrown away: the devices reported as silent, the result if known, and the next one."""

    line: int
    silent: tuple[Seats, ...]
    was: str | None
    came: str | None


class _Counts(msgspec.Struct):
    """A seat, and the person who sat there."""

    name: str | None = None
    left: int | None = None  # after which line of the game a bot took the seat
    rolls: int = 0
    signed: int = 0  # up to which line of the game
    keys: dict[str, None] = {}


class Account:
    """The proof of a record, checked line by line, with its whole account."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.ledger = Ledger()
        self.heads: list[str] = []  # after each line
        self.chances: dict[int, ChanceLine] = {}  # what was drawn, by its line
        self.is_older = False  # whether rolls were made by the older scheme, in which the operator could have chosen
        self._opened: list[int] = []  # the lines that the attempts which were thrown away were for
        self._secret: dict[int, str] = {}  # hashes of moves that are not revealed yet, by their lines
        self.hashed: set[int] = set()  # the lines of all moves that stood there as a hash
        self.rolls_of: dict[str, int] = {}  # how many rolls and draws each key took part in
        self._counts = [_Counts() for _ in record.seats]
        if record.proof is None:
            return
        if record.dice.source != "system":
            raise Mistake("error-proof-dice", source=record.dice.source)
        for number, text in enumerate(record.proof.lines, 1):
            self._take(number, text)
        if self.ledger.genesis is not None:
            self._check_end()

    def _take(self, number: int, text: str | dict[str, Any]) -> None:
        opened = self.ledger.open
        if not isinstance(text, str):
            self.is_older = True
            if self.ledger.genesis is not None:
                raise _wrong_proof(number, Mistake("error-proof-order"))
            return
        try:
            line = self.ledger.take(text)
            self._note(line, opened)
        except Mistake as mistake:
            raise mistake if mistake.message == "error-record-line" else _wrong_proof(number, mistake) from None
        if len(self.heads) < self.ledger.count:
            self.heads.append(self.ledger.head)

    def _note(self, line: Line, opened: Open | None) -> None:
        match line:
            case Genesis():
                self._check_genesis(line)
                self._note_seats()
            case Seated():
                self._note_seats()
            case Commit():
                for seat in line.seats:
                    self._counts[seat - 1].keys[line.key] = None
            case Moves():
                self._compare(line.line, line.texts)
            case Drawn():
                assert opened is not None
                self._compare(line.line, line.results)
                self._note_drawn(line, opened)
            case Close():
                self._check_close(line)

    # What belongs together ------------------------------------------------------------------------------

    def _check_genesis(self, line: Genesis) -> None:
        """Compare the beginning of a game with the record."""
        record = self.record
        assert record.proof is not None
        is_same = (
            (line.table, line.game, line.rules) == (record.proof.table, record.game, record.rules)
            and len(line.seats) == 2 * len(record.seats)
            and line.since <= len(record.lines)
            and _canonical(line.setup) == _canonical(msgspec.json.encode(record.setup))
        )
        is_first = len(self.ledger.sections) == 1
        if not is_same or (is_first and line.before != earlier(record.lines[: line.since])):
            raise Mistake("error-proof-genesis")

    def _compare(self, first: int, texts: tuple[str, ...]) -> None:
        """Compare a line with the record; of secret moves only a hash is known so far."""
        for at, text in enumerate(texts, first):
            played = self.record.lines[at - 1 : at]
            if text.startswith("#") and played and not is_chance(played[0]):
                self._secret[at] = text
                self.hashed.add(at)
            elif played != (text,):
                raise wrong_line(self.record, at, Mistake("error-proof-other", text=text))

    def _note_drawn(self, line: Drawn, opened: Open) -> None:
        devices = tuple(tuple(seat - 1 for seat in seats) for seats in opened.devices)
        keys = tuple(self.ledger.devices[seats].key for seats in opened.devices)
        for draw, request in enumerate(line.requests, 1):
            at = line.line + draw - 1
            self.chances[at] = ChanceLine(at, request, line.attempt, draw, devices, keys)
        for key in {*keys}:
            self.rolls_of[key] = self.rolls_of.get(key, 0) + len(line.requests)
        for seats in devices:
            for seat in seats:
                self._counts[seat].rolls += len(line.requests)
                self._counts[seat].signed = line.line - 1

    def _note_seats(self) -> None:
        """Note the seats, and those in which a bot has replaced a person."""
        seats = self.ledger.seats
        for counts, name, who in zip(self._counts, seats[::2], seats[1::2], strict=True):
            if who in PEOPLE:
                counts.name = name
            elif counts.name is not None and counts.left is None:
                counts.left = self.ledger.line - 1

    def _check_close(self, line: Close) -> None:
        """Compare the result with the record, and every secret move with its hash."""
        if Result(line.scores, line.winners) != self.record.result:
            raise Mistake("error-proof-close")
        salts = [found.groups() for found in map(_is_salt.fullmatch, line.salts) if found]
        hashed = [at for at in sorted(self._secret) if at > self.ledger.sections[-1].genesis.since]
        if len(salts) != len(line.salts) or [at for at, _ in salts] != [*map(str, hashed)]:
            raise Mistake("error-proof-close")
        for at, (_, salt) in zip(hashed, salts, strict=True):
            if hidden(self.ledger.start, at, salt, self.record.lines[at - 1]) != self._secret.pop(at):
                raise wrong_line(self.record, at, Mistake("error-proof-salt"))

    def _check_end(self) -> None:
        """Check that the proof covers the game to its end, with the right players in the seats."""
        record, ledger = self.record, self.ledger
        bots = (None if who in PEOPLE else who for who in ledger.seats[1::2])
        if [*zip(ledger.seats[::2], bots, strict=True)] != [(seat.name, seat.bot) for seat in record.seats]:
            raise Mistake("error-proof-seated")
        covered = ledger.line - 1
        is_closed = ledger.close is not None
        if covered > len(record.lines) or (is_closed and covered < len(record.lines)):
            raise Mistake("error-proof-close")
        if record.result is not None and not is_closed and ledger.has_people:
            raise Mistake("error-proof-close")

    # What there is to tell ------------------------------------------------------------------------------

    @property
    def parts(self) -> tuple[Part, ...]:
        """The part of each seat in which a person sat; none before the first roll."""
        closed = {seat - 1 for seats in self.ledger.signed for seat in seats}
        total = sum(map(is_chance, self.record.lines))
        return tuple(
            Part(
                seat,
                counts.name,
                counts.rolls,
                total,
                tuple(counts.keys),
                len(self.record.lines) if seat in closed else counts.signed,
                seat in closed,
                counts.left,
            )
            for seat, counts in enumerate(self._counts)
            if total and counts.name is not None
        )

    @property
    def thrown(self) -> tuple[ThrownResult, ...]:
        """The results that were thrown away."""
        return tuple(
            ThrownResult(
                one.open.line,
                tuple(tuple(seat - 1 for seat in seats) for seats in one.silent),
                one.result(),
                self.record.lines[one.open.line - 1] if one.open.line in self.chances else None,
            )
            for one in self.ledger.thrown
        )

    @property
    def restarts(self) -> tuple[int, ...]:
        """The lines of the game after which its proof started over, as after a restored backup."""
        return tuple(section.genesis.since for section in self.ledger.sections[1:])

    @property
    def undrawn(self) -> tuple[int, ...]:
        """The lines for which a roll was opened but never drawn, because the proof started over."""
        return tuple(opened.line for opened in self.ledger.undrawn)

    @property
    def opened(self) -> int | None:
        """The line for which a roll is open at the end, if one is."""
        return None if self.ledger.open is None else self.ledger.open.line

    @property
    def hidden(self) -> int:
        """How many secret moves were never revealed."""
        return len(self._secret)

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the last head; none without a proof."""
        return words_of(self.ledger.head) if self.ledger.head else ()


def wrong_line(record: Record, line: int, reason: Mistake) -> Mistake:
    """Return a mistake that names a line of the game."""
    text = record.lines[line - 1] if 0 < line <= len(record.lines) else ""
    return Mistake("error-record-line", line=line, text=text, reason=str(reason))


def _wrong_proof(number: int, reason: Mistake) -> Mistake:
    return Mistake("error-proof-line", line=number, reason=str(reason))


def _canonical(text: str | bytes) -> bytes:
    """Write JSON in one way only, so that equal values are equal texts."""
    try:
        return msgspec.json.encode(msgspec.json.decode(text), order="sorted")
    except (msgspec.MsgspecError, RecursionError):
        raise Mistake("error-proof-genesis") from None
