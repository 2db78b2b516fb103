"""Compare choices by playouts with the same dice for all of them: what stands behind an accusation.

One net chooses for all seats until the round is over, and another one, which may be larger, judges the position there;
in the last round the result counts. `prove` goes on as long as it is open which choice is better, up to a limit. The
error that it states includes how far the method itself is off, as `python -m benchmarks.judge` measured it for a kind
of game and its nets; without such a measurement nothing is ever sure.
"""

from __future__ import annotations

import functools
import math
import tomllib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from zocker.bots.foresight import Nets, Room, play_on, room_for
from zocker.bots.profiles import guess
from zocker.rules import dice, games, gears
from zocker.rules.engine import legal_codes
from zocker.rules.frames import seat_of, waits_for
from zocker.rules.kernel import entry
from zocker.rules.royale.boards.all import SECRET_KINDS
from zocker.rules.state import Array, State
from zocker.values import weights
from zocker.values.net import work_for

ALL_DECISIONS, ALL_ROUNDS = -1, 1 << 40  # play on to the end of the round, or of the game
FEWEST = 128  # playouts before the first look at the figures; each look doubles them
LOOKS = 5
MOST_JUDGED = 160_000  # positions that nets may judge for one proof: half a second or so
# Standard errors beyond which a sign is sure: 95 % of those are right, although it looks up to five times
SURE = 2.5
BIASES = "playouts.toml"


class Proved(msgspec.Struct, frozen=True):
    """What playouts say of a choice."""

    code: int
    chance: float  # to win the game
    difference: float  # how much better the first choice is
    noise: float  # the standard error of the difference by chance alone
    error: float | None  # with that of the method, or None where the method was never measured
    sure: bool  # whether the difference has this sign for sure


class Proof(msgspec.Struct, frozen=True):
    """Choices compared with the first of them, and how often each was played out."""

    choices: tuple[Proved, ...]
    playouts: int


class Bias(NamedTuple):
    """How far differences are off, however many playouts there are, and the nets that this was measured with."""

    points: float  # root mean square, in percentage points
    nets: tuple[str, str]  # fingerprints of the player and the judge


def prove(
    view: State,
    choices: Sequence[int],
    *,
    seed: int = 1,
    player: str | None = None,
    judge: str | None = None,
    most: int = MOST_JUDGED,
    compiled: bool = True,
) -> Proof:
    """Compare the first of some legal choices with the others, as far as the seat that decides can know.

    Nets are named like their files; by default the one for the game plays, and its larger twin judges if there is one.
    """
    if not set(choices) <= set(legal_codes(view).tolist()):
        raise ValueError(f"not all of {choices} are legal")
    player, judge = player or weights.name_of(view), judge or weights.judge_of(view)
    nets = nets_for(view, player, judge)
    bias = bias_of(view, player, judge)
    shares, judged = np.empty((0, len(choices))), 0
    for look in range(LOOKS):
        words = dice.seed_words(seed, len(shares), FEWEST << max(look - 1, 0))
        more, cost = play_pairs(view, choices, words, nets, last_round=int(view.round_no), compiled=compiled)
        shares, judged = np.concatenate([shares, more]), judged + cost
        proved = compare(choices, shares, bias)
        if all(one.sure for one in proved[1:]) or 2 * judged > most:
            break
    return Proof(proved, len(shares))


def compare(choices: Sequence[int], shares: Array, bias: float | None) -> tuple[Proved, ...]:
    """Compare choices by the share of the win after each, by playout and choice."""
    lost = shares[:, :1] - shares
    differences = lost.mean(0)
    noise = lost.std(0) / math.sqrt(len(lost) - 1)
    proved = list[Proved]()
    for k, code in enumerate(choices):
        error = None if bias is None else math.hypot(noise[k], bias) if k else 0.0
        sure = error is not None and abs(differences[k]) > SURE * error
        chance, difference = float(shares[:, k].mean()), float(differences[k])
        proved.append(Proved(int(code), chance, difference, float(noise[k]), error, bool(sure)))
    return tuple(proved)


def nets_for(view: State, player: str, judge: str) -> Nets:
    """Return two nets for a game by their names, and room for their work."""
    plays, judges = weights.load(view, player), weights.load(view, judge)
    return Nets(plays, work_for(plays), judges, work_for(judges))


def play_pairs(
    view: State,
    choices: Sequence[int],
    words: Array,
    nets: Nets,
    *,
    last_round: int = ALL_ROUNDS,
    compiled: bool = True,
) -> tuple[Array, int]:
    """Play each choice out with the dice of each word, to the end of a round or the game.

    Return the deciding seat's share of the win by word and choice, and how many positions were judged.
    """
    shares = np.empty((len(words), len(choices)))
    ask = gears.compiled(play_choices_out) if compiled else play_choices_out
    judged = ask(nets, room_for(view), np.array(choices, np.int64), words, last_round, shares)
    return shares, int(judged)


@entry
def play_choices_out(nets: Nets, room: Room, choices: Array, words: Array, last_round: int, shares: Array) -> int:
    """Write the share of the win of the seat that decides in `room.states[0]`, by word and choice.

    Return how many positions were judged.
    """
    seat = seat_of(room.states[0])
    judged = 0
    for n in range(len(words)):
        for k in range(len(choices)):
            room.rngs[1].word = words[n]
            room.states[1] = room.states[0]
            guess(room.states[1], seat, room.rngs[1])
            games.play(room.states[1], choices[k])
            judged += play_on(nets, room, seat, ALL_DECISIONS, last_round)
            shares[n, k] = room.shares[0, 0]
    return judged


def kind_of(state: State) -> str:
    """Name the kind of game by its rules, players and neutral dice: their nets err alike."""
    game = games.by_state(state).name
    if "boards" in state.dtype.names:
        game = "royale" if state.boards else "las-vegas-2019"
    neutral = "-neutral" if game == "las-vegas" and state.neutral else ""
    return f"{game}-{state.players}{neutral}"


def bias_of(view: State, player: str, judge: str) -> float | None:
    """Return how far differences are off as a share of the win, or None if that was never measured."""
    if is_secret(view):
        return None
    known = biases().get(kind_of(view))
    nets = tuple(weights.fingerprint(weights.file_of(name)) for name in (player, judge))
    return known.points / 100 if known is not None and known.nets == nets else None


def is_secret(view: State) -> bool:
    """Tell whether choices are secret, or answer a secret one: these are mixed, which playouts don't."""
    return bool(np.isin(waits_for(view), SECRET_KINDS))


@functools.cache
def biases() -> dict[str, Bias]:
    """Return what the standing test measured, by kind of game."""
    read = tomllib.loads((weights.FOLDER / BIASES).read_text("utf-8"))
    return {kind: Bias(row["points"], tuple(row["nets"])) for kind, row in read.items()}
