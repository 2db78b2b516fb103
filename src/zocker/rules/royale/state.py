"""The state of a whole game."""

from __future__ import annotations

from typing import ClassVar

from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.boards.extra_dice import pack_dice
from zocker.rules.royale.boards.fifty_fifty import DOWN, pack_bet
from zocker.rules.royale.material import CARDS, OWNERS, ROUNDS, SEATS
from zocker.rules.state import State

MOST_REWARDS = 2**15 - 1  # a board may return dice, so nothing but chance ends a round


class RoyaleState(State):
    """A whole game."""

    FIELDS: ClassVar = [
        # table options
        ("players", "i8"),  # how many seats the table has
        ("boards", "i8"),  # how many casinos get a board
        ("no_repeat", "i8"),  # whether faces of earlier rounds stay away
        ("neutral", "i8"),  # whether two players have neutral dice
        ("open_money", "i8"),  # whether all money is public
        ("first", "i8"),  # the seat that starts the game, or RANDOM_STARTER
        ("faces", "i8", (ROUNDS, 6)),  # fixed board faces by round and casino, or NONE
        # the game
        ("round_no", "i8"),  # from 1
        ("starter", "i8"),  # the seat that starts this round
        ("stack", "i8", (len(CARDS),)),  # cards that can still be laid out, by value
        ("cards", "i8", (6, 2)),  # at each casino, the higher first
        ("dice", "i8", (6, OWNERS, 2)),  # at each casino, by owner and kind
        ("extra", "i8", (6, SEATS)),  # Prime Time's dice
        ("count", "i8", (6, OWNERS)),  # the sum of both, a Biggy counting two; `put` and `take` update it
        ("dice_left", "i8", (SEATS, 2)),  # dice not yet placed
        ("chips", "i8", (SEATS,)),  # each seat's chips
        ("hand", "i8", (SEATS, len(CARDS))),  # cards won, by value
        ("counted", "i8", (SEATS, len(CARDS))),  # cards that were won in public since the record began
        ("uncounted_rounds", "i8"),  # rounds whose payments are missing from these, or incomplete
        # this turn
        ("rolled", "i8", (2, 6)),  # rolled dice still in the supply, by kind and face
        ("placed_at", "i8"),  # the casino of this turn's placement, or NONE
        ("placed", "i8", (2,)),  # the dice of this turn's placement
        # the boards of this round
        ("face", "i8", (6,)),  # at each casino, or NONE
        ("used", "i8", (len(BOARDS),)),  # faces that were out in earlier rounds
        *(field for board in BOARDS for field in board.fields),
        # scoring
        ("winner", "i8", (6,)),  # the player who took the higher card, or NONE
        ("unlucky", "i8", (SEATS,)),  # whether a seat must pay for Bad Luck
        # what happens next
        ("depth", "i8"),  # how many frames are in use; 0 when the game is over
        ("frames", "i8", (6, 4)),  # what the game waits for, and whose seat it is (rules/frames.py)
    ]
    GREATEST: ClassVar = {
        "chips": MOST_REWARDS,
        "hand": MOST_REWARDS,
        "counted": MOST_REWARDS,
        "frames": pack_bet(pack_dice(6, 6), DOWN),  # the most that a board packs
    }


STATE = RoyaleState.layout()
