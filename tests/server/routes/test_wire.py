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
from tests.server.stage import DEADLINE, ME, OPEN, Served, StubBots, seeded, send
from zocker.match import Match
from zocker.server.messages.actions import Action, AskHint, DoPlay, DoRoll, DoUndo, Join, Look, NewSeat
from zocker.server.messages.pages import NewTable
from zocker.server.tables.services import prepared

ANNA, BENNO, CARLA, DENNY, SPECTATOR = range(5)
PEOPLE = 4  # at the table; one more looks on
NAMES = ("Anna", "Benno", "Carla", "Denny")

Step = tuple[int, Callable[[Any], Action]]  # who does something, and what, by the table as it was last seen


def play(move: str) -> Callable[[Any], Action]:
    return lambda seen: DoPlay(seen["line_count"], move)


def play_any(seen: Any) -> Action:
    return DoPlay(seen["line_count"], seen["choices"][0]["move"]["text"])


def roll(seen: Any) -> Action:
    return DoRoll(seen["line_count"])


def undo(seen: Any) -> Action:
    return DoUndo(seen["line_count"])


def hint(seen: Any) -> Action:
    return AskHint(seen["line_count"])


def look(seat: int | None) -> Callable[[Any], Action]:
    return lambda seen: Look(seat)


class Game:
    """Everything that everybody received, and what bots and hints were shown."""

    def __init__(self, received: Mapping[int, Sequence[bytes]], shown: Sequence[tuple[str, bytes]]) -> None:
        self.received = received
        self.shown = list(shown)


def played(
    server: Served, position: Match, steps: Sequence[Step], *, together: bool = False, **options: bool | int
) -> Game:
    """Play some steps from a position over real connections; at the end everybody looks anew, from the beginning.

    If they play together, Benno and Carla sit at Anna's device.
    """
    house = server.house
    bots = StubBots()
    house.setup, house.services.request_chance, house.services.bots = position.setup, prepared(seeded()), bots
    house.services.tag = lambda _reader, _guest: "tag"  # the people of both games differ
    guests = {reader: server.new_guest() for reader in ((ANNA, DENNY, SPECTATOR) if together else range(PEOPLE + 1))}
    received: dict[int, list[bytes]] = {reader: [] for reader in guests}
    with ExitStack() as closing:
        here = [NewSeat("here", NAMES[seat]) if seat not in guests else OPEN for seat in range(1, PEOPLE)]
        new = NewTable(position.game, (ME, *here), dict(options))
        table = server.create(guests[ANNA][0], new)
        sockets = dict[int, Any]()

        def everybody_reads() -> None:
            for reader, socket in sockets.items():
                received[reader].append(socket.recv(DEADLINE, decode=False))

        for reader, (_, cookie) in guests.items():
            sockets[reader] = closing.enter_context(server.connect(table, cookie))
            received[reader].append(sockets[reader].recv(DEADLINE, decode=False))
        for seat in range(1, PEOPLE):
            if seat in guests:
                send(sockets[seat], Join(seat, NAMES[seat]))
                everybody_reads()
        for seat, step in steps:
            action = step(last_table(received[seat]))
            send(sockets[seat], action)
            if isinstance(action, AskHint | Look):
                received[seat].append(sockets[seat].recv(DEADLINE, decode=False))
            else:
                everybody_reads()
            assert msgspec.json.decode(received[seat][-1])["type"] in ("table", "hint"), received[seat][-1]
        for reader, (_, cookie) in guests.items():
            with server.connect(table, cookie, "?after=0") as late:
                received[reader].append(late.recv(DEADLINE, decode=False))
                if reader != SPECTATOR:  # whose coming and going nobody sees
                    everybody_reads()
            if reader != SPECTATOR:
                everybody_reads()  # the late window is closed again
    return Game(received, bots.shown)


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


# Several people at one device -----------------------------------------------------------------------------


def punch_together(served: Served, fist: int, *, first: int = 3, guess: bool = False) -> Game:
    """Let Anna make a fist and Benno guess it at the same device, which goes from hand to hand."""
    position_ = position(4, boards="A1", left=["2", "1", "1", "1"], roll="roll 1 5")
    steps: list[Step] = [
        (ANNA, play("place 1")),
        (ANNA, look(ANNA)),
        (ANNA, play(f"choose {first}")),
        (ANNA, undo),
        (ANNA, look(ANNA)),
        (ANNA, play(f"choose {fist}")),
        (ANNA, look(BENNO)),
        (ANNA, hint),
        (ANNA, look(CARLA)),
        (ANNA, look(None)),
        (ANNA, look(BENNO)),
    ]
    steps += [(ANNA, play("guess 3"))] if guess else []
    return played(served, position_, steps, together=True, boards=1)


