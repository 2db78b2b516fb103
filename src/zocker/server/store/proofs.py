"""Proofs of dice as they are stored, and the secrets behind them, which never leave for a log or a message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.server.store.engines import driver_sql
from zocker.server.store.proof_lines import Line, ProofLines
from zocker.server.store.schema import CHAINS, PROOFS, write_json

LinksBySeats = Mapping[tuple[int, ...], str]
NewChain = tuple[bytes, int]  # its seed, and the chance event that its first link is for

# With every roll of every table: the driver's own statements are quickest
ADD_LINES = 'INSERT INTO proofs ("table", number, text) VALUES (?, ?, ?)'
KEEP_LINKS = 'UPDATE chains SET event = ?, links = ? WHERE "table" = ?'


class KeptChain(msgspec.Struct, frozen=True):
    """The server's own chain at a table, and the links that devices have given for an event that is not over."""

    seed: bytes
    first: int  # the chance event that its first link is for
    event: int
    links: dict[tuple[int, ...], str]

    def __repr__(self) -> str:
        return f"KeptChain(first={self.first})"  # a log may show it, but no secret


def load_proof(connection: Connection, table: str) -> ProofLines:
    """Return the proof of a table's dice so far."""
    wanted = sql.select(PROOFS.c.text).where(PROOFS.c.table == table).order_by(PROOFS.c.number)
    return ProofLines.of(connection.execute(wanted).scalars())


def load_chain(connection: Connection, table: str) -> KeptChain | None:
    """Return the server's own chain at a table, if it has one."""
    row = connection.execute(CHAINS.select().where(CHAINS.c.table == table)).one_or_none()
    if row is None:
        return None
    links = {tuple(map(int, seats.split())): link for seats, link in msgspec.json.decode(row.links).items()}
    return KeptChain(bytes.fromhex(row.seed), row.first, row.event, links)


def add_lines(connection: Connection, table: str, first: int, lines: Sequence[Line]) -> None:
    """Store the lines of a proof from number `first` on; no line twice."""
    if lines:
        rows = [(table, number, write_json(line)) for number, line in enumerate(lines, first)]
        connection.exec_driver_sql(driver_sql(connection, ADD_LINES), rows)


def keep_chain(connection: Connection, table: str, seed: bytes, first: int) -> None:
    """Store a new chain of the server's own, instead of the one before."""
    connection.execute(CHAINS.delete().where(CHAINS.c.table == table))
    connection.execute(CHAINS.insert(), {"table": table, "seed": seed.hex(), "first": first, "event": 0, "links": "{}"})


def keep_links(connection: Connection, table: str, event: int, links: LinksBySeats) -> None:
    """Store the links that devices have given for an event so far."""
    written = write_json({" ".join(map(str, seats)): link for seats, link in links.items()})
    connection.exec_driver_sql(driver_sql(connection, KEEP_LINKS), (event, written, table))
