"""Any Las Vegas, as an analysis knows it."""

from __future__ import annotations

from zocker.analysis.game import AnalysedGame
from zocker.analysis.judges import Judge, LearnedJudge
from zocker.analysis.las_vegas.end_judge import EndJudge
from zocker.analysis.las_vegas.exact_judge import ExactJudge
from zocker.rules.hidden_money import gain
from zocker.rules.las_vegas.game import LAS_VEGAS as RULES
from zocker.rules.royale.game import ROYALE as ROYALE_RULES
from zocker.rules.state import State

BILL = 5  # what is given on trial, in units of $10,000


def judge(state: State) -> Judge:
    """Return the exact evaluator if there is one, otherwise the network, with an exact end if that can be solved."""
    if ExactJudge.knows(state):
        return ExactJudge()
    return EndJudge(LearnedJudge(state)) if EndJudge.knows(state) else LearnedJudge(state)


def give(state: State, seat: int) -> int:
    """Give a seat a bill."""
    gain(state, seat, BILL)
    return BILL


LAS_VEGAS = AnalysedGame(rules=RULES, judge=judge, give=give, proven=frozenset({2}))
ROYALE = AnalysedGame(rules=ROYALE_RULES, judge=LearnedJudge, give=give)
