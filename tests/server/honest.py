"""A device that makes dice with a server as an honest browser does; how its messages travel is up to others."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from zocker.proof.chain import BYTES, LENGTH, Chain, Secret
from zocker.proof.fields import Answer, Seats
from zocker.proof.ledger import Ledger
from zocker.proof.lines import Commit, split, write
from zocker.proof.messages import back_in_message, close_message, commit_message, link_message
from zocker.server.messages.actions import Agree, GiveAnswer, MakeCommit, Remember, Sign

SPARE = LENGTH // 8  # links that are left when it commits again


class Honest:
    """Its secret, what it has seen of the proof, and what it has answered: a browser stores all of that."""

    def __init__(self, secret: bytes | None = None, *, trusting: bool = False) -> None:
        self.secret = Secret(secret or secrets.token_bytes(BYTES))
        self.spare = SPARE
        self._trusting = trusting
        self._chain: tuple[str, int, Chain] | None = None  # the one in use, after which head and for which attempts
        self.answers: dict[tuple[str, int], tuple[str, Answer]] = {}  # with the heads that they are for
        self.signed: dict[str, str] = {}  # heads that the server has signed, and how
        self.seats: Seats = ()  # counted from 1
        self._rewind()
        self.reconnect()

    def _rewind(self) -> None:
        """Read the proof from its first line on."""
        self.ledger = Ledger(trusting=self._trusting)
        self.texts: list[str] = []
        self._heads: set[str] = set()

    def reconnect(self) -> None:
        """Note that there is a new connection: nothing was said there."""
        self._said: set[Any] = set()
        self._takes_over = True  # someone uses it, and not another device with the same seats

    def lose(self, action: Any) -> None:
        """Note that something was not sent."""
        self._said.discard(action)

    @property
    def query(self) -> str:
        """What it says when it connects."""
        return f"proof={len(self.texts)}&head={self.ledger.head}"

    def hear(self, message: dict[str, Any]) -> Iterator[Any]:
        """Take a message of the server, as JSON has it; yield what it says then."""
        if message["type"] == "table":
            yield from self.sit(message["here"])
        elif message["type"] == "proof":
            yield from self.see(message["first"], message["lines"])

    def see(self, first: int, lines: Sequence[str]) -> Iterator[Any]:
        """Take lines of the proof; yield what it says about them."""
        if first == 0:
            self._rewind()
        assert first == len(self.texts)
        for line in lines:
            self.ledger.take(line)
            self.texts.append(line)
            self._heads.add(self.ledger.head)
            if signature := split(line)[1]:
                self.signed[self.ledger.head] = signature
        last = next(reversed(self.signed), "")
        if first == 0 and last and last not in self._heads:
            yield from self._once(Remember(last, self.signed[last]))
        yield from self.say(again=False)

    def sit(self, here: Sequence[int]) -> Iterator[Any]:
        """Note its seats, counted from 0; yield what it says then."""
        self.seats = tuple(seat + 1 for seat in here)
        yield from self.say(again=False)

    def use(self) -> Iterator[Any]:
        """Note that someone uses it; yield what it says then."""
        self._takes_over = True
        yield from self.say()

    def say(self, *, again: bool = True) -> Iterator[Any]:
        """Yield what it has to say: a commitment, an answer (each second again), or its signature at the end."""
        ledger = self.ledger
        if ledger.genesis is None or not self.seats or not ledger.are_people(self.seats):
            return
        if ledger.close is not None:
            if self.must_sign:
                yield from self._once(Sign(self.secret.signer.sign(close_message(ledger.close_head))))
            return
        if self.is_asked:
            answer = self.answer()
            yield from [answer] if again else self._once(answer)
        if self._must_commit:
            yield from self._once(self.commit())

    @property
    def is_in_force(self) -> bool:
        device = self.ledger.devices.get(self.seats)
        return device is not None and device.key == self.secret.key

    @property
    def must_sign(self) -> bool:
        ledger = self.ledger
        return ledger.close is not None and self.is_in_force and self.seats not in ledger.signed

    @property
    def is_asked(self) -> bool:
        """Whether it is listed in the open that waits for answers."""
        opened = self.ledger.open
        return opened is not None and self.is_in_force and self.seats in opened.devices

    @property
    def _must_commit(self) -> bool:
        ledger = self.ledger
        if self.is_in_force:
            self._takes_over = False
            return ledger.devices[self.seats].left(ledger.attempt + 1) <= self.spare
        return self._takes_over or not any({*seats} & {*self.seats} for seats in ledger.devices)

    def commit(self) -> MakeCommit:
        ledger = self.ledger
        number, first = ledger.numbers.get(self.secret.key, 0) + 1, ledger.attempt + 1
        line = Commit(self.seats, self.secret.key, self._chain_from(first).end, first, number, "")
        signature = self.secret.signer.sign(commit_message(ledger.start, line))
        return MakeCommit(write(replace(line, signature=signature)))

    def answer(self) -> GiveAnswer:
        """Answer the open, always in the same way; never two heads for one attempt."""
        ledger = self.ledger
        start, attempt, head = ledger.start, ledger.attempt, ledger.open_head
        if (start, attempt) not in self.answers:
            first = ledger.devices[self.seats].first
            link = self._chain_from(first).link(attempt - first + 1)
            signature = self.secret.signer.sign(link_message(start, attempt, head, link))
            self.answers[start, attempt] = head, Answer(link, signature)
        known, answer = self.answers[start, attempt]
        assert known == head, "two opens for one attempt"
        return GiveAnswer(attempt, *answer)

    def agree(self, seats: Sequence[int], attempt: int) -> Agree:
        """Agree that another device takes part again."""
        message = back_in_message(self.ledger.start, attempt, tuple(seats))
        return Agree(tuple(seats), attempt, self.secret.signer.sign(message))

    def _chain_from(self, first: int) -> Chain:
        """Return the chain whose first link is for an attempt: no link is ever one for another attempt."""
        start = self.ledger.start
        if self._chain is None or self._chain[:2] != (start, first):
            self._chain = start, first, self.secret.chain(self.ledger.nonce, first, start)
        return self._chain[2]

    def _once(self, action: Any) -> Iterator[Any]:
        """Yield what needs to be said only once on a connection."""
        if action not in self._said:
            self._said.add(action)
            yield action
