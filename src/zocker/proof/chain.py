"""Secrets of a device or the server, and the chains of links that they reveal one by one."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from zocker.proof.keys import Signer, packed

LENGTH = 256  # links of a chain: enough for most games; then the same key commits to another one
BYTES = 32
STEP = 16  # every so many links one is kept, and those in between are hashed from it


class Secret:
    """The secret of one side; its key, its chains and its salts are derived from it."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.signer = Signer(self._of("zocker key 2"))

    @classmethod
    def new(cls) -> Secret:
        """Make a random secret."""
        return cls(secrets.token_bytes(BYTES))

    @property
    def key(self) -> str:
        """The public key."""
        return self.signer.key

    def written(self) -> str:
        """Return the secret as it is stored."""
        return self._secret.hex()

    def chain(self, nonce: str, number: int, start: str = "") -> Chain:
        """Return the chain of one commitment, counted from 1; a device has others after every head of a genesis.

        The server chooses the nonce, so it alone must never decide which links a device has.
        """
        return Chain(self._of("zocker seed 2", bytes.fromhex(nonce + start), number), nonce, self.key)

    def salt(self, start: str, line: int) -> str:
        """Return the salt that protects a secret move from guessing."""
        return self._of("zocker salt 2", bytes.fromhex(start), line)[:16].hex()

    def _of(self, tag: str, *parts: bytes | int) -> bytes:
        return hmac.digest(self._secret, packed(tag, *parts), "sha256")


class Chain:
    """Links that are revealed in order: each proves that it was fixed before the one before it was known.

    >>> chain = Chain(bytes(32), nonce="00" * 16, key="ab" * 32)
    >>> link_before("00" * 16, "ab" * 32, 1, chain.link(1)) == chain.end
    True
    """

    def __init__(self, seed: bytes, nonce: str, key: str, length: int = LENGTH) -> None:
        self._salt, self.length = _salt(nonce, key), length
        self._kept = [seed]  # the last link, and then one in so many
        while len(self._kept) <= length // STEP:
            at = length - STEP * (len(self._kept) - 1)
            self._kept.append(_hashed(self._salt, at, self._kept[-1], STEP))

    @property
    def end(self) -> str:
        """The end of the chain, which a commitment publishes."""
        return self._at(0)

    def link(self, number: int) -> str:
        """Return a link, counted from 1 in the order in which they are revealed."""
        if not 1 <= number <= self.length:
            raise IndexError("a chain ends")
        return self._at(number)

    def _at(self, number: int) -> str:
        steps, left = divmod(self.length - number, STEP)
        return _hashed(self._salt, self.length - STEP * steps, self._kept[steps], left).hex()


def link_before(nonce: str, key: str, number: int, link: str, times: int = 1) -> str:
    """Return the link a number of places before number `number`; before the first is the chain's end."""
    return _hashed(_salt(nonce, key), number, bytes.fromhex(link), times).hex()


def _salt(nonce: str, key: str) -> bytes:
    return packed("zocker chain 2", bytes.fromhex(nonce), bytes.fromhex(key))


def _hashed(salt: bytes, number: int, link: bytes, times: int) -> bytes:
    for at in range(number, number - times, -1):
        link = hashlib.sha256(salt + at.to_bytes(8, "big") + link).digest()
    return link
