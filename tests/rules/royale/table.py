"""A table for the tests of the clauses: positions with boards, real-looking rounds, and what was paid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from typing import Any

import pytest

from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules.messages import Chance, Decision
from zocker.rules.royale.boards.all import BY_FACE

ANNA, BENNO, CARLA, DENNY, EMIL = range(5)
SPECTATOR = -1

PAIRS = ("40k 30k", "60k 30k", "60k 40k", "60k 50k", "70k 50k", "70k 60k")  # of casinos 1 to 6, where a test is silent


def all_faces() -> list[str]:
    """Return the option `faces` of as few games as have every board out, with six in each of three rounds."""
    fronts_first = cycle(sorted(BY_FACE, key=lambda face: face[::-1]))
    rounds = [" ".join(islice(fronts_first, 6)) for _ in range(0, len(BY_FACE), 6)]
    rounds += [" ".join(islice(fronts_first, 6)) for _ in range(-len(rounds) % 3)]
    return ["/".join(rounds[first : first + 3]) for first in range(0, len(rounds), 3)]


def casino(cards: str = "", dice: Sequence[str] = (), neutral: str = "", grey: int = 0) -> dict[str, Any]:
    """Return a casino for `position`: `casino("70k 30k", ["2", "1B"])`. Missing seats have no dice there."""
    return {"cards": cards, "dice": list(dice), "neutral": neutral, "grey": grey}


def position(
    players: int,
    casinos: Mapping[int, dict[str, Any]] | None = None,
    boards: str = "",
    *,
    on: int = ANNA,
    starter: int = ANNA,
    round: int = 1,
    left: Sequence[str] | None = None,
    park: int = 6,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Return a match that begins in a position and asks for every roll.

    `boards` are the faces at the casinos 1, 2 …: `"A1 D2 H1"`. Casinos that are not given have no dice, and cards
    that keep the pairs in order. Everybody has 2 chips and all the dice that lie nowhere; with `left` everybody has
    just these (`["1", "B", ""]`), and the rest lies in casino `park`. Other fields of a set-up (`chips`, `hands`,
    `roll`, `tile` …) go by their name, seats in them counted from 1; `options` are the table's. With two players
    there are neutral dice if some lie in a casino. Of Block It! and Handicap as much is left as fits the grey dice.
    """
    faces = boards.split()
    laid = [{**casino(), **(casinos or {}).get(number, {})} for number in range(1, 7)]
    pairs = _in_order([place["cards"] for place in laid])
    for number, place in enumerate(laid):
        place["cards"] = pairs[number]
        place["dice"] = [*place["dice"], *[""] * (players - len(place["dice"]))]
        place["board"] = faces[number] if number < len(faces) else None
    if left is not None:
        _park(laid, laid[park - 1], left, fields)
    setup = {"round": round, "starter": starter + 1, "on": on + 1, "casinos": laid, "chips": [2] * players}
    setup |= _grey_board(faces, sum(place["grey"] for place in laid)) | fields
    table = {"boards": len(faces)} | dict(options or {})
    if players == 2:
        table = {"neutral": any(place["neutral"] for place in laid)} | table
    return Match("royale", players=players, chance="ask", setup=setup, **table)


def _in_order(given: Sequence[str]) -> list[list[str]]:
    """Return six pairs of cards: those given, and the usual ones, or a neighbour's where they would be out of order."""
    pairs: list[tuple[int, int]] = []
    for number, text in enumerate(given):
        pair = _pair(text or PAIRS[number])
        if not text:
            pair = max([pair, *pairs], key=_rank)
            pair = min([pair, *(_pair(later) for later in given[number:] if later)], key=_rank)
        pairs.append(pair)
    return [[f"{value}0k" for value in pair] for pair in pairs]


def _pair(text: str) -> tuple[int, int]:
    high, low = sorted((int(card.removesuffix("0k")) for card in text.split()), reverse=True)
    return high, low


def _rank(pair: tuple[int, int]) -> tuple[int, int]:
    return sum(pair), pair[0]


def _park(laid: Sequence[dict[str, Any]], at: dict[str, Any], left: Sequence[str], fields: Mapping[str, Any]) -> None:
    """Put everybody's dice that lie nowhere and are not `left` in one casino."""
    for seat, text in enumerate(left):
        used = [place["dice"][seat] for place in laid] + [text]
        used += [fields[name][seat] for name in ("bar", "double") if name in fields]
        dice = [die.split() for die in (*fields.get("nice", ()), fields.get("gold")) if die]
        used += ["B" if kind == "biggy" else "1" for owner, kind in dice if int(owner) == seat + 1]
        small = 7 - sum(_small(lot) for lot in used)
        big = 1 - sum("B" in lot for lot in used)
        assert small >= 0 <= big, f"seat {seat} has no {text} left"
        at["dice"][seat] = _lot(_small(at["dice"][seat]) + small, int("B" in at["dice"][seat]) + big)


