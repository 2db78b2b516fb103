"""Gambler, as an analysis knows it."""

from __future__ import annotations

from zocker.analysis.gambler.turn_judge import TurnJudge
from zocker.analysis.game import AnalysedGame
from zocker.analysis.judges import Judge, LearnedJudge
from zocker.rules.gambler.game import GAMBLER as RULES
from zocker.rules.state import State

PART = 10  # this part of the target is given on trial


def judge(state: State) -> Judge:
    return TurnJudge(LearnedJudge(state, ahead=0))


def give(state: State, seat: int) -> int:
    """Give a seat points."""
    points = int(state.target) // PART
    state.points[seat] += points
    return points


GAMBLER = AnalysedGame(rules=RULES, judge=judge, give=give)
