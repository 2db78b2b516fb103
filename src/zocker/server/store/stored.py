"""A table as it is stored."""

from __future__ import annotations

from typing import Any

import msgspec

from zocker.proof.lines import Proof
from zocker.record import FORMAT, Dice, Record, Seat
from zocker.rules.messages import Result
from zocker.server.store.proof_lines import ProofLines

STAND_IN_LEVEL = "regular"  # the level of bots that play for people


class StoredSeat(msgspec.Struct):
    """The player in a seat: a guest, a bot, or no one yet."""

    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    stand_in: bool = False
    character: str | None = None  # as whom a person is drawn
    colour: int | None = None  # None until it is chosen, or the game begins

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The level of the bot that plays here now, if no person does."""
        return STAND_IN_LEVEL if self.stand_in else self.bot


class StoredTable(msgspec.Struct):
    """A table with its whole record. Every field but seats, lines and proof is a column of the same name."""

    id: str
    host: str
    game: str
    rules: int
    options: dict[str, Any]
    dice: Dice
    setup: dict[str, Any] | None
    clock: int | None
    started: bool
    seats: list[StoredSeat]
    lines: list[str]
    public: bool = False
    paused: bool = False
    barred: list[str] = msgspec.field(default_factory=list)
    rematch: str | None = None
    lesson: str | None = None
    result: Result | None = None
    clock_left: float | None = None
    rematch_by: int | None = None
    gathers: bool = False
    proven_as: str | None = None
    given: int = 0  # lines that it was set up with, played elsewhere
    stand_in_after: int | None = None  # seconds, then a bot sits in for somebody who has gone; None: never
    proof: ProofLines = msgspec.field(default_factory=ProofLines)

    @property
    def typed_dice(self) -> bool:
        """Whether people roll real dice, and the host types them in."""
        return self.dice.source == "typed"

    @property
    def played_since(self) -> int:
        """After how many lines it was played here; a whole game that came as a file counts as if it were."""
        return self.given if self.given < len(self.lines) else 0

    def record(self) -> Record:
        """Return the record of the game so far."""
        return Record(
            zocker=FORMAT,
            game=self.game,
            rules=self.rules,
            options=self.options,
            seats=tuple(Seat(seat.name or "?", seat.bot) for seat in self.seats),
            dice=self.dice,
            setup=self.setup,
            lines=tuple(self.lines),
            result=self.result,
            proof=Proof(self.proven_as or self.id, tuple(self.proof)) if len(self.proof) else None,
        )


class Overview(msgspec.Struct, frozen=True):
    """A table without its record: only how many lines that has, and when the last one came."""

    id: str
    game: str
    rules: int
    host: str
    options: dict[str, Any]
    public: bool
    started: bool
    gathers: bool
    over: bool
    paused: bool
    barred: list[str]
    seats: list[StoredSeat]
    result: Result | None
    given: int  # lines that it was set up with, played elsewhere
    line_count: int
    when: float


class FinishedGame(msgspec.Struct, frozen=True):
    """The result of a game, for everyone who had a seat there."""

    id: str
    game: str
    seat: int
    result: Result | None
