"""Any Las Vegas as the terminal draws it."""

from __future__ import annotations

from zocker.terminal.game import TerminalGame
from zocker.terminal.las_vegas import boards, chronicle, scoring, table, tray

LAS_VEGAS = TerminalGame(
    draw_table=table.draw_table,
    draw_choices=tray.draw_choices,
    draw_roll=tray.draw_roll,
    draw_round=scoring.draw_round,
    draw_result=scoring.draw_result,
    explain=boards.explain,
    choice_labels=tray.choice_labels,
    listed_keys=tray.listed_keys,
    begins_turn=chronicle.begins_turn,
    round_over=scoring.round_over,
    last_round=scoring.last_round,
    news=chronicle.news,
    last_turns=chronicle.last_turns,
    tell=chronicle.tell,
)
