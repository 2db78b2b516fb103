"""Games whose dice are proven, with a server and devices of the tests' own: honest, unless a test makes them cheat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from zocker.match import Match
from zocker.proof import lines
from zocker.proof.chain import LENGTH, Chain, Secret
from zocker.proof.derivation import Source, derive
from zocker.proof.fields import Answer, Seats
from zocker.proof.ledger import PERSON, SCHEME, SERVER, Ledger
from zocker.proof.lines import BackIn, Close, Commit, Drawn, Genesis, Line, Moves, Open, Proof, Seated, Signed, Void
from zocker.proof.messages import (
    back_in_message,
    close_message,
    commit_message,
    earlier,
    first_head,
    hidden,
    link_message,
    next_head,
    server_message,
)
from zocker.proof.requests import goes_on, request_of
from zocker.record import Dice, Record, Seat
from zocker.rules.messages import Decision

TABLE = "table-1"
NONCE = "0f" * 16
Devices = Sequence[Seats]  # the seats at each, counted from 1


class Committed:
    """A device, or the server, with its secret and the chain that it uses."""

    def __init__(self, number: int) -> None:
        self.secret = Secret(bytes([number]) * 32)
        self.commits = 0
        self.first = 1
        self.start = ""  # the head of the genesis, for a device

    def chain(self) -> Chain:
        return self.secret.chain(NONCE, self.commits, self.start)

    def link(self, attempt: int) -> str:
        return self.chain().link(attempt - self.first + 1)


class ProvenGame:
    """A match, its server and its devices, and the proof that grows with it.

    Every step writes its lines with `write`, which takes what is false as well as what is true if `checks` is off.
    """

    def __init__(
        self, game: str, devices: Devices, *, after: Sequence[str] = (), server: int = 200, **given: Any
    ) -> None:
        self.match = Match(game, chance="ask", **given)
        for text in after:
            self.match.supply(text) if lines.is_chance(text) else self.match.play(text)
        self.match.go_on(Dice("system"))
        self.texts: list[str] = []
        self.ledger = Ledger()
        self.checks = True
        self.rigs: Callable[[str], str] = str  # what a server asks for instead of what the rules ask for
        self.server = Committed(server)
        self.server.commits = 1
        self.devices: dict[Seats, Committed] = {}
        self.hides: set[int] = set()  # lines of the game that are secret until the end
        self.begin()
        for seats in devices:
            self.commit(seats)

    # Lines ------------------------------------------------------------------------------------------------

    def write(self, line: Line) -> None:
        """Write a line, with the server's signature if it has one."""
        body = lines.write(line)
        if line.signed:
            body += lines.TAB + self.server.secret.signer.sign(server_message(next_head(self.ledger.head, body)))
        self.texts.append(body)
        if self.checks:
            self.ledger.take(body)

    def rewind(self, number: int) -> None:
        """Forget all lines but so many."""
        self.texts, self.ledger = self.texts[:number], Ledger()
        for text in self.texts:
            self.ledger.take(text)

    @property
    def who(self) -> tuple[str, ...]:
        """Names and who plays: people, but for bots."""
        return tuple(part for seat in self.match.seats for part in (seat.name, seat.bot or PERSON))

    def begin(self) -> None:
        """Begin the proof, or begin it once more after a restore."""
        record = self.match.record()
        first = self.ledger.genesis is None
        since = len(record.lines)
        before = earlier(record.lines) if first else self.ledger.head
        options, setup = (msgspec.json.encode(part).decode() for part in (record.options, record.setup))
        self.server.first = 1
        key, end = self.server.secret.key, self.server.chain().end
        game, rules = record.game, record.rules
        self.write(Genesis(SCHEME, TABLE, NONCE, game, rules, options, setup, key, end, since, before, self.who))
        self.devices = {}

    def commit(self, seats: Seats, device: Committed | None = None) -> Committed:
        """Let a device commit, with a new key unless one is given."""
        if seats == SERVER:
            device = self.server
        elif device is None:
            device = Committed(10 * seats[0] + len(self.texts) % 9)
        if seats != SERVER:
            device.start = self.ledger.start
        device.commits += 1
        device.first = self.ledger.attempt + 1
        line = Commit(seats, device.secret.key, device.chain().end, device.first, device.commits, "")
        message = commit_message(self.ledger.start, line)
        self.devices = {other: one for other, one in self.devices.items() if not {*other} & {*seats}}
        if seats != SERVER:
            self.devices[seats] = device
        self.write(msgspec.structs.replace(line, signature=device.secret.signer.sign(message)))
        return device

    def tell_moves(self) -> None:
        """Write what was played since the last event."""
        first = self.ledger.line
        texts = self.match.lines[first - 1 :]
        if texts:
            self.write(Moves(first, tuple(self._told(at, text) for at, text in enumerate(texts, first))))

    def _told(self, at: int, text: str) -> str:
        return (
            hidden(self.ledger.start, at, self.server.secret.salt(self.ledger.start, at), text)
            if at in self.hides
            else text
        )

    def seat(self, who: Sequence[str]) -> None:
        """Write who plays from now on."""
        self.tell_moves()
        self.write(Seated(tuple(who)))

    def leave(self, *names: str) -> None:
        """Let bots take all seats, by these names."""
        self.seat([part for name in names for part in (name, "rookie")])
        self.match.seats = tuple(Seat(name, "rookie") for name in names)

    def open(self, devices: Devices = ()) -> Open:
        """Open what chance brings next, for all devices that are not barred unless some are given."""
        if self.ledger.is_between:
            self.tell_moves()
            self.renew()
        ledger = self.ledger
        listed = devices or [seats for seats in ledger.in_order if not ledger.is_barred(seats)]
        request = self.rigs(str(request_of(self.match)))
        opened = Open(ledger.attempt + 1, ledger.event + 1, ledger.line, tuple(listed), request)
        self.write(opened)
        return opened

    def renew(self) -> None:
        """Let all commit again whose chains have come to their end."""
        for seats, one in {SERVER: self.server, **self.devices}.items():
            if self.ledger.attempt - one.first + 1 == LENGTH:
                self.commit(seats, one)

    def answer(self, seats: Seats) -> Answer:
        """Return what a device answers to the open."""
        attempt, device = self.ledger.attempt, self.devices[seats]
        link = device.link(attempt)
        return Answer(
            link, device.secret.signer.sign(link_message(self.ledger.start, attempt, self.ledger.open_head, link))
        )

    def void(self, *silent: Seats) -> None:
        """Throw the attempt away, since devices are silent."""
        opened = self.ledger.open
        assert opened is not None
        answers = tuple(None if seats in silent else self.answer(seats) for seats in opened.devices)
        self.write(Void(opened.attempt, silent, self.server.link(opened.attempt), answers))

    def draw(self) -> None:
        """Let everything roll that belongs to the event which is open; open it if that is not done."""
        opened = self.ledger.open or self.open()
        server = self.server.link(opened.attempt)
        answers = tuple(self.answer(seats) for seats in opened.devices)
        links = tuple(answer.link for answer in answers)
        draws = list[str]()
        while (asked := request_of(self.match)) and (not draws or goes_on(self.match, draws[-2])):
            request = self.rigs(asked) if draws else opened.request
            source = Source(server, self.ledger.start, opened.attempt, len(draws) // 2 + 1, links)
            draws += request, derive(request, source)
            self.supply(draws[-1])
        self.write(Drawn(opened.attempt, opened.line, server, answers, tuple(draws)))

    def supply(self, result: str) -> None:
        """Let the match go on with a result."""
        self.match.supply(result)
        self.match.go_on(Dice("system"))

    def back_in(self, seats: Seats) -> None:
        """Let a device take part again."""
        ledger = self.ledger
        attempt = max(ledger.barred[seat].attempt for seat in seats if seat in ledger.barred)
        agreed = tuple(ledger.have_to_agree(seats) or ())
        message = back_in_message(ledger.start, attempt, seats)
        signatures = tuple(self.devices[other].secret.signer.sign(message) for other in agreed)
        self.write(BackIn(seats, attempt, agreed, signatures))

    def close(self) -> None:
        """End the game, and let all devices sign."""
        self.tell_moves()
        result = self.match.record().result
        assert result is not None
        salts = tuple(f"{at}:{self.server.secret.salt(self.ledger.start, at)}" for at in sorted(self.hides))
        self.write(Close(result.scores, result.winner_numbers, salts))
        for seats in self.ledger.in_order:
            self.sign(seats)

    def sign(self, seats: Seats) -> None:
        """Let a device sign the end."""
        signer = self.devices[seats].secret.signer
        self.write(Signed(seats, signer.sign(close_message(self.ledger.close_head))))

    # Games ------------------------------------------------------------------------------------------------

    def play(self, turns: int = 10_000, *, closes: bool = True) -> ProvenGame:
        """Play on until it is over, or for so many moves."""
        for _ in range(turns):
            while request_of(self.match):
                self.draw()
            if self.match.over:
                if closes:
                    self.close()
                break
            self.decide()
        return self

    def decide(self) -> None:
        """Let the seat that is asked choose in turn what there is; do nothing if chance is due."""
        decision = self.match.waiting
        if not isinstance(decision, Decision):
            return
        if decision.secret:
            self.hides.add(len(self.match.lines) + 1)
        self.match.play(decision.moves[len(self.match.lines) % len(decision.moves)].text)

    @property
    def record(self) -> Record:
        """The record with the proof so far."""
        self.match.proof = Proof(TABLE, tuple(self.texts))
        return self.match.record()


def head_of(texts: Sequence[str]) -> str:
    """Return the head after some lines of one genesis."""
    head = ""
    for text in texts:
        body, _ = lines.split(text)
        head = next_head(head, body) if head else first_head(body)
    return head
