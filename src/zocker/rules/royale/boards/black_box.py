"""G1 Black Box: the winner's left neighbour splits six tiles, the winner takes a group unseen."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, activate, chance
from zocker.rules.royale.dice import left_of
from zocker.rules.royale.events import BOX_SHOWN
from zocker.rules.royale.material import BLACK_BOX, BOARD, BOX_TILES, NONE
from zocker.rules.royale.money import reward
from zocker.rules.royale.moves import CHOOSE, SPLIT, SPLITS

__all__ = ["activate", "chance", "legal", "play", "score"]

SPLITTING, CHOOSING = 0, 1
SECRET = 1  # added to a split's number in the frame, so that a blank is no split


@kernel
def score(s: Record, casino: int) -> None:
    """Let the left neighbour of the casino's winner split the tiles (RY-G1.1)."""
    if s.winner[casino] != NONE:
        push(s, BOARD + BLACK_BOX, left_of(s, s.winner[casino]), s.winner[casino], 0)


@kernel
def legal(s: Record, moves: Array) -> int:
    if s.frames[s.depth - 1, A] != NONE:
        for split in range(len(SPLITS)):
            moves[split] = SPLIT + split
        return len(SPLITS)
    moves[0] = CHOOSE
    moves[1] = CHOOSE + 1
    return 2


@kernel
def play(s: Record, code: int) -> None:
    """Split in secret, or take a group and get its sum (RY-G1.1); then both are shown (RY-G1.2)."""
    winner = s.frames[s.depth - 1, A]
    split = s.frames[s.depth - 1, B] % 16 - SECRET
    seat = seat_of(s)
    pop(s)
    if winner != NONE:
        tiles = SPLITS[code - SPLIT]
        size = tiles[0] + tiles[1] + tiles[2]
        push(s, BOARD + BLACK_BOX, winner, NONE, code - SPLIT + SECRET + 16 * size)
        return
    tiles = SPLITS[split]
    high = tiles[0]
    low = tiles[1]
    if code == CHOOSE + 1:
        high = BOX_TILES[0] - high
        low = BOX_TILES[1] - low
    emit(BOX_SHOWN, seat, split, code - CHOOSE)
    reward(s, seat, BLACK_BOX, 6 * high + 2 * low)
