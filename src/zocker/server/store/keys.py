"""The key that signs cookies: of one file beside it, of many processes in their database."""

from __future__ import annotations

import secrets
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert

from zocker.server.guests import KEY_BYTES, load_key
from zocker.server.store.engines import is_postgresql
from zocker.server.store.schema import KEYS

COOKIES = "cookies"


def house_key(engine: sql.Engine, file: Path) -> bytes:
    """Return the key of a server; PostgreSQL gets the file's, if there is one, or else a new one."""
    wanted = sql.select(KEYS.c.value).where(KEYS.c.name == COOKIES)
    with engine.begin() as connection:
        known = connection.execute(wanted).scalar()
        if known is None and is_postgresql(engine):
            key = load_key(file) if file.exists() else secrets.token_bytes(KEY_BYTES)
            row = insert(KEYS).values(name=COOKIES, value=key.hex()).on_conflict_do_nothing()
            connection.execute(row)
            known = connection.execute(wanted).scalar_one()
    return load_key(file) if known is None else bytes.fromhex(known)
