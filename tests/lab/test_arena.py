"""Bots against each other with duplicate dice."""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from zocker import cli
from zocker.errors import Mistake
from zocker.lab import arena as lab
from zocker.lab.arena import Arena, arena, by_deals, seatings
from zocker.lab.simulate import Interrupted, Matchup
from zocker.text import LANGUAGES

MINE = """
class First:
    def choose(self, view, legal, rng):
        return legal[0]

class Twin(First):
    pass

class Triplet(First):
    pass

class Last:
    def choose(self, view, legal, rng):
        return legal[-1]
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    return str(file)


@pytest.fixture(scope="module")
def three() -> Arena:
    return arena("las-vegas", ["random", "greedy", "rookie"], games_to_play=300, seed=4)


def timeless(result: Arena) -> Arena:
    return msgspec.structs.replace(result, seconds=0)


# Duplicate dice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_comes_to_every_seat_equally_often(players: int) -> None:
    for deal in range(7):
        at = Counter((seat, bot) for seats in seatings(players, deal) for seat, bot in enumerate(seats))
        assert len(at) == players**2
        assert len({*at.values()}) == 1


def test_all_orders_of_up_to_three_and_changing_neighbours_of_more() -> None:
    assert [len(set(seatings(players, 0))) for players in (2, 3, 4, 5)] == [2, 6, 4, 5]
    assert len({seats for deal in range(6) for seats in seatings(4, deal)}) == math.factorial(4)


def test_equal_bots_that_leave_nothing_to_chance_mirror_each_other(mine: str) -> None:
    """The same dice for swapped seats: what one wins from a seat, the other wins from there in the mirrored game."""
    first, twin = f"{mine}:First", f"{mine}:Twin"
    results = lab.play_deals(matchups_of([first, twin], 2), 3, 8)
    assert np.array_equal(results.points[:, 0, 0], results.points[:, 0, 1, ::-1])
    assert np.array_equal(results.ranks[:, 0, 0], results.ranks[:, 0, 1, ::-1])
    assert not np.array_equal(results.points[:, 0, 0], results.points[:, 0, 1])
    assert len(np.unique(results.points)) > 8


def test_equal_bots_win_exactly_their_share(mine: str) -> None:
    twins = arena("las-vegas", [f"{mine}:First", f"{mine}:Twin"], games_to_play=16, seed=7, threads=1)
    assert [bot.win_share for bot in twins.bots] == [0.5, 0.5]
    assert twins.pairs[0].share == 0.5
    assert twins.pairs[0].ci95 == (0.5, 0.5)
    assert twins.bots[0].mean_score == twins.bots[1].mean_score


def test_equal_bots_win_exactly_their_share_of_three(mine: str) -> None:
    bots = [f"{mine}:First", f"{mine}:Twin", f"{mine}:Triplet"]
    matchups = matchups_of(bots, 3)
    report = lab._report(bots, matchups, lab.play_deals(matchups, 0, 5), 5, 0)
    assert [bot.win_share for bot in report.bots] == pytest.approx([1 / 3] * 3)
    assert len({bot.mean_score for bot in report.bots}) == 1


def test_a_deal_is_the_same_for_every_matchup(mine: str) -> None:
    """With a third bot in the arena, the games of the first two stay what they were."""
    bots = [f"{mine}:First", "greedy", f"{mine}:Last"]
    all_three, two = (lab.play_deals(matchups_of(bots[:n], 2), 0, 4) for n in (3, 2))
    assert np.array_equal(all_three.points[:, 0], two.points[:, 0])


def matchups_of(bots: list[str], players: int) -> tuple[Matchup, ...]:
    options = lab.check("las-vegas", bots, players, 1, {})
    return tuple(Matchup("las-vegas", opponents, options, 5) for opponents in combinations(bots, players))


# Who met whom, and how it ended -----------------------------------------------------------------------


def test_all_pairs_meet_equally_often(three: Arena) -> None:
    assert (three.deals, three.games, three.rated) == (150, 900, 900)
    assert {frozenset(pair.bots) for pair in three.pairs} == {
        frozenset(pair) for pair in combinations(["random", "greedy", "rookie"], 2)
    }
    assert [pair.games for pair in three.pairs] == [300] * 3
    assert [bot.games for bot in three.bots] == [600] * 3
    assert sum(bot.win_share for bot in three.bots) == pytest.approx(1.5)


def test_a_bot_between_two_wins_what_its_pairs_say(three: Arena) -> None:
    above = {pair.bots: pair.share for pair in three.pairs}
    best, middle, worst = (bot.bot for bot in three.bots)
    assert three.bots[0].win_share == pytest.approx((above[best, middle] + above[best, worst]) / 2)
    assert three.bots[1].win_share == pytest.approx((1 - above[best, middle] + above[middle, worst]) / 2)


def test_the_stronger_bot_is_rated_higher(three: Arena) -> None:
    assert [bot.bot for bot in three.bots] == ["greedy", "rookie", "random"]
    ordinals = [bot.ordinal for bot in three.bots]
    assert ordinals == sorted(ordinals, reverse=True)
    greedy, _, random = three.bots
    assert greedy.mu - 3 * greedy.sigma == pytest.approx(greedy.ordinal)
    assert greedy.ordinal > random.mu + 3 * random.sigma
    assert greedy.ci95[0] > random.ci95[1]
    assert 300_000 < random.mean_score < greedy.mean_score
    assert three.pairs[1].bots == ("greedy", "random")
    assert three.pairs[1].share > 0.9


@pytest.mark.parametrize(("players", "deals", "games"), [(3, 5, 5 * 6 * 4), (4, 8, 8 * 4)])
def test_matchups_of_three_and_four(players: int, deals: int, games: int) -> None:
    bots = ["random", "greedy", "rookie", "convolver"]
    result = arena("las-vegas", bots, players=players, games_to_play=30, seed=2)
    assert (result.players, result.deals, result.games) == (players, deals, games)
    assert sum(bot.games * bot.win_share for bot in result.bots) == pytest.approx(games)
    assert len(result.pairs) == 6
    assert result.bots[-1].bot == "random"


def test_games_are_rated_by_all_ranks_and_ties_are_draws() -> None:
    matchups = [Matchup("las-vegas", ("a", "b", "c"), {}, 1)]
    even = lab.rate("abc", matchups, np.full((20, 1, 1, 3), 1))
    assert len({round(rating.mu, 9) for rating in even.values()}) == 1
    second = lab.rate("abc", matchups, np.tile([2, 3, 1], (20, 1, 1, 1)))
    assert second["c"].mu > second["a"].mu > second["b"].mu


def test_more_games_make_a_rating_ever_more_certain() -> None:
    turns = np.tile([[[[1, 2], [2, 1]]]], (500, 1, 1, 1))
    ratings = lab.rate("ab", [Matchup("las-vegas", ("a", "b"), {}, 1)], turns)
    assert ratings["a"].sigma < 1
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu, abs=0.5)


def test_losers_are_ranked_too() -> None:
    results = lab.play_deals(matchups_of(["random", "greedy", "rookie"], 3), 0, 10)
    money, rank = results.points.reshape(-1, 3), results.ranks.reshape(-1, 3)
    assert {1, 2, 3} <= {*rank.ravel().tolist()}
    one, other = money[:, :2].T
    assert (rank[one > other, 0] < rank[one > other, 1]).all()


def test_only_the_first_games_are_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "RATED", 41)
    long, short = (arena("las-vegas", ["greedy", "random"], games_to_play=n, seed=3) for n in (90, 40))
    assert (long.rated, long.games) == (40, 90)
    assert [(bot.mu, bot.sigma) for bot in long.bots] == [(bot.mu, bot.sigma) for bot in short.bots]


# Intervals --------------------------------------------------------------------------------------------


def test_intervals_are_by_deals() -> None:
    deals = np.array([1.0, 0.5, 0.0, 0.5] * 25).reshape(100, 1, 1)
    share, (low, high) = by_deals(deals)
    half = 1.959964 * np.std(deals, ddof=1) / 10
    assert (share, low, high) == pytest.approx((0.5, 0.5 - half, 0.5 + half))
    doubled = by_deals(np.repeat(deals, 2, axis=2))
    assert doubled == (share, (low, high))  # twice the same games in a deal tell nothing new


def test_intervals_of_mirrored_deals_are_narrow() -> None:
    swapped = np.tile([[1.0, 0.0]], (50, 1, 1))
    assert by_deals(swapped) == (0.5, (0.5, 0.5))


def test_intervals_stay_within_what_is_possible() -> None:
    assert by_deals(np.zeros((0, 1, 2))) == (0, (0, 1))
    assert by_deals(np.ones((1, 1, 2))) == (1, (0, 1))
    share, (low, high) = by_deals(np.ones((5, 1, 2)))
    assert (share, high) == (1, 1)
    assert 0.5 < low < 0.7
    assert by_deals(np.array([0.0, 0.0, 0.0, 1.0]).reshape(4, 1, 1))[1][0] == 0


# Seeds, threads, Ctrl-C -------------------------------------------------------------------------------


def test_the_result_depends_on_the_seed_and_not_on_the_threads(three: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 40)
    same, other = (
        arena("las-vegas", ["random", "greedy", "rookie"], games_to_play=300, seed=seed, threads=3) for seed in (4, 5)
    )
    assert timeless(same) == timeless(three)
    assert other.bots != three.bots


def test_seatings_go_on_from_chunk_to_chunk() -> None:
    matchups = matchups_of(["random", "greedy", "rookie", "convolver"], 4)
    whole, *parts = (lab.play_deals(matchups, first, count) for first, count in ((0, 5), (0, 2), (2, 3)))
    assert np.array_equal(whole.points, lab.joined(parts).points)


def test_ctrl_c_is_raised_with_the_deals_played_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 20)
    seen = []

    def stop(played: int) -> None:
        seen.append(played)
        if played >= 60:
            raise KeyboardInterrupt

    bots = ["greedy", "random"]
    with pytest.raises(Interrupted) as stopped:
        arena("las-vegas", bots, games_to_play=100_000, seed=1, progress=stop)
    assert seen == [20, 40, 60]
    whole = timeless(arena("las-vegas", bots, games_to_play=60, seed=1))
    assert whole.complete
    assert timeless(stopped.value.so_far) == msgspec.structs.replace(whole, complete=False)


def test_ctrl_c_before_the_first_deal_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "in_chunks", interrupted)
    with pytest.raises(Interrupted) as stopped:
        arena("las-vegas", ["greedy", "random"], games_to_play=10, seed=1)
    nothing = stopped.value.so_far
    assert (nothing.deals, nothing.games, nothing.rated) == (0, 0, 0)
    assert [(bot.games, bot.win_share, bot.ci95, bot.mean_score) for bot in nothing.bots] == [(0, 0, (0, 1), 0)] * 2


# Who may enter ----------------------------------------------------------------------------------------


class First:
    def choose(self, view: Any, legal: list[int], rng: Any) -> int:
        return legal[0]


def test_bots_that_are_handed_over_play_as_they_do_from_a_file(mine: str) -> None:
    theirs = arena("las-vegas", [f"{mine}:First", "greedy", "random"], games_to_play=10, seed=3, threads=1)
    handed = arena("las-vegas", [First, "greedy", "random"], games_to_play=10, seed=3)
    assert "First" in {bot.bot for bot in handed.bots}
    assert [bot.mu for bot in handed.bots] == [bot.mu for bot in theirs.bots]


def test_bots_and_seed_as_on_the_command_line() -> None:
    result = arena("las-vegas", "greedy, random", games_to_play=10)
    again = arena("las-vegas", ["greedy", "random"], games_to_play=10, seed=result.seed)
    assert timeless(result) == timeless(again)


def test_the_command_prints_what_was_played_before_ctrl_c(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "in_chunks", interrupted)
    assert zocker(monkeypatch, *ARENA, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["complete"]) == (0, False)


# What is refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bots", "players", "games", "says"),
    [
        ("las-vegas", ["nobody", "random"], 2, 10, "no bot"),
        ("las-vegas", ["random", "greedy", "nobody"], 2, 10, "no bot"),
        ("las-vegas", ["random"], 2, 10, "One bot is too few for 2 seats"),
        ("las-vegas", ["random", "greedy"], 3, 10, "2 bots are too few for 3 seats"),
        ("las-vegas", ["random", "greedy", "random"], 2, 10, "random is named twice"),
        ("las-vegas", ["random", "greedy", "optimal-turn"], 2, 10, "plays only gambler"),
        ("las-vegas", ["random", "greedy"], 1, 10, "2 to 5"),
        ("las-vegas", ["random", "greedy"], -1, 10, "2 to 5"),
        ("las-vegas", ["random", "greedy"], 2, 0, "from 1 to"),
        ("las-vegas", ["random", "./nowhere.py:Bot"], 2, 10, "no file"),
        ("poker", ["random", "greedy"], 2, 10, "no game"),
    ],
)
def test_bad_arenas_are_refused_in_one_sentence(
    game: str, bots: list[str], players: int, games: int, says: str
) -> None:
    with pytest.raises(Mistake) as caught:
        arena(game, bots, players=players, games_to_play=games, seed=1)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


# The command ------------------------------------------------------------------------------------------


def zocker(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(cli.lab, "compile_once", lambda game: None)
    monkeypatch.setattr(sys, "argv", ["zocker", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    return int(ended.value.code or 0)


ARENA = ("arena", "las-vegas", "--bots", "random, greedy,rookie", "--games", "19", "--seed", "8")


def test_the_command_prints_one_json_object(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert zocker(monkeypatch, *ARENA, "--option", "neutral=true", "--json") == 0
    out, err = capsys.readouterr()
    assert err == ""
    result = json.loads(out)
    assert list(result) == [
        "game", "players", "options", "seed", "deals", "games", "rated", "seconds", "bots", "pairs", "complete",
    ]  # fmt: skip
    assert [result[key] for key in ("game", "players", "seed", "deals", "games")] == ["las-vegas", 2, 8, 10, 60]
    assert result["options"]["neutral"] is True
    assert list(result["bots"][0]) == [
        "bot", "games", "win_share", "ci95", "mean_score", "mu", "sigma", "ordinal",
    ]  # fmt: skip
    assert list(result["pairs"][0]) == ["bots", "games", "share", "ci95"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_command_prints_tables(
    code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    monkeypatch.setenv("COLUMNS", "80")
    assert zocker(monkeypatch, *ARENA) == 0
    out, _ = capsys.readouterr()
    assert max(map(len, out.splitlines())) <= 80
    rows = [line for line in out.splitlines() if "random" in line]
    assert len(rows) == 2
    assert "]" in rows[0]  # the interval is on one line
    assert "3 random" in rows[1]
    assert "openskill" in out


def test_two_bots_need_no_cross_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert zocker(monkeypatch, "arena", "las-vegas", "--bots", "random,greedy", "--games", "2") == 0
    assert capsys.readouterr().out.count("greedy") == 1


@pytest.mark.parametrize("extra", [("--threads", "0"), ("--games", "0"), ("--players", "4"), ("--option", "x")])
def test_the_command_refuses_in_one_sentence(
    extra: tuple[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert zocker(monkeypatch, *ARENA, *extra) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
