"""Many games between bots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zocker.bots.chooser import lineup_index
from zocker.errors import Mistake
from zocker.lab import simulate as lab
from zocker.lab.lineup import line_up, read_bots
from zocker.lab.simulate import Interrupted, Simulation, simulate, wilson
from zocker.rules.kernel import kernel

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
        "game", "players", "options", "seed", "games", "decisions", "seconds", "games_per_second", "bots", "complete",
    ]  # fmt: skip
    assert list(result["bots"][0]) == ["bot", "games", "wins", "win_share", "ci95", "mean_score"]


def test_seats_are_rotated_fairly() -> None:
    """With a fixed starter, equal bots do equally well only because they change seats."""
    result = simulate("las-vegas", ["random"] * 5, games_to_play=500, seed=1, options={"starter": 1})
    assert result.bots[0].win_share == pytest.approx(0.2)
    assert lineup_index(lab._states(lab.Matchup("las-vegas", ("random",) * 5, {}, 1))[0], 4, 3) == 2


def test_ctrl_c_is_raised_with_what_was_played_so_far() -> None:
    def stop(played: int) -> None:
        if played >= 1000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as stopped:
        simulate("las-vegas", ["random"] * 2, games_to_play=100_000, seed=1, progress=stop)
    assert isinstance(stopped.value, Interrupted)
    result = stopped.value.so_far
    assert (result.games, result.complete) == (1000, False)
    complete = simulate("las-vegas", ["random"] * 2, games_to_play=1000, seed=1)
    assert complete.complete
    assert timeless(result) == msgspec.structs.replace(timeless(complete), complete=False)


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (["genius", "random"], "no bot"),
        (["./nowhere.py:Bot", "random"], "no file"),
        (["random"] * 6, "2 to 5"),
        (
            ["{mine}:NoBot", "random"],
            "has no bot “NoBot”. A bot is a class with a method choose(view, legal, rng), or a function",
        ),
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


# Bots that are handed over ----------------------------------------------------------------------------


class Lucky:
    def choose(self, view: Any, legal: list[int], rng: Any) -> int:
        return int(rng.choice(legal))


class Favourite:
    def __init__(self, face: int) -> None:
        self.face = face
        self.asked = 0

    def choose(self, view: Any, legal: list[int], rng: Any) -> int:
        self.asked += 1
        return self.face if self.face in legal else legal[0]


@kernel
def last(view: Any, legal: Any, rng: Any) -> Any:
    return legal[-1]


def test_classes_and_kernels_play_as_they_do_from_a_file(mine: str) -> None:
    theirs = simulate("las-vegas", [f"{mine}:Lucky", "greedy", f"{mine}:last"], games_to_play=20, seed=5, threads=1)
    handed = simulate("las-vegas", [Lucky, "greedy", last], games_to_play=20, seed=5)
    assert [bot.bot for bot in handed.bots] == ["Lucky", "greedy", "last"]
    assert [(bot.wins, bot.mean_score) for bot in handed.bots] == [(bot.wins, bot.mean_score) for bot in theirs.bots]


def test_an_object_plays_all_games_itself() -> None:
    bot = Favourite(3)
    result = simulate("las-vegas", [bot, "random"], games_to_play=30, seed=5)
    assert bot.asked > 30 * 8
    assert result.bots[0].bot == "Favourite"
    assert msgspec.json.decode(msgspec.json.encode(result))["bots"][0]["games"] == 30


def test_bots_of_the_same_name_are_told_apart() -> None:
    one, other = Favourite(1), Favourite(2)
    names, handed = read_bots([one, "Favourite", other, one, Favourite, "random"])
    assert names == ("Favourite 2", "Favourite", "Favourite 3", "Favourite 2", "Favourite 4", "random")
    assert [bot.external for bot in handed.values()] == [one, other, Favourite]


@pytest.mark.parametrize("thing", [5, int, None, object])
def test_what_cannot_choose_is_no_bot(thing: Any) -> None:
    with pytest.raises(Mistake, match=r"is not a bot\. Give a name, a class"):
        simulate("las-vegas", [thing, "greedy"], games_to_play=1)


# Bots from files --------------------------------------------------------------------------------------


def run(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program that guards nothing against being imported."""
    (folder / "program.py").write_text(program)
    return subprocess.run([sys.executable, "program.py"], cwd=folder, capture_output=True, text=True, check=False)


def test_a_program_needs_no_guard(mine: str, tmp_path: Path) -> None:
    play = f"zocker.simulate('las-vegas', ['{mine}:First', 'greedy'], games_to_play=40, seed=1, threads=2)"
    done = run(tmp_path, f"import zocker\nprint('once')\nprint({play}.games)")
    assert (done.stdout.split(), done.stderr) == (["once", "40"], "")


def test_a_file_that_plays_its_own_bots_needs_one(tmp_path: Path) -> None:
    play = "zocker.simulate('las-vegas', ['program.py:Bot', 'greedy'], games_to_play=40, seed=1)"
    done = run(tmp_path, f"import zocker\nclass Bot:\n    def choose(self, view, legal, rng): ...\n{play}")
    assert done.stderr.splitlines()[-1].endswith('Put that code under “if __name__ == "__main__"”.')


def test_a_bot_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("FACE = 2")
    choose = "def choose(self, view, legal, rng): return FACE if FACE in legal else legal[0]"
    (tmp_path / "mine.py").write_text(f"from beside import FACE\nclass Bot:\n    {choose}")
    before = [*sys.path]
    theirs = simulate("las-vegas", [f"{tmp_path}/mine.py:Bot", "random"], games_to_play=10, seed=1, threads=1)
    assert sys.path == before
    assert theirs.bots[0].wins == simulate("las-vegas", [Favourite(2), "random"], games_to_play=10, seed=1).bots[0].wins


def test_an_edited_kernel_is_not_mistaken_for_what_it_was(tmp_path: Path) -> None:
    edited = "from zocker.rules.kernel import kernel\n@kernel\ndef bot(view, legal, rng):\n    return legal[{}]"
    play = "zocker.simulate('las-vegas', ['mine.py:bot', 'random'], games_to_play=20, seed=1, threads=1)"
    scores = set()
    for place in (0, -1):
        (tmp_path / "mine.py").write_text(edited.format(place))
        scores.add(run(tmp_path, f"import zocker\nprint({play}.bots[0].mean_score)").stdout)
    assert len(scores) == 2


# Who plays where --------------------------------------------------------------------------------------


def test_bots_as_on_the_command_line() -> None:
    text = simulate("las-vegas", "greedy, random", games_to_play=50, seed=1)
    assert timeless(text) == timeless(simulate("las-vegas", ["greedy", "random"], games_to_play=50, seed=1))
    assert simulate("las-vegas", "greedy", games_to_play=5, seed=1).players == 2
    assert simulate("las-vegas", ["greedy"], players=4, games_to_play=5, seed=1).players == 4


def test_without_a_seed_it_is_random_and_told() -> None:
    one, other = (simulate("las-vegas", "random", games_to_play=50) for _ in range(2))
    assert one.seed != other.seed
    assert timeless(one) == timeless(simulate("las-vegas", "random", games_to_play=50, seed=one.seed))


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
