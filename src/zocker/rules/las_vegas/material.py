"""The contents of the box, and the state of a whole game."""

from __future__ import annotations

from typing import ClassVar

from zocker.rules.state import State

PLAYERS = range(2, 6)  # LV-1
DICE = 8  # LV-1
CASINOS = ("Gold Mine", "Bajazzo", "Miracle", "Oasis", "Sphinx", "Show Hall")  # LV-2
BILLS = (0, 6, 8, 8, 6, 6, 5, 5, 5, 5)  # LV-3: how many there are of each value, in units of $10,000
VALUES = range(1, len(BILLS))
STOCKED = 5  # LV-5
MAX_BILLS = STOCKED  # bills at a casino: four of $10,000, and the one that completes it
RULES = 1  # the version of these rules, as docs/notation.md lists them
ROUNDS = 4  # LV-20
NEUTRAL_PLAYERS = range(2, 5)  # LV-21

SEATS = PLAYERS[-1]
WHITE = SEATS  # the owner of neutral dice: one more, imaginary player (LV-26)
OWNERS = SEATS + 1
OWN, NEUTRAL = 0, 1  # the two kinds of dice in a player's supply

RANDOM_STARTER = -1

STARTER, BILL, LEFTOVER, ROLL = -1, -2, -3, -4  # frames that wait for chance; A of a bill's is its casino
PLACE = 1  # the frame that waits for a decision

MOVES = tuple(f"place {casino}" for casino in range(1, 7))


class LasVegasState(State):
    """A whole game."""

    FIELDS: ClassVar = [
        # table options
        ("players", "i8"),  # how many seats the table has
        ("neutral", "i8"),  # whether there are neutral dice
        ("open_money", "i8"),  # whether all money is public
        ("first", "i8"),  # the seat that starts the game, or RANDOM_STARTER
        # the game
        ("round_no", "i8"),  # from 1
        ("starter", "i8"),  # the seat that starts this round
        ("stack", "i8", (len(BILLS),)),  # bills not yet drawn, by value
        ("bills", "i8", (6, MAX_BILLS)),  # at each casino, highest first, then zeros (LV-6)
        ("dice", "i8", (6, OWNERS)),  # at each casino, by owner
        ("dice_left", "i8", (SEATS, 2)),  # dice not yet placed: own, neutral
        ("rolled", "i8", (2, 6)),  # the roll on the table: own and neutral dice by face
        ("hand", "i8", (SEATS, len(BILLS))),  # bills won, by value
        ("counted", "i8", (SEATS, len(BILLS))),  # bills that were won in public since the record began
        ("uncounted_rounds", "i8"),  # rounds that had ended by then
        # what happens next
        ("depth", "i8"),  # how many frames are in use; 0 when the game is over
        ("frames", "i8", (1, 4)),  # what the game waits for, and whose seat it is (rules/frames.py)
    ]


STATE = LasVegasState.layout()
OUTCOME = 12  # the length of a chance result: dice by face, own then neutral; or one number
