"""What screens, records and bots are told, and what others may know of your money."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    SPECTATOR,
    all_dice_on,
    casino,
    lay,
    play_round,
    position,
    refused,
    start,
)
from zocker.match import Match
from zocker.rules.messages import Decision, Event, RoundBegan
from zocker.rules.royale.events import BoxShown, Fined, JackpotRose, Rewarded
from zocker.rules.royale.moves import MOVES
from zocker.rules.vegas.events import Paid, PairDrawn, Placed, SetAside, Unclaimed
from zocker.rules.vegas.view import Casino, Row, SeatView, View

HANDS = [["90k", "30k"], ["40k"], ["30k", "30k", "40k"]]
CHIPS = [3, 0, 5]
MONEY: list[tuple[int | None, tuple[int, ...] | None]] = [
    (150_000, (30_000, 90_000)),
    (40_000, (40_000,)),
    (150_000, (30_000, 30_000, 40_000)),
]
HIDDEN = (None, None)


def scored(match: Match) -> View:
    showdown = match.view_of_showdown()
    assert isinstance(showdown, View)
    return showdown


def rows_after(match: Match, move: str) -> tuple[Row, ...]:
    after = match.preview(move)
    assert isinstance(after, Casino)
    return after.rows


def rich(**options: Any) -> Match:
    return position(3, None, "D1", round=3, hands=HANDS, chips=CHIPS, options=options)


def purses(match: Match, seat: int) -> list[tuple[int | None, tuple[int, ...] | None]]:
    return [(held.money, held.bills) for held in match.view(seat).seats]


@pytest.mark.clause("RY-20", "RY-20b")
def test_a_seat_sees_its_own_money_and_nobody_elses() -> None:
    match = rich()
    assert purses(match, ANNA) == [MONEY[ANNA], HIDDEN, HIDDEN]
    assert purses(match, BENNO) == [HIDDEN, MONEY[BENNO], HIDDEN]
    assert purses(match, CARLA) == [HIDDEN, HIDDEN, MONEY[CARLA]]
    assert purses(match, SPECTATOR) == [HIDDEN] * 3


@pytest.mark.clause("RY-20")
@pytest.mark.parametrize("seat", [ANNA, BENNO, CARLA, SPECTATOR])
def test_chips_are_always_open(seat: int) -> None:
    match = rich()
    assert [held.chips for held in match.view(seat).seats] == CHIPS
    assert match.masked(seat).chips.tolist() == [*CHIPS, 0, 0]


@pytest.mark.clause("RY-20", "RY-20b")
def test_a_masked_record_holds_no_card_of_others_and_blanks_nothing_else() -> None:
    match = rich()
    masked = match.masked(BENNO)
    assert masked.hand.sum() == masked.hand[BENNO, 4] == 1
    assert match.masked().hand.sum() == 0
    assert match.secret_state.hand.sum() == 6
    masked.hand[:] = match.secret_state.hand
    assert masked.tobytes() == match.secret_state.tobytes()


@pytest.mark.clause("RY-20")
def test_views_of_states_that_differ_in_others_money_only_are_the_same() -> None:
    one, other = rich(), rich()
    other.secret_state.hand[ANNA] = 0
    for seat in (BENNO, SPECTATOR):
        assert one.masked(seat).tobytes() == other.masked(seat).tobytes()
        assert one.view(seat) == other.view(seat)
    assert one.view(ANNA) != other.view(ANNA)


@pytest.mark.clause("RY-20")
def test_open_money_shows_everything_to_everybody() -> None:
    match = rich(open_money=True)
    for seat in (ANNA, BENNO, CARLA, SPECTATOR):
        assert purses(match, seat) == MONEY
        assert match.masked(seat).tobytes() == match.secret_state.tobytes()


def two_rounds(**options: Any) -> Match:
    """Play a round with everything that pays, up to the first roll of the next one.

    Anna gets a chip at Pay Day, Benno lets the jackpot rise and wins it, and Carla splits a Black Box for Benno.
    """
    match = start(3, faces="D1 A2 G1", **options)
    lay(match)
    match.supply("roll 1 4 4 4 4 4 4 B4")
    match.play("place 1")
    match.supply("roll 2 2 2 2 3 3 3 B3")
    match.play("place 2")
    match.supply("extra 1 2")
    match.supply("roll 6 6 6 6 6 6 6 B6")
    match.play("place 6")
    match.supply("roll 4 4 4 4 4 4 B4")
    match.play("place 4")
    match.supply("roll 2 3 3 B3")
    match.play("place 2")
    match.supply("extra 3 4")
    match.supply("roll 3 3 B3")
    match.play("place 3")
    match.play("split 60k+20k+0")
    match.play("choose 1")
    lay(match, *["30k 40k"] * 3, *["70k 80k"] * 3)
    return match


def place_one(match: Match) -> Match:
    """Play the first turn of a round: from then on the earlier ones are forgotten."""
    all_dice_on(match, 6)
    return match


def amounts(happened: list[Event], kind: type[Paid | Unclaimed | Rewarded | JackpotRose]) -> list[int | None]:
    return [
        event.bill if isinstance(event, Paid | Unclaimed) else event.amount
        for event in happened
        if isinstance(event, kind)
    ]


@pytest.mark.clause("RY-20", "RY-20a")
def test_the_log_shows_all_amounts_of_the_round_being_played() -> None:
    match = two_rounds()
    for seat in (BENNO, SPECTATOR):
        log = match.log(seat)
        for kind in (Paid, Unclaimed, Rewarded, JackpotRose):
            assert amounts(log, kind) == amounts(match.secret_events, kind)
            assert None not in amounts(log, kind)


@pytest.mark.clause("RY-20a")
def test_the_log_forgets_amounts_of_earlier_rounds_but_not_chips() -> None:
    match = place_one(two_rounds())
    log = match.log(SPECTATOR)
    assert amounts(match.secret_events, Rewarded) == [10_000, 30_000 + 10_000, 60_000 + 20_000]
    assert amounts(log, Rewarded) == [10_000, None, None]
    assert amounts(log, JackpotRose) == [None]
    assert set(amounts(log, Paid)) == set(amounts(log, Unclaimed)) == {None}
    assert [event.bills for event in log if isinstance(event, PairDrawn)] == [None] * 6 + [
        *[(40_000, 30_000)] * 3,
        *[(80_000, 70_000)] * 3,
    ]
    assert [event for event in log if isinstance(event, BoxShown)] == [BoxShown(BENNO, None, None)]


@pytest.mark.clause("RY-20a")
def test_the_log_remembers_what_the_reader_himself_was_paid() -> None:
    match = place_one(two_rounds())
    mine = match.log(BENNO)
    assert amounts(mine, Rewarded) == [10_000, 40_000, 80_000]
    assert [event for event in mine if isinstance(event, BoxShown)] == [
        BoxShown(BENNO, (60_000, 20_000, 0), (20_000, 0, 0))
    ]
    own = [event for event in match.secret_events if isinstance(event, Paid) and event.seat == BENNO]
    assert [event for event in mine if isinstance(event, Paid) and event.seat == BENNO] == own
    assert all(event.bill is None for event in mine if isinstance(event, Paid) and event.seat != BENNO)


@pytest.mark.clause("RY-20a")
def test_the_log_forgets_fines_of_others() -> None:
    match = start(3, faces="C2 A1 B1")
    lay(match)
    play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
    lay(match, *["30k 40k"] * 3, *["70k 80k"] * 3)
    fines = [event for event in match.log(ANNA) if isinstance(event, Fined)]
    assert [event.seat for event in fines] == [ANNA, BENNO, CARLA]
    assert None not in [event.amount for event in fines]
    place_one(match)
    fines = [event for event in match.log(ANNA) if isinstance(event, Fined)]
    assert [event.amount is None for event in fines] == [False, True, True]


@pytest.mark.clause("RY-20a")
def test_the_log_keeps_everything_else() -> None:
    match = place_one(two_rounds())
    log = match.log(CARLA)
    assert len(log) == len(match.secret_events)
    for kind in (RoundBegan, Placed, SetAside):
        assert [e for e in log if isinstance(e, kind)] == [e for e in match.secret_events if isinstance(e, kind)]
    paid = [(e.seat, e.casino) for e in match.secret_events if isinstance(e, Paid)]
    assert [(e.seat, e.casino) for e in log if isinstance(e, Paid)] == paid


@pytest.mark.clause("RY-20a")
def test_open_money_opens_the_log() -> None:
    match = place_one(two_rounds(open_money=True))
    assert amounts(match.log(SPECTATOR), Rewarded) == amounts(match.secret_events, Rewarded)
    assert amounts(match.log(SPECTATOR), Paid) == amounts(match.secret_events, Paid)


@pytest.mark.clause("RY-20a", "RY-20b")
def test_when_the_game_is_over_all_money_is_open() -> None:
    match = start(3, boards=0)
    for _ in range(3):
        assert purses(match, BENNO)[ANNA] == HIDDEN
        lay(match)
        play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
    assert match.over
    for seat in (ANNA, BENNO, CARLA, SPECTATOR):
        assert [money for money, _ in purses(match, seat)] == [240_000, 270_000, 270_000]
        assert match.masked(seat).tobytes() == match.secret_state.tobytes()
        assert match.log(seat) == match.secret_events


@pytest.mark.clause("RY-20b")
def test_a_position_hides_money_that_was_typed_in() -> None:
    match = position(2, round=2, hands=[["90k"], []])
    assert purses(match, BENNO) == [HIDDEN, (20_000, ())]


@pytest.mark.parametrize(
    ("game", "players", "options"), [("royale", 2, {"boards": 6}), ("royale", 4, {}), ("las-vegas-2019", 3, {})]
)
def test_a_whole_game_can_be_sent_as_json(game: str, players: int, options: dict[str, Any]) -> None:
    match = Match(game, players=players, seed=players, chance="ask", **options)
    while not match.over:
        for seat in (SPECTATOR, ANNA):
            sent = msgspec.json.encode(match.view(seat))
            assert msgspec.json.decode(sent, type=View) == match.view(seat)
        if isinstance(match.waiting, Decision):
            moves = match.waiting.moves
            match.play(moves[len(match.lines) % len(moves)].text)
        else:
            match.roll()
    assert msgspec.json.encode(match.log(ANNA))
    assert msgspec.json.encode(match.result)


def test_a_view_has_everything_on_the_table() -> None:
    match = position(2, {4: casino("60k 50k", ["1", "2B"], grey=3)}, "F1", groups=[2, 2, 0], roll="roll 5 5 5 5 5 5 B6")
    view = match.view(ANNA)
    assert (view.round, view.rounds, view.starter) == (1, 3, ANNA)
    assert view.casinos[3] == Casino(
        4,
        "Paris",
        (60_000, 50_000),
        (
            Row(BENNO, 2, 4, 1, 60_000, biggy=1, leads=True),
            Row("grey", 3, 3, 2, 50_000),
            Row(ANNA, 1, 1, 3, 0),
        ),
    )
    assert view.seats == (SeatView(6, 20_000, (), biggy=1, chips=2), SeatView(5, None, None, chips=2))
    assert (view.small, view.biggy) == ((5,) * 6, 6)
    assert view.waiting == match.waiting


def test_extra_dice_of_prime_time_are_told_apart() -> None:
    match = position(2, {1: casino(dice=["2"])}, "B1 G1", left=["1", ""])
    all_dice_on(match, 2)
    match.supply("extra 2 2")
    match.play("place both")
    assert isinstance(match.waiting, Decision)  # the Black Box waits, so the dice still lie there
    assert match.view().casinos[1].rows == (Row(ANNA, 3, 3, 1, 0, extra=2, leads=True),)  # its card has been paid


def test_of_two_equal_bills_only_the_first_leads() -> None:
    match = position(2, {6: casino("60k 60k", ["2", "3"])}, roll="roll 5 5 5 5 5 B5")
    assert [(row.owner, row.rank, row.prize, row.leads) for row in match.view().casinos[5].rows] == [
        (BENNO, 1, 60_000, True),
        (ANNA, 2, 60_000, False),
    ]


def test_cards_that_were_paid_are_gone_while_the_scoring_waits_and_are_not_shown_again() -> None:
    match = position(2, {3: casino(dice=["2", "1"])}, "A2 C1 G1", left=["1", ""], roll="roll 5")
    before = [casino.bills for casino in match.view().casinos]
    match.play("place 5")
    assert isinstance(match.waiting, Decision)
    assert match.waiting.kind == "split"
    left = [(), (), (), *before[3:]]
    assert [casino.bills for casino in match.view().casinos] == left
    assert [casino.bills for casino in scored(match).casinos] == before  # what this line has paid
    match.play(match.waiting.moves[0].text)
    assert match.view_of_showdown() is None  # a split pays nothing
    match.play(match.waiting.moves[0].text)
    assert match.view().round == 2
    assert [casino.bills for casino in scored(match).casinos] == left


@pytest.mark.parametrize("seat", [ANNA, BENNO, SPECTATOR])
def test_the_roll_on_the_table_is_shown_to_all(seat: int) -> None:
    match = position(2, {1: casino(dice=["4"])}, roll="roll 5 2 3 B1")
    assert (match.view(seat).small, match.view(seat).biggy) == ((2, 3, 5), 1)
    assert match.view(seat).waiting == match.waiting


def test_a_preview_shows_the_casino_after_the_move_and_changes_nothing() -> None:
    match = position(2, {5: casino("70k 50k", ["1", "2B"])}, "D1", roll="roll 5 1 1 1 1 1 B5")
    before, events = match.secret_state.tobytes(), list(match.secret_events)
    assert rows_after(match, "place 5") == tuple(Row(seat, 2, 4, None, 0, biggy=1, tied=True) for seat in (ANNA, BENNO))
    assert rows_after(match, "place 1") == (Row(ANNA, 5, 5, 1, 40_000, leads=True),)
    assert match.preview("pass") is None
    assert (match.secret_state.tobytes(), match.secret_events) == (before, events)
    with refused("error-illegal"):
        match.preview("place 3")


def test_moves_fit_their_table() -> None:
    assert len(MOVES) == len(set(MOVES)) <= 128
    assert MOVES[:6] == tuple(f"place {number}" for number in range(1, 7))
