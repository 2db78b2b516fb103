"""The nets that come with Zocker: no sum leaves 32 bits, and the command that made each is one that works."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from typer.main import get_group

from zocker.cli import app
from zocker.lab.train.settings import setting_for
from zocker.values import weights
from zocker.values.net import LARGEST_FEATURE, check

NETS = sorted(weights.FOLDER.glob("*.npz"))


@pytest.mark.parametrize("file", NETS, ids=lambda file: file.stem)
def test_no_sum_can_leave_32_bits(file: Path) -> None:
    check(weights.read(file).net, LARGEST_FEATURE)


@pytest.mark.parametrize("file", NETS, ids=lambda file: file.stem)
def test_it_names_a_command_that_works(file: Path) -> None:
    told = weights.about(file)
    program, command, *words = shlex.split(told["command"])
    assert (program, command) == ("zocker", "train")
    given = get_group(app).commands["train"].make_context("train", words).params
    setting = setting_for(given["game"], given["players"])
    assert file.stem == f"{setting.game}-{given['players'] or weights.ALL}"
    assert setting.command in told["command"]
    assert given["seed"] == told["seed"]
    assert given["steps"] >= told["steps"] > 0
