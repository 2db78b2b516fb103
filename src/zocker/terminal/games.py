"""The games that the terminal draws, by name."""

from __future__ import annotations

from zocker.terminal.gambler.game import GAMBLER
from zocker.terminal.las_vegas.game import LAS_VEGAS

GAMES = {"las-vegas": LAS_VEGAS, "las-vegas-2019": LAS_VEGAS, "royale": LAS_VEGAS, "gambler": GAMBLER}
