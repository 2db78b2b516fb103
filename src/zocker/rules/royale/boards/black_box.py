"""G1 Black Box: the winner's left neighbour splits six tiles, the winner takes a group unseen."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.boards.board import Asked, Board, Question
from zocker.rules.royale.casinos import left_of
from zocker.rules.royale.codes import CHOOSE
from zocker.rules.royale.events import BOX_SHOWN
from zocker.rules.royale.material import BOARD, NONE, board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import Array, State

FACE, NAME = "G1", "Black Box"
CODE = board_code(FACE)
ASKS = BOARD + CODE
HIGH, LOW = 6, 2  # RY-G1.1: values of tiles that aren't empty
TILES = (1, 2, 3)  # RY-G1.1: numbers of high, low and empty tiles
SPLITS = tuple(  # numbers of high, low and empty tiles that the first group may hold
    (high, low, empty)
    for size in (1, 2, 3)
    for high in range(TILES[0] + 1)
    for low in range(TILES[1] + 1)
    for empty in range(TILES[2] + 1)
    if high + low + empty == size
)
SPLIT = 112  # + number in SPLITS

SPLITTING = Question("split", secret=True, is_hidden=True)  # RY-G1.2
TAKING = Question("box", secret=True)

WINNER, PACKED_SPLIT = A, B  # in a frame: who will take, or NONE once it is split; the split, see `pack_split`

_SECRET = 1  # added to a split's number when it is packed, so that a masked 0 is no split
_SIZE = 16  # the size of the first group is packed as so many: above any number of a split


@kernel
def pack_split(split: int) -> int:
    """Pack a split with the size of its first group, which is public (RY-G1.2)."""
    tiles = SPLITS[split]
    return _SIZE * (tiles[0] + tiles[1] + tiles[2]) + split + _SECRET


@kernel
def split_of(packed: int) -> int:
    return packed % _SIZE - _SECRET


@kernel
def size_of(packed: int) -> int:
    return packed // _SIZE


@kernel
def size_only(packed: int) -> int:
    """Return the public part of a packed split (RY-G1.2)."""
    return _SIZE * size_of(packed)


@kernel
def score(s: State, casino: int) -> None:
    """Let the left neighbour of the casino's winner split the tiles (RY-G1.1)."""
    if s.winner[casino] != NONE:
        push(s, ASKS, left_of(s, s.winner[casino]), s.winner[casino], 0)


@kernel
def legal(s: State, moves: Array) -> int:
    if s.frames[s.depth - 1, WINNER] != NONE:
        for split in range(len(SPLITS)):
            moves[split] = SPLIT + split
        return len(SPLITS)
    moves[0] = CHOOSE
    moves[1] = CHOOSE + 1
    return 2


@kernel
def play(s: State, code: int) -> None:
    """Split in secret, or take a group and get its sum (RY-G1.1); then both are shown (RY-G1.2)."""
    winner = s.frames[s.depth - 1, WINNER]
    split = split_of(s.frames[s.depth - 1, PACKED_SPLIT])
    seat = seat_of(s)
    pop(s)
    if winner != NONE:
        push(s, ASKS, winner, NONE, pack_split(code - SPLIT))
        return
    tiles = SPLITS[split]
    high = tiles[0]
    low = tiles[1]
    if code == CHOOSE + 1:
        high = TILES[0] - high
        low = TILES[1] - low
    emit(BOX_SHOWN, seat, split, code - CHOOSE)
    reward(s, seat, CODE, HIGH * high + LOW * low)


@kernel
def mask(s: State, frame: int, seat: int) -> None:
    """Blank the split, except for the sizes of its groups, for all but the seat that made it (RY-G1.2)."""
    if s.frames[frame, WINNER] == NONE and left_of(s, seat_of(s)) != seat:
        s.frames[frame, PACKED_SPLIT] = size_only(s.frames[frame, PACKED_SPLIT])


def ask(s: State) -> Asked:
    return Asked(TAKING if s.frames[s.depth - 1, WINNER] == NONE else SPLITTING)


def show_move(s: State, code: int, text: str) -> Move:
    if code >= SPLIT:
        return Move(code, text, tiles=amounts_of(SPLITS[code - SPLIT]))
    size = size_of(int(s.frames[s.depth - 1, PACKED_SPLIT]))
    number = code - CHOOSE + 1
    return Move(code, text, number=number, hidden=size if number == 1 else sum(TILES) - size)


def groups_of(split: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the worth of both groups, in dollars."""
    first = amounts_of(SPLITS[split])
    return first, rest_of(first)


def rest_of(amounts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the worth of the other group."""
    rest = [*amounts_of(TILES)]
    for amount in amounts:
        rest.remove(amount)
    return tuple(rest)


def amounts_of(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Return the worth of each tile of a group, in dollars."""
    return tuple(units * DOLLARS for units, count in zip((HIGH, LOW, 0), tiles, strict=True) for _ in range(count))


def _write(tiles: tuple[int, ...]) -> str:
    return "split " + "+".join(f"{amount // 1000}k" if amount else "0" for amount in amounts_of(tiles))


BLACK_BOX = Board(
    face=FACE,
    name=NAME,
    pays=(HIGH,) * TILES[0] + (LOW,) * TILES[1] + (0,) * TILES[2],
    score=score,
    legal=legal,
    play=play,
    mask=mask,
    moves={SPLIT + number: _write(tiles) for number, tiles in enumerate(SPLITS)},
    questions=(SPLITTING, TAKING),
    ask=ask,
    show_move=show_move,
)
