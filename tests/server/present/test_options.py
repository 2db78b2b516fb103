"""What a table can choose: all of it, truly, in three languages, and whatever is offered can be played."""

from __future__ import annotations

from itertools import product
from typing import Any

import httpx2
import msgspec
import pytest

from tests.server.stage import DEADLINE, Served
from zocker.match import Match
from zocker.rules.gambler.game import NO_LIMIT
from zocker.rules.games import GAMES
from zocker.rules.options import read_options
from zocker.rules.royale.boards.all import BOARDS
from zocker.server.messages.pages import GameInfo, Option
from zocker.server.present.options import game_infos, terms
from zocker.text import LANGUAGES, speaking

INFOS = {info.game: info for info in game_infos()}
OPTIONS = [(game, option) for game, info in INFOS.items() for option in info.options]
LEFT_OUT = {"tableaux"}  # our sets and files: no browser asks for them


def options_of(game: str) -> dict[str, Option]:
    return {option.name: option for option in INFOS[game].options}


def values(option: Option) -> list[tuple[Any, tuple[int, ...]]]:
    """Return all that is offered, and for how many players."""
    if option.choices:
        return [(choice.value, choice.players) for choice in option.choices]
    return [(number, ()) for number in range(option.least, option.most + 1)] if option.name == "boards" else []


def start(game: str, players: int, options: dict[str, Any]) -> Match:
    read_options(game, GAMES[game], options)
    return Match(game, players=players, chance="ask", **options)


def numbers(game: str, only: tuple[int, ...]) -> tuple[int, ...]:
    return only or tuple(GAMES[game].players)


def test_every_option_of_every_game_is_there() -> None:
    assert [*INFOS] == [*GAMES]
    for game, rules in GAMES.items():
        fields = {field.name for field in msgspec.structs.fields(rules.Options)}
        assert {*options_of(game)} == fields - LEFT_OUT
        assert (INFOS[game].fewest, INFOS[game].most) == (rules.players[0], rules.players[-1])


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_whatever_is_offered_can_be_played(game: str, option: Option) -> None:
    for value, only in values(option):
        for players in numbers(game, only or option.players):
            start(game, players, {option.name: value})
    assert option.name == "faces" or len(values(option)) > 1


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_what_is_usual_is_what_comes_unasked(game: str, option: Option) -> None:
    assert option.name == "faces" or option.usual in [value for value, _ in values(option)]
    for players in numbers(game, option.players):
        usual = start(game, players, {option.name: option.usual}).secret_state
        assert usual.tobytes() == start(game, players, {}).secret_state.tobytes()


def test_neutral_dice_are_for_those_numbers_of_players_whom_the_rules_allow_them() -> None:
    only = {game: options_of(game)["neutral"].players for game in ("las-vegas", "las-vegas-2019", "royale")}
    assert only == {"las-vegas": (2, 3, 4), "las-vegas-2019": (2,), "royale": (2,)}


def test_a_seat_that_is_not_there_cannot_start() -> None:
    for game, info in INFOS.items():
        choices = {choice.value: choice.players for choice in options_of(game)["starter"].choices}
        assert choices["random"] == ()
        for seat in range(1, info.most + 1):
            assert numbers(game, choices[seat]) == tuple(range(max(seat, info.fewest), info.most + 1))


def test_each_face_can_be_picked() -> None:
    faces = options_of("royale")["faces"].faces
    assert [*faces] == [board.printed for board in BOARDS]
    for face in faces:
        start("royale", 2, {"boards": 1, "faces": face.face})
    start("royale", 2, {"boards": 3, "faces": "A1 D2 H1"})


