"""The parts of a proof that anyone may check at any time; chance is public as soon as it is drawn."""

from __future__ import annotations

from zocker.history import UNDO
from zocker.record import Record
from zocker.rules import games
from zocker.server.messages.pages import ShownChance, ShownProof


def show_proof(record: Record) -> ShownProof:
    """Return all rolls and draws of a game so far, and the input of their derivation."""
    moves = {UNDO, *games.find(record.game).moves}
    chances = (ShownChance(number, line) for number, line in enumerate(record.lines, 1) if line not in moves)
    return ShownProof(
        dice="typed" if record.dice.source == "typed" else "system",
        names=tuple(seat.name for seat in record.seats),
        chances=tuple(chances),
        proof=record.proof,
    )
