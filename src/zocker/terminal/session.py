"""A game at one keyboard, from its first question to its saved record."""

from __future__ import annotations

import shlex
import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

import numpy as np
import platformdirs
from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from zocker import record as records
from zocker.bots import roster
from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules import dice as randomness
from zocker.rules.las_vegas.events import Placed, Rolled
from zocker.rules.las_vegas.table import View
from zocker.rules.messages import Chance, Decision, Over
from zocker.rules.records import Record
from zocker.terminal import typed
from zocker.terminal.chronicle import since, tell
from zocker.terminal.company import GOLD, gather, seat_people
from zocker.terminal.scoring import draw_result, draw_scoring, draw_standings, scored
from zocker.terminal.table import draw_table
from zocker.terminal.tray import draw_choices, draw_keys, draw_roll
from zocker.text import say

GAME = "las-vegas"
ALWAYS = (("L", "key-log"), ("?", "key-help"), ("Q", "key-leave"))
PROMPT = 2  # lines that a prompt may take
BOT_LUCK = 1  # the stream of a seed that bots' tie-breaks come from; the dice are stream 0

Read = Callable[[Text], str]


def run(
    game: str | None,
    names: str | None,
    bots: str | None,
    options: Mapping[str, object],
    seed: int | None,
    dice: str,
    resume: Path | None,
    save: Path | None,
    *,
    console: Console | None = None,
    read: Read | None = None,
) -> None:
    """Play a new game or a saved one; however it ends, it is saved."""
    if dice not in ("system", "typed"):
        raise Mistake("error-play-dice", dice=dice)
    if dice == "typed" and seed is not None:
        raise Mistake("error-typed-seed")
    if resume is not None:
        if names or bots or options or seed is not None:
            raise Mistake("error-resume-alone")
        match = _resume(resume, game)
    else:
        seats = seat_people(names, bots)
        match = Match(game or GAME, seats=seats, seed=seed, chance="ask", **options)  # type: ignore[arg-type]
    console = console or _console()
    path = save or resume or _default_path(match.game)
    typed_dice = "typed" in (dice, match.record().dice.source)
    session = Session(match, console, read or _reader(console), typed_dice)
    if save is not None:
        records.save(match.record(), save)  # better now than after an hour of play
    _save_when_ended()
    try:
        session.play()
    except (EOFError, Leave):
        pass
    finally:
        records.save(match.record(), path)
        session.say_goodbye(path)


def _default_path(game: str) -> Path:
    folder = platformdirs.user_data_path("zocker", appauthor=False) / "games"
    return folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json"


def _save_when_ended() -> None:
    """Let a closed window or a shutdown end the game like Ctrl-C."""
    if threading.current_thread() is threading.main_thread():
        for name in {"SIGTERM", "SIGHUP"} & {*dir(signal)}:
            signal.signal(getattr(signal, name), signal.default_int_handler)


def _resume(path: Path, game: str | None) -> Match:
    record = records.load(path)
    if game not in (None, record.game):
        raise Mistake("error-resume-alone")
    match = Match.replay(record)
    if match.over:
        raise Mistake("error-resume-over", path=str(path))
    return match


def _console() -> Console:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def _reader(console: Console) -> Read:
    def read(prompt: Text) -> str:
        answer = console.input(prompt)
        if not sys.stdin.isatty():
            console.print(Text(answer))  # nobody typed it where the prompt is
        return answer

    return read


class Leave(Exception):
    """Somebody wants to leave the table."""


