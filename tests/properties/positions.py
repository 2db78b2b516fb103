"""Random games and positions, shared by all property tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

from zocker.match import Match
from zocker.rules import dice, games
from zocker.rules.frames import OVER, waits_for
from zocker.rules.records import Record

SOAK = bool(os.environ.get("ZOCKER_SOAK"))
GAMES_A_SETTING = 1000 if SOAK else 50

settings.register_profile("zocker", deadline=None, derandomize=not SOAK, max_examples=1000 if SOAK else 25)
settings.load_profile("zocker")

Setting = tuple[str, int, dict[str, object]]

LAS_VEGAS: list[Setting] = [
    ("las-vegas", players, {"neutral": neutral, "starter": starter, "open_money": open_money})
    for players in range(2, 6)
    for neutral in ((False, True) if players < 5 else (False,))
    for starter in ("random", players)
    for open_money in (False, True)
]

ROYALE: list[Setting] = [
    (
        "royale",
        players,
        {
            "boards": boards,
            "no_repeat": (players + boards) % 2 == 0,
            "open_money": boards % 3 == 0,
            "starter": players if boards % 2 else "random",
            "neutral": None if players == 2 and boards % 2 == 0 else False,
        },
    )
    for players in range(2, 6)
    for boards in range(7)
]
SETTINGS = [*LAS_VEGAS, *ROYALE, ("las-vegas-2019", 3, {}), ("las-vegas-2019", 2, {"neutral": True})]

settings_of_games = st.sampled_from(SETTINGS)
seeds = st.integers(0, 2**63)


@st.composite
def matches(draw: st.DrawFn, most_moves: int = 200) -> Match:
    """Draw a match somewhere in a game, often in its middle, now and then at its end."""
    game, players, options = draw(settings_of_games)
    match = Match(game, players=players, seed=draw(seeds), **options)  # type: ignore[arg-type]
    play_on(match, draw(st.integers(0, most_moves)), draw(seeds))
    return match


def play_on(match: Match, most_moves: int, seed: int) -> None:
    """Play random moves."""
    rng = dice.seeded_rng(seed)
    for _ in range(most_moves):
        if match.over:
            return
        moves = match.waiting.moves  # type: ignore[union-attr]
        match.play(moves[dice.below(rng, len(moves))].text)


def states(game: str, players: int, options: dict[str, object], seed: int) -> Iterator[Record]:
    """Yield one random game's state at every step, chance and decisions alike; always the same record."""
    rules = games.find(game)
    state = rules.new(players, rules.Options(**options))
    rng = dice.seeded_rng(seed)
    outcome = np.zeros(games.MOST_OUTCOME, np.int64)
    moves = np.zeros(games.MOST_MOVES, np.int64)
    yield state
    while (kind := waits_for(state)) != OVER:
        if kind < OVER:
            rules.draw(state, rng, outcome)
            rules.chance(state, outcome)
        else:
            rules.play(state, moves[dice.below(rng, rules.legal(state, moves))])
        yield state
