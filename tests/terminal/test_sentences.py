from __future__ import annotations

from itertools import product

import msgspec
import pytest

from tests.rules.royale.table import all_faces
from zocker.match import Match
from zocker.narration.choices import question
from zocker.narration.sentences import label, listed, money, score, sentence, short_money, worth
from zocker.rules.gambler import events as gambler
from zocker.rules.messages import Decision, Event, Move, Rolled, RoundBegan, StarterDrawn, TookBack
from zocker.rules.royale import events as royale
from zocker.rules.royale.moves import MOVES
from zocker.rules.vegas import events
from zocker.text import LANGUAGES

GAME = "las-vegas"
NAMES = ["Anna", "Ben", "Cleo"]
EVENTS = [
    StarterDrawn(1),
    RoundBegan(2, 1),
    events.Stocked(1, 60_000),
    events.Stocked(1, None),
    events.NeutralRolled(1, (3, 5)),
    Rolled(1, (1, 1, 4)),
    Rolled(1, (1, 1, 4), neutral=(3,)),
    Rolled(1, (), neutral=(3,)),
    events.Placed(1, 4, 1),
    events.Placed(1, 4, 2, neutral=1),
    events.Placed(1, 4, 0, neutral=2),
    events.Tied(1, 2, 1),
    events.Tied("neutral", 2, 3),
    events.Paid(1, 6, 90_000),
    events.Paid(1, 6, None),
    events.Unclaimed("neutral", 5, 60_000),
    events.Unclaimed("neutral", 5, None),
    events.Unclaimed(None, 5, 60_000),
    events.Unclaimed(None, 5, None),
    TookBack(1),
]


ROYALE_EVENTS = [
    royale.BoardsLaid(("Jackpot", "Power Play", "No Entry!")),
    events.PairDrawn((90_000, 40_000)),
    events.PairDrawn(None),
    events.SetAside((30_000, 30_000, 100_000)),
    events.NeutralRolled(None, (1, 1, 2, 3, 4, 5, 6), 6),
    Rolled(1, (1, 1, 4), 6),
    Rolled(1, (1, 1, 4), None),
    royale.ExtraRolled(1, "Jackpot", (3, 4)),
    events.Placed(1, 4, 2, 1),
    events.Placed(1, 4, 0, 1),
    events.Placed(1, 4, 1, 0),
    events.Paid(1, 6, 90_000),
    events.Paid(1, 6, None),
    events.Unclaimed("neutral", 5, 60_000),
    events.Unclaimed("grey", 5, 60_000),
    events.Unclaimed("grey", 5, None),
    events.Unclaimed(None, 5, 60_000),
    events.Unclaimed(None, 5, None),
    royale.Rewarded(1, "Pay Day", 20_000),
    royale.Rewarded(1, "Pay Day", 60_000),
    royale.Rewarded(1, "Pay Day", None),
    royale.Fined(1, 60_000),
    royale.Fined(1, 0),
    royale.Fined(1, None),
    royale.MarkerTaken(1),
    royale.MarkerReturned(1),
    royale.TileTaken(1),
    royale.FistShown(1, 2, 2),
    royale.FistShown(1, 1, 3),
    royale.JackpotRose(50_000),
    royale.JackpotRose(None),
    royale.Displaced(1, 3, "small"),
    royale.Displaced(1, 3, "biggy"),
    royale.CameBack(1, "biggy"),
    royale.BoxShown(1, (60_000, 0), (20_000, 20_000, 0, 0)),
    royale.BoxShown(1, None, None),
    events.Tied("grey", 2, 3),
]


GAMBLER_EVENTS = [
    gambler.TableauTurned(3),
    gambler.DiePlaced(1, 4, 2),
    gambler.RollsAgain(1),
    gambler.Stopped(1),
    gambler.NothingFits(1),
    gambler.RowFinished(1, 2, 40),
    gambler.RowFinished(1, 2, -30),
    gambler.RowFinished(1, 2, 0),
    gambler.RoundEnded(2, 1),
]


def test_every_kind_of_event_is_tried() -> None:
    tried = {type(event) for event in EVENTS + ROYALE_EVENTS + GAMBLER_EVENTS}
    assert tried == set(Event.__subclasses__()) - {royale.Chose}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS + ROYALE_EVENTS + GAMBLER_EVENTS, ids=repr)
