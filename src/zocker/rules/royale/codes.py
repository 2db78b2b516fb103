"""Codes of moves that every turn has, or that several boards share. They never change: bots know them.

Each board's file has the codes of its own moves; `moves.py` lists all of them.
"""

from __future__ import annotations

from zocker.rules.royale.material import KINDS

CASINO_NUMBERS = range(1, 7)

PLACE_CODE = 0  # + casino
PASS = 7
END = 8
TURN_CODE = 10  # + 6 * kind + casino
RETURN_CODE = 22  # + 6 * kind + casino
GIVE = 34  # + kind
DECLINE = 36
CHOOSE = 37  # + number - 1

SHARED: dict[int, str] = {
    **{PLACE_CODE + casino - 1: f"place {casino}" for casino in CASINO_NUMBERS},
    PASS: "pass",
    END: "end",
    **{TURN_CODE + 6 * k + n - 1: f"turn {kind} {n}" for k, kind in enumerate(KINDS) for n in CASINO_NUMBERS},
    **{RETURN_CODE + 6 * k + n - 1: f"return {kind} {n}" for k, kind in enumerate(KINDS) for n in CASINO_NUMBERS},
    **{GIVE + k: f"give {kind}" for k, kind in enumerate(KINDS)},
    DECLINE: "decline",
    **{CHOOSE + number - 1: f"choose {number}" for number in CASINO_NUMBERS},
}
