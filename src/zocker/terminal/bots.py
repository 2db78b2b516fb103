"""The bots of a game at one keyboard: they play by instinct until search is compiled."""

from __future__ import annotations

import numpy as np

from zocker.bots import roster
from zocker.lab.warm import is_warm
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.messages import Decision
from zocker.terminal import warming

BOT_LUCK = 1  # the stream of a seed for the bots' own randomness; the dice are stream 0


class BotsHere:
    """The bots that play for seats without a person."""

    def __init__(self, match: Match) -> None:
        self.match = match
        found = {number: roster.find(seat.bot, match.game) for number, seat in enumerate(match.seats) if seat.bot}
        self.players = {seat: bot.sit_down() for seat, bot in found.items()}
        self.counts = {seat: bot.counts for seat, bot in found.items()}
        self.cold = {seat: bot for seat, bot in found.items() if bot.searches}  # bots that can't search yet
        self.let_search()
        if self.cold:
            warming.compile_in_background()

    def __contains__(self, seat: object) -> bool:
        return seat in self.players

    def let_search(self) -> None:
        """Let bots search as soon as the kernels are ready."""
        if self.cold and is_warm(self.match.game):
            roster.load(self.match.game)
            self.players |= {seat: bot.sit_down(compiled=True) for seat, bot in self.cold.items()}
            self.cold = {}

    def play(self, decision: Decision) -> None:
        """Play the choice of the bot that decides."""
        self.let_search()
        legal = np.array([move.code for move in decision.moves])
        view = self.match.masked(decision.seat, counts=self.counts[decision.seat])
        moves = self.match.rules.moves
        self.match.play(moves[self.players[decision.seat](view, legal, self._luck(), moves)])

    def _luck(self) -> dice.Rng:
        """Return the generator of a bot's randomness; with a seed it depends only on the length of the record."""
        seed = self.match.record().dice.seed
        if seed is None:
            return dice.shaken_rng()
        return dice.new_rng(int(dice.seed_words(seed, len(self.match.lines), 1, BOT_LUCK)[0]))
