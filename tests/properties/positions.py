"""Random games and positions, shared by all property tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

from zocker.match import Match
from zocker.rules import dice, games
from zocker.rules.frames import NOBODY, OVER, SEAT, A, B, waits_for
from zocker.rules.gambler import sets
from zocker.rules.gambler.tableaux import Tableau
from zocker.rules.royale.boards import black_box, lucky_punch
from zocker.rules.royale.material import NONE
from zocker.rules.state import State

SOAK = bool(os.environ.get("ZOCKER_SOAK"))
GAMES_A_SETTING = 1000 if SOAK else 10

settings.register_profile("zocker", deadline=None, derandomize=not SOAK, max_examples=1000 if SOAK else 25)
settings.load_profile("zocker")

Setting = tuple[str, int, dict[str, Any]]

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
LAS_VEGAS_2019: list[Setting] = [("las-vegas-2019", 3, {}), ("las-vegas-2019", 2, {"neutral": True})]


class Deck(tuple[Tableau, ...]):
    """Tableaux that have a short name in the name of a test."""

    __slots__ = ()

    def __repr__(self) -> str:
        return " ".join(tableau.name for tableau in self)


OWN_DECK = Deck(
    (
        Tableau("Stars", ("* * * * * : -50", "* * : -30", "full house : -90", "full house : 90", "* : -20", "* : 60")),
        Tableau(
            "Long", ("1 2 3 4 5 6 : 100", "6 5 4 3 2 1 : 90", "* * * * * * : 90", "3 : -30", "3 : 20", "1 1 1 : 30")
        ),
        Tableau("Singles", ("1 : 50", "2 : -50", "3 : 40", "4 : -40", "5 : 30", "* : -30"), beginner=True),
        Tableau(
            "Full",
            ("1 2 3 4 5 : 80", "5 4 3 2 1 : 80", "full house : 80", "* * * * * : 90", "2 2 2 2 : -40", "6 6 6 6 : 60"),
        ),
    )
)

GAMBLER: list[Setting] = [
    (
        "gambler",
        players,
        {
            "starter": players if own else "random",
            "target": 800 if own else 200,
            "rounds": 6 if own else None,
            "beginner_first": players % 2 == 0,
            "tableaux": OWN_DECK if own else sets.CURRENT,
        },
    )
    for players in range(2, 7)
    for own in (False, True)
]
WITH_MONEY = [*LAS_VEGAS, *ROYALE, *LAS_VEGAS_2019]
SETTINGS = [*WITH_MONEY, *GAMBLER]

settings_with_money = st.sampled_from(WITH_MONEY)
settings_of_games = st.sampled_from(SETTINGS)
seeds = st.integers(0, 2**63)


@st.composite
def matches(draw: st.DrawFn, most_moves: int = 200, of: st.SearchStrategy[Setting] = settings_of_games) -> Match:
    """Draw a match somewhere in a game, often in its middle, now and then at its end."""
    game, players, options = draw(of)
    match = Match(game, players=players, seed=draw(seeds), **options)
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


def states(game: str, players: int, options: dict[str, object], seed: int) -> Iterator[State]:
    """Yield one random game's state at every step, chance and decisions alike; always the same record."""
    rules = games.find(game)
    state = rules.new(players, rules.Options(**options))
    rng = dice.seeded_rng(seed)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    yield state
    while (kind := waits_for(state)) != OVER:
        if kind < OVER:
            rules.draw(state, rng, outcome)
            rules.chance(state, outcome)
        else:
            rules.play(state, moves[dice.below(rng, rules.legal(state, moves))])
        yield state


def owner_of_secret(state: State) -> int:
    """Return whose closed fist or split box the state of a game of Royale waits to be guessed, or nobody."""
    kind, top = waits_for(state), state.frames[state.depth - 1]
    if kind == lucky_punch.ASKS and top[A] != NONE:
        return int(top[A])
    if kind == black_box.ASKS and top[A] == NONE:
        return (int(top[SEAT]) + 1) % int(state.players)
    return NOBODY


def with_secret(state: State, secret: int) -> State:
    """Return a state in which the fist holds something else, or the box is split otherwise into the same sizes."""
    changed = state.copy()
    top = changed.frames[changed.depth - 1]
    top[B] = secret if waits_for(state) == lucky_punch.ASKS else top[B] // 16 * 16 + secret
    return changed
