"""Checking a record: that it was played by the rules, and which of its rolls are as they were promised."""

from __future__ import annotations

import msgspec

from zocker import replays
from zocker.errors import Mistake
from zocker.history import UNDO
from zocker.proof.ledger import Ledger
from zocker.proof.lines import Drawn, LeftOut
from zocker.proof.requests import goes_on, request_of
from zocker.record import Record, check_record


class ChanceLine(msgspec.Struct, frozen=True):
    """A roll or draw of a game, and the seats whose devices gave links for it: none if it is not proven.

    Lines are counted from 1, and so is `draw`, its number in the event; `devices` are the seats at each device, counted
    from 0.
    """

    line: int
    request: str
    event: int | None = None
    draw: int = 1
    devices: tuple[tuple[int, ...], ...] = ()


class Verification(msgspec.Struct, frozen=True):
    """A record that was played by the rules: how it ended, and what is proven of its rolls and draws.

    `left_out` has an entry for each time that a device was silent: the seats there, counted from 0.
    """

    game: str
    lines: int
    over: bool
    chances: tuple[ChanceLine, ...]
    left_out: tuple[tuple[int, ...], ...] = ()

    @property
    def proven(self) -> tuple[ChanceLine, ...]:
        """The rolls and draws that nobody could choose or foresee, unless all who gave links did so together."""
        return tuple(chance for chance in self.chances if chance.devices)

    @property
    def unproven(self) -> tuple[ChanceLine, ...]:
        """The rolls and draws that one has to believe."""
        return tuple(chance for chance in self.chances if not chance.devices)

    @property
    def alone(self) -> tuple[ChanceLine, ...]:
        """The proven ones with links of one device only: an operator who played there could have foreseen them."""
        return tuple(chance for chance in self.chances if len(chance.devices) == 1)


def verify(record: Record) -> Verification:
    """Check a whole record, its proof included; raise a `Mistake` that names the line where it stops being true.

    >>> from zocker import Match, verify
    >>> match = Match("las-vegas", players=2, seed=7)
    >>> match.play("place 3")
    >>> len(verify(match.record()).unproven)
    10
    """
    check_record(record)
    proven = check_proof(record)
    chances = list[ChanceLine]()
    for number, match in enumerate(replays.steps(record), 1):
        request = request_of(match)
        if number <= len(record.lines) and request is not None and record.lines[number - 1] != UNDO:
            chances.append(_checked(ChanceLine(number, request), proven.pop(number, None), record, goes_on(match)))
    replays.check_result(record, match)
    if proven:
        raise _wrong(record, min(proven), Mistake("error-proof-lines"))
    lines = () if record.proof is None else record.proof.lines
    left_out = tuple(_from_zero(line.seats) for line in lines if isinstance(line, LeftOut))
    return Verification(match.game, len(match.lines), match.over, tuple(chances), left_out)


def check_proof(record: Record) -> dict[int, ChanceLine]:
    """Check the proof of a record by itself, without the rules; return its rolls and draws by their lines.

    The browser checks the same.
    """
    proven = dict[int, ChanceLine]()
    if record.proof is None:
        return proven
    if record.dice.source != "system":
        raise Mistake("error-proof-dice", source=record.dice.source)
    ledger = Ledger(record.proof.table)
    for number, line in enumerate(record.proof.lines, 1):
        try:
            ledger.take(line)
        except Mistake as mistake:
            if isinstance(line, Drawn):
                raise _wrong(record, line.line, mistake) from None
            raise Mistake("error-proof-line", line=number, reason=str(mistake)) from None
        if isinstance(line, Drawn):
            devices = tuple(map(_from_zero, ledger.in_order))
            for draw, (request, result) in enumerate(zip(line.requests, line.results, strict=True), 1):
                at = line.line + draw - 1
                if list(record.lines[at - 1 : at]) != [result]:
                    raise _wrong(record, at, Mistake("error-proof-other", text=result))
                proven[at] = ChanceLine(at, request, line.event, draw, devices)
    return proven


def _checked(chance: ChanceLine, proven: ChanceLine | None, record: Record, goes_on: bool) -> ChanceLine:
    """Return what is proven of a roll, after comparing its request with what the rules ask for."""
    if proven is None:
        return chance
    if proven.request != chance.request:
        reason = Mistake("error-proof-request", expected=chance.request, got=proven.request)
        raise _wrong(record, chance.line, reason)
    if proven.draw > 1 and not goes_on:
        raise _wrong(record, chance.line, Mistake("error-proof-run"))
    if max(max(seats) for seats in proven.devices) >= len(record.seats):
        raise _wrong(record, chance.line, Mistake("error-proof-lines"))
    return proven


def _from_zero(seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat - 1 for seat in seats)


def _wrong(record: Record, line: int, reason: Mistake) -> Mistake:
    text = record.lines[line - 1] if line <= len(record.lines) else ""
    return Mistake("error-record-line", line=line, text=text, reason=str(reason))
