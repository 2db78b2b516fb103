"""The course of a game, line by line: what a `Match` is made of, and what servers and replays ask of it besides."""

from __future__ import annotations

import copy
from typing import Any, Generic, Literal, Self, cast

import numpy as np
from typing_extensions import TypeVar

from zocker.errors import Mistake
from zocker.history import History
from zocker.proof.lines import Proof
from zocker.record import Dice, Seat
from zocker.rules import dice, games
from zocker.rules.events import Emitted, collecting
from zocker.rules.frames import NOBODY, OVER, waits_for
from zocker.rules.game import Game
from zocker.rules.hidden_money import opened
from zocker.rules.messages import Event
from zocker.rules.options import read_setup
from zocker.rules.state import State

V = TypeVar("V", default=Any)  # the game's view


def check_chance(chance: object) -> None:
    """Refuse what isn't a way to have chance."""
    if not isinstance(chance, str) or chance not in ("auto", "ask"):
        raise Mistake("error-chance-mode", chance=chance)


class Course(Generic[V]):
    """The state of a game with all its secrets, its history, and where its chance comes from."""

    def __init__(
        self,
        game: str,
        seats: tuple[Seat, ...],
        options: Any,
        seed: int | None,
        auto: bool,
        setup: dict[str, Any] | None,
    ) -> None:
        self.game, self.seats, self.options, self.setup = game, seats, options, setup
        self.proof: Proof | None = None
        self.secret_showdown: State | None = None  # the table just before the last line paid, if it did
        self._history = History()
        self._auto = auto
        self._dice = Dice("system") if seed is None else Dice("seed", seed)
        self._rng = None if seed is None else dice.seeded_rng(seed)
        with collecting() as emitted:
            if setup is None:
                self.secret_state = self.rules.new(len(seats), options)
            else:
                self.secret_state = self.rules.from_setup(len(seats), options, read_setup(self.rules, setup))
        self._log_emitted(emitted, self.secret_state)
        self._draw_automatically()

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        return games.find(self.game)

    @property
    def secret_events(self) -> list[Event]:
        """What happened so far, with all its secrets."""
        return self._history.events

    def view_of_showdown(self, seat: int = NOBODY) -> V | None:
        """Return a view of the table just before the last line paid, or None if that line scored nothing.

        It shows all dice of the round, and whatever earlier lines haven't paid: a decision may interrupt the scoring.
        """
        scored = self.secret_showdown
        return None if scored is None else cast("V", self.rules.view(self._blank(scored, seat), seat))

    def news(self, after: int, seat: int = NOBODY) -> tuple[int, list[Event]]:
        """Return where the log has changed since the record had `after` lines, and the log from there on.

        If a move was taken back since, the log has changed before that move.
        """
        start = 0 if after < 0 else self._history.start_of(range(after, len(self._history.lines)))
        return start, self.rules.log(self.secret_events, self.secret_state, seat, start)

    def forgotten(self, seat: int = NOBODY) -> int:
        """Return up to which line the log leaves out amounts for a seat, since money is hidden."""
        states = self.secret_state, opened(self.secret_state)
        read, happened = (self.rules.log(self.secret_events, state, seat, 0) for state in states)
        gaps = [at for at, event in enumerate(read) if event != happened[at]]
        return self._history.line_of(gaps[-1]) if gaps else 0

    def go_on(self, dice: Dice, chance: Literal["auto", "ask"] = "ask") -> None:
        """Set where chance comes from once a record's lines are followed, and whether dice roll themselves."""
        self._take_chance_from(dice)
        if dice.source != "typed":
            self._history.forget_supplied()
        self._auto = chance == "auto"
        self._draw_automatically()

    def _take_chance_from(self, source: Dice) -> None:
        self._dice = source
        if source.seed is None:
            self._rng = None

    def _blank(self, state: State, seat: int, counts: bool = False) -> State:
        view: State = state.copy()
        self.rules.mask(view, seat, counts)
        return view

    def _twin(self, seed: int | None) -> Self:
        """Return a course that goes on by itself; with a seed, its next dice come from that."""
        twin = copy.copy(self)
        twin.secret_state, twin._history = self.secret_state.copy(), self._history.copy()
        if seed is not None:
            twin._rng = dice.seeded_rng(seed)
            twin._dice = Dice("system") if self._dice.seed is not None else self._dice  # no one seed gives all its dice
        elif self._rng is not None:
            twin._rng = self._rng.copy()
        return twin

    def _draw_chance(self) -> None:
        outcome = np.zeros(self.rules.outcome_length, np.int64)
        self.rules.draw(self.secret_state, dice.shaken_rng() if self._rng is None else self._rng, outcome)
        self._history.forget_supplied()
        self._apply_chance(outcome)

    def _draw_automatically(self) -> None:
        while self._auto and waits_for(self.secret_state) < OVER:
            self._draw_chance()

    def _apply_chance(self, outcome: Any) -> None:
        line = self.rules.write_chance(self.secret_state, outcome)
        self._history.begin_line(self.rules.chance_event(self.secret_state, outcome))
        before = self.secret_state.copy()
        with collecting() as emitted:
            self.rules.chance(self.secret_state, outcome)
        self._history.forget_moves()
        self._end_line(line, emitted, before)

    def _end_line(self, line: str, emitted: Emitted, before: State) -> None:
        self._log_emitted(emitted, before)
        self._history.end_line(line)
        if waits_for(self.secret_state) == OVER:
            self._history.seal()  # all money is open now: nobody may see it and choose again

    def _log_emitted(self, emitted: Emitted, before: State) -> None:
        self.secret_showdown = emitted.showdown_of(before)
        news = [self.rules.emitted_event(kind, seat, a, b) for kind, seat, a, b in emitted]
        self.secret_events.extend(news)
        if any(event.reveals for event in news):
            self._history.seal()  # nobody may see a secret and choose again (RY-A1.2, RY-G1.2)
