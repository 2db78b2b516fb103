"""Calls of the right board's kernel, one explicit choice for each kind of kernel: compiled code can't look one up.

`tests/rules/royale/boards/test_dispatch.py` finds a board that is missing here.
"""

from __future__ import annotations

from zocker.rules.frames import KIND, waits_for
from zocker.rules.kernel import kernel, standalone
from zocker.rules.royale.boards import (
    bad_luck,
    black_box,
    block_it,
    double_down,
    fifty_fifty,
    handicap,
    high_five,
    jackpot,
    knockout,
    lucky_punch,
    my_choice,
    nice_dice,
    no_entry,
    pay_day,
    power_play,
    prime_time,
)
from zocker.rules.royale.material import NONE
from zocker.rules.state import Array, State


@standalone
def clear(s: State) -> None:
    """Reset all boards, and everything they gave out, for a new round (RY-10a, RY-16)."""
    jackpot.clear(s)
    prime_time.clear(s)
    high_five.clear(s)
    bad_luck.clear(s)
    power_play.clear(s)
    no_entry.clear(s)
    knockout.clear(s)
    block_it.clear(s)
    handicap.clear(s)
    double_down.clear(s)
    nice_dice.clear(s)
    my_choice.clear(s)


@kernel
def lay_out(s: State, casino: int) -> None:
    """Lay out the pieces that the board of a casino adds before the first turn."""
    face = s.face[casino]
    if face == handicap.CODE:
        handicap.lay_out(s)


@standalone
def activate(s: State, seat: int, casino: int) -> None:
    """Activate the board of a casino, if it has one (RY-15)."""
    face = s.face[casino]
    if face == lucky_punch.CODE:
        lucky_punch.activate(s, seat, casino)
    elif face == jackpot.CODE:
        jackpot.activate(s, seat, casino)
    elif face == fifty_fifty.CODE:
        fifty_fifty.activate(s, seat, casino)
    elif face == high_five.CODE:
        high_five.activate(s, seat, casino)
    elif face == pay_day.CODE:
        pay_day.activate(s, seat, casino)
    elif face == power_play.CODE:
        power_play.activate(s, seat, casino)
    elif face == no_entry.CODE:
        no_entry.activate(s, seat, casino)
    elif face == knockout.CODE:
        knockout.activate(s, seat, casino)
    elif face == block_it.CODE:
        block_it.activate(s, seat, casino)
    elif face == handicap.CODE:
        handicap.activate(s, seat, casino)
    elif face == double_down.CODE:
        double_down.activate(s, seat, casino)
    elif face == nice_dice.CODE:
        nice_dice.activate(s, seat, casino)
    elif face == my_choice.CODE:
        my_choice.activate(s, seat, casino)


@standalone
def legal(s: State, moves: Array) -> int:
    """Write the codes of the legal moves of the board that asks; return how many there are."""
    kind = waits_for(s)
    if kind == lucky_punch.ASKS:
        return lucky_punch.legal(s, moves)
    if kind == prime_time.ASKS:
        return prime_time.legal(s, moves)
    if kind == fifty_fifty.ASKS:
        return fifty_fifty.legal(s, moves)
    if kind == bad_luck.ASKS:
        return bad_luck.legal(s, moves)
    if kind == power_play.ASKS:
        return power_play.legal(s, moves)
    if kind == no_entry.ASKS:
        return no_entry.legal(s, moves)
    if kind == knockout.ASKS:
        return knockout.legal(s, moves)
    if kind == block_it.ASKS:
        return block_it.legal(s, moves)
    if kind == handicap.ASKS:
        return handicap.legal(s, moves)
    if kind == black_box.ASKS:
        return black_box.legal(s, moves)
    if kind == double_down.ASKS:
        return double_down.legal(s, moves)
    if kind == nice_dice.ASKS:
        return nice_dice.legal(s, moves)
    if kind == my_choice.ASKS:
        return my_choice.legal(s, moves)
    return 0