def test_every_event_has_a_sentence(event: Event, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    game = "royale" if event in ROYALE_EVENTS else "gambler" if event in GAMBLER_EVENTS else GAME
    about, to = sentence(event, game, NAMES), sentence(event, game, NAMES, you=1)
    assert about.endswith((".", "Entry!"))
    assert "{" not in about + to
    if getattr(event, "seat", None) == 1 or getattr(event, "owner", None) == 1:
        assert "Ben" in about
        assert "Ben" not in to
    if getattr(event, "bill", None):
        assert money(msgspec.structs.asdict(event)["bill"]) in about


@pytest.mark.parametrize(
    ("language", "event", "expected"),
    [
        ("en", events.Placed(1, 4, 1, neutral=2), "Ben places 1 die and 2 neutral dice in Oasis."),
        ("de", events.Placed(1, 4, 2, neutral=1), "Ben legt 2 Würfel und einen neutralen Würfel auf Oasis."),
        ("fr", events.Placed(1, 4, 1), "Ben place 1 dé au casino Oasis."),
        ("en", Rolled(1, (1, 4), neutral=(3,)), "Ben rolls 1 4 + 3."),
        ("en", events.Tied("neutral", 2, 1), "The neutral dice in Bajazzo are tied and win nothing: 1 die."),
        ("en", events.Paid(1, 6, None), "Ben wins a bill in Show Hall."),
        ("en", events.Unclaimed(None, 5, 60_000), "No one wins $60,000 in Sphinx, so it goes under the stack."),
    ],
)
def test_sentences(language: str, event: Event, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    assert sentence(event, GAME, NAMES) == expected


@pytest.mark.parametrize(
    ("language", "full", "names"),
    [
        ("en", "$80,000", "Anna, Ben, and Cleo"),
        ("de", "80.000\N{NO-BREAK SPACE}$", "Anna, Ben und Cleo"),
        ("fr", "80\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}$", "Anna, Ben et Cleo"),
    ],
)
def test_money_and_lists(language: str, full: str, names: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    assert money(80_000) == full
    assert short_money(80_000) == "80k"
    assert listed(NAMES) == names


# Royale ------------------------------------------------------------------------------------------------


def choices() -> set[tuple[str, Move]]:
    """Return all kinds of decisions with their moves that come up in some games with all boards."""
    met = set()
    for seed, faces in product(range(3), "/".join(all_faces()).split("/")):
        match = Match("royale", players=3, seed=seed, boards=6, faces=faces)
        while isinstance(decision := match.waiting, Decision):
            met |= {(decision.kind, move) for move in decision.moves}
            match.play(decision.moves[len(match.lines) % len(decision.moves)].text)
    return met


def words(met: set[tuple[str, Move]]) -> set[tuple[str, str]]:
    return {(kind, move.text.split()[0]) for kind, move in met}


def test_every_choice_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    met = choices()
    assert {word for _, word in words(met)} == {move.split()[0] for move in MOVES}
    for language in LANGUAGES:
        monkeypatch.setenv("ZOCKER_LANG", language)
        for kind, move in met:
            if kind == "place" and move.text.startswith("place"):
                continue  # told as an event of its own
            text = label(kind, move, "royale", amount="$30,000", first=4, second=2)
            event = royale.Chose(1, kind, None, move)
            about, to = sentence(event, "royale", NAMES), sentence(event, "royale", NAMES, you=1)
            assert text.strip()
            assert "Ben" in about
            assert "Ben" not in text + to
            assert "{" not in text + about + to


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["fist", "split"])
def test_a_secret_choice_is_told_without_its_secret(kind: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    told = sentence(royale.Chose(1, kind, None, None), "royale", NAMES)
    assert "Ben" in told
    assert not any(digit in told for digit in "0123456789")


@pytest.mark.parametrize(
    ("language", "event", "expected"),
    [
        ("en", events.Placed(1, 4, 2, 1), "Ben places 2 dice and the Biggy in Paris."),
        ("de", events.Placed(1, 4, 0, 1), "Ben legt den Biggy auf Paris."),
        ("en", Rolled(1, (1, 1, 4), 6), "Ben rolls 1 1 4 + Biggy 6."),
        ("de", Rolled(1, (), 6), "Ben würfelt Biggy 6."),
        ("en", royale.Rewarded(1, "Pay Day", 10_000), "Ben gets 1 chip from Pay Day."),
        ("fr", royale.Rewarded(1, "Pay Day", 20_000), "Pay Day rapporte 2 jetons à Ben."),
        ("en", royale.FistShown(1, 1, 3), "Ben had 1 marker in their fist: the guess of 3 was wrong."),
        ("en", royale.BoxShown(1, (60_000,), (20_000, 0)), "Ben takes 60k from the Black Box and leaves 20k + 0."),
        ("en", royale.Chose(1, "no-entry", "No Entry!", Move(0, "choose 5", casino=5)), "Ben closes Cleopatra."),
    ],
)
def test_royale_sentences(language: str, event: Event, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    assert sentence(event, "royale", NAMES) == expected


@pytest.mark.parametrize(
    ("language", "wins", "costs"),
    [
        ("en", "higher (wins 1 chip)", "pass (costs 1 chip)"),
        ("de", "höher (gewinnt 1 Jeton)", "passen (kostet 1 Jeton)"),
        ("fr", "plus haut (gagne 1 jeton)", "passer (coûte 1 jeton)"),
    ],
)
def test_a_label_tells_a_chip_that_is_won_from_one_that_is_paid(
    language: str, wins: str, costs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    assert label("fifty-fifty", Move(0, "higher"), "royale", amount=worth(10_000)) == wins
    assert label("place", Move(0, "pass"), "royale") == costs


# Gambler -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "event", "expected"),
    [
        ("en", gambler.DiePlaced(1, 4, 2), "Ben places a 4 in row 2."),
        ("en", gambler.RowFinished(1, 2, 40), "Ben completes row 2 and wins 40 points."),
        ("de", gambler.RowFinished(1, 2, -30), "Ben schließt Reihe 2 ab und verliert 30 Punkte."),
        ("fr", gambler.RowFinished(1, 2, 0), "Ben complète la rangée 2, mais n’a pas de points à perdre."),
        ("en", Rolled(1, (1, 4)), "Ben rolls 1 4."),
    ],
)
def test_gambler_sentences(language: str, event: Event, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    assert sentence(event, "gambler", NAMES) == expected


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["a 4 in row 2", "roll again with 3 dice", "stop"]),
        ("de", ["eine 4 in Reihe 2", "noch einmal mit 3 Würfeln", "aufhören"]),
        ("fr", ["un 4 dans la rangée 2", "relancer 3 dés", "s’arrêter"]),
    ],
)
def test_gambler_labels(language: str, labels: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    place = Move(9, "place 4 in row 2", row=2, face=4)
    moves = [place, Move(36, "roll again", small=3), Move(37, "stop", small=3)]
    assert [label("go-on", move, "gambler") for move in moves] == labels
    assert label("must-place", place, "gambler") == labels[0]


@pytest.mark.parametrize(
    ("language", "bare"),
    [("en", "Roll again or stop."), ("de", "Würfle noch einmal oder hör auf."), ("fr", "Relancez ou arrêtez-vous.")],
)
def test_nobody_is_asked_to_place_a_die_where_none_fits(
    language: str, bare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    place, others = Move(9, "place 4 in row 2", row=2, face=4), (Move(36, "roll again"), Move(37, "stop"))
    assert question(Decision(0, "go-on", others)) == bare
    assert question(Decision(0, "go-on", (place, *others))) != bare


def test_scores_are_points_or_money() -> None:
    assert score("gambler", 520) == "520 points"
    assert score("gambler", 1) == "1 point"
    assert score("royale", 80_000) == "$80,000"


def test_casinos_have_the_names_of_the_game() -> None:
    tied = events.Tied(1, 1, 2)
    assert "Gold Mine" in sentence(tied, "las-vegas", NAMES)
    assert "Miracle" in sentence(tied, "las-vegas-2019", NAMES)


def test_a_tableau_has_its_name_where_it_is_known() -> None:
    turned = gambler.TableauTurned(3)
    assert sentence(turned, "gambler", ["Anna"]) == "Tableau 3 is turned up."
    named = sentence(turned, "gambler", ["Anna"], None, ("Reno", "Macau", "Monte Carlo"))
    assert named == "Tableau Monte Carlo is turned up."
