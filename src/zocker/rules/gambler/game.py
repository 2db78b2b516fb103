"""Gambler as one value."""

from __future__ import annotations

from zocker.rules.gambler import chances, events, features, material, sets, setup, table, turn
from zocker.rules.game import Game, Option, starters

NO_LIMIT = "null"  # an option of this value is read as not set

GAMBLER = Game(
    name="gambler",
    version=material.RULES,
    players=material.PLAYERS,
    layout=material.STATE,
    moves=material.MOVES,
    outcome_length=material.OUTCOME,
    clauses="gambler",
    unit=material.UNIT,
    nets="gambler-all",
    features=features.FEATURES,
    Options=table.Options,
    Setup=setup.Setup,
    options=(
        Option("target", (100, 200, 300, 500, 1000)),
        Option("rounds", (NO_LIMIT, 1, 2, 3, 5, 10), unset=NO_LIMIT),
        Option("beginner_first"),
        starters(material.PLAYERS),
    ),
    presets={"standard": {}, "short": {"target": 200}, "first": {"beginner_first": True, "target": 200}},
    files={"tableaux": sets.read},
    blank_state=table.blank_state,
    new=table.new,
    from_setup=setup.from_setup,
    begin=turn.begin,
    legal=turn.legal,
    play=turn.play,
    draw=turn.draw,
    chance=turn.chance,
    mask=turn.mask,
    score=turn.score,
    rank_key=turn.rank_key,
    observe=features.observe,
    knows_scores=features.knows_scores,
    chances=chances.CHANCES,
    waiting=table.waiting,
    view=table.view,
    preview=table.preview,
    chance_event=table.chance_event,
    move_event=table.move_event,
    emitted_event=events.emitted_event,
    log=table.log,
)
