"""Kinds of games in which what is said about choices is proven."""

from __future__ import annotations

# By game and number of seats; options make no difference. Long paired playouts confirm mistakes there. Elsewhere most
# of what the judges call mistakes is noise.
PROVEN = frozenset({("las-vegas", 2)})


def has_proven_mistakes(game: str, players: int) -> bool:
    """Tell whether mistakes may be named in such a game; otherwise there is only luck to tell of."""
    return (game, players) in PROVEN
