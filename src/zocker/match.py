"""One game at a table: the front door of the Python API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import numpy as np

from zocker.errors import Mistake
from zocker.history import UNDO, History
from zocker.record import FORMAT, Dice, GameRecord, Seat, sit_down
from zocker.rules import dice, games
from zocker.rules.engine import legal_codes
from zocker.rules.events import Emitted, collecting
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.messages import Chance, Decision, Event, Result, Waiting
from zocker.rules.options import check_players, check_whole, read_options, read_setup
from zocker.rules.ranking import rank
from zocker.rules.state import State


class Match:
    """A game in progress.

    >>> match = Match("las-vegas", players=2, seed=7)
    >>> match.waiting.seat, [move.text for move in match.waiting.moves]
    (1, ['place 1', 'place 2', 'place 3', 'place 4', 'place 5'])
    >>> match.play("place 3")
    >>> match
    <Match las-vegas: 1, 2; 1 chooses from place 1, place 2, place 3, place 5; 11 lines>
    >>> match.view(0).casinos[2].rows
    (Row(owner=1, dice=1, tied=False, rank=1, prize=80000),)

    With `chance="auto"` dice roll themselves, from `seed` or else from the operating system. With `"ask"`
    every roll and draw waits for `supply("roll 1 1 4")`, or for `roll()`, which takes it from the same source.
    """

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
        self.proof: dict[str, Any] | None = None
        self._history = History()
        self.lines, self.events = self._history.lines, self._history.events
        self.showdown: State | None = None  # the table as the last line scored it, if it scored a casino
        self._auto = chance == "auto"
        self._dice = Dice("system") if seed is None else Dice("seed", seed)
        self._rng = dice.new_rng() if seed is None else dice.seeded_rng(seed)
        with collecting() as emitted:
            if setup is None:
                self.state = self.rules.new(players, self.options)
            else:
                self.state = self.rules.from_setup(players, self.options, read_setup(self.rules, setup))
        self._take_note(emitted, self.state)
        self._settle()

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        return f"<Match {self.game}: {names}; {self._waits()}; {len(self.lines)} lines>"

    def _waits(self) -> str:
        """Say in a few words what the match waits for."""
        waiting = self.waiting
        if isinstance(waiting, Decision):
            return f"{self.seats[waiting.seat].name} chooses from {', '.join(move.text for move in waiting.moves)}"
        if isinstance(waiting, Chance):
            who = "nobody" if waiting.seat is None else self.seats[waiting.seat].name
            return f"waits for {waiting.kind} by {who}"
        winners = self.result.winners if self.result else ()
        return f"over, won by {' and '.join(self.seats[seat].name for seat in winners)}"

    # What the table waits for, and what it shows ------------------------------------------------------

    @property
    def waiting(self) -> Waiting:
        """What the game waits for: chance, one seat's decision, or nothing any more."""
        return self.rules.waiting(self.state)

    @property
    def over(self) -> bool:
        return bool(waits_for(self.state) == OVER)

    @property
    def result(self) -> Result | None:
        """The scores and the winners, once the game is over."""
        if not self.over:
            return None
        seats = range(len(self.seats))
        return Result.of(
            scores=tuple(int(self.rules.score(self.state, seat)) * self.rules.UNIT for seat in seats),
            winners=tuple(seat for seat in seats if self.rank(seat) == 1),
        )

    def rank(self, seat: int) -> int:
        """Return a seat's rank as things stand, from 1; equals share one."""
        return rank(self.state, seat)

    def masked(self, seat: int = NOBODY) -> State:
        """Return a copy of the state with everything blanked that a seat may not know."""
        if seat not in range(NOBODY, len(self.seats)):
            raise Mistake("error-no-seat", seat=str(seat), most=len(self.seats) - 1)
        return self._blank(self.state, seat)

    def _blank(self, state: State, seat: int) -> State:
        view: State = state.copy()
        self.rules.mask(view, seat)
        return view

    def view(self, seat: int = NOBODY) -> Any:
        """Return all that a seat may know, for a screen. Without a seat: what a spectator may know."""
        return self.rules.view(self.masked(seat), seat)

    def view_of_showdown(self, seat: int = NOBODY) -> Any:
        """Return a view of the table as the last line scored it, before it paid; None if it scored nothing.

        All dice of the round lie there, and all that earlier lines have not paid: a decision may split a scoring.
        """
        return None if self.showdown is None else self.rules.view(self._blank(self.showdown, seat), seat)

    def log(self, seat: int = NOBODY) -> list[Event]:
        """Return what happened so far, as a seat may still read it."""
        return self.rules.log(self.events, self.state, seat)

    def news(self, after: int, seat: int = NOBODY) -> tuple[int, list[Event]]:
        """Return where the log has changed since the record had so many lines, and the log from there on.

        A move that was taken back is no longer in the log: then it changed further back.
        """
        start = 0 if after < 0 else self._history.begin_of(range(after, len(self.lines)))
        return start, self.log(seat)[start:]

    def preview(self, move: str) -> Any:
        """Return the place that a legal move goes to, as it would stand after it."""
        return self.rules.preview(self.masked(seat_of(self.state)), self._code(move))

    # What changes it ----------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Play a legal move of the seat whose decision it is."""
        code = self._code(move)
        before = self.state.copy()
        self._history.about_to_move(int(seat_of(before)), before)
        self._history.begin_line(self.rules.move_event(before, code))
        with collecting() as emitted:
            self.rules.play(self.state, code)
        self._end_line(self.rules.MOVES[code], emitted, before)
        self._settle()

    def supply(self, result: str) -> None:
        """Supply the chance result that the game waits for, as rolled or drawn at a real table."""
        self._expect_chance()
        outcome = self.rules.read_chance(self.state, result)
        self._dice = Dice("typed")
        self._history.about_to_supply(self.state.copy())
        self._apply(outcome)
        self._settle()

    def roll(self) -> None:
        """Supply the chance result that the game waits for from the match's own dice."""
        self._expect_chance()
        self._draw()
        self._settle()

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
        self.state = self._history.undo()
        self.showdown = None

    @property
    def can_correct(self) -> bool:
        """Whether the last chance result was supplied, and nothing came after it."""
        return self._history.can_correct

    def correct(self) -> None:
        """Take back a chance result that was supplied by mistake; the record gets an `undo` line, as for a move."""
        if not self.can_correct:
            raise Mistake("error-undo")
        self.state = self._history.correct()
        self.showdown = None

    def _code(self, move: str) -> int:
        if waits_for(self.state) <= OVER:
            raise Mistake("error-over") if self.over else Mistake("error-chance-first", text=move)
        moves = {self.rules.MOVES[code]: int(code) for code in legal_codes(self.state)}
        if move not in moves:
            raise Mistake("error-illegal", move=move, moves=", ".join(moves))
        return moves[move]

    def _expect_chance(self) -> None:
        if waits_for(self.state) >= OVER:
            raise Mistake("error-over" if self.over else "error-no-chance")

    def _draw(self) -> None:
        outcome = np.zeros(self.rules.OUTCOME, np.int64)
        if self._dice.seed is None:
            dice.shake(self._rng)
        self.rules.draw(self.state, self._rng, outcome)
        self._history.forget_supplied()
        self._apply(outcome)

    def _settle(self) -> None:
        while self._auto and waits_for(self.state) < OVER:
            self._draw()

    def _apply(self, outcome: Any) -> None:
        line = self.rules.write_chance(self.state, outcome)
        self._history.begin_line(self.rules.chance_event(self.state, outcome))
        before = self.state.copy()
        with collecting() as emitted:
            self.rules.chance(self.state, outcome)
        self._history.forget_moves()
        self._end_line(line, emitted, before)

    def _end_line(self, line: str, emitted: Emitted, before: State) -> None:
        self._take_note(emitted, before)
        self._history.end_line(line)
        if self.over:
            self._history.seal()  # all money is open now: nobody may see it and choose again

    def _take_note(self, emitted: Emitted, before: State) -> None:
        self.showdown = emitted.showdown_of(before)
        news = [self.rules.emitted_event(*what) for what in emitted]
        self.events += news
        if any(event.reveals for event in news):
            self._history.seal()  # nobody may see a secret and choose again (RY-A1.2, RY-G1.2)

    # The record ---------------------------------------------------------------------------------------

    def record(self) -> GameRecord:
        """Return the game so far as its record."""
        return GameRecord(
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
        """Play or supply what a line of a record says; `typed` if chance was supplied there, whatever the seed."""
        if line == UNDO:
            if typed and self.can_correct:
                self.correct()
            else:
                self.undo()
        elif waits_for(self.state) > OVER:
            self.play(line)
        elif self._dice.seed is None or typed:
            self.supply(line)
        else:
            self.roll()
            if line != self.lines[-1]:
                raise Mistake("error-seed", expected=self.lines[-1])

    def go_on(self, dice: Dice, chance: Literal["auto", "ask"] = "ask") -> None:
        """Say where chance comes from in a game whose lines were followed, and whether it rolls by itself."""
        self._dice = dice
        if dice.source != "typed":
            self._history.forget_supplied()
        self._auto = chance == "auto"
        self._settle()
