"""Look ahead by playouts: a second opinion beside the network's value of each choice.

They start from what the seat may know, its blanks filled in by `guess`, with the same dice for all choices. A network
is wrong about single positions, and playouts are wrong in other ways, so both together are better than either. In Las
Vegas the network chooses for all seats, and values the position a few choices later. In Royale all seats play as in the
playouts of `shark`, to the end of the round. In the last round, playouts of that kind also tell a seat's place.

To choose, little is spent on bad choices: those that the network rejects are left out, unless fewer than two would be
left, and the worse half of the others is dropped after each stage.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zocker.bots.profile import Foresight
from zocker.bots.profiles import guess, rivals
from zocker.bots.shark import RNGS, STATES, new_word, play_round_out, sort_best_first
from zocker.rules import dice, features, games, gears
from zocker.rules.dice import Rng
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import left_behind
from zocker.rules.state import Array, State
from zocker.values.choices import judge_choices, judge_state
from zocker.values.net import Net, Work, work_for

DECISIONS = 2  # of the seat itself: at the last one it is judged by the net
REJECTED = 0.06  # the net rejects choices that it thinks so much worse than the best, but never the second best
JUDGING = 4  # how many decisions of a playout take as long as the net, about
PLACE = 0.2  # what it is worth to leave all rivals behind, as a share of a win


class Room(NamedTuple):
    """The room for playouts."""

    states: Array  # the view, what becomes of it, and scratch
    rngs: Array  # the bot's luck, and two for playouts
    moves: Array
    outcome: Array
    bots: Array
    observed: Array
    shares: Array


class Nets(NamedTuple):
    """Who chooses for all seats in playouts, and who judges where they end."""

    player: Net
    player_work: Work
    judge: Net
    judge_work: Work


class Foreseen(NamedTuple):
    """The prospects of the deciding seat after each choice, by network and playouts together."""

    chances: Array  # to win the game
    places: Array  # the share of rivals that it leaves behind, where the game ends with the round


def look_ahead(
    net: Net, view: State, legal: Array, at_once: Array, rng: Rng, how: Foresight, *, even: bool
) -> tuple[int, Foreseen]:
    """Return the index of the best choice, and the samples of all; with `even`, as many of one as of another."""
    room = room_for(view)
    room.rngs[0].word = rng.word
    seen = Foreseen(at_once.copy(), np.zeros(len(legal)))
    best = gears.compiled(foresee)(net, work_for(net), room, legal, at_once, how, even, seen)
    rng.word = room.rngs[0].word
    return int(best), seen


def room_for(view: State) -> Room:
    """Return room for playouts from a view."""
    return Room(
        np.full(STATES + 1, view, view.dtype),
        np.zeros(RNGS, dice.RNG),
        np.zeros(games.MAX_MOVES, np.int64),
        np.zeros(games.MAX_OUTCOME, np.int64),
        np.zeros(games.MAX_PLAYERS, np.int64),
        np.zeros((games.MAX_MOVES, features.size(games.by_state(view).features)), np.int32),
        np.zeros((games.MAX_MOVES, int(view.players))),
    )


@entry
def foresee(
    net: Net, work: Work, room: Room, legal: Array, at_once: Array, how: Foresight, even: bool, seen: Foreseen
) -> int:
    """Write the prospects of the deciding seat in `room.states[0]`, its view; return the index of the best choice.

    `at_once` has the network's value of each choice.
    """
    if len(legal) == 1:
        return 0
    order = np.empty(len(legal), np.int64)
    least = min(np.sort(at_once)[-2], at_once.max() - REJECTED)  # a choice is never played unseen: the net may be wrong
    left = 0
    for k in range(len(legal)):
        order[left] = k
        left += int(even or at_once[k] >= least)
    stages = 1
    while 1 << stages < left and not even:
        stages += 1
    tells_places = room.states[0].players > 2 and ends_game(room, legal[order[0]])
    sums = Foreseen(np.zeros(len(legal)), np.zeros(len(legal)))
    worths = np.empty(len(legal))
    turns = 0
    for stage in range(stages):
        spent = 0
        while spent < how.effort // stages:
            spent += play_choices(net, work, room, legal, order[:left], turns, how.by_net, tells_places, sums)
            turns += 1
        for k in order[:left]:
            seen.chances[k] = (1 - how.weight) * at_once[k] + how.weight * sums.chances[k] / turns
            seen.places[k] = sums.places[k] / turns
            worths[k] = seen.chances[k] + PLACE * seen.places[k]
        sort_best_first(order[:left], worths)
        if stage < stages - 1:
            left = (left + 1) // 2
    return order[0]


@kernel
def ends_game(room: Room, move: int) -> bool:
    """Tell whether the game ends with this round, by playing a move out."""
    seat = seat_of(room.states[0])
    room.bots[:] = rivals(room.states[0], 0)
    play_round_out(room.states, room.rngs, seat, move, new_word(room.rngs[0]), room.bots, room.moves, room.outcome)
    return waits_for(room.states[1]) == OVER


@kernel
def play_choices(
    net: Net,
    work: Work,
    room: Room,
    legal: Array,
    choices: Array,
    turn: int,
    by_net: bool,
    tells_places: bool,
    sums: Foreseen,
) -> int:
    """Play some choices out with the same dice, and add the results; return the cost.

    The cost counts the positions that the network values or, where it doesn't choose, the decisions of playouts and
    `JUDGING` for the end of each.
    """
    states, rngs = room.states, room.rngs
    seat = seat_of(states[0])
    room.bots[:] = rivals(states[0], turn)
    room.bots[seat] = rivals(states[0], 0)
    word = new_word(rngs[0])
    cost = 0
    for k in choices:
        if by_net:
            rngs[1].word = word
            states[1] = states[0]
            guess(states[1], seat, rngs[1])
            games.play(states[1], legal[k])
            cost += play_on(Nets(net, work, net, work), room, seat, DECISIONS, states[0].round_no)
            sums.chances[k] += room.shares[0, 0]
        if tells_places or not by_net:
            made = play_round_out(states, rngs, seat, legal[k], word, room.bots, room.moves, room.outcome)
            if tells_places:
                sums.places[k] += left_behind(states[1], seat)
            if not by_net:
                judge_state(net, work, states[1], seat, room.observed[0], room.shares[0])
                sums.chances[k] += room.shares[0, 0]
                cost += made + JUDGING
    return cost


@kernel
def play_on(nets: Nets, room: Room, seat: int, decisions: int, last_round: int) -> int:
    """Let a network choose for all seats in `room.states[1]` until a seat has decided so often or a round is over.

    Write the seat's final share of the win to the first of the shares; return the number of positions valued.
    """
    state = room.states[1]
    made = 0
    judged = 1
    while waits_for(state) != OVER and state.round_no <= last_round:
        if waits_for(state) < OVER:
            games.draw(state, room.rngs[1], room.outcome)
            games.chance(state, room.outcome)
            continue
        n = games.legal(state, room.moves)
        best = 0
        if n > 1:
            room.states[2] = state
            games.mask(room.states[2], seat_of(state), True)
            views = room.states[2:]
            best = judge_choices(nets.player, nets.player_work, views, room.moves[:n], room.observed, room.shares)
            judged += n
            made += int(seat_of(state) == seat)
            if made == decisions:
                room.shares[0] = room.shares[best]
                return judged
        games.play(state, room.moves[best])
    judge_state(nets.judge, nets.judge_work, state, seat, room.observed[0], room.shares[0])
    return judged
