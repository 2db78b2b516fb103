"""Servers that cheat at dice, each in one way."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any, ClassVar
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from zocker.match import Match
from zocker.proof import lines
from zocker.proof.chain import BYTES, Chain, Secret
from zocker.proof.commitments import Chained
from zocker.proof.derivation import Source, derive
from zocker.proof.fields import Answer, Seats
from zocker.proof.ledger import SERVER
from zocker.proof.lines import Commit, Line, Open, is_rolled
from zocker.proof.messages import commit_message, link_message, next_head, server_message
from zocker.proof.requests import request_of
from zocker.record import Record
from zocker.server.messages.table import ProofLater, ProofNews
from zocker.server.tables import table
from zocker.server.tables.presence import Watcher
from zocker.server.tables.proof import book, hearing
from zocker.server.tables.proof.book import Book
from zocker.server.tables.proof.proving import TableProof
from zocker.server.tables.table import LiveTable

BEN: Seats = (2,)
LUCK = "6 6"  # what a cheat wants to see in a roll


class CheatingBook(Book):
    """Writes what an honest server never writes, once."""

    last: ClassVar[CheatingBook]

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.is_done = False
        self.match: Match | None = None
        CheatingBook.last = self

    @classmethod
    def use(cls, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let servers write their proofs like this."""
        monkeypatch.setattr(table, "Book", cls)

    @property
    def record(self) -> Record:
        """The game as it is stored."""
        assert self.match is not None
        return replace(self._table.record(), lines=tuple(self.match.lines))

    def tell_moves(self, match: Match) -> None:
        self.match = match
        super().tell_moves(match)

    def force(self, line: Line) -> None:
        """Write a line that the server's own ledger would refuse."""
        body = lines.write(line)
        head = next_head(self.ledger.head, body)
        self.ledger.head, self.ledger.count = head, self.ledger.count + 1
        self._unstored.append(body + (lines.TAB + self._sign(head) if line.signed else ""))

    def force_open(self, opened: Open) -> None:
        self.force(opened)
        self.ledger.open, self.ledger.open_head, self.ledger.attempt = opened, self.ledger.head, opened.attempt

    def force_commit(self, seats: Seats, secret: Secret, end: str) -> Chained:
        """Commit at any time; the first link is for the attempt that is open."""
        ledger = self.ledger
        number = ledger.numbers.get(secret.key, 0) + 1
        line = Commit(seats, secret.key, end, ledger.attempt, number, "")
        self.force(replace(line, signature=secret.signer.sign(commit_message(ledger.start, line))))
        ledger.numbers[secret.key] = number
        return Chained(secret.key, ledger.attempt, end)

    def _sign(self, head: str) -> str:
        assert self._secret is not None
        return self._secret.signer.sign(server_message(head))

    def _wanted(self, match: Match, link: str, links: tuple[str, ...]) -> bool:
        """Tell whether an attempt brings what we want."""
        return LUCK in derive(str(request_of(match)), Source(link, self.ledger.start, self.ledger.attempt, 1, links))


class Grinding(CheatingBook):
    """Commits to a secret of its own once it knows all others, so that it can choose the roll."""

    own: Chain | None = None

    def draw(self, match: Match, answers: dict[Seats, Answer]) -> None:
        opened, secret = self.ledger.open, self._secret
        assert opened is not None
        assert secret is not None
        if is_rolled(opened.request) and not self.is_done:
            links = tuple(answers[seats].link for seats in opened.devices)
            while self.own is None or not self._wanted(match, self.own.link(1), links):
                self.own = Chain(secrets.token_bytes(BYTES), self.ledger.nonce, secret.key)
            self.ledger.server = self.force_commit(SERVER, secret, self.own.end)
            self.is_done = True
        super().draw(match, answers)

    def link(self, attempt: int) -> str:
        assert self.ledger.server is not None
        return super().link(attempt) if self.own is None else self.own.link(attempt - self.ledger.server.first + 1)


class Colluding(CheatingBook):
    """Lets the device of an accomplice commit once all secrets are known, so that both can choose the roll."""

    def draw(self, match: Match, answers: dict[Seats, Answer]) -> None:
        ledger, opened = self.ledger, self.ledger.open
        assert opened is not None
        if is_rolled(opened.request) and not self.is_done:
            while True:
                accomplice = Secret.new()
                chain = accomplice.chain(ledger.nonce, 1)
                theirs = answers | {BEN: Answer(chain.link(1), "")}
                if self._wanted(
                    match, self.link(opened.attempt), tuple(theirs[seats].link for seats in opened.devices)
                ):
                    break
            message = link_message(ledger.start, opened.attempt, ledger.open_head, chain.link(1))
            answers |= {BEN: Answer(chain.link(1), accomplice.signer.sign(message))}
            ledger.devices[BEN] = self.force_commit(BEN, accomplice, chain.end)
            self.is_done = True
        super().draw(match, answers)


class Splitting(CheatingBook):
    """Ends a run after its first draw, so that everything after it is drawn once more."""

    def draw(self, match: Match, answers: dict[Seats, Answer]) -> None:
        if self.is_done:
            return super().draw(match, answers)
        with patch.object(book, "goes_on", lambda _match, _before: False):
            super().draw(match, answers)
        self.ledger._is_drawn = False  # an honest ledger refuses the rest of the run
        self.is_done = True
        return None


