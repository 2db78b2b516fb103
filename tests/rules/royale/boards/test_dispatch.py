"""The compiled dispatch is written by hand: here every board's kernels are looked for in it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import fields
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from zocker.rules.frames import push
from zocker.rules.kernel import Kernel
from zocker.rules.royale.boards import dispatch
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.boards.board import Board
from zocker.rules.royale.codes import SHARED
from zocker.rules.royale.material import NONE
from zocker.rules.royale.moves import MOVES
from zocker.rules.royale.state import STATE
from zocker.rules.state import State

KERNELS = [field.name for field in fields(Board) if "Kernel" in str(field.type)]
OWNED = [(board, name) for board in BOARDS for name in KERNELS if getattr(board, name)]
CASINO = 3


def module_of(board: Board) -> ModuleType:
    word = board.name.lower().replace(" ", "_").strip("!?")
    return importlib.import_module(f"zocker.rules.royale.boards.{word}")


def waiting_for(board: Board, name: str) -> State:
    """Return a table with one board, which asks, or rolls if its chance is meant."""
    s: State = np.zeros(1, STATE)[0]
    s.players = 3
    s.face[:] = NONE
    s.face[CASINO] = board.code
    module = module_of(board)
    kind = getattr(module, "ROLLS" if name == "chance" else "ASKS", 0)
    push(s, kind, 1, 0, 0)
    return s


def call(name: str, s: State) -> Any:
    array = np.zeros(len(MOVES), np.int64)
    arguments: dict[str, tuple[Any, ...]] = {
        "clear": (s,),
        "end_scoring": (s,),
        "activate": (s, 1, CASINO),
        "legal": (s, array),
        "play": (s, 0),
        "chance": (s, array),
        "mask": (s, 0, 1),
        "would_pay": (s, 1),
        "observe": (s, 1, np.zeros(len(BOARDS), np.int64), array),
    }
    return getattr(dispatch, name)(*arguments.get(name, (s, CASINO)))


def noting(reached: list[tuple[str, str]], face: str, name: str) -> Callable[..., int]:
    def note(*arguments: Any) -> int:
        reached.append((face, name))
        return 0

    return note


@pytest.mark.parametrize(("board", "name"), OWNED, ids=lambda part: getattr(part, "face", part))
def test_every_kernel_of_a_board_is_reached(board: Board, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reached: list[tuple[str, str]] = []
    for other, kernel in OWNED:
        monkeypatch.setattr(module_of(other), kernel, noting(reached, other.face, kernel))
    call(name, waiting_for(board, name))
    assert reached.count((board.face, name)) == 1
    if name not in ("clear", "end_scoring", "would_pay", "observe"):  # these go to all boards
        assert reached == [(board.face, name)]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.face)
def test_a_board_names_all_kernels_that_its_file_has(board: Board) -> None:
    has = vars(module_of(board))
    assert {name for name in KERNELS if isinstance(has.get(name), Kernel)} == {
        name for face, name in OWNED if face is board
    }
    for name in KERNELS:
        assert getattr(board, name) is has.get(name)


def test_boards_are_listed_by_their_codes() -> None:
    assert [board.code for board in BOARDS] == [*range(len(BOARDS))]


def test_no_two_moves_have_the_same_code_or_text() -> None:
    codes = [*SHARED, *(code for board in BOARDS for code in board.moves)]
    assert sorted(codes) == [*range(len(MOVES))]
    assert len({*MOVES}) == len(MOVES)


def test_boards_that_ask_say_what() -> None:
    assert [board for board in BOARDS if bool(board.legal) != bool(board.questions)] == []
    assert [board for board in BOARDS if bool(board.legal) != bool(board.play)] == []
