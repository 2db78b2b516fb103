"""Many games between bots."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from zocker.bots.chooser import lineup_index
from zocker.errors import Mistake
from zocker.lab import simulate as lab
from zocker.lab.simulate import Simulation, line_up, simulate, wilson

MINE = '''
from zocker.rules.kernel import kernel

class First:
    """Plays the first legal move, now by code, now by name."""
    def __init__(self):
        self.turns = 0
    def choose(self, view, legal, rng):
        self.turns += 1
        return legal[0] if self.turns % 2 else f"place {legal[0] + 1}"

class Lucky:
    def choose(self, view, legal, rng):
        return rng.choice(legal)

class Cheat:
    def choose(self, view, legal, rng):
        return 17

class Broken:
    def choose(self, view, legal, rng):
        return 1 / 0

class NoBot:
    pass

@kernel
def last(view, legal, rng):
    return legal[-1]
'''


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    return str(file)


def timeless(result: Simulation) -> Simulation:
    return msgspec.structs.replace(result, seconds=0, games_per_second=0)


def test_the_result_depends_on_the_seed_and_not_on_the_threads() -> None:
    one, two, three = (
        timeless(simulate("las-vegas", ["greedy", "random", "random"], games_to_play=2700, seed=seed, threads=threads))
        for seed, threads in ((5, 1), (5, 3), (6, 1))
    )
    assert one == two
    assert one != three


def test_external_bots_play_on_processes_with_the_same_result(mine: str) -> None:
    bots = [f"{mine}:First", "greedy", f"{mine}:Lucky", f"{mine}:last"]
    one, two = (timeless(simulate("las-vegas", bots, games_to_play=20, seed=5, threads=n)) for n in (1, 2))
    assert one == two
    assert [bot.bot for bot in one.bots] == bots
    assert sum(bot.wins for bot in one.bots) == pytest.approx(20)


def test_an_external_random_bot_sees_the_same_dice_as_ours(mine: str) -> None:
    """Chance and what bots leave to chance are apart: a bot that only reads its own luck changes no dice."""
    ours = simulate("las-vegas", ["random", "greedy"], games_to_play=400, seed=2)
    theirs = simulate("las-vegas", [f"{mine}:Lucky", "greedy"], games_to_play=400, seed=2)
    assert abs(ours.bots[1].win_share - theirs.bots[1].win_share) < 0.05


def test_one_entry_per_distinct_bot_counts_its_seats() -> None:
    result = simulate("las-vegas", ["random", "greedy", "random"], games_to_play=600, seed=1)
    random, greedy = result.bots
    assert (random.bot, random.games, greedy.bot, greedy.games) == ("random", 1200, "greedy", 600)
    assert random.wins + greedy.wins == pytest.approx(600)
    assert random.win_share == pytest.approx(random.wins / 1200)
    assert random.ci95[0] < random.win_share < random.ci95[1]
    assert greedy.win_share > 0.6
    assert 100_000 < random.mean_score < greedy.mean_score
    assert result.decisions > 600 * 50


def test_the_json_has_the_promised_keys() -> None:
    result = msgspec.to_builtins(simulate("las-vegas", ["random"] * 2, games_to_play=3, seed=1))
    assert list(result) == [
        "game", "players", "options", "seed", "games", "decisions", "seconds", "games_per_second", "bots",
    ]  # fmt: skip
    assert list(result["bots"][0]) == ["bot", "games", "wins", "win_share", "ci95", "mean_score"]


def test_seats_are_rotated_fairly() -> None:
    """With a fixed starter, equal bots do equally well only because they change seats."""
    result = simulate("las-vegas", ["random"] * 5, games_to_play=500, seed=1, options={"starter": 1})
    assert result.bots[0].win_share == pytest.approx(0.2)
    assert lineup_index(lab._states(lab.Matchup("las-vegas", ("random",) * 5, {}, 1))[0], 4, 3) == 2


def test_ctrl_c_ends_with_what_was_played_so_far() -> None:
    def stop(played: int) -> None:
        if played >= 1000:
            raise KeyboardInterrupt

    result = simulate("las-vegas", ["random"] * 2, games_to_play=100_000, seed=1, progress=stop)
    assert result.games == 1000
    complete = simulate("las-vegas", ["random"] * 2, games_to_play=1000, seed=1)
    assert timeless(result) == timeless(complete)


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (["genius", "random"], "no bot"),
        (["./nowhere.py:Bot", "random"], "no file"),
        (["random"] * 6, "2 to 5"),
        (["{mine}:NoBot", "random"], "choose"),
        (["{mine}:Missing", "random"], "Missing"),
        (["{mine}:Cheat", "random"], "legal"),
        (["{mine}:Broken", "random"], "ZeroDivisionError"),
    ],
)
def test_bad_bots_are_refused_in_one_sentence(bots: list[str], says: str, mine: str) -> None:
    with pytest.raises(Mistake) as caught:
        simulate("las-vegas", [bot.format(mine=mine) for bot in bots], games_to_play=2, seed=1)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_bot_file_that_does_not_load_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def (")
    with pytest.raises(Mistake, match="SyntaxError"):
        simulate("las-vegas", [f"{tmp_path}/bad.py:Bot", "random"], games_to_play=2, seed=1)


def test_line_ups() -> None:
    assert line_up(["greedy"], None) == ("greedy", "greedy")
    assert line_up(["greedy"], 4) == ("greedy",) * 4
    assert line_up(["greedy", "random"], None) == ("greedy", "random")
    with pytest.raises(Mistake, match="3 bots"):
        line_up(["greedy", "random"], 3)


def test_wilson_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert wilson(1, 10)[1] == 1
    assert wilson(0, 0) == (0, 1)
