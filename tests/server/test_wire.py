"""Nobody cheats by reading along: until a secret is out, all that reaches a seat is the same, byte for byte.

Two games are played over real connections that differ in nothing but a secret. Everybody reads after every action, so
that both games bring the same number of messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from tests.rules.las_vegas.table import casino as las_vegas_casino
from tests.rules.las_vegas.table import position as las_vegas
from tests.rules.royale.table import casino, position
from tests.server.stage import DEADLINE, ME, OPEN, Served, StubBrain, seeded, send
from zocker.match import Match
from zocker.server.messages import Action, AskHint, DoPlay, DoRoll, DoUndo, Join, NewTable

ANNA, BENNO, CARLA, DENNY, SPECTATOR = range(5)
PEOPLE = 4  # at the table; one more looks on
NAMES = ("Anna", "Benno", "Carla", "Denny")

Step = tuple[int, Callable[[Any], Action]]  # who does something, and what, by the table that he has just seen


def play(move: str) -> Callable[[Any], Action]:
    return lambda seen: DoPlay(seen["n"], move)


def play_any(seen: Any) -> Action:
    return DoPlay(seen["n"], seen["choices"][0]["move"]["text"])


def roll(seen: Any) -> Action:
    return DoRoll(seen["n"])


def undo(seen: Any) -> Action:
    return DoUndo(seen["n"])


def hint(seen: Any) -> Action:
    return AskHint(seen["n"])


class Game:
    """Everything that everybody received, and what bots and hints were shown."""

    def __init__(self, received: Mapping[int, Sequence[bytes]], shown: Sequence[tuple[str, bytes]]) -> None:
        self.received = received
        self.shown = list(shown)


def played(server: Served, position: Match, steps: Sequence[Step], **options: bool | int) -> Game:
    """Play some steps from a position over real connections; at the end everybody looks anew, from the beginning."""
    house = server.house
    house._setup, house.prepared_dice, house.brain = position.setup, seeded(), StubBrain()
    received: dict[int, list[bytes]] = {reader: [] for reader in range(PEOPLE + 1)}
    with ExitStack() as closing:
        guests = [server.new_guest() for _ in range(PEOPLE + 1)]
        new = NewTable(position.game, (ME, *[OPEN] * (PEOPLE - 1)), dict(options))  # type: ignore[arg-type]
        table = server.create(guests[ANNA][0], new)
        sockets = list[Any]()

        def everybody_reads() -> None:
            for reader, socket in enumerate(sockets):
                received[reader].append(socket.recv(DEADLINE, decode=False))

        for _, cookie in guests:
            sockets.append(closing.enter_context(server.connect(table, cookie)))
            everybody_reads()
        for seat in range(1, PEOPLE):
            send(sockets[seat], Join(seat, NAMES[seat]))
            everybody_reads()
        for seat, step in steps:
            action = step(last_table(received[seat]))
            send(sockets[seat], action)
            if isinstance(action, AskHint):
                received[seat].append(sockets[seat].recv(DEADLINE, decode=False))
            else:
                everybody_reads()
            assert msgspec.json.decode(received[seat][-1])["type"] in ("table", "hint"), received[seat][-1]
        for reader, (_, cookie) in enumerate(guests):
            with server.connect(table, cookie, "?after=0") as late:
                received[reader].append(late.recv(DEADLINE, decode=False))
                everybody_reads()
            everybody_reads()  # the late window is closed again
    return Game(received, house.brain.shown)


def last_table(received: Sequence[bytes]) -> Any:
    return next(seen for seen in map(msgspec.json.decode, reversed(received)) if seen["type"] == "table")


def differing(one: Game, two: Game) -> set[int]:
    """Return who could tell two games apart."""
    assert {who: len(got) for who, got in one.received.items()} == {who: len(got) for who, got in two.received.items()}
    return {reader for reader in one.received if one.received[reader] != two.received[reader]}


# Lucky Punch ----------------------------------------------------------------------------------------------


def punch(served: Served, fist: int, *, first: int = 3, guess: bool = False) -> Game:
    """Let Anna make a fist, after one that she opened again, and Benno ask for a hint and perhaps guess."""
    position_ = position(4, boards="A1", left=["2", "1", "1", "1"], roll="roll 1 5")
    steps = [
        (ANNA, play("place 1")),
        (ANNA, play(f"choose {first}")),
        (ANNA, undo),
        (ANNA, play(f"choose {fist}")),
        (BENNO, hint),
    ]
    return played(served, position_, [*steps, (BENNO, play("guess 3"))] if guess else steps, boards=1)


def test_a_fist_reaches_nobody_before_the_guess(served: Served) -> None:
    assert differing(punch(served, 1), punch(served, 2)) == {ANNA}


def test_after_the_guess_everybody_knows_the_fist(served: Served) -> None:
    one, two = punch(served, 1, guess=True), punch(served, 2, guess=True)
    assert differing(one, two) == {ANNA, BENNO, CARLA, DENNY, SPECTATOR}


def test_a_fist_that_was_opened_again_is_never_known(served: Served) -> None:
    one, two = punch(served, 2, first=1, guess=True), punch(served, 2, first=3, guess=True)
    assert differing(one, two) == {ANNA}


# Black Box ------------------------------------------------------------------------------------------------


def box(served: Served, split: str, *, choose: bool = False) -> Game:
    """Let Carla split the tiles, and Benno ask for a hint and perhaps choose a group."""
    places = {1: casino("40k 30k", ["1", "3", "", ""])}
    position_ = position(4, places, boards="G1", left=["1", "", "", ""], roll="roll 3", round=3)
    steps = [(ANNA, play("place 3")), (CARLA, play(split)), (BENNO, hint)]
    return played(served, position_, [*steps, (BENNO, play("choose 1"))] if choose else steps, boards=1)


def test_a_split_reaches_nobody_before_the_choice(served: Served) -> None:
    assert differing(box(served, "split 60k+0"), box(served, "split 20k+20k")) == {CARLA}


def test_after_the_choice_everybody_knows_the_split(served: Served) -> None:
    one, two = box(served, "split 60k+0", choose=True), box(served, "split 20k+20k", choose=True)
    assert differing(one, two) == {ANNA, BENNO, CARLA, DENNY, SPECTATOR}


# Hidden money ---------------------------------------------------------------------------------------------

# Which bills have been drawn everybody knows; who won which, nobody need remember (LV-17, RY-20)
RICH = [["50k"], ["90k", "80k"], ["60k"], []]
POOR = [["50k"], ["60k"], ["90k", "80k"], []]


def last_turns(end: bool) -> list[Step]:
    """Everybody places the last die of the game; before that Anna asks for a hint."""
    steps: list[Step] = [(ANNA, hint), (ANNA, play("place 4"))]
    for seat in (BENNO, CARLA, DENNY)[: 3 if end else 2]:
        steps += [(seat, roll), (seat, play_any)]
    return steps


def las_vegas_game(served: Served, hands: Sequence[Sequence[str]], *, end: bool = False) -> Game:
    parked = las_vegas_casino("60k", dice=[7, 7, 7, 7])
    position_ = las_vegas(4, {6: parked}, round=4, roll="roll 4", hands=hands)
    return played(served, position_, last_turns(end))


def royale_game(served: Served, hands: Sequence[Sequence[str]], *, end: bool = False) -> Game:
    position_ = position(4, round=3, left=["1"] * 4, roll="roll 4", hands=hands)
    return played(served, position_, last_turns(end), boards=0)


games = pytest.mark.parametrize("game", [las_vegas_game, royale_game])


@games
def test_money_that_is_hidden_reaches_its_owner_only(served: Served, game: Any) -> None:
    one, two = game(served, RICH), game(served, POOR)
    assert differing(one, two) == {BENNO, CARLA}
    assert one.shown == two.shown  # nor does it reach a hint
    assert [kind for kind, _ in one.shown] == ["hint"]


@games
def test_when_the_game_is_over_all_money_is_open(served: Served, game: Any) -> None:
    one, two = game(served, RICH, end=True), game(served, POOR, end=True)
    assert differing(one, two) == {ANNA, BENNO, CARLA, DENNY, SPECTATOR}


def test_two_games_without_a_difference_are_the_same_for_all(served: Served) -> None:
    """The measure itself: nothing in a message depends on the hour, the table's name or the guests."""
    assert differing(las_vegas_game(served, RICH), las_vegas_game(served, RICH)) == set()
