"""How each game is drawn and told in the terminal: the contract, and the packages that fulfil it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from zocker.match import Match
from zocker.rules.messages import Decision, Event
from zocker.terminal import gambler, las_vegas
from zocker.terminal.players import Players


class TerminalGame(Protocol):
    """What the terminal asks of a game; the type checker holds every package in `GAMES` against it."""

    # What it draws --------------------------------------------------------------------------------------

    def draw_table(self, match: Match, seat: int, players: Players, width: int, height: int, /) -> RenderableType:
        """Draw the table as a seat may see it."""

    def draw_choices(self, match: Match, decision: Decision, players: Players, width: int, /) -> RenderableType:
        """Draw what a seat may choose, and what each choice would do."""

    def draw_roll(self, match: Match, decision: Decision, players: Players, width: int, /) -> Sequence[RenderableType]:
        """Draw the roll on the table, in several sizes, the largest first."""

    def draw_round(self, match: Match, seat: int, players: Players, compact: bool, /) -> list[RenderableType]:
        """Draw how the round that has just ended was scored."""

    def draw_result(self, match: Match, players: Players, /) -> RenderableType:
        """Draw the final ranking and say who won."""

    def explain(self, match: Match, /) -> RenderableType:
        """Explain things on the table that vary from game to game; return "" if there are none."""

    # What may be typed ----------------------------------------------------------------------------------

    def choice_labels(self, decision: Decision, players: Players, /) -> list[Text]:
        """Say in a few words what each choice is, in the order of their keys."""

    def listed_keys(self, decision: Decision, /) -> list[str]:
        """List the keys of a decision for a prompt."""

    # What happened --------------------------------------------------------------------------------------

    @property
    def LAID_OUT(self) -> tuple[type[Event], ...]:  # noqa: N802
        """The events after which people see the table before a bot plays."""

    def begins_turn(self, event: Event, /) -> bool:
        """Tell whether an event is the roll that begins somebody's turn."""

    def round_over(self, match: Match, /) -> bool:
        """Tell whether a round has just been scored."""

    def last_round(self, events: Sequence[Event], /) -> list[Event]:
        """Return what happened in the round that has just ended, up to its scoring."""

    def news(self, events: Sequence[Event], seat: int, people: Sequence[int], /) -> list[Event]:
        """Return what a seat hasn't seen yet; for nobody's seat, what no person here has."""

    def last_turns(self, events: Sequence[Event], seats: Sequence[int], /) -> list[Event]:
        """Return what happened in the round since some seats' last turn, that turn included."""

    def tell(self, events: Sequence[Event], players: Players, /) -> Iterator[Text]:
        """Tell events as lines: a turn is one line."""


GAMES: dict[str, TerminalGame] = {
    "las-vegas": las_vegas,
    "las-vegas-2019": las_vegas,
    "royale": las_vegas,
    "gambler": gambler,
}
