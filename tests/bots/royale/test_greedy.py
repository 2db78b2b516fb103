"""One move ahead in Royale, boards included."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from zocker.bots.roster import find
from zocker.lab.simulate import simulate
from zocker.match import Match
from zocker.rules import dice

CARDS = [["40k", "30k"], ["50k", "30k"], ["50k", "40k"], ["60k", "40k"], ["70k", "60k"], ["90k", "80k"]]


def table(boards: str, dice_: dict[int, list[str]], players: int = 2, **setup: Any) -> Match:
    faces = boards.split()
    casinos = [
        {"cards": CARDS[k], "dice": dice_.get(k + 1, [""] * players)} | ({"board": faces[k]} if k < len(faces) else {})
        for k in range(6)
    ]
    whole = {"round": 1, "starter": 1, "on": 1, "casinos": casinos, "chips": [0] * players} | setup
    options: dict[str, Any] = {"boards": len(faces), "neutral": False if players == 2 else None}
    return Match("royale", players=players, setup=whole, chance="ask", **options)


def choice(match: Match, luck: int = 1) -> str:
    decision: Any = match.waiting
    legal = np.array([move.code for move in decision.moves])
    view = match.masked(decision.seat)
    before = view.tobytes()
    chosen = find("greedy", match.game).sit_down()(view, legal, dice.seeded_rng(luck), match.rules.moves)
    assert view.tobytes() == before
    return str(match.rules.moves[chosen])


def test_it_takes_the_casino_that_pays_more() -> None:
    assert choice(table("", {}, roll="roll 1 2 2 3 3 4 6 B5")) in {"place 5", "place 6"}


def test_it_avoids_bad_luck() -> None:
    match = table("C2", {1: ["", "1"], 6: ["2", "1"]}, roll="roll 1 2 2 3 3 B4")
    assert choice(match) == "place 1"


@pytest.mark.parametrize(
    ("cards", "chips", "best"),
    [(["60k"], 2, "choose 2"), (["60k"], 5, "choose 2"), (["30k", "40k"], 1, "choose 1"), (["80k"], 3, "decline")],
)
def test_it_pays_for_bad_luck_with_the_least_loss_and_then_with_the_fewest_chips(
    cards: list[str], chips: int, best: str
) -> None:
    match = table("C2", {6: ["6B", "7B"]}, hands=[cards, []], chips=[chips, 0], round=2, roll="roll 6")
    match.play("place 6")
    assert choice(match) == best


def test_it_claims_high_five() -> None:
    match = table("C1", {1: ["4", ""], 6: ["", "3"]}, roll="roll 1 2 6 B6")
    assert choice(match) == "place 1"


def test_it_takes_more_rather_than_less_at_my_choice() -> None:
    match = table("H2", {2: ["3", ""]}, roll="roll 1 1 1 1 B1")
    match.play("place 1")
    match.supply("extra 1 3")
    assert choice(match) == "choose 3"


def test_it_blocks_where_it_hurts_the_rival() -> None:
    match = table("F1", {6: ["", "2"], 5: ["3", ""]}, roll="roll 1 1 2 3 B4")
    match.play("place 1")
    assert choice(match) == "block 6 with 2"


def test_it_gives_a_small_die_rather_than_the_biggy() -> None:
    match = table("E2", {}, roll="roll 1 1 2 3 4 5 6 B4")
    match.play("place 1")
    assert choice(match) == "give small"


@pytest.mark.parametrize(("rolls", "goes"), [("1 1", "higher"), ("6 6", "lower"), ("1 2", "higher")])
def test_it_goes_on_at_fifty_fifty_while_that_is_worth_more(rolls: str, goes: str) -> None:
    match = table("B2", {}, roll="roll 1 1 2 3 4 5 6 B4")
    match.play("place 1")
    match.supply(f"extra {rolls}")
    assert choice(match) == goes


def test_it_stops_at_fifty_fifty_when_the_odds_are_bad() -> None:
    match = table("B2", {}, roll="roll 1 1 2 3 4 5 6 B4")
    match.play("place 1")
    match.supply("extra 1 1")
    for total in ("1 2", "1 3"):
        match.play("higher")
        match.supply(f"extra {total}")
    match.play("higher")
    match.supply("extra 3 4")  # at $40,000 with a seven: 15 of 36 is not worth $60,000
    assert choice(match) == "stop"


def test_fists_and_guesses_are_mixed_as_the_matrix_game_wants_it() -> None:
    """Fists 6, 4, 3 of 13, so that no guess is better; guesses 1, 5, 7 of 13, so that no fist is."""
    match = table("A1", {}, roll="roll 1 1 2 3 4 5 6 B4")
    match.play("place 1")
    fists = Counter(choice(match, luck) for luck in range(1300))
    assert [fists[f"choose {n}"] for n in (1, 2, 3)] == pytest.approx([600, 400, 300], abs=60)
    match.play("choose 2")
    guesses = Counter(choice(match, luck) for luck in range(1300))
    assert [guesses[f"guess {n}"] for n in (1, 2, 3)] == pytest.approx([100, 500, 700], abs=60)


@pytest.mark.parametrize(("players", "boards", "share"), [(2, 3, 0.95), (4, 3, 0.6), (4, 0, 0.55), (3, 6, 0.7)])
def test_it_beats_random_clearly(players: int, boards: int, share: float) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    result = simulate("royale", bots, games_to_play=1000, seed=1, options={"boards": boards})
    assert result.bots[0].ci95[0] > share
