"""One game at a table: the front door of the Python API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Literal, cast, overload

import msgspec
import numpy as np
from typing_extensions import TypeVar

from zocker.errors import Mistake
from zocker.history import UNDO, History
from zocker.proof.lines import Proof
from zocker.record import FORMAT, Dice, Record, Seat, sit_down
from zocker.rules import dice, games
from zocker.rules.engine import legal_codes
from zocker.rules.events import Emitted, collecting
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.gambler import table as gambler
from zocker.rules.messages import Event, Result, Waiting, in_few_words
from zocker.rules.options import check_players, check_whole, read_options, read_setup
from zocker.rules.ranking import rank
from zocker.rules.state import State
from zocker.rules.vegas import view as vegas

VegasGame = Literal["las-vegas", "las-vegas-2019", "royale"]
V = TypeVar("V", default=Any)  # the game's view
P = TypeVar("P", default=Any)  # the place a move goes to: a casino or a row


class Match(Generic[V, P]):
    """A game in progress.

    >>> match = Match("las-vegas", players=2, seed=7)
    >>> match.waiting.seat, [move.text for move in match.waiting.moves]
    (1, ['place 1', 'place 2', 'place 3', 'place 4', 'place 5'])
    >>> match.play("place 3")
    >>> match
    <Match las-vegas: 1, 2; 1 chooses from place 1, place 2, place 3, place 5; 11 lines>
    >>> match.view(0).casinos[2].rows
    (Row(owner=1, small=1, count=1, rank=1, prize=80000, leads=True),)

    With `chance="auto"` dice roll themselves, from `seed` or else from the operating system. With `"ask"`
    every roll and draw waits for `supply("roll 1 1 4")`, or for `roll()`, which takes it from the same source.
    """

    @overload
    def __init__(self: Match[vegas.View, vegas.Casino], game: VegasGame, **given: Any) -> None: ...
    @overload
    def __init__(self: Match[gambler.View, gambler.Row], game: Literal["gambler"], **given: Any) -> None: ...
    @overload
    def __init__(self, game: str, **given: Any) -> None: ...
    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seats: Sequence[str | Seat] | None = None,
        seed: int | None = None,
        chance: Literal["auto", "ask"] = "auto",
        setup: dict[str, Any] | None = None,
        **options: object,
    ) -> None:
        self.game = game
        self.rules = games.find(game)
        if chance not in ("auto", "ask"):
            raise Mistake("error-chance-mode", chance=str(chance))
        check_whole("seed", seed)
        if players is None:
            players = self.rules.PLAYERS[0] if seats is None else len(seats)
        check_players(game, self.rules, players)
        self.seats = sit_down(players, seats)
        self.options = read_options(game, self.rules, options, files=True)
        self.setup = setup
        self.proof: Proof | None = None
        self._history = History()
        self.lines, self.secret_events = self._history.lines, self._history.events
        self.secret_showdown: State | None = None  # the table just before the last line paid, if it did
        self._auto = chance == "auto"
        self._dice = Dice("system") if seed is None else Dice("seed", seed)
        self._rng = dice.new_rng() if seed is None else dice.seeded_rng(seed)
        with collecting() as emitted:
            if setup is None:
                self.secret_state = self.rules.new(players, self.options)
            else:
                self.secret_state = self.rules.from_setup(players, self.options, read_setup(self.rules, setup))
        self._log_emitted(emitted, self.secret_state)
        self._draw_automatically()

    def __repr__(self) -> str:
        names = [seat.name for seat in self.seats]
        waits = in_few_words(self.waiting, self.result, names)
        return f"<Match {self.game}: {', '.join(names)}; {waits}; {len(self.lines)} lines>"

    # What the table waits for, and what it shows ------------------------------------------------------

    @property
    def waiting(self) -> Waiting:
        """What the game waits for: chance, one seat's decision, or nothing once it is over."""
        return self.rules.waiting(self.secret_state)

    @property
    def over(self) -> bool:
        return bool(waits_for(self.secret_state) == OVER)

    @property
    def result(self) -> Result | None:
        """The scores and the winners, once the game is over."""
        if not self.over:
            return None
        seats = range(len(self.seats))
        return Result.of(
            scores=tuple(int(self.rules.score(self.secret_state, seat)) * self.rules.UNIT for seat in seats),
            winners=tuple(seat for seat in seats if rank(self.secret_state, seat) == 1),
        )

    def masked(self, seat: int = NOBODY, *, counts: bool = False) -> State:
        """Return a copy of the state without what a seat may not know, or no longer knows unless it `counts` along."""
        if seat not in range(NOBODY, len(self.seats)):
            raise Mistake("error-no-seat", seat=str(seat), most=len(self.seats) - 1)
        return self._blank(self.secret_state, seat, counts)

    def _blank(self, state: State, seat: int, counts: bool = False) -> State:
        view: State = state.copy()
        self.rules.mask(view, seat, counts)
        return view

    def view(self, seat: int = NOBODY) -> V:
        """Return all that a seat may know, for a screen. Without a seat: what a spectator may know."""
        return cast("V", self.rules.view(self.masked(seat), seat))

    def view_of_showdown(self, seat: int = NOBODY) -> V | None:
        """Return a view of the table just before the last line paid, or None if that line scored nothing.

        It shows all dice of the round, and whatever earlier lines haven't paid: a decision may interrupt the scoring.
        """
        scored = self.secret_showdown
        return None if scored is None else cast("V", self.rules.view(self._blank(scored, seat), seat))

    def log(self, seat: int = NOBODY) -> list[Event]:
        """Return what happened so far, as a seat may still read it."""
        return self.rules.log(self.secret_events, self.secret_state, seat, 0)

    def news(self, after: int, seat: int = NOBODY) -> tuple[int, list[Event]]:
        """Return where the log has changed since the record had `after` lines, and the log from there on.

        If a move was taken back since, the log has changed before that move.
        """
        start = 0 if after < 0 else self._history.start_of(range(after, len(self.lines)))
        return start, self.rules.log(self.secret_events, self.secret_state, seat, start)

    def preview(self, move: str) -> P | None:
        """Return the place that a legal move goes to, as it would stand after it."""
        return cast("P | None", self.rules.preview(self.masked(seat_of(self.secret_state)), self._legal_code(move)))

    # What changes it ----------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Play a legal move of the seat whose decision it is."""
        code = self._legal_code(move)
        before = self.secret_state.copy()
        self._history.about_to_move(int(seat_of(before)), before)
        self._history.begin_line(self.rules.move_event(before, code))
        with collecting() as emitted:
            self.rules.play(self.secret_state, code)
        self._end_line(self.rules.MOVES[code], emitted, before)
        self._draw_automatically()

    def supply(self, result: str) -> None:
        """Supply the chance result that the game waits for, as rolled or drawn at a real table."""
        self._expect_chance()
        outcome = self.rules.read_chance(self.secret_state, result)
        self._dice = Dice("typed")
        self._history.about_to_supply(self.secret_state.copy())
        self._apply_chance(outcome)
        self._draw_automatically()

    def roll(self) -> None:
        """Supply the chance result that the game waits for from the match's own dice."""
        self._expect_chance()
        self._draw_chance()
        self._draw_automatically()

    @property
    def can_undo(self) -> bool:
        """Whether the last move may be taken back: no dice, nobody else and no end of the game came after it."""
        return self.last_mover is not None

    @property
    def last_mover(self) -> int | None:
        """The seat that may still take its last move back."""
        return self._history.last_mover

    def undo(self) -> None:
        """Take the last move back. Nothing is deleted: the record gets an `undo` line."""
        if not self.can_undo:
            raise Mistake("error-undo")
        self.secret_state = self._history.undo()
        self.secret_showdown = None

    @property
    def can_correct(self) -> bool:
        """Whether the last chance result was supplied, and nothing came after it."""
        return self._history.can_correct

    def correct(self) -> None:
        """Take back a chance result that was supplied by mistake; the record gets an `undo` line, as for a move."""
        if not self.can_correct:
            raise Mistake("error-undo")
        self.secret_state = self._history.correct()
        self.secret_showdown = None

    def _legal_code(self, move: str) -> int:
        if waits_for(self.secret_state) <= OVER:
            raise Mistake("error-over") if self.over else Mistake("error-chance-first", text=move)
        moves = {self.rules.MOVES[code]: int(code) for code in legal_codes(self.secret_state)}
        if move not in moves:
            raise Mistake("error-illegal", move=move, moves=", ".join(moves))
        return moves[move]

    def _expect_chance(self) -> None:
        if waits_for(self.secret_state) >= OVER:
            raise Mistake("error-over" if self.over else "error-no-chance")

    def _draw_chance(self) -> None:
        outcome = np.zeros(self.rules.OUTCOME, np.int64)
        if self._dice.seed is None:
            dice.shake(self._rng)
        self.rules.draw(self.secret_state, self._rng, outcome)
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
        if self.over:
            self._history.seal()  # all money is open now: nobody may see it and choose again

    def _log_emitted(self, emitted: Emitted, before: State) -> None:
        self.secret_showdown = emitted.showdown_of(before)
        news = [self.rules.emitted_event(kind, seat, a, b) for kind, seat, a, b in emitted]
        self.secret_events += news
        if any(event.reveals for event in news):
            self._history.seal()  # nobody may see a secret and choose again (RY-A1.2, RY-G1.2)

    # The record ---------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the game so far as its record."""
        return Record(
            zocker=FORMAT,
            game=self.game,
            rules=self.rules.RULES,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            dice=self._dice,
            setup=self.setup,
            lines=tuple(self.lines),
            result=self.result,
            proof=self.proof,
        )

    def follow(self, line: str, typed: bool = False) -> None:
        """Play or supply what a line of a record says; `typed` if its chance was supplied, whatever the seed."""
        if line == UNDO:
            if typed and self.can_correct:
                self.correct()
            else:
                self.undo()
        elif waits_for(self.secret_state) > OVER:
            self.play(line)
        elif self._dice.seed is None or typed:
            self.supply(line)
        else:
            self.roll()
            if line != self.lines[-1]:
                raise Mistake("error-seed", expected=self.lines[-1])

    def go_on(self, dice: Dice, chance: Literal["auto", "ask"] = "ask") -> None:
        """Set where chance comes from once a record's lines are followed, and whether dice roll themselves."""
        self._dice = dice
        if dice.source != "typed":
            self._history.forget_supplied()
        self._auto = chance == "auto"
        self._draw_automatically()
