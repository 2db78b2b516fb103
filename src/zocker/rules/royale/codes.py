"""Codes of moves that every turn has, or that several boards share. They never change: bots know them.

Each board's file has the codes of its own moves; `moves.py` lists all of them.
"""

from __future__ import annotations

from zocker.rules.kernel import kernel
from zocker.rules.royale.material import CASINOS, KINDS

_CASINOS = len(CASINOS)
CASINO_NUMBERS = range(1, _CASINOS + 1)

PLACE_CODE = 0  # + casino
PASS = 7
END = 8
TURN_CODE = 10  # a kind of die, at a casino
RETURN_CODE = 22  # a kind of die, from a casino
GIVE = 34  # + kind
DECLINE = 36
CHOOSE = 37  # + number - 1


@kernel
def pack_casino(first: int, which: int, casino: int) -> int:
    """Return the code of one of the moves that begin at `first`: which die, group or reward, at which casino."""
    return first + _CASINOS * which + casino


@kernel
def which_of(first: int, code: int) -> int:
    """Return which die, group or reward such a move is about."""
    return (code - first) // _CASINOS


@kernel
def casino_in(first: int, code: int) -> int:
    """Return the casino of such a move."""
    return (code - first) % _CASINOS


SHARED: dict[int, str] = {
    **{PLACE_CODE + casino - 1: f"place {casino}" for casino in CASINO_NUMBERS},
    PASS: "pass",
    END: "end",
    **{pack_casino(TURN_CODE, k, n - 1): f"turn {die} {n}" for k, die in enumerate(KINDS) for n in CASINO_NUMBERS},
    **{pack_casino(RETURN_CODE, k, n - 1): f"return {die} {n}" for k, die in enumerate(KINDS) for n in CASINO_NUMBERS},
    **{GIVE + k: f"give {kind}" for k, kind in enumerate(KINDS)},
    DECLINE: "decline",
    **{CHOOSE + number - 1: f"choose {number}" for number in CASINO_NUMBERS},
}
