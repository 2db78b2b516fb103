"""The players at the table, each with a name, a shape and a colour."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from zocker.bots.names import NAMES as BOT_NAMES
from zocker.errors import Mistake
from zocker.narration.sentences import listed, who
from zocker.record import Seat
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Owner
from zocker.text import LANGUAGES, printable, say, speaking

BOTS = ("greedy",) * 3

SHAPES = "●■▲◆★▼"
PLAIN_SHAPES = "@#^%*&"
IMAGINARY = {"neutral": ("○", "o"), "grey": ("▒", "x")}  # on most screens, on a plain one
COLOURS = ("#e5484d", "#4c8dff", "#2fa860", "#c061d9", "#1aa5b8", "#e0679f")
GOLD = "#d99a00"


class Players(msgspec.Struct, frozen=True):
    """The seats of a game as the screen shows them. `you` is the seat to address as "you", if any."""

    game: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    you: int | None = None
    plain: bool = False  # whether the screen knows only ASCII
    tableaux: tuple[str, ...] = ()  # names of the tableaux, in Gambler

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def onlooker(self) -> int:
        """The seat whose knowledge the screen may show: the only person's, or no one's."""
        return self.people[0] if len(self.people) == 1 else NOBODY

    def who(self, owner: Owner | None) -> dict[str, str]:
        return who(owner, self.names, self.you)

    def listed(self, owners: Sequence[Owner]) -> str:
        return listed([self.name(owner) for owner in owners])

    def name(self, owner: Owner) -> str:
        return self.names[owner] if isinstance(owner, int) else say(f"terminal-{owner}")

    def dice(self, owner: Owner, count: int = 1, room: int = 8, biggy: int = 0) -> Text:
        """Draw dice in the shape of their owner, or write their number where room is scarce.

        A Biggy gets a frame.
        """
        shape = self.shape(owner)
        small = shape * count if count <= max(room, 1) else f"{shape}×{count}"
        return Text().append(small + f"[{shape}]" * biggy, self.style(owner))

    def shape(self, owner: Owner) -> str:
        if not isinstance(owner, int):
            return IMAGINARY[owner][self.plain]
        return (PLAIN_SHAPES if self.plain else SHAPES)[owner]

    def style(self, owner: Owner) -> str:
        return f"bold {COLOURS[owner]}" if isinstance(owner, int) else "bold"

    def signed(self, points: int) -> str:
        """Write points won or lost."""
        return f"{points:+}".replace("-", "-" if self.plain else "−") if points else "0"

    def label(self, owner: Owner) -> Text:
        """Return an owner's shape and name."""
        return self.dice(owner).append(f" {self.name(owner)}", self.style(owner))


def seat_people(names: str | None, bots: str | None) -> tuple[Seat, ...]:
    """Return the seats that the command line asks for: people first, then bots under names of their own."""
    people = [say("terminal-you")] if names is None else _split(names)
    programs = BOTS if bots is None and len(people) == 1 else _split(bots or "")
    if len({name.casefold() for name in people}) < len(people):
        raise Mistake("error-same-name", names=", ".join(people))
    taken = {name.casefold() for name in people}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    return (*(Seat(name) for name in people), *(Seat(next(free, bot), bot) for bot in programs))


def players_of(game: str, seats: Sequence[Seat], plain: bool = False, tableaux: tuple[str, ...] = ()) -> Players:
    """Return a game's seats for the screen; a lone person without a name is addressed as "you"."""
    people = [number for number, seat in enumerate(seats) if seat.bot is None]
    names = [printable(seat.name) for seat in seats]
    you = people[0] if len(people) == 1 and _is_unnamed(names[people[0]]) else None
    if you is not None:
        names[you] = say("terminal-you")
    return Players(
        game,
        tuple(names),
        tuple(None if seat.bot is None else printable(seat.bot) for seat in seats),
        you,
        plain,
        tableaux,
    )


def _is_unnamed(name: str) -> bool:
    """Tell whether a name is "you" in any language: a saved game may have begun in another one."""
    for code in LANGUAGES:
        with speaking(code):
            if name == say("terminal-you"):
                return True
    return False


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
