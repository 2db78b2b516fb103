"""Types of values in messages of both directions, with their limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from zocker.rules.games import GAMES

MAX_SEATS = 6
if TYPE_CHECKING:
    Game = str
else:
    Game = Literal[tuple(GAMES)]
Level = Literal["rookie", "regular", "shark", "legend"]
DiceSource = Literal["system", "typed"]  # typed in by people who roll real dice
Character = Literal[  # as whom people are drawn; bots are drawn by their level
    "fox", "cat", "owl", "bear", "rabbit", "flamingo", "frog", "penguin", "octopus", "lion", "panda", "raccoon"
]
ReactionKind = Literal["bravo", "ouch", "laugh", "think", "hurry", "thanks"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Colour = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]  # one of as many as there are seats
Text = Annotated[str, Meta(max_length=80)]
TypedText = Annotated[str, Meta(max_length=200)]  # long enough for 24 cards at once