class Replaying(CheatingBook):
    """Opens an attempt that was used before: its secrets are known."""

    def open(self, match: Match, devices: Any) -> None:
        ledger = self.ledger
        if self.is_done or not ledger.attempt:
            return super().open(match, devices)
        self.tell_moves(match)
        request = str(request_of(match))
        self.force_open(Open(ledger.attempt, ledger.event + 1, ledger.line, tuple(devices), request))
        self.is_done = True
        return None


class Recommitting(CheatingBook):
    """Puts an old commitment of a device back into force: its secrets are known."""

    def open(self, match: Match, devices: Any) -> None:
        if self.ledger.attempt and not self.is_done:
            self.tell_moves(match)
            written = (lines.read(lines.split(text)[0]) for text in self.lines.texts())
            self.force(next(line for line in written if isinstance(line, Commit) and line.seats == BEN))
            self.is_done = True
        super().open(match, devices)


class Rigging(CheatingBook):
    """Asks for one die less than the rules do."""

    def open(self, match: Match, devices: Any) -> None:
        rigged = str(request_of(match)).replace("3d6", "2d6")
        with patch.object(book, "request_of", lambda _match: rigged):
            super().open(match, devices)
        self.is_done = True


class Loading(CheatingBook):
    """Asks for dice with nothing but sixes."""

    def open(self, match: Match, devices: Any) -> None:
        with patch.object(book, "request_of", lambda _match: "roll 3 of 3x6"):
            super().open(match, devices)
        self.is_done = True


class Robbing(CheatingBook):
    """Leaves the highest bill out of what is drawn from."""

    def draw(self, match: Match, answers: dict[Seats, Answer]) -> None:
        def poorer(match: Match) -> str:
            return str(request_of(match)).replace(" 5x90k", "")

        with patch.object(book, "request_of", poorer):
            super().draw(match, answers)
        self.is_done = True


class CheatingProof(TableProof):
    """Collects answers otherwise than an honest server."""

    @classmethod
    def use(cls, monkeypatch: pytest.MonkeyPatch) -> None:
        CheatingBook.use(monkeypatch)
        monkeypatch.setattr(table, "TableProof", cls)

    @property
    def cheating(self) -> CheatingBook:
        assert isinstance(self.book, CheatingBook)
        return self.book


class Crashing(CheatingProof):
    """Looks at a result, claims to have crashed, and opens the same roll again."""

    @property
    def _is_complete(self) -> bool:
        return super()._is_complete and self.cheating.is_done

    def _may_void(self) -> bool:
        return super()._may_void() or (super()._is_complete and not self.cheating.is_done)

    async def _ask(self) -> None:
        with patch.object(self.book, "void", self._open_again):
            await super()._ask()

    def _open_again(self, _answers: dict[Seats, Answer]) -> None:
        opened = self.book.ledger.open
        assert opened is not None
        self.cheating.force_open(replace(opened, attempt=opened.attempt + 1))
        self.cheating.is_done = True


class Dropping(CheatingProof):
    """Pretends that Ben's device is silent."""

    def answer(self, watcher: Watcher, attempt: int, revealed: Answer) -> None:
        if self.devices.seats_of(watcher.guest) != BEN:
            super().answer(watcher, attempt, revealed)


class Withholding:
    """Tells Ben that the proof comes later, as it does to spectators where money is hidden."""

    honest = staticmethod(hearing.news)

    @classmethod
    def use(cls, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(hearing, "news", cls.news)

    @classmethod
    def news(cls, table: LiveTable, watcher: Watcher) -> Iterator[Any]:
        for message in cls.honest(table, watcher):
            is_withheld = isinstance(message, ProofNews) and table.seats_of(watcher.guest) == (1,)
            yield ProofLater() if is_withheld else message


class Forking:
    """Shows Ben another open than the others."""

    honest = staticmethod(hearing.news)

    @classmethod
    def use(cls, monkeypatch: pytest.MonkeyPatch) -> None:
        CheatingBook.use(monkeypatch)
        monkeypatch.setattr(hearing, "news", cls.news)

    @classmethod
    def news(cls, table: LiveTable, watcher: Watcher) -> Iterator[Any]:
        for message in cls.honest(table, watcher):
            if isinstance(message, ProofNews) and table.seats_of(watcher.guest) == (1,):
                yield ProofNews(message.first, tuple(cls.forked(message)))
            else:
                yield message

    @staticmethod
    def forked(message: ProofNews) -> Iterator[str]:
        cheating = CheatingBook.last
        heads = ["", *book.heads(cheating.lines.texts())]
        for at, text in enumerate(message.lines, message.first):
            line = lines.read(lines.split(text)[0])
            if isinstance(line, Open) and not cheating.is_done:
                cheating.is_done = True
                body = lines.write(replace(line, devices=(BEN,)))
                yield body + lines.TAB + cheating._sign(next_head(heads[at], body))
            else:
                yield text
