"""Las Vegas (2012) as one value."""

from __future__ import annotations

from zocker.rules.game import Game, Option, starters
from zocker.rules.hidden_money import knows_money
from zocker.rules.las_vegas import chances, features, material, scoring, setup, table, turn
from zocker.rules.messages import DOLLARS
from zocker.rules.vegas import events

LAS_VEGAS = Game(
    name="las-vegas",
    version=material.RULES,
    players=material.PLAYERS,
    layout=material.STATE,
    moves=material.MOVES,
    outcome_length=material.OUTCOME,
    clauses="las-vegas",
    casinos=material.CASINOS,
    unit=DOLLARS,
    nets="las-vegas-{players}",
    features=features.FEATURES,
    Options=table.Options,
    Setup=setup.Setup,
    options=(Option("neutral"), Option("open_money"), starters(material.PLAYERS)),
    presets={"standard": {}, "neutral": {"neutral": True}, "open": {"open_money": True}},
    blank_state=table.blank_state,
    new=table.new,
    from_setup=setup.from_setup,
    begin=turn.begin,
    legal=turn.legal,
    play=turn.play,
    draw=turn.draw,
    chance=turn.chance,
    mask=scoring.mask,
    score=scoring.score,
    rank_key=scoring.rank_key,
    observe=features.observe,
    knows_scores=knows_money,
    chances=chances.CHANCES,
    waiting=table.waiting,
    view=table.view,
    preview=table.preview,
    chance_event=table.chance_event,
    move_event=table.move_event,
    emitted_event=events.emitted_event,
    log=table.log,
)
