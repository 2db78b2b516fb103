"""Receipts: what a browser keeps of a game, so that it can tell later whether a record is that game."""

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

MAX_BYTES = 1_000_000


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has seen after one genesis: so many lines, the head of the last one, and its signature."""

    genesis: str
    count: Annotated[int, Meta(ge=1, le=1_000_000)]  # of lines after the genesis
    head: Link
    signature: Signature


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that one browser has seen of one game."""

    form: Annotated[int, Meta(ge=2, le=2)] = msgspec.field(name="zocker-receipt")
    table: TableId
    seen: tuple[Seen, ...]


class Compared(msgspec.Struct, frozen=True):
    """A receipt that belongs to a record: how many lines of the proof its browser had not seen, and how many were lost."""

    unseen: int
    lost: int  # seen by the browser, and gone since the game was begun once more


def load(path: str | Path) -> Receipt:
    """Return the receipt in a file, or raise a `Mistake`."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise Mistake("error-file", path=str(path), reason=error.strerror or type(error).__name__) from None
    try:
        if len(data) <= MAX_BYTES:
            return msgspec.json.decode(data, type=Receipt)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        pass
    raise Mistake("error-receipt-form")


def compare(account: Account, receipt: Receipt) -> Compared:
    """Refuse a record that is not the game that a browser has seen, or less of it."""
    begun = {section.start: number for number, section in enumerate(account.ledger.sections)}
    unseen, lost, last = account.ledger.count, 0, -1
    for seen in receipt.seen:
        start = _check(receipt, seen)
        if start not in begun:
            raise Mistake("error-receipt-other")
        number = begun[start]
        after = account.ledger.sections[number].after
        ends = [section.after for section in account.ledger.sections[number + 1 : number + 2]]
        heads = account.heads[after + 1 : ends[0] if ends else None]
        if seen.count > len(heads):
            if not ends:
                raise Mistake("error-receipt-more")
            lost += seen.count - len(heads)
        elif heads[seen.count - 1] != seen.head:
            raise Mistake("error-receipt-differs")
        if number > last:
            last, unseen = number, account.ledger.count - min(after + 1 + seen.count, ends[0] if ends else account.ledger.count)
    return Compared(unseen, lost)


def _check(receipt: Receipt, seen: Seen) -> str:
    """Return the head of the genesis, if a server has signed what was seen after it."""
    genesis = lines.read(seen.genesis)
    if not isinstance(genesis, Genesis) or genesis.table != receipt.table or not is_key(genesis.key):
        raise Mistake("error-receipt-form")
    if not is_signed(genesis.key, server_message(seen.head), seen.signature):
        raise Mistake("error-receipt-form")
    return first_head(seen.genesis)
