"""What is in the box, and the record that holds a whole game. Figures printed on components live here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from zocker.rules.records import Record

RULES = 2  # the version of these rules, as docs/notation.md lists them
PLAYERS = range(2, 6)  # RY-1
SMALL_DICE = 7  # RY-1, and one Biggy, which counts as two
CASINOS = ("Miracle", "Kings", "Moon", "Paris", "Cleopatra", "Sunset")  # RY-2
CARDS = (0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7)  # RY-3: how many there are of each value, in units of $10,000
VALUES = range(3, len(CARDS))
LOWEST_CARD = 3  # RY-3: less is paid in chips
CHIPS = 2  # RY-8: a round
ROUNDS = 3  # RY-22
ROUND_CARDS = 12  # RY-6: six pairs
SET_ASIDE = 24  # RY-7: the cards of rounds 2 and 3
GREY_DICE = 9  # RY-5

SEATS = PLAYERS[-1]
WHITE, GREY = SEATS, SEATS + 1  # two imaginary players (RY-25)
OWNERS = SEATS + 2
SMALL, BIGGY = 0, 1  # the two kinds of dice

# RY-5: eight boards of two faces each
FACES = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2", "F1", "F2", "G1", "G2", "H1", "H2")
BOARD_NAMES = (
    "Lucky Punch",
    "Jackpot",
    "Prime Time",
    "Fifty Fifty",
    "High Five",
    "Bad Luck",
    "Pay Day",
    "Power Play",
    "No Entry!",
    "Knockout?",
    "Block It!",
    "Handicap",
    "Black Box",
    "Double Down",
    "Nice Dice",
    "My Choice",
)
LUCKY_PUNCH, JACKPOT, PRIME_TIME, FIFTY_FIFTY, HIGH_FIVE, BAD_LUCK, PAY_DAY, POWER_PLAY = range(8)
NO_ENTRY, KNOCKOUT, BLOCK_IT, HANDICAP, BLACK_BOX, DOUBLE_DOWN, NICE_DICE, MY_CHOICE = range(8, 16)
NONE = -1  # no board, no casino, nobody

PUNCH_PAYS = (0, 2, 3, 4)  # RY-A1.1: for 1, 2, 3 markers
JACKPOT_START, JACKPOT_TOP = 3, 8  # RY-A2.1, RY-A2.2
FIFTY_TRACK = (0, 0, 1, 3, 4, 6)  # RY-B2.1: start, $0, 1 chip, $30k, $40k, $60k
HIGH_FIVE_PAYS = 10  # RY-C1.2
BAD_LUCK_COSTS = 5  # RY-C2.1
NO_ENTRY_LOOP = (0, 2, 0, 3, 0, 1)  # RY-E1.2
BAR_PLACES = 2  # RY-E2.1: for each player
BLOCK_GROUPS = (2, 2, 1)  # RY-F1.1: groups of one, two and three grey dice
HANDICAP_GREY = (1, 1, 1, 2, 2, 2)  # RY-F2.1: by casino
HANDICAP_FIELDS = (2, 3, 4)  # RY-F2.2: for a chip, for $30k, for an action
BOX_TILES = (1, 2, 3)  # RY-G1.1: of $60k, $20k and nothing
DOUBLE_PAYS = (6, 3)  # RY-G2.2
NICE_PAYS = (1, 2, 3, 4, 5, 6)  # RY-H1.3: by face
GOLD_PAYS = 6  # RY-H2.2

RANDOM_STARTER = -1

# Frames: below 0 they wait for chance, from 1 for a decision; boards add their face to BOARD.
STARTER, BOARDS, PAIR, ASIDE, NEUTRAL, ROLL = -1, -2, -3, -4, -5, -6
TURN, PLACE = 1, 2
BOARD = 10
END_TURN, SCORING = 50, 51  # not waited for: what happens when everything above is done


class State(Record):
    """A whole game."""

    FIELDS: ClassVar = [
        # table options
        ("players", "i8"),
        ("boards", "i8"),
        ("no_repeat", "i8"),
        ("neutral", "i8"),
        ("open_money", "i8"),
        ("first", "i8"),  # the seat that starts the game, or RANDOM_STARTER
        ("faces", "i8", (ROUNDS, 6)),  # fixed board faces by round and casino, or NONE
        # the game
        ("round_no", "i8"),  # from 1
        ("starter", "i8"),  # who starts this round
        ("stack", "i8", (len(CARDS),)),  # cards that can still be laid out, by value
        ("cards", "i8", (6, 2)),  # at each casino, the higher first
        ("dice", "i8", (6, OWNERS, 2)),  # at each casino, by owner and kind
        ("extra", "i8", (6, SEATS)),  # Prime Time's dice
        ("count", "i8", (6, OWNERS)),  # what all these count, kept by `put` and `take`
        ("supply", "i8", (SEATS, 2)),  # dice not yet placed
        ("chips", "i8", (SEATS,)),
        ("hand", "i8", (SEATS, len(CARDS))),  # cards won, by value
        # this turn
        ("rolled", "i8", (2, 6)),  # rolled dice still in the supply, by kind and face
        ("placed_at", "i8"),  # the casino of this turn's placement, or NONE
        ("placed", "i8", (2,)),  # the dice of this turn's placement
        # the boards of this round
        ("face", "i8", (6,)),  # at each casino, or NONE
        ("used", "i8", (len(FACES),)),  # faces that were out in earlier rounds
        ("jackpot", "i8"),
        ("high_five", "i8"),  # who has the tile
        ("power", "i8"),  # who has the Power Play marker
        ("closed", "i8"),  # the casino with the No Entry! tile
        ("loop", "i8"),  # where the No Entry! marker is
        ("bar", "i8", (SEATS, 2)),
        ("groups", "i8", (3,)),  # grey groups left at Block It!, by size
        ("fields", "i8", (3,)),  # free fields at Handicap
        ("double", "i8", (SEATS, 2)),  # dice on Double Down's field
        ("nice", "i8", (6, 2)),  # Nice Dice: owner and kind of the die on each field
        ("gold", "i8", (2,)),  # My Choice: owner and kind of the die on the gold field
        # scoring
        ("winner", "i8", (6,)),  # the player who took the higher card, or NONE
        ("unlucky", "i8", (SEATS,)),  # who must pay for Bad Luck
        # what happens next
        ("depth", "i8"),
        ("frames", "i8", (6, 4)),
    ]


STATE = State.layout()
OUTCOME = 24  # the length of a chance result
FILES: dict[str, Callable[[str | Path], Any]] = {}  # no option names a file
