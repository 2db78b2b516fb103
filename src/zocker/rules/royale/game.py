"""Las Vegas Royale as one value."""

from __future__ import annotations

from zocker.rules.game import Game, Option, starters
from zocker.rules.hidden_money import knows_money
from zocker.rules.messages import DOLLARS
from zocker.rules.royale import (
    chances,
    features,
    flow,
    material,
    money,
    moves,
    round,
    setup,
    state,
    story,
    table,
)
from zocker.rules.royale.boards.all import BOARDS

OPTIONS = (Option("neutral", unset=True), Option("open_money"), starters(material.PLAYERS))  # without boards, too

ROYALE = Game(
    name="royale",
    version=material.RULES,
    players=material.PLAYERS,
    layout=state.STATE,
    moves=moves.MOVES,
    outcome_length=material.OUTCOME,
    clauses="royale",
    secrets=True,
    casinos=material.CASINOS,
    unit=DOLLARS,
    nets="royale-{players}",
    features=features.FEATURES,
    Options=table.Options,
    Setup=setup.Setup,
    options=(
        Option("boards", (), most=len(material.CASINOS)),  # each casino can have one
        Option("faces", (), faces=tuple(board.printed for board in BOARDS)),
        Option("no_repeat"),
        *OPTIONS,
    ),
    presets={"standard": {}, "first": {"boards": 1}, "all": {"boards": len(material.CASINOS)}},
    blank_state=table.blank_state,
    new=table.new,
    from_setup=setup.from_setup,
    begin=round.begin,
    legal=flow.legal,
    play=flow.play,
    draw=flow.draw,
    chance=flow.chance,
    mask=flow.mask,
    score=money.score,
    rank_key=money.rank_key,
    observe=features.observe,
    knows_scores=knows_money,
    chances=chances.CHANCES,
    waiting=table.waiting,
    view=table.view,
    preview=table.preview,
    chance_event=story.chance_event,
    move_event=story.move_event,
    emitted_event=story.emitted_event,
    log=story.log,
)