@pytest.mark.parametrize("game", GAMES)
def test_presets_can_be_played_by_all_whom_their_options_are_for(game: str) -> None:
    presets, offered = INFOS[game].presets, options_of(game)
    assert 2 <= len(presets) <= 4
    assert presets[0].options == {}  # the usual way comes first
    for preset in presets:
        assert all(preset.options[name] in [value for value, _ in values(offered[name])] for name in preset.options)
        for players in GAMES[game].players:
            if all(players in numbers(game, offered[name].players) for name in preset.options):
                start(game, players, dict(preset.options))
    ways = [tuple(sorted(preset.options.items())) for preset in presets]
    assert len(set(ways)) == len(ways)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_label_and_a_phrase_of_its_own(code: str) -> None:
    with speaking(code):
        infos = game_infos()
    for info in infos:
        for labels in (
            [option.label for option in info.options],
            [option.about for option in info.options],
            [preset.label for preset in info.presets],
            [preset.about for preset in info.presets],
            *([choice.label for choice in option.choices] for option in info.options),
        ):
            assert all(labels)
            assert len(set(labels)) == len(labels)
        abouts = [*(option.about for option in info.options), *(preset.about for preset in info.presets)]
        assert all(about.endswith(".") for about in abouts)


def test_each_language_says_it_differently() -> None:
    said = dict[str, set[str]]()
    for code in LANGUAGES:
        with speaking(code):
            said[code] = {option.about for info in game_infos() for option in info.options}
    for one, other in product(LANGUAGES, LANGUAGES):
        assert one == other or not said[one] & said[other]


# In a few words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("las-vegas", {}, ()),
        ("las-vegas", {"neutral": False, "starter": "random", "open_money": False}, ()),
        ("las-vegas", {"neutral": True, "open_money": True}, ("neutral dice", "open money")),
        ("las-vegas", {"starter": 2}, ("seat 2 starts",)),
        ("las-vegas-2019", {"neutral": None}, ()),
        ("las-vegas-2019", {"neutral": False}, ("no neutral dice",)),
        ("royale", {"neutral": True, "boards": 3, "faces": ""}, ()),
        ("royale", {"boards": 6, "no_repeat": True}, ("6 boards", "no board twice")),
        ("royale", {"boards": 1, "faces": "A1"}, ("1 board", "picked boards")),
        ("royale", {"boards": 0}, ("no boards",)),
        ("gambler", {"target": 200, "rounds": 1}, ("to 200 points", "1 round at most")),
        ("gambler", {"target": 500, "rounds": None, "tableaux": "towns-2"}, ()),
        ("gambler", {"tableaux": "towns-1"}, ("tableaux towns-1",)),
        ("gambler", {"beginner_first": True, "tableaux": [{}]}, ("beginners’ tableau first", "own tableaux")),
    ],
)
def test_what_is_not_usual_is_told_in_a_few_words(game: str, options: dict[str, Any], told: tuple[str, ...]) -> None:
    with speaking("en"):
        assert terms(game, options) == told


def test_against_bots_it_is_usual_that_the_person_starts() -> None:
    with speaking("en"):
        assert terms("royale", {"starter": 1, "boards": 0}, [None, "regular", "rookie"]) == ("no boards",)
        assert terms("royale", {"starter": 2}, [None, "regular", "rookie"]) == ("seat 2 starts",)
        assert terms("royale", {"starter": 1}, [None, None, "rookie"]) == ("seat 1 starts",)


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_every_other_value_is_told(game: str, option: Option) -> None:
    for value, _ in values(option):
        kept = msgspec.to_builtins(read_options(game, GAMES[game], {option.name: value}))
        assert len(terms(game, kept)) == (value != option.usual)
    assert NO_LIMIT == "null"  # what msgspec reads as None


# By request -----------------------------------------------------------------------------------------------


def test_the_games_can_be_asked_for_in_any_language(served: Served) -> None:
    for code in LANGUAGES:
        answer = httpx2.get(f"{served.url}/api/games?lang={code}", headers={"accept-language": "en"}, timeout=DEADLINE)
        with speaking(code):
            assert msgspec.json.decode(answer.content, type=tuple[GameInfo, ...]) == game_infos()
