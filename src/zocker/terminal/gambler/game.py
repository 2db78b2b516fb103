"""Gambler as the terminal draws it."""

from __future__ import annotations

from zocker.rules.gambler.events import TableauTurned
from zocker.terminal.gambler import chronicle, ending, table, tray
from zocker.terminal.game import TerminalGame

GAMBLER = TerminalGame(
    draw_table=table.draw_table,
    draw_choices=tray.draw_choices,
    draw_roll=tray.draw_roll,
    draw_round=ending.draw_round,
    draw_result=ending.draw_result,
    explain=table.explain,
    choice_labels=tray.choice_labels,
    listed_keys=tray.listed_keys,
    laid_out=(TableauTurned,),
    begins_turn=chronicle.begins_turn,
    round_over=ending.round_over,
    last_round=ending.last_round,
    news=chronicle.news,
    last_turns=chronicle.last_turns,
    tell=chronicle.tell,
)
