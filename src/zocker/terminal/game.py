"""How the terminal shows a game, as one value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from zocker.match import Match
from zocker.rules.messages import Decision, Event
from zocker.terminal.players import Players


@dataclass(frozen=True, kw_only=True)
class TerminalGame:
    """The parts of a game that the terminal needs."""

    # What it draws
    draw_table: Callable[[Match, int, Players, int, int], RenderableType]  # as a seat may see it; width and height
    draw_choices: Callable[[Match, Decision, Players, int], RenderableType]  # and what each would do; width
    draw_roll: Callable[[Match, Decision, Players, int], Sequence[RenderableType]]  # in several sizes, from the largest
    draw_round: Callable[[Match, int, Players, bool], list[RenderableType]]  # how it was scored; compact or not
    draw_result: Callable[[Match, Players], RenderableType]  # the final ranking, and who won
    explain: Callable[[Match], RenderableType]  # things on the table that vary from game to game; "" if there are none

    # What may be typed
    choice_labels: Callable[[Decision, Players], list[Text]]  # in the order of their keys
    listed_keys: Callable[[Decision], list[str]]  # for a prompt

    # What happened
    laid_out: tuple[type[Event], ...] = ()  # events after which people see the table before a bot plays
    begins_turn: Callable[[Event], bool]
    round_over: Callable[[Match], bool]  # whether a round has just been scored
    last_round: Callable[[Sequence[Event]], list[Event]]  # the one that has just ended, up to its scoring
    news: Callable[[Sequence[Event], int, Sequence[int]], list[Event]]  # what a seat, or nobody here, has seen
    last_turns: Callable[[Sequence[Event], Sequence[int]], list[Event]]  # events since some seats' last turn began
    tell: Callable[[Sequence[Event], Players], Iterator[Text]]  # as lines: a turn is one line
