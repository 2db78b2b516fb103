"""The contents of the box, and the state of a whole game."""

from __future__ import annotations

from typing import ClassVar

from zocker.rules.state import State

RULES = 1  # the version of these rules, as docs/notation.md lists them
PLAYERS = range(2, 7)  # GA-1
DICE = 30  # GA-1: shared out equally
HAND = 5  # GA-7: dice of a turn
ROWS = 6  # GA-3
MAX_IN_ROW = 6  # GA-4
MAX_BOXES = 28  # GA-4
MAX_FACES = 100  # GA-4a: faces of tableaux in a file
MAX_VALUE = 10_000  # GA-4a: points of a row
STEP = 10  # GA-4: all points are multiples of this
START = 80  # GA-5: points
TARGET = 500  # GA-24
MAX_TARGET = 1_000_000
MAX_ROUNDS = 1_000_000
MAX_POINTS = 2**31 - 1  # of a seat: a typed-in position may have a billion, and a round adds at most six rows

SEATS = PLAYERS[-1]
RANDOM_STARTER = -1
NO_BEGINNER = -1
NO_LIMIT = 0

# A box shows 0 where there is none, a face from 1 to 6, or a star.
STAR = 7
HOUSE = 5  # boxes of a full house
THREE = 3  # boxes of its first group, which must be equal (GA-11)
ANY = 0b111111  # all faces, as bits

STARTER, TABLEAU, ROLL = -1, -2, -3  # frames that wait for chance; A of a roll is how many dice, B whether it is CHOSEN
PLACE = 1  # the frame that waits for a decision; its A is how many dice of this roll are placed

# Moves: a die of a face into a row is ROWS * row + face
ROLL_AGAIN, STOP = 36, 37
MOVES = (
    *(f"place {face} in row {row}" for row in range(1, ROWS + 1) for face in range(1, 7)),
    "roll again",
    "stop",
)


class GamblerState(State):
    """A whole game."""

    FIELDS: ClassVar = [
        # table options
        ("players", "i8"),  # how many seats the table has
        ("target", "i8"),  # the points that end the game
        ("rounds", "i8"),  # the most rounds, or NO_LIMIT
        ("first", "i8"),  # the seat that starts the game, or RANDOM_STARTER
        ("beginner", "i8"),  # the tableau that comes first, or NO_BEGINNER
        ("deck", "i8"),  # how many tableaux there are
        ("tableaux", "i4", (MAX_FACES, ROWS)),  # their rows, packed
        # the game
        ("round_no", "i8"),  # from 1
        ("starter", "i8"),  # the seat that starts this round
        ("order", "i8", (MAX_FACES,)),  # the tableaux that were turned up, in order, then the others
        ("turned", "i8"),  # how many were turned up
        ("tableau", "i8"),  # the one on the table, its place in `tableaux`
        ("points", "i8", (SEATS,)),  # each seat's points
        ("dice_left", "i8", (SEATS,)),  # dice not placed, those of the roll on the table included
        ("rolled", "i8", (6,)),  # dice of the roll on the table that are not placed, by face
        # the tableau
        ("boxes", "i8", (ROWS, MAX_IN_ROW)),  # what they show
        ("house", "i8", (ROWS,)),  # whether a row is a full house
        ("value", "i8", (ROWS,)),  # points; below 0 for a black row
        ("dice", "i8", (ROWS, MAX_IN_ROW)),  # the faces that lie there, from 1
        ("filled", "i8", (ROWS,)),  # boxes with a die, from the left
        ("fits", "i8", (ROWS,)),  # faces that fit the leftmost empty box, as bits
        ("empty", "i8"),  # boxes without a die
        # what happens next
        ("depth", "i8"),  # how many frames are in use; 0 when the game is over
        ("frames", "i8", (1, 4)),  # what the game waits for, and whose seat it is (rules/frames.py)
    ]
    GREATEST: ClassVar = {
        "target": MAX_TARGET,
        "rounds": MAX_ROUNDS,
        "round_no": MAX_ROUNDS,
        "tableaux": 2**31 - 1,  # packed
        "points": MAX_POINTS,
        "value": MAX_VALUE,
    }


STATE = GamblerState.layout()
OUTCOME = 6  # the length of a chance result: dice by face, or one number
UNIT = 1  # scores are counted in points
