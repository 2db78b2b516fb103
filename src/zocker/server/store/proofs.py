"""Proofs of dice as they are stored, and the secrets behind them: those never leave for a log, a message, a backup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.proof.chain import Secret
from zocker.server.store.engines import driver_sql
from zocker.server.store.proof_lines import ProofLines
from zocker.server.store.schema import PROOFS, SECRETS

# With every roll of every table: the driver's own statement is quickest
ADD_LINES = 'INSERT INTO proofs ("table", number, text) VALUES (?, ?, ?)'


class NewLines(NamedTuple):
    """Lines of a proof as they are written, from number `first` on, and a secret of the server that they begin."""

    first: int = 0
    lines: Sequence[str] = ()
    secret: Secret | None = None

    def store(self, connection: Connection, table: str) -> None:
        """Store them; no line twice."""
        if self.secret is not None:
            connection.execute(SECRETS.delete().where(SECRETS.c.table == table))
            connection.execute(SECRETS.insert(), {"table": table, "secret": self.secret.written()})
        if self.lines:
            rows = [(table, number, line) for number, line in enumerate(self.lines, self.first)]
            connection.exec_driver_sql(driver_sql(connection, ADD_LINES), rows)


NOTHING = NewLines()


def load_proof(connection: Connection, table: str) -> ProofLines:
    """Return the proof of a table's dice so far."""
    wanted = sql.select(PROOFS.c.text).where(PROOFS.c.table == table).order_by(PROOFS.c.number)
    return ProofLines(connection.execute(wanted).scalars())


def load_secret(connection: Connection, table: str) -> Secret | None:
    """Return the server's secret at a table, if it has one."""
    written = connection.execute(sql.select(SECRETS.c.secret).where(SECRETS.c.table == table)).scalar()
    return None if written is None else Secret(bytes.fromhex(written))
