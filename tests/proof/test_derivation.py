"""One mapping from requests and links to results: byte by byte, fair, and what the rules ask for."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools import proof_vectors

from tests.fairness import chi_square
from tests.properties.positions import SOAK, matches
from zocker.errors import Mistake
from zocker.match import Match
from zocker.proof.chain import Chain, link_before
from zocker.proof.derivation import Source, answer, derive
from zocker.proof.requests import request_of

ROLLS = 1_000_000 if SOAK else 125_000  # of eight dice each
NONCE, KEY = "0f" * 16, "ab" * 32
LINKS = tuple(Chain(bytes([number]) * 32, NONCE, KEY).link(1) for number in range(3))
SOURCE = Source(LINKS[0], head="cd" * 32, attempt=7, draw=1, links=LINKS[1:])


def test_vectors_are_met_byte_by_byte() -> None:
    assert proof_vectors.FILE.read_text("utf-8") == proof_vectors.written()
    assert proof_vectors.LISTS.read_text("utf-8") == proof_vectors.lists()


def test_a_chain_proves_each_link_by_the_one_before_and_never_uses_its_end() -> None:
    seed = bytes(range(32))
    chain = Chain(seed, NONCE, KEY, length=40)
    revealed = [chain.link(number) for number in range(1, 41)]
    assert [link_before(NONCE, KEY, at, link) for at, link in enumerate(revealed, 1)] == [chain.end, *revealed[:-1]]
    assert link_before(NONCE, KEY, 40, revealed[-1], 40) == chain.end
    assert chain.end not in revealed
    assert revealed[-1] == seed.hex()
    for number in (0, 41):
        with pytest.raises(IndexError):
            chain.link(number)


def test_every_part_of_what_is_hashed_changes_the_dice() -> None:
    others: list[dict[str, Any]] = [
        {"server": LINKS[1]},
        {"head": "dc" * 32},
        {"attempt": 8},
        {"draw": 2},
        {"links": LINKS[2:]},
        {"links": LINKS[:0:-1]},
    ]
    seen = {derive("roll 30d6", SOURCE._replace(**other)) for other in ({}, *others)}
    assert len(seen) == len(others) + 1


def test_no_face_is_favoured_and_no_pair_of_neighbours() -> None:
    """Chi-square over a million dice in `make test`, over a million rolls of eight in `make soak`."""
    faces, pairs = Counter[int](), Counter[tuple[int, int]]()
    for event in range(1, ROLLS + 1):
        stream = SOURCE._replace(attempt=event).words()
        rolled = [next(stream) % 6 for _ in range(8)]  # no word of these is skipped: 4 of 4,294,967,296 would be
        faces.update(rolled)
        pairs.update(zip(rolled[::2], rolled[1::2], strict=True))
    assert len(faces) == 6
    assert len(pairs) == 36
    assert chi_square([*faces.values()]) > 0.001
    assert chi_square([*pairs.values()]) > 0.001


def test_words_that_would_favour_some_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Source, "words", lambda _: iter([2**32 - 4, 2**32 - 1, 2**32 - 5]))
    assert derive("roll 1d6", SOURCE) == "roll 6"


def every_answer(request: str) -> dict[str, Fraction]:
    """Return all results of a request, with their exact probabilities, by trying every number that may come."""
    found = Counter[str]()

    def explore(chosen: tuple[int, ...], chance: Fraction) -> None:
        asked: list[int] = []
        given = iter(chosen)

        def below(n: int) -> int:
            number = next(given, None)
            if number is None:
                asked.append(n)
                raise EOFError
            return number

        try:
            found[answer(request, below)] += chance  # type: ignore[assignment]
        except EOFError:
            for number in range(asked[0]):
                explore((*chosen, number), chance / asked[0])

    explore((), Fraction(1))
    return dict(found)  # type: ignore[arg-type]


def by_the_rules(match: Match) -> dict[str, Fraction]:
    """Return all results of the chance that a match waits for, with their exact probabilities."""
    found = Counter[str]()
    for outcome, chance in match.rules.outcomes(match.secret_state):
        found[match.rules.write_chance(match.secret_state, outcome)] += chance  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


SETTINGS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("las-vegas", {"players": 2, "neutral": True}),
    ("las-vegas", {"players": 3}),
    ("las-vegas-2019", {"players": 2}),
    ("gambler", {"players": 3}),
    ("royale", {"players": 2, "faces": "A2 B2 H1"}),
)


def waiting_matches(game: str, given: dict[str, Any]) -> Iterator[Match]:
    """Yield a game before each of its rolls and draws."""
    match = Match(game, seed=3, chance="ask", **given)
    for turn in itertools.count():
        while request_of(match) is not None:
            yield match
            match.roll()
        if match.over:
            return
        moves = match.waiting.moves  # type: ignore[union-attr]
        match.play(moves[turn % len(moves)].text)


@pytest.mark.parametrize(("game", "given"), SETTINGS)
def test_requests_bring_what_the_rules_have_with_the_same_probabilities(game: str, given: dict[str, Any]) -> None:
    compared = set()
    for match in waiting_matches(game, given):
        request = request_of(match)
        assert request is not None
        dice = sum(int(n or 1) for n in re.findall(r"(\d*)d6", request))
        if request not in compared and dice <= 4 and not request.startswith(("aside", "boards")):
            compared.add(request)
            assert every_answer(request) == by_the_rules(match)
    assert len(compared) > 10


@given(matches(), st.integers(1, 1000))
def test_whatever_is_derived_can_be_played(match: Match, event: int) -> None:
    again = Match(match.game, seats=match.seats, chance="ask", setup=match.setup, **_options(match))
    moves = iter(line for line in match.lines if line in match.rules.moves)
    for line in match.lines:
        request = request_of(again)
        if request is None:
            legal = [move.text for move in again.waiting.moves] if not again.over else []  # type: ignore[union-attr]
            if not legal:
                return
            wanted = next(moves, legal[0])
            again.play(wanted if wanted in legal else legal[0])
        else:
            derived = derive(request, SOURCE._replace(attempt=event))
            again.supply(derived)
            assert again.lines[-1] == derived, line
            event += 1


def _options(match: Match) -> dict[str, Any]:
    import msgspec

    options: dict[str, Any] = msgspec.to_builtins(match.options)
    return options


def test_boards_that_were_not_used_come_first() -> None:
    match = Match("royale", players=2, chance="ask", boards=6, no_repeat=True, starter=1)
    assert request_of(match) == "boards 6 from A1/A2 B1/B2 C1/C2 D1/D2 E1/E2 F1/F2 G1/G2 H1/H2"
    match.secret_state.used[[0, 1, 2, 3, 4, 5, 6]] = 1  # all faces of A, B and C, and D1
    assert request_of(match) == "boards 5 from D2 E1/E2 F1/F2 G1/G2 H1/H2 then 1 from A1/A2 B1/B2 C1/C2"
    match.supply(derive(str(request_of(match)), SOURCE))


@pytest.mark.parametrize(
    "request_text",
    ["", "roll", "roll 0d6", "roll 3d8", "roll x d6", "roll 3d6 then 1 of 2", "start 2 of 1", "start 0 of 1",
     "start 1 of", "start 1 of 0x1", "roll ٣d6", "boards 1 from A1 then 2 from B1"],
)  # fmt: skip
def test_requests_that_nobody_can_answer_are_refused(request_text: str) -> None:
    with pytest.raises(Mistake) as caught:
        derive(request_text, SOURCE)
    assert caught.value.message == "error-proof-request-form"
