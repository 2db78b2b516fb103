"""A roll of the two extra dice, packed into one number of a frame."""

from __future__ import annotations

from zocker.rules.kernel import kernel

_BASE = 8  # above any face
PACKED = _BASE * _BASE  # above any packed roll


@kernel
def pack_dice(one: int, other: int) -> int:
    return _BASE * one + other


@kernel
def one_of(dice: int) -> int:
    return dice // _BASE


@kernel
def other_of(dice: int) -> int:
    return dice % _BASE