class Session:
    """One game at one keyboard. What to show and to ask next follows from the match."""

    def __init__(self, match: Match, console: Console, read: Read, typed_dice: bool) -> None:
        self.match = match
        self.console = console
        self.read = read
        self.typed_dice = typed_dice
        self.company = gather(match.seats, plain="utf" not in console.encoding.lower())
        self.bots = {seat: roster.find(bot).sit_down() for seat, bot in enumerate(self.company.bots) if bot}
        self.seen = -1  # how long the record was when somebody last pressed Enter to go on

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        while True:
            waiting = self.match.waiting
            if isinstance(waiting, Decision):
                self._decide(waiting)
            elif self.seen != len(self.match.lines) and scored(self.match.events):
                self._show_scoring()
            elif isinstance(waiting, Over):
                return
            elif self.typed_dice:
                self._ask_for_typed(waiting)
            elif waiting.kind != "roll":
                self.match.roll()
            elif waiting.seat not in self.bots:
                self._ask_to_roll(waiting)
            elif self.seen != len(self.match.lines) and self._may_take_back():
                self._show_move()
            else:
                self.match.roll()

    def say_goodbye(self, path: Path) -> None:
        """Say how the game ended, or how to go on with it."""
        if self.match.over:
            self._show(draw_result(self.match, self.company))
        self.console.print()
        message = "saved-over" if self.match.over else "saved-open"
        self.console.print(Text(say(message, path=shlex.quote(str(path)))), soft_wrap=True)

    # Decisions ----------------------------------------------------------------------------------------

    def _decide(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.bots:
            self._let_bot_play(decision)
            return
        moves = {str(move.casino): move.text for move in decision.moves}

        def choose(answer: str) -> None:
            if answer not in moves:
                raise Mistake("hint-choose", moves=", ".join(moves))
            self.match.play(moves[answer])

        choices = draw_choices(self.match, decision, self.company)
        screen = self._table(seat, self._news(seat), choices, draw_roll(decision, self.company, self.console.width))
        self._ask(seat, screen, (" ".join(moves), say("key-choose")), choose)

    def _let_bot_play(self, decision: Decision) -> None:
        legal = np.array([move.code for move in decision.moves])
        view, moves = self.match.masked(decision.seat), self.match.rules.MOVES
        self.match.play(moves[self.bots[decision.seat](view, legal, self._luck(), moves)])

    def _luck(self) -> Record:
        """Return what a bot leaves to chance. With a seed it follows from the place in the record alone."""
        seed = self.match.record().dice.seed
        if seed is not None:
            return randomness.new_rng(int(randomness.seed_words(seed, len(self.match.lines), 1, BOT_LUCK)[0]))
        rng = randomness.new_rng()
        randomness.shake(rng)
        return rng

    # Chance -------------------------------------------------------------------------------------------

    def _ask_to_roll(self, chance: Chance) -> None:
        assert chance.seat is not None

        def roll(answer: str) -> None:
            if answer not in ("", "r"):
                raise Mistake("hint-roll")
            self.match.roll()

        key = say("key-enter"), say("key-roll", dice=chance.own + chance.neutral)
        self._ask(chance.seat, self._table(chance.seat, self._news(chance.seat)), key, roll)

    def _ask_for_typed(self, chance: Chance) -> None:
        person = chance.seat is not None and chance.seat not in self.bots
        seat = chance.seat if person and chance.seat is not None else self.company.onlooker

        def supply(answer: str) -> None:
            if answer == "r":
                self.match.roll()
            else:
                typed.supply(self.match, chance, answer)

        question = Text(typed.question(chance, self.company), "bold")
        self._ask(seat, self._table(seat, self._news(seat), question), ("R", say("key-auto")), supply)

    # Pauses -------------------------------------------------------------------------------------------

    def _show_move(self) -> None:
        """Show a person's own move, as long as it may be taken back."""
        seat = self._last_mover()
        move = tell(since(self.match.log(seat), [seat], including=True), self.company)
        self._pause(seat, self._table(seat, list(move)))

    def _show_scoring(self) -> None:
        seat = self.company.onlooker
        view: View = self.match.view(seat)
        events = self.match.events if self.match.over else self.match.events[:-1]  # less the next round's begin
        payments = scored(events)
        turns = since(events[: len(events) - len(payments)], self.company.people, including=True)
        scoring = draw_scoring(payments, self.company, view.round if self.match.over else view.round - 1)
        standings = "" if self.match.over else draw_standings(view, payments, self.company)
        self._pause(seat, self._fitting([Group(*tell(turns, self.company)), scoring, standings]))

    def _pause(self, seat: int, screen: RenderableType) -> None:
        def go_on(answer: str) -> None:
            if answer:
                raise Mistake("hint-on")
            self.seen = len(self.match.lines)

        self._ask(seat, screen, (say("key-enter"), say("key-on")), go_on)

    def _last_mover(self) -> int:
        return next(event.seat for event in reversed(self.match.events) if isinstance(event, Placed))

    def _may_take_back(self) -> bool:
        return self.match.can_undo and self._last_mover() not in self.bots

    def _take_back(self) -> None:
        if not self._may_take_back():
            raise Mistake("error-undo")
        self.match.undo()

    # The screen and the keyboard ----------------------------------------------------------------------

    def _news(self, seat: int) -> list[Text]:
        """Tell what the others did since a seat's last move, or since anybody's here."""
        seats = [seat] if seat >= 0 else self.company.people
        news = since(self.match.log(seat), seats)
        return list(tell([e for e in news if not (isinstance(e, Rolled) and e.seat == seat)], self.company))

    def _table(
        self, seat: int, news: Sequence[Text], tray: RenderableType = "", roll: RenderableType = ""
    ) -> RenderableType:
        """Put the table, what happened and what to do together."""
        table = draw_table(self.match.view(seat), self.company, self.console.width)
        return self._fitting([table, Group(*news) if news else "", tray], roll)

    def _fitting(self, parts: Sequence[RenderableType], extra: RenderableType = "") -> RenderableType:
        """Put parts below each other, as airy as the screen allows; `extra` goes before the last, if it fits."""
        drawn = [self.console.render_lines(part, pad=False) for part in parts if part]
        more = self.console.render_lines(extra, pad=False) if extra else []
        left = self.console.height - PROMPT - sum(map(len, drawn))
        gap: list[list[Segment]] = [[]] if left >= len(drawn) else []
        if len(more) <= left - len(drawn):
            drawn[-1] = more + drawn[-1]
        return SegmentLines([line for part in drawn for line in part + gap], new_lines=True)

    def _show(self, screen: RenderableType) -> None:
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(screen)

    def _ask(self, seat: int, screen: RenderableType, key: tuple[str, str], act: Callable[[str], None]) -> None:
        """Show a screen and ask until an answer does something."""
        back = [("U", say("key-back"))] if self._may_take_back() else []
        prompt = draw_keys([key, *back, *((k, say(m)) for k, m in ALWAYS)])
        if seat >= 0 and len(self.company.people) > 1:
            prompt = self.company.label(seat).append("  ").append_text(prompt)
        self._show(screen)
        while True:
            answer = self.read(prompt).strip().lower()
            try:
                if answer == "q":
                    raise Leave
                if answer in ("l", "?"):
                    self._show_page(seat, answer)
                    self._show(screen)
                elif answer == "u":
                    self._take_back()
                    return
                else:
                    act(answer)
                    return
            except Mistake as mistake:
                self.console.print(Text(str(mistake)))

    def _show_page(self, seat: int, key: str) -> None:
        if key == "l":
            page = [Text(say("log-title"), f"bold {GOLD}"), *tell(self.match.log(seat), self.company)]
        else:
            page = [Text(say("help-title"), f"bold {GOLD}"), Text(say("help-text"))]
        self._show(Group(*page, Text()))
        self.read(draw_keys([(say("key-enter"), say("key-close"))]))
