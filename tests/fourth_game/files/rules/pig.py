"""Pig: roll a die as often as you like; a 1 loses the turn, holding keeps its points; 100 points win."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import numpy as np

from zocker.errors import Mistake
from zocker.rules import dice
from zocker.rules.chance import Dice
from zocker.rules.dice import Rng, below
from zocker.rules.events import emit
from zocker.rules.features import Feature
from zocker.rules.frames import OVER, pop, push, seat_of, waits_for
from zocker.rules.game import Game, Option
from zocker.rules.kernel import kernel
from zocker.rules.messages import Chance, Decision, Event, Move, Over, Waiting
from zocker.rules.state import Array, State

PLAYERS = range(2, 5)
MOVES = ("roll", "hold")
FEATURES = (
    Feature("points", (PLAYERS[-1],), "points, by seat"),
    Feature("turn", (1,), "points of this turn"),
)
ROLL, HOLD = range(2)
DIE, CHOICE = -1, 1  # frames
TURN_LOST = 0  # what is emitted


class PigState(State):
    """A whole game."""

    FIELDS: ClassVar = [
        ("players", "i8"),
        ("target", "i8"),
        ("round_no", "i8"),
        ("points", "i8", (4,)),
        ("turn", "i8"),  # points of this turn
        ("depth", "i8"),
        ("frames", "i8", (1, 4)),
    ]


STATE = PigState.layout()


class Options(msgspec.Struct, frozen=True, kw_only=True):
    target: int = 100


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    points: tuple[int, ...]


class DieRolled(Event, frozen=True, tag="pig-rolled"):
    seat: int
    face: int


class Held(Event, frozen=True, tag="pig-held"):
    seat: int


class RolledOn(Event, frozen=True, tag="pig-rolled-on"):
    seat: int


class TurnLost(Event, frozen=True, tag="pig-turn-lost"):
    seat: int


def blank_state(players: int, options: Options) -> State:
    if not 1 <= options.target <= 1000:
        raise Mistake("error-option-range", option="target", value=options.target, most=1000)
    s: State = np.zeros(1, STATE)[0]
    s.players, s.target = players, options.target
    return s


def new(players: int, options: Options) -> State:
    s = blank_state(players, options)
    begin(s)
    return s


def from_setup(players: int, options: Options, setup: Setup) -> State:
    s = new(players, options)
    if len(setup.points) != players:
        raise Mistake("error-setup-length", field="points", expected=players, got=len(setup.points))
    s.points[:players] = setup.points
    return s


@kernel
def begin(s: State) -> None:
    s.points[:] = 0
    s.turn = 0
    s.round_no = 1
    s.depth = 0
    push(s, DIE, 0, 0, 0)


@kernel
def legal(s: State, moves: Array) -> int:
    if waits_for(s) <= OVER:
        return 0
    moves[0] = ROLL
    moves[1] = HOLD
    return 2


@kernel
def play(s: State, code: int) -> None:
    seat = seat_of(s)
    pop(s)
    if code == ROLL:
        push(s, DIE, seat, 0, 0)
        return
    s.points[seat] += s.turn
    if s.points[seat] < s.target:
        next_turn(s, seat)


@kernel
def next_turn(s: State, seat: int) -> None:
    s.turn = 0
    after = (seat + 1) % s.players
    s.round_no += int(after == 0)
    push(s, DIE, after, 0, 0)


@kernel
def draw(s: State, rng: Rng, outcome: Array) -> None:
    outcome[:] = 0
    outcome[below(rng, 6)] = 1


@kernel
def chance(s: State, outcome: Array) -> None:
    seat = seat_of(s)
    pop(s)
    if outcome[0]:
        emit(TURN_LOST, seat, 0, 0)
        next_turn(s, seat)
    else:
        for face in range(1, 7):
            s.turn += face * outcome[face - 1]
        push(s, CHOICE, seat, 0, 0)


@kernel
def mask(s: State, seat: int, counts: bool) -> None:
    """Blank nothing: everything lies open."""


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    """Write everybody's points and those of this turn."""
    for place in range(s.players):
        out[place] = s.points[(seat + place) % s.players]
    out[len(s.points)] = s.turn


@kernel
def knows_scores(s: State) -> bool:
    return True


@kernel
def score(s: State, seat: int) -> int:
    return s.points[seat]


@kernel
def rank_key(s: State, seat: int) -> int:
    return s.points[seat]


CHANCES = {
    DIE: Dice(
        "roll",
        dice.FACES,
        lambda s: Chance("roll", int(seat_of(s)), small=1, chosen=bool(s.turn)),
        lambda s: (1,),
    )
}


def waiting(s: State) -> Waiting:
    kind = waits_for(s)
    if kind == OVER:
        return Over()
    if kind < OVER:
        return CHANCES[int(kind)].waiting(s)
    return Decision(int(seat_of(s)), "pig", tuple(Move(code, text) for code, text in enumerate(MOVES)))


class View(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    turn: int
    waiting: Waiting


def view(s: State, seat: int) -> View:
    return View(tuple(map(int, s.points[: s.players])), int(s.turn), waiting(s))


def preview(s: State, code: int) -> None:
    """Moves go to no place on the table."""


def chance_event(s: State, outcome: Array) -> Event:
    return DieRolled(int(seat_of(s)), *dice.write_dice(outcome))


def move_event(s: State, code: int) -> Event:
    return (RolledOn if code == ROLL else Held)(int(seat_of(s)))


def emitted_event(kind: int, seat: int, a: int, b: int) -> Event:
    return TurnLost(seat)


def log(happened: list[Event], s: State, seat: int, start: int = 0) -> list[Event]:
    return happened[start:]


PIG = Game(
    name="pig",
    version=1,
    players=PLAYERS,
    layout=STATE,
    moves=MOVES,
    outcome_length=dice.FACES,
    unit=1,
    nets="pig-{players}",
    features=FEATURES,
    clauses="pig",
    Options=Options,
    options=(Option("target", (20, 50, 100)),),
    presets={"standard": {}, "short": {"target": 50}},
    Setup=Setup,
    blank_state=blank_state,
    new=new,
    from_setup=from_setup,
    begin=begin,
    legal=legal,
    play=play,
    draw=draw,
    chance=chance,
    mask=mask,
    score=score,
    rank_key=rank_key,
    observe=observe,
    knows_scores=knows_scores,
    chances=CHANCES,
    waiting=waiting,
    view=view,
    preview=preview,
    chance_event=chance_event,
    move_event=move_event,
    emitted_event=emitted_event,
    log=log,
)
