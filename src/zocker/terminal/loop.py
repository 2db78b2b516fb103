"""One game at one keyboard: what to show and to ask next."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from zocker.bots import roster
from zocker.errors import Mistake
from zocker.hints import hint
from zocker.lab.warm import is_warm
from zocker.match import Match
from zocker.narration import typed
from zocker.rules import dice as randomness
from zocker.rules.dice import Rng
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Chance, Decision, Event, Over, RoundBegan
from zocker.terminal import gambler, las_vegas, warming
from zocker.terminal.company import GOLD, gather
from zocker.terminal.hints import draw_hint
from zocker.terminal.layout import draw_lines
from zocker.text import say

GAMES = {"las-vegas": las_vegas, "las-vegas-2019": las_vegas, "royale": las_vegas, "gambler": gambler}
ALWAYS = (("L", "key-log"), ("?", "key-help"), ("Q", "key-leave"))
PROMPT = 2  # lines that a prompt may take
BOT_LUCK = 1  # the stream of a seed that bots' tie-breaks come from; the dice are stream 0

CLEAR_SCROLLED = "\x1b[3J"

Read = Callable[[Text], str]
Lines = list[list[Segment]]


def _draw_keys(keys: Iterable[tuple[str, str]]) -> Text:
    """Draw what may be typed, and what it does."""
    text = Text()
    for key, what in keys:
        text.append(key, "bold").append(f" {what}   ", "dim")
    return text.append("› ", "bold")


class Leave(Exception):
    """Somebody wants to leave the table."""


class Session:
    """One game at one keyboard. What to show and to ask next follows from the match."""

    def __init__(self, match: Match, console: Console, read: Read, typed_dice: bool) -> None:
        self.match = match
        self.console = console
        self.read = read
        self.typed_dice = typed_dice
        self.game = GAMES[match.game]
        plain = "utf" not in console.encoding.lower()
        self.company = gather(match.game, match.seats, plain, typed.tableau_names(match))
        found = {seat: roster.find(bot, match.game) for seat, bot in enumerate(self.company.bots) if bot}
        self.bots = {seat: bot.sit_down() for seat, bot in found.items()}
        self.cold = {seat: bot for seat, bot in found.items() if bot.searches}  # they cannot search yet
        self.warned = False  # that they cannot
        self.seen = -1  # how long the record was when somebody last pressed Enter to go on

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._let_bots_search()
        if self.cold:
            warming.compile_in_background()
        while True:
            waiting = self.match.waiting
            if isinstance(waiting, Decision):
                self._decide(waiting)
            elif self._unseen and self.game.round_over(self.match):
                self._show_round()
            elif isinstance(waiting, Over):
                return
            elif self.typed_dice:
                self._ask_for_typed(waiting)
            elif waiting.by_itself:
                self.match.roll()
            elif waiting.seat not in self.bots and not self._just_happened(self.game.ROLLS_ON):
                self._ask_to_roll(waiting)
            elif waiting.seat in self.bots and self._has_news_of_own_turn():
                self._show_turn()
            elif waiting.seat in self.bots and self._unseen and self._just_happened(self.game.LAID_OUT):
                self._show_new_table()
            else:
                self.match.roll()

    def say_goodbye(self, path: Path) -> None:
        """Say how the game ended, or how to go on with it."""
        if self.match.over:
            self._show(self.game.draw_result(self.match, self.company))
        self.console.print()
        message = "saved-over" if self.match.over else "saved-open"
        self.console.print(Text(say(message, path=shlex.quote(str(path)))), soft_wrap=True)

    @property
    def _unseen(self) -> bool:
        """Whether something happened since somebody last pressed Enter to go on."""
        return self.seen != len(self.match.lines)

    # Decisions ----------------------------------------------------------------------------------------

    def _decide(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.bots:
            if decision.kind == "turn" and self._has_news_of_own_turn():
                self._show_turn()
            else:
                self._let_bot_play(decision)
        elif decision.secret and len(self.company.people) > 1 and self._unseen:
            self._hand_over(decision)
        else:
            self._ask_to_choose(decision)

    def _ask_to_choose(self, decision: Decision) -> None:
        seat, width = decision.seat, self.console.width
        moves = self.game.choice_keys(decision)
        listed = self.game.listed_keys(decision)
        if len(moves) == 1:
            moves[""] = next(iter(moves.values()))

        def choose(answer: str) -> None:
            if answer not in moves:
                message = "hint-choose" if decision.kind == "place" else "hint-choose-number"
                near = [key.upper() for key in moves if answer and key.startswith(answer)]
                raise Mistake(message, moves=", ".join(near or listed))
            self.match.play(moves[answer].text)

        choices = self.game.draw_choices(self.match, decision, self.company, width)
        rolls = self.game.draw_roll(self.match, decision, self.company, width)
        what = say("key-choose") if decision.kind == "place" else say("key-choose-number")
        keys = [*listed, "/", say("key-enter")] if "" in moves else listed
        screen = self._table(seat, self._news(seat), choices, rolls)
        self._ask(seat, screen, (" ".join(keys), what), choose, deciding=True)

    def _hand_over(self, decision: Decision) -> None:
        """Give the keyboard to the one who keeps a secret, or must not read it."""
        to = Text(say("handover-title", name=self.company.names[decision.seat]), f"bold {GOLD}")
        why = Text(say(f"handover-{decision.kind}", name=self.company.names[decision.seat]))
        self._forget()
        self._pause(NOBODY, Group(to, Text(), why, Text()))

    def _forget(self) -> None:
        """Clear what was scrolled away, too: it may show a secret."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLED)

    def _let_bots_search(self) -> None:
        """Let bots that search do so as soon as the kernels lie ready; until then they play by instinct."""
        if self.cold and is_warm():
            roster.load(self.match.game)
            self.bots |= {seat: bot.sit_down(compiled=True) for seat, bot in self.cold.items()}
            self.cold = {}

    def _let_bot_play(self, decision: Decision) -> None:
        self._let_bots_search()
        legal = np.array([move.code for move in decision.moves])
        view, moves = self.match.masked(decision.seat), self.match.rules.MOVES
        self.match.play(moves[self.bots[decision.seat](view, legal, self._luck(), moves)])

    def _luck(self) -> Rng:
        """Return what a bot leaves to chance. With a seed it follows from the place in the record alone."""
        seed = self.match.record().dice.seed
        if seed is None:
            return randomness.shaken_rng()
        return randomness.new_rng(int(randomness.seed_words(seed, len(self.match.lines), 1, BOT_LUCK)[0]))

    # Chance -------------------------------------------------------------------------------------------

    def _ask_to_roll(self, chance: Chance) -> None:
        assert chance.seat is not None

        def roll(answer: str) -> None:
            if answer not in ("", "r"):
                raise Mistake("hint-roll")
            self.match.roll()

        dice = chance.small + chance.neutral + chance.biggy
        words = say("key-roll", dice=dice) if chance.kind == "roll" else say("key-roll-extra", board=chance.board or "")
        key = say("key-enter"), words
        self._ask(chance.seat, self._table(chance.seat, self._news(chance.seat)), key, roll)

    def _ask_for_typed(self, chance: Chance) -> None:
        person = chance.seat is not None and chance.seat not in self.bots
        seat = chance.seat if person and chance.seat is not None else self.company.onlooker

        def supply(answer: str) -> None:
            if answer == "r":
                self.match.roll()
            else:
                typed.supply(self.match, chance, answer)

        question = Text(typed.question(self.match, chance, self.company.names, self.company.you), "bold")
        self._ask(seat, self._table(seat, self._news(seat), question), ("R", say("key-auto")), supply)

    # Pauses -------------------------------------------------------------------------------------------

    def _show_turn(self) -> None:
        """Show a person's own turn before the next bot's: it may still be taken back, or a board did something."""
        seat = self._last_roller()
        turn = self.game.last_turns(self.match.log(seat), [seat])
        self._pause(seat, self._table(seat, self._tell(turn)))

    def _show_new_table(self) -> None:
        """Show what was laid out for a round before a bot begins to play."""
        seat = self.company.onlooker
        self._pause(seat, self._table(seat, self._tell(self.match.log(seat)[-2:])))

    def _show_round(self) -> None:
        """Show how a round ended."""
        seat = self.company.onlooker
        turns = self.game.last_turns(self.game.played(self.match.log(seat)), self.company.people)
        for compact in (False, True):
            parts = [self._lines(part) for part in self.game.draw_round(self.match, seat, self.company, compact)]
            if sum(map(len, parts)) <= self.console.height - PROMPT:
                break
        self._pause(seat, self._fitting([self._cut(self._tell(turns), *parts), *parts]))

    def _pause(self, seat: int, screen: RenderableType) -> None:
        def go_on(answer: str) -> None:
            if answer:
                raise Mistake("hint-on")
            self.seen = len(self.match.lines)

        self._ask(seat, screen, (say("key-enter"), say("key-on")), go_on)

    def _has_news_of_own_turn(self) -> bool:
        """Tell whether the last turn was a person's and has not been shown as it ended."""
        return self._unseen and self._last_roller() in self.company.people

    def _just_happened(self, kinds: tuple[type[Event], ...]) -> bool:
        return bool(self.match.events) and isinstance(self.match.events[-1], kinds)

    def _last_roller(self) -> int:
        """Return whose turn was the last one of this round."""
        for event in reversed(self.match.events):
            if isinstance(event, RoundBegan):
                break
            if self.game.begins_turn(event):
                return int(getattr(event, "seat", NOBODY))
        return NOBODY

    def _last_mover(self) -> int:
        return next(event.seat for event in reversed(self.match.events) if isinstance(event, self.game.MOVES))

    def _may_take_back(self) -> bool:
        return self.match.can_correct or (self.match.can_undo and self._last_mover() not in self.bots)

    def _take_back(self) -> None:
        if not self._may_take_back():
            raise Mistake("error-undo")
        if self.match.can_correct:
            self.match.correct()
        else:
            self.match.undo()

    # The screen and the keyboard ----------------------------------------------------------------------

    def _tell(self, events: Sequence[Event]) -> list[Text]:
        return list(self.game.tell(events, self.company))

    def _news(self, seat: int) -> list[Text]:
        """Tell what the others did since a seat's last move, or since anybody's here."""
        return self._tell(self.game.news(self.match.log(seat), seat, self.company.people))

    def _table(
        self, seat: int, news: Sequence[Text], tray: RenderableType = "", rolls: Sequence[RenderableType] = ("",)
    ) -> RenderableType:
        """Put the table, what happened, what to do and a roll together: of its drawings the first that fits."""
        width, height = self.console.size
        table = self._lines(self.game.draw_table(self.match, seat, self.company, width, height))
        news = [*news, *self._warning()]
        choices, drawings = self._lines(tray), [self._lines(roll) for roll in rolls]
        told = self._cut(news, table, choices, drawings[-1])
        room = height - PROMPT - sum(len(part) + 1 for part in (table, told, choices) if part)
        roll = next((lines for lines in drawings if len(lines) <= room), drawings[-1])
        return self._fitting([table, told, roll + choices])

    def _warning(self) -> list[Text]:
        """Say, once, that bots can't play as well as they do yet."""
        if self.warned or not self.cold:
            return []
        self.warned = True
        return [Text(f"  {say('warming-up')}", "dim")]

    def _lines(self, part: RenderableType) -> Lines:
        return self.console.render_lines(part, pad=False) if part else []

    def _cut(self, news: Sequence[Text], *others: Lines) -> Lines:
        """Draw news, less the oldest that have no room beside other parts; the log has them all."""
        lines = self._lines(draw_lines(news)) if news else []
        room = max(0, self.console.height - PROMPT - sum(map(len, others)))
        if len(lines) > room:
            return [[Segment("…")], *lines[len(lines) - room + 1 :]] if room > 1 else []
        return lines

    def _fitting(self, parts: Sequence[Lines]) -> RenderableType:
        """Put parts below each other, with a line between them if the screen has room."""
        drawn = [part for part in parts if part]
        left = self.console.height - PROMPT - sum(map(len, drawn))
        gap: Lines = [[]] if left >= len(drawn) else []
        return SegmentLines([line for part in drawn for line in part + gap], new_lines=True)

    def _show(self, screen: RenderableType) -> None:
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(screen)

    def _ask(
        self,
        seat: int,
        screen: RenderableType,
        key: tuple[str, str],
        act: Callable[[str], None],
        deciding: bool = False,
    ) -> None:
        """Show a screen and ask until an answer does something; who is deciding may ask for a hint."""
        back = [("U", say("key-back"))] if self._may_take_back() else []
        boards = [("B", say("key-boards"))] if self.game.explain(self.match) else []
        hint = [("H", say("key-hint"))] if deciding else []
        prompt = _draw_keys([key, *back, *boards, *hint, *((k, say(m)) for k, m in ALWAYS)])
        if seat >= 0 and len(self.company.people) > 1:
            prompt = self.company.label(seat).append("  ").append_text(prompt)
        self._show(screen)
        while True:
            answer = self.read(prompt).strip().lower()
            try:
                if answer == "q":
                    raise Leave
                if answer in ("l", "?") or (answer == "b" and boards) or (answer == "h" and hint):
                    self._show_page(seat, answer)
                    self._show(screen)
                elif answer == "u":
                    self._take_back()
                    return
                else:
                    act(answer)
                    return
            except Mistake as mistake:
                if self.console.is_terminal:
                    self._show(screen)  # so that complaints don't pile up
                self.console.print(Text(str(mistake)))

    def _show_page(self, seat: int, key: str) -> None:
        page: list[RenderableType]
        if key == "l":
            page = [Text(say("log-title"), f"bold {GOLD}"), draw_lines(self._tell(self.match.log(seat)))]
        elif key == "b":
            page = [self.game.explain(self.match)]
        elif key == "h":
            page = [Text(say("advice-title"), f"bold {GOLD}"), Text(), self._hint()]
        else:
            game, target = self.match.game, getattr(self.match.options, "target", 0)
            page = [Text(say("help-title", game=game), f"bold {GOLD}"), Text(say(f"help-text-{game}", target=target))]
        self._show(Group(*page, Text()))
        self.read(_draw_keys([(say("key-enter"), say("key-close"))]))

    def _hint(self) -> RenderableType:
        """Tell what each choice is worth; the first hint begins to compile, so that later ones are better."""
        decision = self.match.waiting
        assert isinstance(decision, Decision)
        if decision.secret:
            return Text(say("advice-secret"))
        if not is_warm():
            warming.compile_in_background()
        keys, labels = self.game.choice_keys(decision), self.game.choice_labels(decision, self.company)
        return draw_hint(hint(self.match), keys, labels, self.company, self.console.height)
