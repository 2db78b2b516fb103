"""Games whose dice are proven, played by a server and devices of the tests' own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zocker.match import Match
from zocker.proof.chain import Chain
from zocker.proof.derivation import derive
from zocker.proof.lines import Drawn, LeftOut, Promised, Proof
from zocker.proof.requests import goes_on, request_of
from zocker.record import Dice, Record

TABLE = "table-1"
Devices = Sequence[tuple[int, ...]]  # the seats at each, counted from 1


class ProvenGame:
    """A match, the chains of its server and its devices, and the proof that grows with it."""

    def __init__(self, game: str, devices: Devices, **given: Any) -> None:
        self.match = Match(game, chance="ask", **given)
        self.lines: list[Promised | LeftOut | Drawn] = []
        self.event = 1
        self.chains: dict[tuple[int, ...], tuple[int, Chain]] = {}  # each with its first event
        for seats in ((), *devices):
            self.promise(seats)

    def promise(self, seats: tuple[int, ...]) -> None:
        """Promise a new chain."""
        number = sum(isinstance(line, Promised) for line in self.lines)
        chain = Chain(bytes([number + 1]) * 32)
        self.chains[seats] = self.event, chain
        self.lines.append(Promised(self.event, seats, chain.end))

    def leave_out(self, seats: tuple[int, ...]) -> None:
        del self.chains[seats]
        self.lines.append(LeftOut(self.event, seats))

    def draw(self) -> None:
        """Let everything roll that belongs to the next chance event."""
        server, *links = (chain.link(1 + self.event - first) for _, (first, chain) in sorted(self.chains.items()))
        first, requests, results = len(self.match.lines) + 1, list[str](), list[str]()
        while (request := request_of(self.match)) and (not requests or goes_on(self.match)):
            requests.append(request)
            results.append(derive(request, server, TABLE, self.event, len(requests), links))
            self.match.supply(results[-1])
            self.match.go_on(Dice("system"))
        self.lines.append(Drawn(self.event, first, tuple(requests), tuple(results), server, tuple(links)))
        self.event += 1

    def play(self, turns: int = 10_000) -> ProvenGame:
        """Play on until it is over, or for so many moves."""
        for turn in range(turns):
            while request_of(self.match):
                self.draw()
            if self.match.over:
                break
            moves = self.match.waiting.moves  # type: ignore[union-attr]
            self.match.play(moves[turn % len(moves)].text)
        return self

    @property
    def record(self) -> Record:
        self.match.proof = Proof(TABLE, tuple(self.lines))
        return self.match.record()
