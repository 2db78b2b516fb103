"""How each game is drawn and told in the terminal: the contract, and who fulfils it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from zocker.match import Match
from zocker.rules.messages import Decision, Event
from zocker.terminal import gambler, las_vegas
from zocker.terminal.company import Company


class Drawn(Protocol):
    """What the terminal asks of a game; the type checker holds every package in `GAMES` against it."""

    # What it draws --------------------------------------------------------------------------------------

    def draw_table(self, match: Match, seat: int, company: Company, width: int, height: int, /) -> RenderableType:
        """Draw the table as a seat may see it."""

    def draw_choices(self, match: Match, decision: Decision, company: Company, width: int, /) -> RenderableType:
        """Draw what a seat may choose, and what each choice would do."""

    def draw_roll(self, match: Match, decision: Decision, company: Company, width: int, /) -> Sequence[RenderableType]:
        """Draw the roll on the table, in several sizes, the largest first."""

    def draw_round(self, match: Match, seat: int, company: Company, compact: bool, /) -> list[RenderableType]:
        """Draw how the round that has just ended was scored."""

    def draw_result(self, match: Match, company: Company, /) -> RenderableType:
        """Draw the final ranking and say who won."""

    def explain(self, match: Match, /) -> RenderableType:
        """Explain what lies on the table and is not always there; empty where nothing is."""

    # What may be typed ----------------------------------------------------------------------------------

    def choice_labels(self, decision: Decision, company: Company, /) -> list[Text]:
        """Say in a few words what each choice is, in the order of their keys."""

    def listed_keys(self, decision: Decision, /) -> list[str]:
        """List the keys of a decision for a prompt."""

    # What happened --------------------------------------------------------------------------------------

    @property
    def LAID_OUT(self) -> tuple[type[Event], ...]:  # noqa: N802
        """The events after which everybody looks at the table before a bot plays."""

    def begins_turn(self, event: Event, /) -> bool:
        """Tell whether an event is the roll that begins somebody's turn."""

    def round_over(self, match: Match, /) -> bool:
        """Tell whether a round has just been scored."""

    def played(self, events: Sequence[Event], /) -> list[Event]:
        """Return what happened in the round that has just ended."""

    def news(self, events: Sequence[Event], seat: int, people: Sequence[int], /) -> list[Event]:
        """Return what a seat has not seen yet; for nobody's seat, what people here have not."""

    def last_turns(self, events: Sequence[Event], seats: Sequence[int], /) -> list[Event]:
        """Return what happened in the round from the last turn of some seats on."""

    def tell(self, events: Sequence[Event], company: Company, /) -> Iterator[Text]:
        """Tell events as lines: a turn is one line."""


GAMES: dict[str, Drawn] = {
    "las-vegas": las_vegas,
    "las-vegas-2019": las_vegas,
    "royale": las_vegas,
    "gambler": gambler,
}
