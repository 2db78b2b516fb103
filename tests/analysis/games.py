"""Recorded games to look at."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.analysis.report import SeatReport
from zocker.bots import roster
from zocker.match import Match
from zocker.record import Record, Seat
from zocker.rules import dice
from zocker.rules.messages import Decision

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Fritz")


def played(game: str, bots: tuple[str, ...], seed: int, **options: Any) -> Match:
    """Let bots play a whole game."""
    seats = [Seat(name, bot=bot) for name, bot in zip(NAMES, bots, strict=False)]
    match: Match = Match(game, seats=seats, seed=seed, **options)
    choosers = [roster.find(bot, game).sit_down() for bot in bots]
    while isinstance(decision := match.waiting, Decision):
        legal = np.array([move.code for move in decision.moves])
        view, moves = match.masked(decision.seat), match.rules.moves
        match.play(moves[choosers[decision.seat](view, legal, dice.seeded_rng(seed, len(match.lines)), moves)])
    assert match.over
    return match


def recorded(game: str, bots: tuple[str, ...], seed: int, **options: Any) -> Record:
    return played(game, bots, seed, **options).record()


def parts_of(seat: SeatReport) -> float:
    """Add up what has brought a seat to its result."""
    assert seat.choices is not None
    return seat.start + seat.luck + seat.choices + seat.corrections
