"""Every move of the game: its code and its readable form."""

from __future__ import annotations

from zocker.rules.royale.material import BOX_TILES

KINDS = ("small", "biggy")
REWARDS = ("chip", "card", "action")  # Handicap's fields

# Black Box: what the first group may hold, as numbers of $60k, $20k and empty tiles
SPLITS = tuple(
    (high, low, empty)
    for size in (1, 2, 3)
    for high in range(BOX_TILES[0] + 1)
    for low in range(BOX_TILES[1] + 1)
    for empty in range(BOX_TILES[2] + 1)
    if high + low + empty == size
)

_CASINOS = range(1, 7)
_TABLE: dict[str, tuple[str, ...]] = {
    "PLACE": tuple(f"place {casino}" for casino in _CASINOS),
    "BOTH": ("place both",),
    "PASS": ("pass",),
    "END": ("end",),
    "ROLL": ("roll",),
    "TURN": tuple(f"turn {kind} {casino}" for kind in KINDS for casino in _CASINOS),
    "RETURN": tuple(f"return {kind} {casino}" for kind in KINDS for casino in _CASINOS),
    "GIVE": tuple(f"give {kind}" for kind in KINDS),
    "DECLINE": ("decline",),
    "CHOOSE": tuple(f"choose {number}" for number in _CASINOS),
    "GUESS": tuple(f"guess {number}" for number in (1, 2, 3)),
    "STOP": ("stop",),
    "HIGHER": ("higher",),
    "LOWER": ("lower",),
    "BLOCK": tuple(f"block {casino} with {size}" for size in (1, 2, 3) for casino in _CASINOS),
    "FREE": tuple(f"free {casino} for {reward}" for reward in REWARDS for casino in _CASINOS),
    "DOUBLE": tuple(f"double {small}{'+biggy' if big else ''}" for big in (0, 1) for small in range(8))[1:],
    "NICE": tuple(f"nice {kind} {face}" for kind in KINDS for face in _CASINOS),
    "SPLIT": tuple("split " + "+".join(["60k"] * h + ["20k"] * t + ["0"] * e) for h, t, e in SPLITS),
}

MOVES = tuple(text for texts in _TABLE.values() for text in texts)
_FIRST = {name: MOVES.index(texts[0]) for name, texts in _TABLE.items()}

PLACE_CODE = _FIRST["PLACE"]  # + casino
BOTH = _FIRST["BOTH"]
PASS = _FIRST["PASS"]
END = _FIRST["END"]
ROLL_CODE = _FIRST["ROLL"]
TURN_CODE = _FIRST["TURN"]  # + 6 * kind + casino
RETURN_CODE = _FIRST["RETURN"]  # + 6 * kind + casino
GIVE = _FIRST["GIVE"]  # + kind
DECLINE = _FIRST["DECLINE"]
CHOOSE = _FIRST["CHOOSE"]  # + number - 1
GUESS = _FIRST["GUESS"]  # + number - 1
STOP = _FIRST["STOP"]
HIGHER = _FIRST["HIGHER"]
LOWER = _FIRST["LOWER"]
BLOCK = _FIRST["BLOCK"]  # + 6 * (size - 1) + casino
FREE = _FIRST["FREE"]  # + 6 * reward + casino
DOUBLE = _FIRST["DOUBLE"] - 1  # + 8 * biggy + small; all zero is DECLINE
NICE = _FIRST["NICE"]  # + 6 * kind + face
SPLIT = _FIRST["SPLIT"]  # + number in SPLITS