@standalone
def play(s: State, code: int) -> int:
    """Carry out a move for the asking board; return the casino whose board it activates, or `NONE`."""
    kind = waits_for(s)
    if kind == lucky_punch.ASKS:
        lucky_punch.play(s, code)
    elif kind == prime_time.ASKS:
        prime_time.play(s, code)
    elif kind == fifty_fifty.ASKS:
        fifty_fifty.play(s, code)
    elif kind == bad_luck.ASKS:
        bad_luck.play(s, code)
    elif kind == power_play.ASKS:
        return power_play.play(s, code)
    elif kind == no_entry.ASKS:
        no_entry.play(s, code)
    elif kind == knockout.ASKS:
        knockout.play(s, code)
    elif kind == block_it.ASKS:
        block_it.play(s, code)
    elif kind == handicap.ASKS:
        handicap.play(s, code)
    elif kind == black_box.ASKS:
        black_box.play(s, code)
    elif kind == double_down.ASKS:
        double_down.play(s, code)
    elif kind == nice_dice.ASKS:
        nice_dice.play(s, code)
    elif kind == my_choice.ASKS:
        return my_choice.play(s, code)
    return NONE


@standalone
def chance(s: State, outcome: Array) -> None:
    """Apply a roll of the extra dice."""
    kind = waits_for(s)
    if kind == jackpot.ROLLS:
        jackpot.chance(s, outcome)
    elif kind == prime_time.ROLLS:
        prime_time.chance(s, outcome)
    elif kind == fifty_fifty.ROLLS:
        fifty_fifty.chance(s, outcome)
    elif kind == my_choice.ROLLS:
        my_choice.chance(s, outcome)


@kernel
def mask(s: State, frame: int, seat: int) -> None:
    """Mask a board's frame for a seat."""
    kind = s.frames[frame, KIND]
    if kind == lucky_punch.ASKS:
        lucky_punch.mask(s, frame, seat)
    elif kind == bad_luck.ASKS:
        bad_luck.mask(s, frame, seat)
    elif kind == black_box.ASKS:
        black_box.mask(s, frame, seat)


@kernel
def before_scoring(s: State, casino: int) -> None:
    """Carry out the effect of a casino's board before the round is scored."""
    face = s.face[casino]
    if face == prime_time.CODE:
        prime_time.before_scoring(s, casino)


@kernel
def begin_scoring(s: State, casino: int) -> None:
    """Let the board of a casino note the table before casinos pay."""
    face = s.face[casino]
    if face == bad_luck.CODE:
        bad_luck.begin_scoring(s, casino)


@standalone
def score(s: State, casino: int) -> None:
    """Pay the reward of a casino's board at scoring."""
    face = s.face[casino]
    if face == high_five.CODE:
        high_five.score(s, casino)
    elif face == black_box.CODE:
        black_box.score(s, casino)
    elif face == double_down.CODE:
        double_down.score(s, casino)
    elif face == nice_dice.CODE:
        nice_dice.score(s, casino)
    elif face == my_choice.CODE:
        my_choice.score(s, casino)


@kernel
def end_scoring(s: State) -> None:
    """Settle what boards have deferred until the end of the scoring."""
    bad_luck.end_scoring(s)


@kernel
def would_pay(s: State, seat: int) -> int:
    """Return the total payment of all boards to a seat if the round were scored now, below 0 if they cost more."""
    return (
        high_five.would_pay(s, seat)
        + bad_luck.would_pay(s, seat)
        + double_down.would_pay(s, seat)
        + nice_dice.would_pay(s, seat)
        + my_choice.would_pay(s, seat)
    )


@kernel
def observe(s: State, seat: int, starts: Array, out: Array) -> None:
    """Write a seat's observation of all boards; that of a board starts at its place in `starts`."""
    jackpot.observe(s, seat, out[starts[jackpot.CODE] :])
    high_five.observe(s, seat, out[starts[high_five.CODE] :])
    power_play.observe(s, seat, out[starts[power_play.CODE] :])
    no_entry.observe(s, seat, out[starts[no_entry.CODE] :])
    knockout.observe(s, seat, out[starts[knockout.CODE] :])
    block_it.observe(s, seat, out[starts[block_it.CODE] :])
    handicap.observe(s, seat, out[starts[handicap.CODE] :])
    double_down.observe(s, seat, out[starts[double_down.CODE] :])
    nice_dice.observe(s, seat, out[starts[nice_dice.CODE] :])
    my_choice.observe(s, seat, out[starts[my_choice.CODE] :])
