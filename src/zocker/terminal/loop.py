"""One game at one keyboard: the next screen and the next question."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from zocker.errors import Mistake
from zocker.match import Match
from zocker.narration import typed
from zocker.narration.choices import choice_keys
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Chance, Decision, Event, Over, RoundBegan
from zocker.terminal import pages
from zocker.terminal.bots import BotsHere
from zocker.terminal.games import GAMES
from zocker.terminal.players import GOLD, players_of
from zocker.terminal.screen import Screen, draw_keys
from zocker.text import say

ALWAYS = (("L", "key-log"), ("?", "key-help"), ("Q", "key-leave"))

Read = Callable[[Text], str]


class Leave(Exception):
    """A player wants to leave the table."""


class Session:
    """One game at one keyboard. The match determines the next screen and question."""

    def __init__(self, match: Match, console: Console, read: Read, typed_dice: bool) -> None:
        self.match = match
        self.console = console
        self.screen = Screen(console)
        self.read = read
        self.typed_dice = typed_dice
        self.game = GAMES[match.game]
        plain = "utf" not in console.encoding.lower()
        self.players = players_of(match.game, match.seats, plain, typed.tableau_names(match))
        self.bots = BotsHere(match)
        self.warned = False  # whether people know that bots can't search yet
        self.seen = -1  # how many lines the record had when somebody last pressed Enter to go on

    def play(self) -> None:
        """Play until the game is over or a player leaves."""
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
            elif waiting.seat not in self.bots and not waiting.chosen:
                self._ask_to_roll(waiting)
            elif waiting.seat in self.bots and self._has_news_of_own_turn():
                self._show_turn()
            elif waiting.seat in self.bots and self._unseen and self._just_happened(self.game.laid_out):
                self._show_new_table()
            else:
                self.match.roll()

    def say_goodbye(self, path: Path) -> None:
        """Print how the game ended, or how to continue it."""
        if self.match.over:
            self.screen.show(self.game.draw_result(self.match, self.players))
        self.console.print()
        message = "saved-over" if self.match.over else "saved-open"
        self.console.print(Text(say(message, path=shlex.quote(str(path)))), soft_wrap=True)

    @property
    def _unseen(self) -> bool:
        """Whether anything has happened since a player last pressed Enter to continue."""
        return self.seen != len(self.match.lines)

    # Decisions ----------------------------------------------------------------------------------------

    def _decide(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.bots:
            if decision.kind == "turn" and self._has_news_of_own_turn():
                self._show_turn()
            else:
                self.bots.play(decision)
        elif (decision.secret or decision.private) and len(self.players.people) > 1 and self._unseen:
            self._hand_over(decision)
        else:
            self._ask_to_choose(decision)

    def _ask_to_choose(self, decision: Decision) -> None:
        seat, width = decision.seat, self.console.width
        moves = choice_keys(decision)
        listed = self.game.listed_keys(decision)
        if len(moves) == 1:
            moves[""] = next(iter(moves.values()))

        def choose(answer: str) -> None:
            if answer not in moves:
                message = "hint-choose" if decision.kind == "place" else "hint-choose-number"
                near = [key.upper() for key in moves if answer and key.startswith(answer)]
                raise Mistake(message, moves=", ".join(near or listed))
            self.match.play(moves[answer].text)

        choices = self.game.draw_choices(self.match, decision, self.players, width)
        rolls = self.game.draw_roll(self.match, decision, self.players, width)
        meaning = say("key-choose") if decision.kind == "place" else say("key-choose-number")
        keys = [*listed, "/", say("key-enter")] if "" in moves else listed
        screen = self._table(seat, self._news(seat), choices, rolls)
        self._ask(seat, screen, (" ".join(keys), meaning), choose, deciding=True)

    def _hand_over(self, decision: Decision) -> None:
        """Ask to pass the keyboard to the player who makes or guesses a secret, or looks at hidden cards."""
        title = Text(say("handover-title", name=self.players.names[decision.seat]), f"bold {GOLD}")
        reason = Text(say(f"handover-{decision.kind}", name=self.players.names[decision.seat]))
        self.screen.forget()
        self._pause(NOBODY, Group(title, Text(), reason, Text()))

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
        seat = chance.seat if person and chance.seat is not None else self.players.onlooker

        def supply(answer: str) -> None:
            if answer == "r":
                self.match.roll()
            else:
                typed.supply(self.match, answer)

        question = Text(typed.question(self.match, chance, self.players.names, self.players.you), "bold")
        self._ask(seat, self._table(seat, self._news(seat), question), ("R", say("key-auto")), supply)

    # Pauses -------------------------------------------------------------------------------------------

    def _show_turn(self) -> None:
        """Show a person's own turn before a bot's: it may still be taken back, or a board did something."""
        seat = self._last_roller()
        turn = self.game.last_turns(self.match.log(seat), [seat])
        self._pause(seat, self._table(seat, self._tell(turn)))

    def _show_new_table(self) -> None:
        """Show the setting of a round before a bot begins to play."""
        seat = self.players.onlooker
        self._pause(seat, self._table(seat, self._tell(self.match.log(seat)[-2:])))

    def _show_round(self) -> None:
        """Show how a round ended."""
        seat = self.players.onlooker
        turns = self.game.last_turns(self.game.last_round(self.match.log(seat)), self.players.people)
        for compact in (False, True):
            parts = [self.screen.lines(part) for part in self.game.draw_round(self.match, seat, self.players, compact)]
            if sum(map(len, parts)) <= self.screen.height:
                break
        self._pause(seat, self.screen.stack([self.screen.cut(self._tell(turns), *parts), *parts]))

    def _pause(self, seat: int, screen: RenderableType) -> None:
        def go_on(answer: str) -> None:
            if answer:
                raise Mistake("hint-on")
            self.seen = len(self.match.lines)

        self._ask(seat, screen, (say("key-enter"), say("key-on")), go_on)

    def _has_news_of_own_turn(self) -> bool:
        """Tell whether the last turn was a person's and its end hasn't been shown."""
        return self._unseen and self._last_roller() in self.players.people

    def _just_happened(self, kinds: tuple[type[Event], ...]) -> bool:
        return bool(self.match.secret_events) and isinstance(self.match.secret_events[-1], kinds)

    def _last_roller(self) -> int:
        """Return the seat that had the last turn of this round."""
        for event in reversed(self.match.secret_events):
            if isinstance(event, RoundBegan):
                break
            if self.game.begins_turn(event):
                return int(getattr(event, "seat", NOBODY))
        return NOBODY

    def _may_take_back(self) -> bool:
        return self.match.can_correct or (self.match.can_undo and self.match.last_mover not in self.bots)

    def _take_back(self) -> None:
        if not self._may_take_back():
            raise Mistake("error-undo")
        if self.match.can_correct:
            self.match.correct()
        else:
            self.match.undo()

    # The screen and the keyboard ----------------------------------------------------------------------

    def _tell(self, events: Sequence[Event]) -> list[Text]:
        return list(self.game.tell(events, self.players))

    def _news(self, seat: int) -> list[Text]:
        """Return the events since a seat's last move; without a seat, since the last move of a person here."""
        return self._tell(self.game.news(self.match.log(seat), seat, self.players.people))

    def _table(
        self, seat: int, news: Sequence[Text], tray: RenderableType = "", rolls: Sequence[RenderableType] = ("",)
    ) -> RenderableType:
        """Put together the table, the news, the choices, and the first drawing of the roll that fits."""
        table = self.game.draw_table(self.match, seat, self.players, *self.console.size)
        lines = self.screen.lines
        return self.screen.stack_table(lines(table), [*news, *self._warning()], lines(tray), list(map(lines, rolls)))

    def _warning(self) -> list[Text]:
        """Note once that bots don't yet play as well as they can."""
        if self.warned or not self.bots.cold:
            return []
        self.warned = True
        return [Text(f"  {say('warming-up')}", "dim")]

    def _ask(
        self,
        seat: int,
        screen: RenderableType,
        key: tuple[str, str],
        act: Callable[[str], None],
        deciding: bool = False,
    ) -> None:
        """Show a screen and ask until an answer does something; a person who is deciding may ask for a hint."""
        back = [("U", say("key-back"))] if self._may_take_back() else []
        boards = [("B", say("key-boards"))] if self.game.explain(self.match) else []
        hint = [("H", say("key-hint"))] if deciding else []
        prompt = draw_keys([key, *back, *boards, *hint, *((k, say(m)) for k, m in ALWAYS)])
        if seat >= 0 and len(self.players.people) > 1:
            prompt = self.players.label(seat).append("  ").append_text(prompt)
        self.screen.show(screen)
        while True:
            answer = self.read(prompt).strip().lower()
            try:
                if answer == "q":
                    raise Leave
                if answer in ("l", "?") or (answer == "b" and boards) or (answer == "h" and hint):
                    self._show_page(seat, answer)
                    self.screen.show(screen)
                elif answer == "u":
                    self._take_back()
                    return
                else:
                    act(answer)
                    return
            except Mistake as mistake:
                if self.console.is_terminal:
                    self.screen.show(screen)  # so that complaints don't pile up
                self.console.print(Text(str(mistake)))

    def _show_page(self, seat: int, key: str) -> None:
        page = {"l": pages.log, "b": pages.boards, "h": pages.advice, "?": pages.help_text}[key]
        self.screen.show(Group(page(self.match, self.game, self.players, seat, self.console.height), Text()))
        self.read(draw_keys([(say("key-enter"), say("key-close"))]))
