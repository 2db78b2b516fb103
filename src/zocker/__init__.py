"""Zocker: play, understand and simulate three dice games.

`Match` is one game at a table, and `Batch` thousands side by side. `simulate` and `arena` let bots play, and `hint`
values a seat's options. Bad input raises a `Mistake`. `dir(zocker)` lists everything.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zocker.analysis.account import analyse
    from zocker.analysis.report import Analysis
    from zocker.batch import Batch
    from zocker.errors import Mistake
    from zocker.hints import Hint, hint
    from zocker.lab.arena import Arena, arena
    from zocker.lab.simulate import Simulation, simulate
    from zocker.match import Match
    from zocker.observations import Slice, features
    from zocker.proof.account import ChanceLine, Part, ThrownResult
    from zocker.proof.check import Verification, verify
    from zocker.proof.lines import Proof
    from zocker.proof.receipt import Compared, Receipt
    from zocker.record import Dice, Record, Seat
    from zocker.replays import replay
    from zocker.rules.gambler.table import View as GamblerView
    from zocker.rules.messages import Chance, Decision, Event, Move, Over, Result, Waiting
    from zocker.rules.vegas.view import View as VegasView

__version__ = "1.0.0"
__all__ = [
    "Analysis",
    "Arena",
    "Batch",
    "Chance",
    "ChanceLine",
    "Compared",
    "Decision",
    "Dice",
    "Event",
    "GamblerView",
    "Hint",
    "Match",
    "Mistake",
    "Move",
    "Over",
    "Part",
    "Proof",
    "Receipt",
    "Record",
    "Result",
    "Seat",
    "Simulation",
    "Slice",
    "ThrownResult",
    "VegasView",
    "Verification",
    "Waiting",
    "__version__",
    "analyse",
    "arena",
    "features",
    "hint",
    "replay",
    "simulate",
    "verify",
]

_HOMES = {
    "zocker.analysis.account": ("analyse",),
    "zocker.analysis.report": ("Analysis",),
    "zocker.batch": ("Batch",),
    "zocker.errors": ("Mistake",),
    "zocker.hints": ("Hint", "hint"),
    "zocker.lab.arena": ("Arena", "arena"),
    "zocker.lab.simulate": ("Simulation", "simulate"),
    "zocker.match": ("Match",),
    "zocker.observations": ("Slice", "features"),
    "zocker.proof.account": ("ChanceLine", "Part", "ThrownResult"),
    "zocker.proof.check": ("Verification", "verify"),
    "zocker.proof.lines": ("Proof",),
    "zocker.proof.receipt": ("Compared", "Receipt"),
    "zocker.record": ("Dice", "Record", "Seat"),
    "zocker.replays": ("replay",),
    "zocker.rules.messages": ("Chance", "Decision", "Event", "Move", "Over", "Result", "Waiting"),
}
_VIEWS = {"GamblerView": "zocker.rules.gambler.table", "VegasView": "zocker.rules.vegas.view"}


def __getattr__(name: str) -> Any:
    """Import late, so that the command line answers quickly."""
    if name in _VIEWS:
        return import_module(_VIEWS[name]).View
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'zocker' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
