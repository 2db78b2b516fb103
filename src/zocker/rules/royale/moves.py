"""Every move of the game in its readable form, by its code."""

from __future__ import annotations

from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.codes import SHARED

_TEXTS = SHARED | {code: text for board in BOARDS for code, text in board.moves.items()}

MOVES = tuple(_TEXTS[code] for code in range(len(_TEXTS)))
