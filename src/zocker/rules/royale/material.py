"""The contents of the box, with the numbers printed on components; boards have files of their own."""

from __future__ import annotations

RULES = 3  # the version of these rules, as docs/notation.md lists them
PLAYERS = range(2, 6)  # RY-1
SMALL_DICE = 7  # RY-1, and one Biggy, which counts as two
CASINOS = ("Miracle", "Kings", "Moon", "Paris", "Cleopatra", "Sunset")  # RY-2
CARDS = (0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7)  # RY-3: how many there are of each value, in units of $10,000
VALUES = range(3, len(CARDS))
LOWEST_CARD = 3  # RY-3: less is paid in chips
CHIPS = 2  # RY-8: per round
ROUNDS = 3  # RY-22
ROUND_CARDS = 12  # RY-6: six pairs
SET_ASIDE = 24  # RY-7: the cards of rounds 2 and 3
GREY_DICE = 9  # RY-5

SEATS = PLAYERS[-1]
WHITE, GREY = SEATS, SEATS + 1  # two imaginary players (RY-25)
OWNERS = SEATS + 2
SMALL, BIGGY = 0, 1  # the two kinds of dice
KINDS = ("small", "biggy")

NONE = -1  # no board, no casino, nobody

RANDOM_STARTER = -1

# Frames: below 0 they wait for chance, from 1 for a decision; boards add their code to BOARD. A of a PAIR is how many
# pairs lie there, A of the SCORING is its next step; what a board's frames carry is in its file.
STARTER, LAY_BOARDS, PAIR, ASIDE, NEUTRAL, ROLL = -1, -2, -3, -4, -5, -6
TURN, PLACE = 1, 2
BOARD = 10
END_TURN, SCORING = 50, 51  # wait for nothing: run when all frames above are done

OUTCOME = 24  # the length of a chance result


def board_code(face: str) -> int:
    """Return the code of a board's face: `A1` is 0, `A2` 1, `B1` 2 …"""
    return 2 * (ord(face[0]) - ord("A")) + int(face[1]) - 1
