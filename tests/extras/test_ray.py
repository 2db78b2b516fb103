"""The laboratory on a cluster of Ray: the same chunks and seeds, so the same results, also when a machine dies."""

from __future__ import annotations

import json
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.test_golden import GOLDEN
from zocker import cli
from zocker.lab.arena import arena
from zocker.lab.cluster import connected, in_order
from zocker.lab.simulate import Interrupted, simulate
from zocker.values import weights

ray = pytest.importorskip("ray", reason="not run: Ray is missing")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own
BOTS, GAMES, SEED = ("greedy", "regular"), 20_000, 7


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Start a cluster of two machines, on this one."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def without_times(result: Any) -> dict[str, Any]:
    """Return a result without what may differ from run to run."""
    from msgspec import to_builtins

    return {name: value for name, value in to_builtins(result).items() if "second" not in name}


def test_a_cluster_of_two_gives_the_same_results(cluster: Any) -> None:
    plain = simulate("las-vegas", BOTS, games_to_play=GAMES, seed=SEED)
    fought = arena("las-vegas", BOTS, games_to_play=200, seed=SEED)
    with connected(cluster.address) as there:
        assert there is not None
        assert there.workers == 2
        seen = list[int]()
        shared = simulate("las-vegas", BOTS, games_to_play=GAMES, seed=SEED, cluster=there, progress=seen.append)
        assert without_times(shared) == without_times(plain)
        assert seen == sorted(seen)
        assert without_times(arena("las-vegas", BOTS, games_to_play=200, seed=SEED, cluster=there)) == without_times(
            fought
        )
        assert [*in_order(len, ["a", "bb", ""], there)] == [1, 2, 0]


def test_a_machine_that_dies_changes_nothing_but_the_time(cluster: Any) -> None:
    plain = simulate("las-vegas", BOTS, games_to_play=GAMES, seed=SEED)
    third = cluster.add_node(num_cpus=1)
    killed = threading.Event()

    def kill(played: int) -> None:
        if played > GAMES // 4 and not killed.is_set():
            killed.set()
            cluster.remove_node(third, allow_graceful=False)

    with connected(cluster.address) as there:
        shared = simulate("las-vegas", BOTS, games_to_play=GAMES, seed=SEED, cluster=there, progress=kill)
    assert killed.is_set()
    assert without_times(shared) == without_times(plain)


def test_ctrl_c_leaves_what_was_played_so_far(cluster: Any) -> None:
    def interrupt(played: int) -> None:
        raise KeyboardInterrupt

    with connected(cluster.address) as there, pytest.raises(Interrupted) as stopped:
        simulate("las-vegas", BOTS, games_to_play=GAMES, seed=SEED, cluster=there, progress=interrupt)
    part = stopped.value.so_far
    assert 0 < part.games < GAMES
    whole = simulate("las-vegas", BOTS, games_to_play=part.games, seed=SEED)
    assert without_times(part) == without_times(whole) | {"complete": False}


def test_a_net_learns_alike(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def learn(name: str, *more: str) -> tuple[bytes, dict[str, Any]]:
        folder = tmp_path / name
        words = ["train", "las-vegas", "--players", "2", "--steps", "2", "--seed", "5", "--folder", str(folder)]
        monkeypatch.setattr(sys, "argv", ["zocker", *words, *more])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        assert not ended.value.code
        learned, told = weights.read(folder / "net.npz").net, weights.about(folder / "net.npz")
        return b"".join(array.tobytes() for layer in learned for array in layer), told | {"seconds": 0}

    net, told = learn("plain")
    assert told["positions"] > 0
    assert any(told["wins_against_regular"])
    assert learn("shared", "--ray", cluster.address) == (net, told)


def test_a_folder_is_analysed_alike(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("las-vegas", "las-vegas-2", "las-vegas-2019"):
        shutil.copy(GOLDEN / f"{name}.json", tmp_path)

    def shares(*more: str) -> Any:
        monkeypatch.setattr(sys, "argv", ["zocker", "analyse", str(tmp_path), "--json", *more])
        with pytest.raises(SystemExit):
            cli.main()
        return json.loads(capsys.readouterr().out)

    assert shares("--ray", cluster.address) == shares()
