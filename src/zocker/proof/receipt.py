"""Receipts: a browser's notes on a game, with which it can recognise its record later."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from zocker.errors import Mistake
from zocker.proof import lines
from zocker.proof.account import Account
from zocker.proof.keys import is_key, is_signed
from zocker.proof.lines import Genesis, Link, Signature, TableId
from zocker.proof.messages import first_head, server_message
from zocker.record import read_file

MAX_BYTES = 4_000_000


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of one genesis that a browser has seen: the heads after it, up to a signed one."""

    genesis: str
    heads: Annotated[tuple[Link, ...], Meta(min_length=1)]
    signature: Signature  # over the last head
    lost: bool  # whether the server went back to before the genesis


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that one browser has seen of one game, and the key of its device if it took part."""

    form: Annotated[int, Meta(ge=2, le=2)] = msgspec.field(name="zocker-receipt")
    table: TableId
    key: Link | None
    seen: Annotated[tuple[Seen, ...], Meta(min_length=1)]

    @staticmethod
    def load(path: str | Path) -> Receipt:
        """Return the receipt in a file."""
        data = read_file(path)
        try:
            if len(data) <= MAX_BYTES:
                return msgspec.json.decode(data, type=Receipt)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            pass
        raise Mistake("error-receipt-form")


class Compared(msgspec.Struct, frozen=True):
    """A receipt that belongs to a record: the lines that its browser had not seen, and those that were lost since.

    `rolls` counts the rolls and draws in which its device took part.
    """

    unseen: int
    lost: int  # seen by the browser, and gone since it saw the proof begin once more
    rolls: int


def compare(account: Account, receipt: Receipt) -> Compared:
    """Refuse a record that is not the game that a browser has seen, or less of it."""
    sections = account.ledger.sections
    begun = {section.start: number for number, section in enumerate(sections)}
    ends = [*(section.after for section in sections[1:]), len(account.heads)]
    known = lost = 0
    starts = [_check(receipt, seen) for seen in receipt.seen]
    for seen, start in zip(receipt.seen, starts, strict=True):
        number = begun.get(start)
        if number is None:
            if not seen.lost:
                raise Mistake("error-receipt-other")
            lost += 1 + len(seen.heads)
            continue
        first, end = sections[number].after + 1, ends[number]
        seen_there = account.heads[first : min(end, first + len(seen.heads))]
        if list(seen.heads[: len(seen_there)]) != seen_there:
            raise Mistake("error-receipt-differs")
        if end < first + len(seen.heads):
            if end == len(account.heads):
                raise Mistake("error-receipt-more")
            if sections[number + 1].start not in starts:  # it goes on otherwise than this browser has seen
                raise Mistake("error-receipt-differs")
        known, lost = max(known, first + len(seen_there)), lost + len(seen.heads) - len(seen_there)
    if not known:
        raise Mistake("error-receipt-other")
    return Compared(len(account.heads) - known, lost, account.rolls_of.get(receipt.key or "", 0))


def _check(receipt: Receipt, seen: Seen) -> str:
    """Return the head of the genesis, if a server has signed what followed it."""
    genesis = lines.read(seen.genesis)
    if not isinstance(genesis, Genesis) or genesis.table != receipt.table or not is_key(genesis.key):
        raise Mistake("error-receipt-form")
    if not is_signed(genesis.key, server_message(seen.heads[-1]), seen.signature):
        raise Mistake("error-receipt-form")
    return first_head(seen.genesis)
