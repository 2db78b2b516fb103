"""What others may know of your money: the view, the masked record and the log."""

from __future__ import annotations

import pytest

from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, casino, play_round, position, start, stock
from zocker.match import Match
from zocker.rules.messages import Event, Rolled, RoundBegan
from zocker.rules.vegas.events import Paid, Stocked, Tied, Unclaimed

SPECTATOR = -1
HANDS = [["90k", "10k"], ["20k"], ["30k", "30k", "40k"]]
MONEY = [(100_000, (10_000, 90_000)), (20_000, (20_000,)), (100_000, (30_000, 30_000, 40_000))]
HIDDEN = (None, None)


def rich(open_money: bool = False) -> Match:
    return position(3, round=3, hands=HANDS, open_money=open_money)


def money(match: Match, seat: int) -> list[tuple[int | None, tuple[int, ...] | None]]:
    return [(held.money, held.bills) for held in match.view(seat).seats]


@pytest.mark.clause("LV-17", "LV-17a")
def test_a_seat_sees_its_own_money_and_nobody_elses() -> None:
    match = rich()
    assert money(match, ANNA) == [MONEY[ANNA], HIDDEN, HIDDEN]
    assert money(match, BENNO) == [HIDDEN, MONEY[BENNO], HIDDEN]
    assert money(match, CARLA) == [HIDDEN, HIDDEN, MONEY[CARLA]]
    assert money(match, SPECTATOR) == [HIDDEN] * 3


@pytest.mark.clause("LV-17")
def test_a_masked_record_holds_no_bill_of_others() -> None:
    match = rich()
    masked = match.masked(BENNO)
    assert masked.hand.tolist() == [[0] * 10, [0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0] * 10, [0] * 10, [0] * 10]
    assert match.masked().hand.sum() == 0
    assert match.secret_state.hand.sum() == 6


@pytest.mark.clause("LV-17", "LV-17c")
def test_masking_blanks_nothing_else() -> None:
    match = rich()
    masked = match.masked(BENNO)
    masked.hand[:] = match.secret_state.hand
    assert masked.tobytes() == match.secret_state.tobytes()


@pytest.mark.clause("LV-17")
def test_views_of_states_that_differ_in_others_money_only_are_the_same() -> None:
    one = position(2, round=2, hands=[["90k"], ["20k"]], gone=["10k"])
    other = position(2, round=2, hands=[["10k"], ["20k"]], gone=["90k"])
    for seat in (BENNO, SPECTATOR):
        assert one.masked(seat).tobytes() == other.masked(seat).tobytes()
        assert one.view(seat) == other.view(seat)
    assert one.view(ANNA) != other.view(ANNA)


@pytest.mark.clause("LV-17")
def test_open_money_shows_everything_to_everybody() -> None:
    match = rich(open_money=True)
    for seat in (ANNA, BENNO, CARLA, SPECTATOR):
        assert money(match, seat) == MONEY
        assert match.masked(seat).tobytes() == match.secret_state.tobytes()


def two_rounds(rounds: int = 2, **options: bool) -> Match:
    """Play rounds in which Anna wins two bills and Benno ties Carla, up to the next round's first roll."""
    match = start(3, **options)
    later = [("50k",) * 6, ("60k",) * 5 + ("70k",), ("80k",) * 5 + ("70k",)]
    stock(match, "40k 20k", "90k", "90k", "90k", "90k", "90k")
    for bills in later[: rounds - 1]:
        play_round(match, {ANNA: 1, BENNO: 2, CARLA: 2})
        stock(match, *bills)
    return match


def place_one(match: Match) -> Match:
    """Play the first turn of a round: from then on the earlier ones are forgotten."""
    match.supply("roll 1 2 2 2 2 2 2 2")
    match.play("place 1")
    return match


def bills(happened: list[Event], kind: type[Stocked | Paid | Unclaimed]) -> list[int | None]:
    return [event.bill for event in happened if isinstance(event, kind)]


@pytest.mark.clause("LV-17")
def test_the_log_shows_all_amounts_of_the_round_being_played() -> None:
    match = two_rounds(rounds=1)
    for seat in (ANNA, BENNO, CARLA, SPECTATOR):
        assert match.log(seat) == match.secret_events


@pytest.mark.clause("LV-17", "LV-17b")
def test_the_log_keeps_a_rounds_payments_until_the_first_placement_of_the_next() -> None:
    match = two_rounds()
    assert match.log(BENNO) == match.secret_events
    assert place_one(match).log(BENNO) != match.secret_events


@pytest.mark.clause("LV-17", "LV-17b")
def test_the_log_forgets_amounts_of_earlier_rounds() -> None:
    match = place_one(two_rounds())
    assert bills(match.log(BENNO), Stocked) == [None] * 7 + [50_000] * 6
    assert bills(match.log(BENNO), Paid) == [None]
    assert bills(match.log(BENNO), Unclaimed) == [None] * 6
    assert match.log(CARLA) == match.log(BENNO) == match.log(SPECTATOR)
    assert match.secret_events != match.log(BENNO)


@pytest.mark.clause("LV-17b")
def test_the_log_remembers_what_the_reader_himself_was_paid() -> None:
    match = place_one(two_rounds())
    assert bills(match.log(ANNA), Stocked) == [None] * 7 + [50_000] * 6
    assert bills(match.log(ANNA), Paid) == [40_000]
    assert bills(match.log(ANNA), Unclaimed) == [None] * 6


@pytest.mark.clause("LV-17b")
def test_the_log_keeps_everything_else() -> None:
    match = two_rounds()
    log = match.log(BENNO)
    assert len(log) == len(match.secret_events)
    for kind in (RoundBegan, Rolled, Tied):
        assert [e for e in log if isinstance(e, kind)] == [e for e in match.secret_events if isinstance(e, kind)]
    assert [(e.seat, e.casino) for e in log if isinstance(e, Paid)] == [(ANNA, 1)]
    assert [(e.owner, e.casino) for e in log if isinstance(e, Unclaimed)][:2] == [(None, 1), (None, 2)]


@pytest.mark.clause("LV-17b")
def test_in_the_third_round_the_first_two_are_forgotten() -> None:
    match = place_one(two_rounds(rounds=3))
    assert bills(match.log(BENNO), Stocked) == [None] * 13 + [60_000] * 5 + [70_000]
    assert bills(match.log(BENNO), Paid) == [None, None]
    assert bills(match.log(ANNA), Paid) == [40_000, 50_000]


@pytest.mark.clause("LV-17b")
def test_open_money_opens_the_log() -> None:
    match = two_rounds(open_money=True)
    for seat in (ANNA, BENNO, SPECTATOR):
        assert match.log(seat) == match.secret_events


@pytest.mark.clause("LV-17", "LV-17b")
def test_when_the_game_is_over_everything_is_open() -> None:
    match = two_rounds(rounds=4)
    assert money(match, BENNO)[ANNA] == HIDDEN
    play_round(match, {ANNA: 1, BENNO: 2, CARLA: 2})
    assert match.over
    for seat in (ANNA, BENNO, CARLA, SPECTATOR):
        assert money(match, seat) == [(230_000, (40_000, 50_000, 60_000, 80_000)), (0, ()), (0, ())]
        assert match.masked(seat).tobytes() == match.secret_state.tobytes()
        assert match.log(seat) == match.secret_events


@pytest.mark.clause("LV-17")
def test_a_log_that_begins_with_a_position_is_all_of_this_round() -> None:
    match = position(2, {1: casino(dice=[7, 0])}, round=2, roll="roll 1")
    match.play("place 1")
    assert match.log(BENNO) == match.secret_events
