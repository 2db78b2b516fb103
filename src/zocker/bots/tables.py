"""Many tables at which bots have some of the seats, the core of environments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from zocker.batch import MOST, Batch
from zocker.bots import roster
from zocker.bots.chooser import NO_END
from zocker.bots.quick import BOTS, advance
from zocker.given import whole
from zocker.rules import dice, features, games
from zocker.rules.engine import is_legal, observe_masked, settle, show
from zocker.rules.frames import OVER, pop, waits_for
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import WHOLE
from zocker.rules.state import Array, State

Chooser = Callable[[State, Array, dice.Rng, tuple[str, ...]], int]

AGENT = -3  # in a line-up: the seat of who steps the tables


class Tables(Batch):
    """A batch in which a finished game waits for a restart, and an illegal move ends a game without a winner.

    `bots` names the bot in each seat, or None for a seat of an agent.

    >>> tables = Tables("las-vegas", [None, "greedy"], size=2, seed=7)
    >>> tables.step(tables.legal.argmax(axis=1))
    >>> tables.seats
    array([0, 0])
    """

    def __init__(self, game: str, bots: Sequence[str | None], *, size: int, **given: Any) -> None:
        rules, size = games.find(game), whole("size", size, 1, MOST)
        self._bots = [None if name is None else roster.find(name, game) for name in bots]
        self._lineup = np.array([AGENT if bot is None else bot.code for bot in self._bots])
        self._asks_bots = any(bot is not None and bot.name not in BOTS for bot in self._bots)
        self._seated: dict[tuple[int, int], Chooser] = {}  # bots that only Python can ask, by table and seat
        self._view = np.zeros(1, rules.layout)
        self._all = np.ones(size, np.bool_)
        self.agents = np.zeros(size, np.int64)  # the agent's seat that decides at each table, or has decided last
        self._observed = np.zeros((size, features.size(rules.features)), np.int32)
        super().__init__(game, players=len(bots), size=size, **given)

    @property
    def observations(self) -> Array:
        """The observation of the deciding agent at each table or, if the game is over, of the last one."""
        return self._observed

    def seed(self, table: int, seed: int) -> None:
        """Start a table's dice from a seed."""
        self._rngs["word"][table] = dice.seed_words(seed, 0, 1)[0]

    def begin(self, which: Array | None = None) -> None:
        """Begin a new game at all tables, or at some of them."""
        which = self._all if which is None else which
        self.states["depth"][which] = 0
        self._play(np.zeros(self.size, np.int64), which)

    def step(self, moves: Any) -> None:
        """Play one move at every table, or start a game where none is played; then let the bots play on."""
        self._play(self._read_moves(moves), self._all)

    def rewards(self, tables: Array) -> Array:
        """Return each seat's rewards of games that have ended at some tables.

        A reward is the share of the win times the players, less one, so that all seats' rewards add up to zero: with
        two players 1 for a win and -1 for a defeat. An illegal move costs its seat 1.
        """
        wins = self._wins[tables]
        rewards = wins * (self.players / WHOLE) - 1.0
        fouls = wins.sum(axis=1) == 0
        rewards[fouls] = -1.0 * (np.arange(self.players) == self.agents[tables[fouls], None])
        return rewards

    def _step(self, chosen: Array) -> int:
        self._play(chosen, self._all)
        return -1

    def _play(self, chosen: Array, which: Array) -> None:
        # A new array each time, so that callers may keep the old one.
        self._observed = np.empty_like(self._observed) if which is self._all else self._observed.copy()
        begun = which & (self.states["depth"] == 0) if self._asks_bots else which
        self._play_quickly(chosen, which)
        if self._asks_bots:
            self._seated = {(table, seat): bot for (table, seat), bot in self._seated.items() if not begun[table]}
            self._let_bots_choose(which)

    def _let_bots_choose(self, which: Array) -> None:
        """Ask the bots that aren't quick until an agent must decide at every table."""
        chosen = np.zeros(self.size, np.int64)
        while (which := which & ~self.done & (self._lineup[self.seats] != AGENT)).any():
            for table in np.flatnonzero(which):
                chosen[table] = self._ask(int(table), int(self.seats[table]))
            self._play_quickly(chosen, which)

    def _ask(self, table: int, seat: int) -> int:
        """Let a bot choose; it takes its seat again in every game."""
        bot, state = self._bots[seat], self.states[table].copy()
        assert bot is not None
        if (table, seat) not in self._seated:
            self._seated[table, seat] = bot.sit_down(compiled=True)
        games.mask(state, seat, bot.counts)
        moves = np.flatnonzero(self.legal[table])
        return self._seated[table, seat](state, moves, self._rngs[table], games.find(self.game).moves)

    def _play_quickly(self, chosen: Array, which: Array) -> None:
        compiled(step_tables)(
            self.states,
            self._rngs,
            self._lineup,
            which,
            chosen,
            self.seats,
            self.agents,
            self.legal,
            self.done,
            self._points,
            self._wins,
            self.memory,
            self._observed,
            self._outcome,
            self._moves,
            self._view,
        )


@entry
def step_tables(
    states: Array,
    rngs: Array,
    lineup: Array,
    which: Array,
    chosen: Array,
    seats: Array,
    agents: Array,
    legal: Array,
    done: Array,
    scores: Array,
    wins: Array,
    counts: bool,
    observed: Array,
    outcome: Array,
    moves: Array,
    view: Array,
) -> None:
    """Play one move at each of some tables, or start a game where none is played.

    Quick bots of the line-up then continue until another seat must decide, or the game is over. An illegal move ends
    the game, and no one wins it. The observation of the deciding agent, or of the last one, is written here while the
    state is in the processor's cache. `outcome`, `moves` and `view` are room to work in.
    """
    for i in range(len(states)):
        if which[i]:
            state = states[i]
            if waits_for(state) != OVER and not is_legal(legal[i], chosen[i]):
                break_off(state, scores[i], wins[i])
            else:
                begin_or_play(state, chosen[i])
                advance(state, view, rngs[i], rngs[i], lineup, moves, outcome, NO_END)
                if waits_for(state) == OVER:
                    settle(state, scores[i], wins[i])
            done[i] = waits_for(state) == OVER
            legal[i] = False
            if not done[i]:
                show(state, seats, legal, i, moves)
                agents[i] = seats[i] if lineup[seats[i]] == AGENT else agents[i]
            observe_masked(state, agents[i], counts, view, observed[i])


@kernel
def begin_or_play(state: State, move: int) -> None:
    if waits_for(state) == OVER:
        games.begin(state)
    else:
        games.play(state, move)


@kernel
def break_off(state: State, scores: Array, wins: Array) -> None:
    """End a game immediately, without a winner."""
    while waits_for(state) != OVER:
        pop(state)
    scores[:] = 0
    wins[:] = 0
