"""The state after some lines of a proof, checked line by line by its writer and all its readers.

`web/src/proof/ledger.ts` is the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from zocker.errors import Mistake
from zocker.history import UNDO
from zocker.proof import lines
from zocker.proof.chain import LENGTH, link_before
from zocker.proof.commitments import Barred, Chained, Thrown
from zocker.proof.derivation import Source, derive
from zocker.proof.fields import Answer, Seats
from zocker.proof.keys import is_key, is_signed
from zocker.proof.lines import BackIn, Close, Commit, Drawn, Genesis, Line, Moves, Open, Seated, Signed, Void
from zocker.proof.messages import (
    back_in_message,
    close_message,
    commit_message,
    first_head,
    link_message,
    next_head,
    server_message,
)

SCHEME = 2
SERVER: Seats = ()  # the seats of the server
PERSON, STAND_IN = "", "stand-in"  # who plays at a seat; otherwise it is a bot's level
PEOPLE = (PERSON, STAND_IN)


class Section(NamedTuple):
    """The part of a proof that one genesis begins."""

    start: str  # its head
    after: int  # how many lines come before it
    genesis: Genesis


class Ledger:
    """The state after some lines, counting those since the last genesis, with a summary of earlier ones."""

    def __init__(self, *, trusting: bool = False) -> None:
        self._trusting = trusting  # whether signatures and results are checked already
        self.head = ""
        self.count = 0  # of lines that the head covers
        self.sections: list[Section] = []
        self.thrown: list[Thrown] = []
        self.undrawn: list[Open] = []  # opened, and never drawn, since the proof was begun once more
        self.barred: dict[int, Barred] = {}  # by seat
        self._is_drawn = False  # whether the last event was a run of draws: then a seat rolls next
        self._moves = 0  # since the last event, without those that were taken back
        self._begin()

    def _begin(self) -> None:
        self.seats: tuple[str, ...] = ()  # a name and who plays there, each
        self.line = 1  # of the game: the next one
        self.attempt = self.event = 0  # the last ones
        self.server: Chained | None = None
        self.devices: dict[Seats, Chained] = {}
        self.numbers: dict[str, int] = {}  # how often each key has committed
        self.open: Open | None = None  # until it is drawn
        self.open_head = ""
        self.close: Close | None = None
        self.close_head = ""
        self.signed: set[Seats] = set()
        self._again: tuple[Open, tuple[Seats, ...]] | None = None  # thrown away; who has to be listed now

    # What it knows --------------------------------------------------------------------------------------

    @property
    def genesis(self) -> Genesis | None:
        return self.sections[-1].genesis if self.sections else None

    @property
    def start(self) -> str:
        """The head of the genesis."""
        return self.sections[-1].start if self.sections else ""

    @property
    def nonce(self) -> str:
        assert self.genesis is not None
        return self.genesis.nonce

    @property
    def in_order(self) -> list[Seats]:
        """All devices that have committed, in seat order."""
        return sorted(self.devices)

    @property
    def is_between(self) -> bool:
        """Whether an event is over and the next is not opened: devices may commit, and people may do something."""
        return self.genesis is not None and self.open is None and self._again is None and self.close is None

    @property
    def has_people(self) -> bool:
        return any(who in PEOPLE for who in self.seats[1::2])

    def are_people(self, seats: Seats) -> bool:
        """Tell whether people, or bots that stand in for them, play in all these seats."""
        who = dict(enumerate(self.seats[1::2], 1))
        return bool(seats) and all(who.get(seat) in PEOPLE for seat in seats)

    def is_barred(self, seats: Seats) -> bool:
        return any(seat in self.barred for seat in seats)

    def barred_since(self, seats: Seats) -> int:
        """Return the last attempt at which these seats were barred, or 0 unless all of them are."""
        attempts = [self.barred[seat].attempt for seat in seats if seat in self.barred]
        return max(attempts, default=0) if len(attempts) == len(seats) else 0

    def have_to_agree(self, seats: Seats) -> list[Seats] | None:
        """Return the devices whose people decide whether a silent one takes part again.

        Return None if that is still undecided, because one of them has not committed after a genesis.
        """
        answered = frozenset[int]().union(*(self.barred[seat].answered for seat in seats if seat in self.barred))
        people = {seat for seat in answered - {*seats} if self.are_people((seat,))}
        deciding = [other for other in self.in_order if people & {*other} and self.are_people(other)]
        return deciding if people <= {seat for other in deciding for seat in other} else None

    def answer_error(self, seats: Seats, answer: Answer) -> Mistake | None:
        """Return the fault of an answer to the open, if it has one."""
        assert self.open is not None
        attempt, device = self.open.attempt, self.devices[seats]
        if not device.fits(self.nonce, attempt, answer.link):
            return Mistake("error-proof-secret", seats=_written(seats))
        if not is_signed(device.key, link_message(self.start, attempt, self.open_head, answer.link), answer.signature):
            return Mistake("error-proof-signature", seats=_written(seats))
        return None

    # Taking lines ---------------------------------------------------------------------------------------

    def take(self, text: str) -> Line:
        """Take one more line as it is written; return it, or raise a `Mistake` with its fault."""
        body, signature = lines.split(text)
        return self.take_line(lines.read(body), body, signature)

    def take_line(self, line: Line, body: str, signature: str | None = None) -> Line:
        """Take one more line, and its written form."""
        if isinstance(line, Signed):
            self._sign(line)
            return line
        _require(isinstance(line, Genesis) or self.genesis is not None)
        head = first_head(body) if isinstance(line, Genesis) else next_head(self.head, body)
        if signature is not None and not self._trusting:
            assert self.genesis is not None
            if not is_signed(self.genesis.key, server_message(head), signature):
                raise Mistake("error-proof-server-signature")
        match line:
            case Genesis():
                self._take_genesis(line, head)
            case Commit():
                self._commit(line)
            case Moves():
                self._move(line)
            case Seated():
                self._seat(line)
            case Open():
                self._take_open(line, head)
            case Void():
                self._void(line)
            case Drawn():
                self._draw(line)
            case BackIn():
                self._let_back_in(line)
            case Close():
                _require(self.is_between)
                self.close, self.close_head = line, head
        self.head = head
        self.count += 1
        return line

    def _take_genesis(self, line: Genesis, head: str) -> None:
        is_late = self.close is not None or self._again is not None
        if line.scheme != SCHEME or not is_key(line.key) or len(line.seats) % 2 or is_late:
            raise Mistake("error-proof-genesis")
        if self.genesis is not None and (line.before, line.since) != (self.head, self.line - 1):
            raise Mistake("error-proof-genesis")
        if self.genesis is None:
            self._moves = line.since
        else:
            self._check_seats(line.seats)
        if self.open is not None:
            self.undrawn.append(self.open)
        self.sections.append(Section(head, self.count, line))
        self._begin()
        self.seats, self.line = line.seats, line.since + 1
        self.server, self.numbers = Chained(line.key, 1, line.end), {line.key: 1}

    def _commit(self, line: Commit) -> None:
        _require(self.is_between)
        self.check_commit(line)
        self.numbers[line.key] = line.number
        committed = Chained(line.key, line.first, line.end)
        if line.seats == SERVER:
            self.server = committed
        else:
            others = {
                seats: device
                for seats, device in self.devices.items()
                if device.key != line.key and not {*seats} & {*line.seats}
            }
            self.devices = others | {line.seats: committed}

    def check_commit(self, line: Commit) -> None:
        """Refuse a commitment that is signed wrongly, comes again, or does not reach the next attempt."""
        assert self.genesis is not None
        seats, own = line.seats, self.genesis.key
        is_sound = (
            line.number == self.numbers.get(line.key, 0) + 1
            and 1 <= line.first <= self.attempt + 1 < line.first + LENGTH
            and (seats == SERVER or self.are_people(seats))
            and (line.key == own) == (seats == SERVER)
        )
        if not is_sound:
            raise Mistake("error-proof-commit", seats=_written(seats))
        if not self._trusting and not is_signed(line.key, commit_message(self.start, line), line.signature):
            raise Mistake("error-proof-signature", seats=_written(seats))

    def _move(self, line: Moves) -> None:
        _require(self.is_between and bool(line.texts))
        _number(self.line, line.line)
        if any(map(lines.is_chance, line.texts)):
            raise Mistake("error-proof-chance")
        for text in line.texts:
            self._moves += -1 if text == UNDO else 1
            if self._moves < 0:
                raise Mistake("error-proof-undo")
        self.line += len(line.texts)

    def _seat(self, line: Seated) -> None:
        """Give a seat to a bot because its person has left, or let one stand in."""
        _require(self.is_between)
        self._check_seats(line.seats)
        self.seats = line.seats

    def _check_seats(self, seats: tuple[str, ...]) -> None:
        """Raise `Mistake` for other players than before, except bots that replace people."""
        if len(seats) != len(self.seats):
            raise Mistake("error-proof-seated")
        for name, who, new_name, now in zip(self.seats[::2], self.seats[1::2], seats[::2], seats[1::2], strict=True):
            has_left = who in PEOPLE and now not in PEOPLE
            stays = name == new_name and (who == now or {who, now} <= {*PEOPLE})
            if not (has_left or stays):
                raise Mistake("error-proof-seated")

    def _take_open(self, line: Open, head: str) -> None:
        _require(self.is_between or self._again is not None)
        _number(self.attempt + 1, line.attempt)
        _number(self.event + 1, line.event)
        _number(self.line, line.line)
        for seats in line.devices:
            is_free = not self.is_barred(seats) or len(line.devices) == 1
            if seats not in self.devices or not self.are_people(seats) or not is_free:
                raise Mistake("error-proof-listed", seats=_written(seats))
        if not line.devices or list(line.devices) != sorted({*line.devices}):
            raise Mistake("error-proof-order")
        if self._again is not None and (line.request, line.devices) != (self._again[0].request, self._again[1]):
            raise Mistake("error-proof-again")
        if self._is_drawn and not lines.is_rolled(line.request):
            raise Mistake("error-proof-run")
        self.open, self.open_head, self.attempt, self._again = line, head, line.attempt, None

    def _reveal(self, line: Void | Drawn) -> tuple[Open, dict[Seats, str]]:
        """Check the links revealed for the open; return them, and the links by their devices."""
        opened = self.open
        if opened is None or self.server is None or len(line.answers) != len(opened.devices):
            raise Mistake("error-proof-order")
        _number(opened.attempt, line.attempt)
        if not self.server.fits(self.nonce, line.attempt, line.server):
            raise Mistake("error-proof-server-secret")
        answers = {seats: answer for seats, answer in zip(opened.devices, line.answers, strict=True) if answer}
        for seats, answer in answers.items():
            wrong = None if self._trusting else self.answer_error(seats, answer)
            if wrong is not None:
                raise wrong
        self.server.reveal(line.attempt, line.server)
        for seats, answer in answers.items():
            self.devices[seats].reveal(line.attempt, answer.link)
            self._complete_thrown(seats)
        self.open = None
        return opened, {seats: answer.link for seats, answer in answers.items()}

    def _complete_thrown(self, seats: Seats) -> None:
        """Find withheld links of a device, because its later links reveal its earlier ones."""
        device = self.devices[seats]
        for thrown in self.thrown:
            if thrown.silent.get(seats) is device:
                times = self.attempt - thrown.open.attempt
                thrown.links[seats] = link_before(self.nonce, device.key, device.place, device.link, times)

    def _void(self, line: Void) -> None:
        opened, links = self._reveal(line)
        silent = tuple(seats for seats in opened.devices if seats not in links)
        if not links or not silent or line.silent != silent:
            raise Mistake("error-proof-void")
        barred = Barred(opened.attempt, frozenset(seat for seats in links for seat in seats))
        self.barred |= {seat: barred for seats in silent for seat in seats}
        self._again = opened, tuple(links)
        committed = {seats: self.devices[seats] for seats in silent}
        self.thrown.append(Thrown(opened, self.start, line.server, links, committed))

    def _draw(self, line: Drawn) -> None:
        opened, links = self._reveal(line)
        requests = line.requests
        if len(links) != len(opened.devices) or len(line.draws) % 2 or requests[:1] != (opened.request,):
            raise Mistake("error-proof-order")
        _number(opened.line, line.line)
        if len(requests) > 1 and any(map(lines.is_rolled, requests)):
            raise Mistake("error-proof-run")
        for draw, (request, result) in enumerate(zip(requests, line.results, strict=True), 1):
            source = Source(line.server, self.start, line.attempt, draw, tuple(links.values()))
            if not self._trusting and (derived := derive(request, source)) != result:
                raise Mistake("error-proof-result", request=request, expected=derived, got=result)
        self.event, self._is_drawn, self._moves = opened.event, not lines.is_rolled(opened.request), 0
        self.line += len(requests)

    def _let_back_in(self, line: BackIn) -> None:
        _require(self.is_between)
        needed = self.have_to_agree(line.seats)
        since = self.barred_since(line.seats)
        if line.seats not in self.devices or not since or line.attempt != since:
            raise Mistake("error-proof-back-in", seats=_written(line.seats))
        if needed is None or list(line.agreed) != needed or len(line.signatures) != len(needed):
            raise Mistake("error-proof-back-in", seats=_written(line.seats))
        message = back_in_message(self.start, line.attempt, line.seats)
        for seats, signature in zip(needed, line.signatures, strict=True):
            if not self._trusting and not is_signed(self.devices[seats].key, message, signature):
                raise Mistake("error-proof-signature", seats=_written(seats))
        self.barred = {seat: barred for seat, barred in self.barred.items() if seat not in line.seats}

    def _sign(self, line: Signed) -> None:
        _require(self.close is not None)
        device = self.devices.get(line.seats)
        is_good = device is not None and is_signed(device.key, close_message(self.close_head), line.signature)
        if not is_good or line.seats in self.signed:
            raise Mistake("error-proof-signature", seats=_written(line.seats))
        self.signed.add(line.seats)


def _require(is_due: bool) -> None:
    if not is_due:
        raise Mistake("error-proof-order")


def _number(expected: int, got: int) -> None:
    if expected != got:
        raise Mistake("error-proof-number", expected=expected, got=got)


def _written(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats)) or "server"
