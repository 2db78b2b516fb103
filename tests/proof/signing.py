"""Ed25519 as its paper has it, slowly: to make keys and signatures about which libraries disagree."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count
from typing import Any

from zocker.proof.keys import FIELD, is_signed

ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, FIELD) % FIELD
COFACTOR = 8
MESSAGE = b"zocker"

Point = tuple[int, int]
ZERO: Point = (0, 1)


def add(one: Point, other: Point) -> Point:
    (a, b), (c, d) = one, other
    product = D * a * b * c * d % FIELD
    return (
        (a * d + b * c) * pow(1 + product, -1, FIELD) % FIELD,
        (b * d + a * c) * pow(1 - product, -1, FIELD) % FIELD,
    )


def times(number: int, point: Point) -> Point:
    found = ZERO
    while number:
        if number & 1:
            found = add(found, point)
        point, number = add(point, point), number >> 1
    return found


def written(point: Point) -> bytes:
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


def at_height(second: int) -> Point | None:
    """Return a point with a second coordinate, if there is one."""
    square = (second * second - 1) * pow(D * second * second + 1, -1, FIELD) % FIELD
    root = pow(square, (FIELD + 3) // 8, FIELD)
    for first in (root, root * pow(2, (FIELD - 1) // 4, FIELD) % FIELD):
        if first * first % FIELD == square:
            return first, second
    return None


BASE = times(1, (at_height(4 * pow(5, -1, FIELD) % FIELD) or ZERO))
BASE = BASE if BASE[0] % 2 == 0 else (FIELD - BASE[0], BASE[1])


def torsion() -> list[Point]:
    """Return the eight points of small order, beginning with the one that stands for nothing."""
    for second in count(2):
        point = at_height(second)
        small = times(ORDER, point) if point else ZERO
        if times(COFACTOR // 2, small) != ZERO:
            return [times(number, small) for number in range(COFACTOR)]
    raise AssertionError


def challenge(given: bytes, key: bytes, message: bytes) -> int:
    return int.from_bytes(hashlib.sha512(given + key + message).digest(), "little") % ORDER


def made(
    secret: int, nonce: int, message: bytes, on_key: Point = ZERO, on_given: Point = ZERO
) -> tuple[bytes, bytes, bytes]:
    """Return a key, its first half of a signature and the second one, with a point of small order added to either."""
    key = written(add(times(secret, BASE), on_key))
    given = written(add(times(nonce, BASE), on_given))
    scalar = (nonce + challenge(given, key, message) * secret) % ORDER
    return key, given, scalar.to_bytes(32, "little")


def signatures() -> Iterator[dict[str, Any]]:
    """Yield signatures, sound and unsound, and whether they are valid."""
    for name, key, message, given, scalar in _cases():
        signature = (given + scalar).hex()
        good = is_signed(key.hex(), message, signature)
        yield {"name": name, "key": key.hex(), "message": message.hex(), "signature": signature, "good": good}


def _cases() -> Iterator[tuple[str, bytes, bytes, bytes, bytes]]:
    small = torsion()
    key, given, scalar = made(5, 7, MESSAGE)
    number = int.from_bytes(scalar, "little")
    yield "sound", key, MESSAGE, given, scalar
    yield "another message", key, b"zocked", given, scalar
    yield "second half too large", key, MESSAGE, given, (number + ORDER).to_bytes(32, "little")
    yield "second half with a high bit", key, MESSAGE, given, (number | 1 << 255).to_bytes(32, "little")
    yield "first half no point", key, MESSAGE, (2).to_bytes(32, "little"), scalar
    yield "key no point", (2).to_bytes(32, "little"), MESSAGE, given, scalar
    yield (
        "sign of the key changed",
        (int.from_bytes(key, "little") ^ 1 << 255).to_bytes(32, "little"),
        MESSAGE,
        given,
        scalar,
    )
    for place, point in enumerate(small):
        yield f"key of small order {place}", written(point), MESSAGE, *_fits_all(written(point), point)
        yield f"first half with small order {place}", *_in_order(made(5, 7, MESSAGE, on_given=point))
    for second in (0, 1):
        for sign in (0, 1):
            high = (second + FIELD | sign << 255).to_bytes(32, "little")
            yield f"key too high, {second}, {sign}", high, MESSAGE, *_fits_all(high, ZERO)
            yield f"first half too high, {second}, {sign}", *_without_nonce(high)
    yield "key with the sign of nothing", (1 | 1 << 255).to_bytes(32, "little"), MESSAGE, written(ZERO), bytes(32)
    yield "first half that is nothing", *_without_nonce(written(ZERO))
    yield "first half nothing with a sign", *_without_nonce((1 | 1 << 255).to_bytes(32, "little"))
    yield "a high key of large order", (3 + FIELD).to_bytes(32, "little"), MESSAGE, given, scalar
    for order, place in ((2, 4), (4, 2), (8, 1)):
        for wanted in (0, 1):
            message = next(text for text in _messages() if bool(_remainder(text, small[place]) % order) == bool(wanted))
            yield (
                f"mixed key {order}, {'un' * wanted}sound",
                *_in_order(made(5, 7, message, on_key=small[place]), message),
            )
    message = next(text for text in _messages() if _remainder(text, small[1], small[3]) == 5)
    yield "mixed key and first half, sound", *_in_order(made(5, 7, message, small[1], small[3]), message)
    message = next(text for text in _messages() if _remainder(text, small[1], small[3]) == 4)
    yield "mixed key and first half, unsound", *_in_order(made(5, 7, message, small[1], small[3]), message)


def _messages() -> Iterator[bytes]:
    return (f"message {number}".encode() for number in count())


def _remainder(message: bytes, on_key: Point, on_given: Point = ZERO) -> int:
    """Return what is left of the challenge by the cofactor: how often the small part of a key counts."""
    key, given, _ = made(5, 7, message, on_key, on_given)
    return challenge(given, key, message) % COFACTOR


def _fits_all(key: bytes, point: Point) -> tuple[bytes, bytes]:
    """Return a signature that fits a message for a key of small order, if its equation is all that is checked."""
    for nonce in range(1, 100):
        given = written(times(nonce, BASE))
        if times(challenge(given, key, MESSAGE), point) == ZERO:
            return given, nonce.to_bytes(32, "little")
    raise AssertionError


def _without_nonce(given: bytes) -> tuple[bytes, bytes, bytes, bytes]:
    """Return a signature with a first half that is some writing of nothing."""
    key = written(times(5, BASE))
    return key, MESSAGE, given, (challenge(given, key, MESSAGE) * 5 % ORDER).to_bytes(32, "little")


def _in_order(parts: tuple[bytes, bytes, bytes], message: bytes = MESSAGE) -> tuple[bytes, bytes, bytes, bytes]:
    key, given, scalar = parts
    return key, message, given, scalar
