"""What holds for every match: records, views, copies and seeds."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import Setting, matches, play_on, seeds, settings_of_games, settings_with_money
from zocker import record, replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Chance, Decision


@given(matches(), st.booleans())
def test_a_record_replays_to_the_same_bytes(match: Match, as_if_typed: bool) -> None:
    written = match.record()
    if as_if_typed:
        written = msgspec.structs.replace(written, dice=record.Dice("typed"))
    again = replays.replay(record.read(record.write(written).encode()))
    assert again.secret_state.tobytes() == match.secret_state.tobytes()
    assert again.secret_events == match.secret_events
    assert again.record() == written


@given(matches(), seeds)
def test_a_resumed_match_goes_on_as_if_it_had_never_stopped(match: Match, seed: int) -> None:
    again = replays.replay(match.record(), chance="auto")
    play_on(match, 30, seed)
    play_on(again, 30, seed)
    assert again.record() == match.record()


@given(settings_of_games, seeds, seeds)
def test_the_same_seed_gives_the_same_game(setting: Setting, seed: int, luck: int) -> None:
    game, players, options = setting
    one, other = (Match(game, players=players, seed=seed, **options) for _ in range(2))
    play_on(one, 1000, luck)
    play_on(other, 1000, luck)
    assert one.record() == other.record()
    assert one.over


@given(matches(most_moves=100), seeds)
def test_a_copy_of_a_state_is_independent(match: Match, seed: int) -> None:
    before = match.secret_state.copy()
    frozen = before.tobytes()
    play_on(match, 5, seed)
    assert before.tobytes() == frozen


@given(matches(of=settings_with_money), st.integers(0, 4), st.integers(3, 9), st.integers(0, 4))
def test_views_of_states_that_differ_only_in_hidden_money_are_equal(
    match: Match, rich: int, bill: int, seat: int
) -> None:
    """Give a rival another hand: unless money is open, nothing that another seat gets may change (LV-17)."""
    seat, rich = seat % len(match.seats), rich % len(match.seats)
    other = replays.replay(match.record())
    other.secret_state.hand[rich, bill] += 1
    hidden = seat != rich and not match.options.open_money and not match.over
    assert (match.masked(seat).tobytes() == other.masked(seat).tobytes()) is hidden
    assert (match.view(seat) == other.view(seat)) is hidden
    assert (match.view(NOBODY) == other.view(NOBODY)) is not (match.options.open_money or match.over)


@given(matches())
def test_a_mask_only_blanks(match: Match) -> None:
    """A view never says anything that is not so: every field is either true or blank."""
    for seat in range(NOBODY, len(match.seats)):
        masked = match.masked(seat)
        for name in {*masked.dtype.names} - {"uncounted_rounds"}:  # which says how much is blank
            blank = masked[name] // 16 * 16 == masked[name]  # zero, or only the size of a secret split
            assert ((masked[name] == match.secret_state[name]) | blank).all()


def typed_again(match: Match) -> Match:
    """Return a match where it stands, as if all its dice had been typed."""
    return replays.replay(msgspec.structs.replace(match.record(), dice=record.Dice("typed")))


@given(matches(), seeds)
def test_what_was_typed_wrongly_is_corrected_without_a_trace_but_in_the_record(match: Match, seed: int) -> None:
    """Every result is typed, taken back and typed again, also after a move that was taken back before it."""
    game, rng, corrected = typed_again(match), dice.seeded_rng(seed), 0
    for _ in range(40):
        if isinstance(waiting := game.waiting, Decision):
            game.play(waiting.moves[dice.below(rng, len(waiting.moves))].text)
        if not isinstance(game.waiting, Chance):
            continue
        before = (game.secret_state.tobytes(), list(game.secret_events), game.log(0))
        outcome = np.zeros(game.rules.outcome_length, np.int64)
        game.rules.draw(game.secret_state, rng, outcome)
        line = game.rules.write_chance(game.secret_state, outcome)
        game.supply(line)
        if game.can_correct:
            corrected += 1
            if isinstance(waiting := game.waiting, Decision):
                game.play(waiting.moves[-1].text)
                if game.can_undo:
                    game.undo()
            if game.can_correct:
                n = len(game.lines)
                game.correct()
                assert (game.secret_state.tobytes(), game.secret_events, game.log(0)) == before
                assert game.lines[n:] == ["undo"]
                assert game.news(n, 0)[1] == []
                game.supply(line)
    again = replays.replay(game.record())
    assert (again.secret_state.tobytes(), again.secret_events, again.can_correct) == (
        game.secret_state.tobytes(),
        game.secret_events,
        game.can_correct,
    )
    assert corrected or game.over


@given(matches(most_moves=60))
def test_only_typed_dice_can_be_corrected(match: Match) -> None:
    with pytest.raises(Mistake):
        match.correct()
    written = replays.resume(msgspec.structs.replace(match.record(), lines=match.record().lines[:4])).record()
    if match.game != "gambler":  # where the fourth line is a move
        forged = msgspec.structs.replace(written, lines=(*written.lines, "undo"))
        with pytest.raises(Mistake, match="Line 5"):
            replays.resume(forged)
        assert replays.resume(msgspec.structs.replace(forged, dice=record.Dice("typed"))).can_correct
    assert not replays.resume(written).can_correct
