"""A device that makes dice with a server as an honest browser does; how its messages travel is up to others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from zocker.proof.chain import LENGTH, Secret
from zocker.proof.ledger import Ledger
from zocker.proof.lines import Answer, Commit, Seats, write
from zocker.proof.messages import back_in_message, close_message, commit_message, link_message
from zocker.server.messages.actions import Agree, GiveAnswer, MakeCommit, Sign

SPARE = 8  # links that are left when it commits again


class Honest:
    """Its secret, what it has seen of the proof, and what it has answered: a browser stores all of that."""

    def __init__(self, secret: bytes | None = None, *, trusting: bool = False) -> None:
        self.secret = Secret.new() if secret is None else Secret(secret)
        self.length = LENGTH
        self._trusting = trusting
        self.answers: dict[tuple[str, int], tuple[str, Answer]] = {}  # with the heads that they are for
        self.seats: Seats = ()  # counted from 1
        self.forget()

    def forget(self) -> None:
        """Forget what it has seen, as after its storage was cleared."""
        self.ledger = Ledger(trusting=self._trusting)
        self.texts: list[str] = []
        self._committed: tuple[str, int, Seats] | None = None
        self._has_signed = False

    @property
    def query(self) -> str:
        """What it says when it connects."""
        return f"proof={len(self.texts)}&head={self.ledger.head}"

    def see(self, first: int, lines: Sequence[str]) -> Iterator[Any]:
        """Take lines of the proof; yield what it says about them."""
        if first == 0:
            self.forget()
        assert first == len(self.texts)
        for line in lines:
            self.ledger.take(line)
            self.texts.append(line)
        yield from self.say()

    def sit(self, here: Sequence[int]) -> Iterator[Any]:
        """Note its seats, counted from 0; yield what it says then."""
        self.seats = tuple(seat + 1 for seat in here)
        yield from self.say()

    def say(self) -> Iterator[Any]:
        """Yield what it has to say: a commitment, an answer, or its signature at the end."""
        ledger = self.ledger
        if ledger.genesis is None or not self.seats or not ledger.are_people(self.seats):
            return
        if ledger.close is not None:
            yield from self._sign()
        elif self.is_asked:
            yield self.answer()
        elif ledger.is_between and self._must_commit:
            yield self.commit()

    @property
    def is_in_force(self) -> bool:
        device = self.ledger.devices.get(self.seats)
        return device is not None and device.key == self.secret.key

    @property
    def is_asked(self) -> bool:
        """Whether it is listed in the open that waits for answers."""
        opened = self.ledger.open
        return opened is not None and self.is_in_force and self.seats in opened.devices

    @property
    def _must_commit(self) -> bool:
        ledger = self.ledger
        number = ledger.numbers.get(self.secret.key, 0)
        is_sent = self._committed == (ledger.start, number + 1, self.seats)
        is_used_up = self.is_in_force and ledger.devices[self.seats].left(ledger.attempt + 1) < SPARE
        return not is_sent and (is_used_up or not self.is_in_force)

    def commit(self) -> MakeCommit:
        ledger = self.ledger
        number = ledger.numbers.get(self.secret.key, 0) + 1
        self._committed = ledger.start, number, self.seats
        end = self.secret.chain(ledger.nonce, number, ledger.start).end
        line = Commit(self.seats, self.secret.key, end, ledger.attempt + 1, number, "")
        signature = self.secret.signer.sign(commit_message(ledger.start, line))
        return MakeCommit(write(replace(line, signature=signature)))

    def answer(self) -> GiveAnswer:
        """Answer the open, always in the same way; never two heads for one attempt."""
        ledger = self.ledger
        start, attempt, head = ledger.start, ledger.attempt, ledger.open_head
        if (start, attempt) not in self.answers:
            device = ledger.devices[self.seats]
            chain = self.secret.chain(ledger.nonce, ledger.numbers[device.key], start)
            link = chain.link(attempt - device.first + 1)
            signature = self.secret.signer.sign(link_message(start, attempt, head, link))
            self.answers[start, attempt] = head, Answer(link, signature)
        known, answer = self.answers[start, attempt]
        assert known == head, "two opens for one attempt"
        return GiveAnswer(attempt, *answer)

    def agree(self, seats: Sequence[int], attempt: int) -> Agree:
        """Agree that another device takes part again."""
        message = back_in_message(self.ledger.start, attempt, tuple(seats))
        return Agree(tuple(seats), attempt, self.secret.signer.sign(message))

    def _sign(self) -> Iterator[Sign]:
        if self.is_in_force and self.seats not in self.ledger.signed and not self._has_signed:
            self._has_signed = True
            yield Sign(self.secret.signer.sign(close_message(self.ledger.close_head)))