def _grey_board(faces: Sequence[str], grey: int) -> dict[str, list[int]]:
    """Return what is left on a board of grey dice: groups of Block It!, or Handicap's fields, actions first."""
    if "F2" in faces:
        actions, cards = min(grey, 4), min(max(grey - 4, 0), 3)
        return {"fields": [max(grey - 7, 0), cards, actions]}
    if "F1" in faces:
        groups = [2, 2, 1]
        for size in (3, 2, 2, 1, 1):
            if size <= grey:
                grey -= size
                groups[size - 1] -= 1
        return {"groups": groups}
    return {}


def _small(lot: str) -> int:
    return int(lot.removesuffix("B") or 0)


def _lot(small: int, big: int) -> str:
    return f"{small or ''}{'B' * big}"


def start(players: int, game: str = "royale", **options: Any) -> Match:
    """Return a new match that asks for every draw and roll; seat 1 starts unless told otherwise."""
    return Match(game, players=players, chance="ask", **{"starter": 1} | options)


ASIDE = "30k 30k 30k 40k 40k 40k 50k 50k 50k 60k 60k 60k 70k 70k 70k 80k 80k 80k 90k 90k 90k 100k 100k 100k"


def lay(match: Match, *pairs: str) -> None:
    """Draw the pairs of a round; the cards set aside (RY-7) too, where they are asked for."""
    for number, pair in enumerate(pairs or PAIRS, 1):
        assert match.waiting == Chance("pair", number=number, by_itself=True)
        match.supply(f"pair {pair}")
    if match.waiting == Chance("aside", by_itself=True):
        match.supply(f"aside {ASIDE}")


def all_dice_on(match: Match, face: int) -> None:
    """Let the seat whose turn it is roll one face with all its dice, and place them."""
    assert isinstance(match.waiting, Chance), match.waiting
    dice = [str(face)] * match.waiting.small + [f"B{face}"] * match.waiting.biggy
    match.supply(" ".join(["roll", *dice]))
    match.play(f"place {face}")


def play_round(match: Match, faces: Mapping[int, int]) -> None:
    """Play a round in which every seat puts all its dice in one casino; `faces` says which, by seat."""
    for _ in faces:
        all_dice_on(match, faces[roller(match)])
    pay_fines(match)


def in_debt() -> Match:
    """Return a match of three in which Anna places the last die, and then owes for Bad Luck with hidden cards."""
    owns: dict[str, Any] = {"hands": [["60k"], [], []], "chips": [3, 0, 0]}
    return position(3, None, "C2", left=["1", "", ""], roll="roll 6", round=2, **owns)


def pay_fines(match: Match) -> None:
    """Let everyone who may choose how to pay for Bad Luck hand over as many chips as possible."""
    while isinstance(match.waiting, Decision) and match.waiting.kind == "bad-luck":
        match.play(match.moves[-1])


def roller(match: Match) -> int:
    """Return who is to roll."""
    assert isinstance(match.waiting, Chance), match.waiting
    assert match.waiting.kind == "roll"
    assert match.waiting.seat is not None
    return match.waiting.seat


def decider(match: Match) -> int:
    """Return who is to decide."""
    assert isinstance(match.waiting, Decision), match.waiting
    return match.waiting.seat


def choices(match: Match) -> list[str]:
    """Return the legal moves in writing."""
    assert isinstance(match.waiting, Decision), match.waiting
    return [move.text for move in match.waiting.moves]


def money(match: Match) -> list[int]:
    """Return everybody's cards and chips in thousands of dollars."""
    return [int(match.rules.score(match.secret_state, seat)) * 10 for seat in range(len(match.seats))]


def hand(match: Match, seat: int) -> list[str]:
    """Return a seat's cards, the lowest first."""
    return [f"{value}0k" for value, n in enumerate(match.secret_state.hand[seat]) for _ in range(n)]


def chips(match: Match) -> list[int]:
    return [int(match.secret_state.chips[seat]) for seat in range(len(match.seats))]


def dice_at(match: Match, number: int) -> dict[int | str, str]:
    """Return the dice in a casino by owner, written as in a set-up: `{0: "2B", "grey": "1"}`."""
    return {row.owner: _lot(row.small, row.biggy) for row in match.view().casinos[number - 1].rows}


def supply(match: Match, seat: int) -> str:
    """Return the dice that a seat still has, written as in a set-up."""
    small, big = match.secret_state.dice_left[seat]
    return _lot(int(small), int(big))


@contextmanager
def refused(message: str, **details: str | int) -> Iterator[None]:
    """Expect a `Mistake` with a message of the catalogue, and at least these details."""
    with pytest.raises(Mistake) as caught:
        yield
    assert caught.value.message == message
    assert caught.value.details == caught.value.details | details
    assert str(caught.value)
