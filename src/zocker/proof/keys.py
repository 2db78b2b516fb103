"""Ed25519, so strict that every language agrees about every signature; `web/src/proof/keys.ts` is the same.

A key must be canonical and of large order; a signature must be canonical, and `[S]B = R + [k]A` decides.
"""

from __future__ import annotations

import functools
import re

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

FIELD = 2**255 - 19
_ORDER_8 = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
SMALL_ORDER = frozenset({0, 1, FIELD - 1, _ORDER_8, FIELD - _ORDER_8})  # the second coordinates of all such points
INTEGER_BYTES = 8
_is_signature = re.compile("[0-9a-f]{128}")


def packed(tag: str, *parts: bytes | int) -> bytes:
    """Return the bytes to hash or sign: a tag for the purpose, then each part; integers take 8 bytes."""
    written = [part if isinstance(part, bytes) else part.to_bytes(INTEGER_BYTES, "big") for part in parts]
    return tag.encode() + b"".join(written)


class Signer:
    """A secret key."""

    def __init__(self, seed: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.key = self._key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()

    def sign(self, message: bytes) -> str:
        return self._key.sign(message).hex()


@functools.lru_cache(maxsize=4096)
def is_key(key: str) -> bool:
    """Tell whether a text is a valid key.

    >>> is_key(Signer(bytes(32)).key), is_key("01" + "00" * 31)
    (True, False)
    """
    second = int.from_bytes(bytes.fromhex(key), "little") & (2**255 - 1)
    return second < FIELD and second not in SMALL_ORDER


def is_signed(key: str, message: bytes, signature: str) -> bool:
    """Tell whether the owner of a key signed a message."""
    if _is_signature.fullmatch(signature) is None or not is_key(key):
        return False
    try:
        _public(key).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


@functools.lru_cache(maxsize=4096)
def _public(key: str) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
