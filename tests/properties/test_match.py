"""What holds for every match: records, views, copies and seeds."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import matches, play_on, seeds, settings_of_games, settings_with_money
from zocker import record
from zocker.match import Match
from zocker.rules.frames import NOBODY


@given(matches(), st.booleans())
def test_a_record_replays_to_the_same_bytes(match: Match, as_if_typed: bool) -> None:
    written = match.record()
    if as_if_typed:
        written = msgspec.structs.replace(written, dice=record.Dice("typed"))
    again = Match.replay(record.read(record.write(written).encode()))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.events == match.events
    assert again.record() == written


@given(matches(), seeds)
def test_a_resumed_match_goes_on_as_if_it_had_never_stopped(match: Match, seed: int) -> None:
    again = Match.replay(match.record(), chance="auto")
    play_on(match, 30, seed)
    play_on(again, 30, seed)
    assert again.record() == match.record()


@given(settings_of_games, seeds, seeds)
def test_the_same_seed_gives_the_same_game(setting: tuple[str, int, dict[str, object]], seed: int, luck: int) -> None:
    game, players, options = setting
    one, other = (Match(game, players=players, seed=seed, **options) for _ in range(2))  # type: ignore[arg-type]
    play_on(one, 1000, luck)
    play_on(other, 1000, luck)
    assert one.record() == other.record()
    assert one.over


@given(matches(most_moves=100), seeds)
def test_a_copy_of_a_state_is_independent(match: Match, seed: int) -> None:
    before = match.state.copy()
    frozen = before.tobytes()
    play_on(match, 5, seed)
    assert before.tobytes() == frozen


@given(matches(of=settings_with_money), st.integers(0, 4), st.integers(3, 9), st.integers(0, 4))
def test_views_of_states_that_differ_only_in_hidden_money_are_equal(
    match: Match, rich: int, bill: int, seat: int
) -> None:
    """Give a rival another hand: unless money is open, nothing that another seat gets may change (LV-17)."""
    seat, rich = seat % len(match.seats), rich % len(match.seats)
    other = Match.replay(match.record())
    other.state.hand[rich, bill] += 1
    hidden = seat != rich and not match.options.open_money and not match.over
    assert (match.masked(seat).tobytes() == other.masked(seat).tobytes()) is hidden
    assert (match.view(seat) == other.view(seat)) is hidden
    assert (match.view(NOBODY) == other.view(NOBODY)) is not (match.options.open_money or match.over)


@given(matches())
def test_a_mask_only_blanks(match: Match) -> None:
    """A view never says anything that is not so: every field is either true or blank."""
    for seat in range(NOBODY, len(match.seats)):
        masked = match.masked(seat)
        for name in masked.dtype.names:
            blank = masked[name] // 16 * 16 == masked[name]  # zero, or only the size of a secret split
            assert ((masked[name] == match.state[name]) | blank).all()
