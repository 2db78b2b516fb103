"""Games that a net plays against itself to learn from, or against other bots to see how good it is."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zocker.bots.quick import COUNTS, choose
from zocker.rules import dice, games
from zocker.rules.dice import Rng
from zocker.rules.engine import draw_until_decision
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import Array, State
from zocker.values.choices import judge_choices
from zocker.values.net import Net, Work

NET = -1  # in a line-up: the net
VIEW = 1  # the state beside the game that holds what a seat sees; the last one is scratch


class Notes(NamedTuple):
    """Notes on every decision of the network: the position after its choice."""

    observed: Array  # by the seat that decided
    seats: Array
    players: Array
    shares: Array  # what the net thought of it, by seat
    best: Array  # what it thought of its best choice, which it may not have made
    explored: Array  # whether it made another choice
    targets: Array  # what it should have thought of it, the deciding seat first


class Habits(NamedTuple):
    """How the net plays to learn."""

    explore: float  # how often it makes any choice
    forget: float  # in how many games it doesn't know what others have won in earlier rounds
    trace: float  # how much what happened later counts, against what it thought one step later


@entry
def play_noting(
    states: Array,
    rngs: Array,
    seeds: Array,
    lineup: Array,
    net: Net,
    work: Work,
    habits: Habits,
    notes: Notes,
    wins: Array,
) -> int:
    """Play games by line-up and note all decisions of the net; add up wins by seat; return how many there are.

    It stops early when there is no room for notes, and leaves the last game out.
    """
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    observed = np.zeros((games.MAX_MOVES, notes.observed.shape[1]), np.int32)
    shares = np.zeros((games.MAX_MOVES, states[0].players))
    noted = 0
    for i in range(len(seeds)):
        first = noted
        rngs[0].word = seeds[i, 0]
        rngs[1].word = seeds[i, 1]
        counts = dice.uniform(rngs[1]) >= habits.forget
        games.begin(states[0])
        draw_until_decision(states[0], rngs[0], outcome)
        while waits_for(states[0]) != OVER:
            if noted == len(notes.seats):
                return first
            bot = lineup[(seat_of(states[0]) + i) % states[0].players]
            legal = moves[: games.legal(states[0], moves)]
            if bot == NET:
                decide(net, work, states, legal, observed, shares, counts, rngs[1], habits, notes, noted)
                noted += 1
            else:
                let_play(bot, states, legal, rngs[1])
            draw_until_decision(states[0], rngs[0], outcome)
        look_back(notes, first, noted, states[0], i, habits.trace, wins)
    return noted


@kernel
def decide(
    net: Net,
    work: Work,
    states: Array,
    legal: Array,
    observed: Array,
    shares: Array,
    counts: bool,
    luck: Rng,
    habits: Habits,
    notes: Notes,
    at: int,
) -> None:
    """Let the net choose, and note its decision."""
    seat = seat_of(states[0])
    states[VIEW] = states[0]
    games.mask(states[VIEW], seat, counts)
    best = judge_choices(net, work, states[VIEW:], legal, observed, shares)
    chosen = other_choice(luck, best, len(legal), habits.explore)
    note(notes, at, seat, observed[chosen], shares[chosen], shares[best], chosen != best)
    games.play(states[0], legal[chosen])


@kernel
def let_play(bot: int, states: Array, legal: Array, luck: Rng) -> None:
    """Let one of the quick bots choose."""
    states[VIEW] = states[0]
    games.mask(states[VIEW], seat_of(states[0]), COUNTS[bot])
    games.play(states[0], choose(bot, states[VIEW], legal, luck))


@kernel
def other_choice(luck: Rng, best: int, choices: int, explore: float) -> int:
    """Return the best choice, or now and then any."""
    return dice.below(luck, choices) if dice.uniform(luck) < explore else best


@kernel
def note(notes: Notes, at: int, seat: int, observed: Array, shares: Array, best: Array, explored: bool) -> None:
    players = len(shares)
    for k in range(len(observed)):
        notes.observed[at, k] = observed[k]
    notes.seats[at] = seat
    notes.players[at] = players
    notes.explored[at] = explored
    for place in range(players):
        notes.shares[at, (seat + place) % players] = shares[place]
        notes.best[at, (seat + place) % players] = best[place]


@kernel
def look_back(notes: Notes, first: int, last: int, state: State, game: int, trace: float, wins: Array) -> None:
    """Write the target of the network at each decision of a game, the last one first (TD(λ)); add the wins."""
    players = state.players
    for seat in range(players):
        later = share(state, seat) / WHOLE
        wins[(seat + game) % players] += later
        for at in range(last - 1, first - 1, -1):
            notes.targets[at, (seat - notes.seats[at]) % players] = later
            thought = trace * later + (1 - trace) * notes.shares[at, seat]
            later = notes.best[at, seat] if notes.explored[at] else thought
