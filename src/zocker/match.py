"""One game at a table: the front door of the Python API."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Generic, Literal, Self, Unpack, cast, overload

import msgspec
import numpy as np
from typing_extensions import TypeVar

from zocker import given
from zocker.errors import Mistake, said
from zocker.history import UNDO, History
from zocker.options import MatchOptions
from zocker.proof.lines import Proof
from zocker.record import FORMAT, Dice, Record, Seat, names_of, sit_down
from zocker.rules import dice, games
from zocker.rules.engine import legal_codes
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.gambler import table as gambler
from zocker.rules.game import Game
from zocker.rules.messages import Decision, Event, Move, Result, Waiting, in_few_words
from zocker.rules.options import check_players, read_options
from zocker.rules.ranking import rank
from zocker.rules.state import State
from zocker.rules.vegas import view as vegas

VegasGame = Literal["las-vegas", "las-vegas-2019", "royale"]
AnyMove = Move | str | int | np.integer[Any]
V = TypeVar("V", default=Any)  # the game's view
P = TypeVar("P", default=Any)  # the place a move goes to: a casino or a row


def check_chance(chance: object) -> None:
    """Raise a `Mistake` unless this is a known mode of chance."""
    if not isinstance(chance, str) or chance not in ("auto", "ask"):
        raise Mistake("error-chance-mode", chance=chance)


class Match(Generic[V, P]):
    """A game in progress.

    >>> match = Match("las-vegas", players=2, seed=7)
    >>> match.seat, [move.text for move in match.moves]
    (1, ['place 1', 'place 2', 'place 3', 'place 4', 'place 5'])
    >>> match.play("place 3")
    >>> match
    <Match las-vegas: seat 0, seat 1; seat 0 chooses from place 1, place 2, place 3, place 5; 11 lines>
    >>> match.view(0).casinos[2].rows
    (Row(owner=1, small=1, count=1, rank=1, prize=80000, leads=True),)

    With `chance="auto"` dice roll themselves, from `seed` or else from the operating system. With `"ask"`
    every roll and draw waits for `supply("roll 1 1 4")`, or for `roll()`, which takes it from the same source.
    `copy.deepcopy` and `pickle` work, and `copy()` is quick.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Any
    setup: dict[str, Any] | None

    @overload
    def __init__(self: Match[vegas.View, vegas.Casino], game: VegasGame, **given: Unpack[MatchOptions]) -> None: ...
    @overload
    def __init__(
        self: Match[gambler.View, gambler.Row], game: Literal["gambler"], **given: Unpack[MatchOptions]
    ) -> None: ...
    @overload
    def __init__(self, game: str, **given: Unpack[MatchOptions]) -> None: ...
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
        rules = games.find(game)
        check_chance(chance)
        seed, named = given.seed(seed), None if seats is None else given.listed("seats", seats)
        if players is None:
            players = rules.players[0] if named is None else len(named)
        seated = sit_down(check_players(game, rules, players), named)
        self.game, self.seats, self.setup = game, seated, setup
        self.options = read_options(game, rules, options, files=True)
        self.proof: Proof | None = None
        self._history = History(game, len(seated), self.options, setup)
        self._auto = chance == "auto"
        self._dice = Dice("system") if seed is None else Dice("seed", seed)
        self._rng = None if seed is None else dice.seeded_rng(seed)
        self._draw_automatically()

    def __repr__(self) -> str:
        names = names_of(self.seats, lambda number: f"seat {number - 1}")
        waits = in_few_words(self.waiting, self.result, names)
        return f"<Match {self.game}: {', '.join(names)}; {waits}; {len(self.lines)} lines>"

    # What the table waits for, and what it shows ------------------------------------------------------

    @property
    def waiting(self) -> Waiting:
        """What the game waits for: chance, one seat's decision, or nothing once the game is over."""
        return self.rules.waiting(self.secret_state)

    @property
    def seat(self) -> int | None:
        """The seat that decides now, or None if the game waits for chance or is over."""
        return int(seat_of(self.secret_state)) if waits_for(self.secret_state) > OVER else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat that decides now; none if the game waits for chance or is over."""
        waiting = self.waiting
        return waiting.moves if isinstance(waiting, Decision) else ()

    @property
    def lines(self) -> list[str]:
        """The lines of the record so far: one for every chance result, move and `undo`."""
        return self._history.lines

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
            scores=tuple(int(self.rules.score(self.secret_state, seat)) * self.rules.unit for seat in seats),
            winners=tuple(seat for seat in seats if rank(self.secret_state, seat) == 1),
        )

    def masked(self, seat: int = NOBODY, *, counts: bool = False) -> State:
        """Return a copy of the state with only what a seat may know; `counts` adds what it could have counted."""
        return self._blank(self.secret_state, self._checked(seat), given.flag("counts", counts))

    def view(self, seat: int = NOBODY) -> V:
        """Return everything that a seat may know, for a screen. Without a seat, return a spectator's view."""
        return cast("V", self.rules.view(self.masked(seat), seat))

    def log(self, seat: int = NOBODY) -> list[Event]:
        """Return the log as a seat may read it now."""
        return self.rules.log(self.secret_events, self.secret_state, self._checked(seat), 0)

    def preview(self, move: AnyMove) -> P | None:
        """Return the place that a legal move would change, as it would look after it, or the payment to the bank."""
        return cast("P | None", self.rules.preview(self.masked(seat_of(self.secret_state)), self._legal_code(move)))

    # What changes it ----------------------------------------------------------------------------------

    def play(self, move: AnyMove) -> None:
        """Play a legal move of the deciding seat: one of `moves`, its text or its code."""
        self._history.play(self._legal_code(move))
        self._draw_automatically()

    def supply(self, result: str) -> None:
        """Supply the chance result that the game waits for, as rolled or drawn at a real table."""
        self._expect_chance()
        outcome = self.rules.read_chance(self.secret_state, given.text("result", result))
        self._take_chance_from(Dice("typed"))
        self._history.draw(outcome, supplied=True)
        self._draw_automatically()

    def roll(self) -> None:
        """Supply the chance result that the game waits for from the match's own dice."""
        self._expect_chance()
        self._draw_chance()
        self._draw_automatically()

    @property
    def can_undo(self) -> bool:
        """Whether the last move may be taken back: no dice, no other player's move and no end of the game came after
        it.
        """
        return self.last_mover is not None

    @property
    def last_mover(self) -> int | None:
        """The seat that may still take its last move back."""
        return self._history.last_mover

    def undo(self) -> None:
        """Take the last move back. Nothing is deleted: the record gets an `undo` line."""
        if not self.can_undo:
            raise Mistake("error-undo")
        self._history.undo()

    @property
    def can_correct(self) -> bool:
        """Whether the last chance result was supplied, and nothing came after it."""
        return self._history.can_correct

    def correct(self) -> None:
        """Take back a chance result that was supplied by mistake; the record gets an `undo` line, as for a move."""
        if not self.can_correct:
            raise Mistake("error-undo")
        self._history.correct()

    def _legal_code(self, move: AnyMove) -> int:
        text = self._text_of(move)
        if waits_for(self.secret_state) <= OVER:
            raise Mistake("error-over") if self.over else Mistake("error-chance-first", text=text)
        moves = {self.rules.moves[code]: int(code) for code in legal_codes(self.secret_state)}
        if text not in moves:
            raise Mistake("error-illegal", move=text, moves=", ".join(moves))
        return moves[text]

    def _checked(self, seat: int) -> int:
        """Return a seat, or -1 for a spectator; raise a `Mistake` for anything else."""
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not NOBODY <= seat < len(self.seats):
            raise Mistake("error-no-seat", seat=said(seat), most=len(self.seats) - 1)
        return int(seat)

    def _text_of(self, move: AnyMove) -> str:
        if isinstance(move, Move):
            return said(move.text)
        if isinstance(move, int | np.integer) and not isinstance(move, bool) and 0 <= move < len(self.rules.moves):
            return self.rules.moves[move]
        return said(move)

    def _blank(self, state: State, seat: int, counts: bool = False) -> State:
        view: State = state.copy()
        self.rules.mask(view, seat, counts)
        return view

    # Where its chance comes from ----------------------------------------------------------------------

    def _take_chance_from(self, source: Dice) -> None:
        self._dice = source
        if source.seed is None:
            self._rng = None

    def _draw_chance(self) -> None:
        outcome = np.zeros(self.rules.outcome_length, np.int64)
        self.rules.draw(self.secret_state, dice.shaken_rng() if self._rng is None else self._rng, outcome)
        self._history.draw(outcome, supplied=False)

    def _draw_automatically(self) -> None:
        while self._auto and waits_for(self.secret_state) < OVER:
            self._draw_chance()

    def _expect_chance(self) -> None:
        if waits_for(self.secret_state) >= OVER:
            raise Mistake("error-over" if self.over else "error-no-chance")

    # The record, and a copy -------------------------------------------------------------------------------

    def copy(self, seed: int | None = None) -> Self:
        """Return an independent copy with all secrets, for search.

        If this match has a seed, the same dice fall in both, so a search would foresee them. In that case, give the
        copy a `seed` of its own.
        """
        twin, seed = copy.copy(self), given.seed(seed)
        twin._history = self._history.copy()
        if seed is not None:
            twin._rng = dice.seeded_rng(seed)
            twin._dice = Dice("system") if self._dice.seed is not None else self._dice  # no one seed gives all its dice
        elif self._rng is not None:
            twin._rng = self._rng.copy()
        return twin

    def record(self) -> Record:
        """Return the game so far as its record."""
        return Record(
            zocker=FORMAT,
            game=self.game,
            rules=self.rules.version,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            dice=self._dice,
            setup=self.setup,
            lines=tuple(self.lines),
            result=self.result,
            proof=self.proof,
        )

    def follow(self, line: str, typed: bool = False) -> None:
        """Play or supply one line of a record; `typed` if its chance was supplied whatever the seed."""
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

    # For servers and replays ------------------------------------------------------------------------------

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        return games.find(self.game)

    @property
    def secret_state(self) -> State:
        """The state, with all its secrets."""
        return self._history.state

    @property
    def secret_events(self) -> list[Event]:
        """The events so far, with all their secrets."""
        return self._history.events

    @property
    def secret_showdown(self) -> State | None:
        """The table just before the last line paid, if it did."""
        return self._history.showdown

    def view_of_showdown(self, seat: int = NOBODY) -> V | None:
        """Return a view of the table just before the last line paid, or None if that line scored nothing.

        It shows all dice of the round, and everything that earlier lines haven't paid, because a decision may interrupt
        the scoring.
        """
        scored = self.secret_showdown
        return None if scored is None else cast("V", self.rules.view(self._blank(scored, seat), seat))

    def news(self, after: int, seat: int = NOBODY) -> tuple[int, list[Event]]:
        """Return the first changed line of the log since the record had `after` lines, and the log from there on.

        If a move was taken back since, the log has changed before that move.
        """
        return self._history.news(after, seat)

    def forgotten(self, seat: int = NOBODY) -> int:
        """Return up to which line the log leaves out amounts for a seat, since money is hidden."""
        return self._history.forgotten(seat)

    def go_on(self, dice: Dice, chance: Literal["auto", "ask"] = "ask") -> None:
        """Set the source of chance after a record's lines, and whether dice roll automatically."""
        self._take_chance_from(dice)
        if dice.source != "typed":
            self._history.forget_supplied()
        self._auto = chance == "auto"
        self._draw_automatically()
