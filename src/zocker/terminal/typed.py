"""Dice and bills of a real table, as people type them."""

from __future__ import annotations

import re

from zocker.match import Match
from zocker.rules.las_vegas.material import CASINOS
from zocker.rules.messages import Chance
from zocker.terminal.company import Company
from zocker.text import say

_FACES = re.compile(r"[\d\s,+]+")
_BILL = re.compile(r"\$?(\d+?)(?:[.,]?000|k)?\$?")


def question(chance: Chance, company: Company) -> str:
    """Say what is to be rolled or drawn, and how to type it."""
    if chance.kind == "starter":
        return say("ask-starter", players=len(company.names))
    if chance.kind == "bill":
        assert chance.casino is not None
        return say("ask-bill", casino=f"{chance.casino} {CASINOS[chance.casino - 1]}")
    return say(f"ask-{chance.kind}", own=chance.own, neutral=chance.neutral, **company.who(chance.seat))


def supply(match: Match, chance: Chance, text: str) -> None:
    """Supply what somebody typed, in the record's notation or shorter; of bills, several at once."""
    if chance.kind == "bill":
        for bill in text.removeprefix("bill").split() or [""]:
            short = _BILL.fullmatch(bill)
            match.supply(f"bill {short[1]}k" if short else f"bill {bill}".strip())
    elif chance.kind == "starter":
        match.supply(f"start {text.removeprefix('start').strip()}")
    else:
        word = "roll" if chance.kind == "roll" else "neutral"
        faces = text.removeprefix(word).strip()
        match.supply(f"{word} {_spaced(faces)}" if _FACES.fullmatch(faces) else f"{word} {faces}".strip())


def _spaced(faces: str) -> str:
    return " ".join(re.findall(r"[\d+]", faces))