def test_a_fist_never_shows_on_the_device_that_it_was_made_on(served: Served) -> None:
    one, two = punch_together(served, 1, first=3), punch_together(served, 2, first=1)
    assert differing(one, two) == set()
    after = [msgspec.json.decode(message) for message in one.received[ANNA]]
    asked = [(seen["hand_over"], seen["private"], len(seen["choices"])) for seen in after if seen["type"] == "table"]
    begin = asked.index((ANNA, None, 0))
    assert asked[begin : begin + 10] == [
        (ANNA, None, 0),  # Anna is asked to take the device
        (None, ANNA, 3),  # she sees what she may choose
        (BENNO, None, 0),  # she chose, and that is all there is to see
        (ANNA, None, 0),  # which she took back
        (None, ANNA, 3),
        (BENNO, None, 0),
        (None, BENNO, 3),
        (BENNO, CARLA, 0),  # Carla looks at her own money: no choice of Benno's
        (BENNO, None, 0),
        (None, BENNO, 3),
    ]


def test_after_the_guess_everybody_at_the_device_knows_the_fist(served: Served) -> None:
    one, two = punch_together(served, 1, guess=True), punch_together(served, 2, guess=True)
    assert differing(one, two) == {ANNA, DENNY, SPECTATOR}


def box_together(served: Served, split: str, *, choose: bool = False) -> Game:
    places = {1: casino("40k 30k", ["1", "3", "", ""])}
    position_ = position(4, places, boards="G1", left=["1", "", "", ""], roll="roll 3", round=3)
    steps: list[Step] = [
        (ANNA, play("place 3")),
        (ANNA, look(CARLA)),
        (ANNA, play(split)),
        (ANNA, look(BENNO)),
        (ANNA, hint),
    ]
    steps += [(ANNA, play("choose 1"))] if choose else []
    return played(served, position_, steps, together=True, boards=1)


def test_a_split_never_shows_on_the_device_that_it_was_made_on(served: Served) -> None:
    assert differing(box_together(served, "split 60k+0"), box_together(served, "split 20k+20k")) == set()


def test_after_the_choice_everybody_at_the_device_knows_the_split(served: Served) -> None:
    one, two = (box_together(served, split, choose=True) for split in ("split 60k+0", "split 20k+20k"))
    assert differing(one, two) == {ANNA, DENNY, SPECTATOR}


ANNA_RICH = [["90k", "80k"], ["50k"], ["60k"], []]
ANNA_POOR = [["60k"], ["50k"], ["90k", "80k"], []]


def money_together(served: Served, game: str, hands: Sequence[Sequence[str]], steps: Sequence[Step]) -> Game:
    """Let all but one play the last turns of a game at one device; Anna is about to place."""
    if game == "royale":
        position_ = position(4, boards="A2 B2 H1", round=3, left=["2", "1", "1", "1"], roll="roll 2 3", hands=hands)
        return played(served, position_, steps, together=True, boards=3)
    parked = las_vegas_casino("60k", dice=[7, 7, 7, 7])
    position_ = las_vegas(4, {6: parked}, round=4, roll="roll 4", hands=hands)
    return played(served, position_, steps, together=True)


OPENLY: list[Step] = [(ANNA, hint), (ANNA, play_any), (ANNA, undo), (ANNA, hint), (ANNA, play_any)]


@pytest.mark.parametrize("game", ["las-vegas", "royale"])
def test_hidden_money_shows_on_a_shared_device_to_nobody_who_did_not_ask(served: Served, game: str) -> None:
    """Not even through what Anna may choose, what it would do, or what a hint says of it."""
    one, two = (money_together(served, game, hands, OPENLY) for hands in (ANNA_RICH, ANNA_POOR))
    assert differing(one, two) == set()
    assert one.shown == two.shown
    assert len(one.shown) == 2
    assert last_table(one.received[ANNA])["line_count"] > 0


@pytest.mark.parametrize("game", ["las-vegas", "royale"])
def test_who_asks_sees_his_own_hidden_money_and_no_other(served: Served, game: str) -> None:
    looked = {
        who: [money_together(served, game, hands, [(ANNA, look(who))]) for hands in (ANNA_RICH, ANNA_POOR)]
        for who in (ANNA, BENNO, CARLA)
    }
    assert [differing(*games) for games in looked.values()] == [{ANNA}, set(), {ANNA}]
