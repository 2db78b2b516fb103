"""The schema of the database; `migrations/` is how it came to be."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import Column, Dialect, Float, ForeignKey, Integer, LargeBinary, String
from sqlalchemy.types import TypeDecorator

from zocker.analysis.report import Analysis
from zocker.record import Dice
from zocker.rules.messages import Result

metadata = sql.MetaData()


class Json(TypeDecorator[Any]):
    """A value of one type, stored as JSON; None is stored as NULL."""

    impl = String
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else write_json(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value, type=self.kind)


class Packed(TypeDecorator[Any]):
    """A large value of one type, stored in few bytes; None is such a value, too."""

    impl = LargeBinary
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> bytes:
        return zlib.compress(msgspec.msgpack.encode(value))

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else msgspec.msgpack.decode(zlib.decompress(value), type=self.kind)


class Flag(TypeDecorator[bool]):
    """Yes or no, stored as 1 or 0."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> int | None:
        return None if value is None else int(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> bool | None:
        return None if value is None else bool(value)


def write_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


TABLES = sql.Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("created", Float, nullable=False),
    Column("host", String, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("options", Json(dict[str, Any]), nullable=False),
    Column("dice", Json(Dice), nullable=False),
    Column("setup", Json(dict[str, Any])),
    Column("clock", Integer),
    Column("started", Flag, nullable=False),
    Column("over", Flag, nullable=False, index=True),
    Column("public", Flag, nullable=False, server_default="0"),  # listed for everybody
    Column("paused", Flag, nullable=False, server_default="0"),
    Column("barred", Json(list[str]), nullable=False, server_default="[]"),  # guests who were sent away
    Column("rematch", String),  # the table where the same people play again
    Column("lesson", String),  # the lesson that is given here
    Column("visited", Float, nullable=False, server_default="0"),  # when somebody last came to it
    Column("result", Json(Result)),
    Column("given", Integer, nullable=False, server_default="0"),  # lines that it was set up with, played elsewhere
    Column("clock_left", Float),  # seconds on a clock that stood still, or was set back
    Column("rematch_by", Integer),  # the seat that asked for the rematch
    Column("gathers", Flag, nullable=False, server_default="0"),  # begins when all who have a seat have come
    Column("rules", Integer, nullable=False, server_default="1"),  # the version it is played by
    Column("proven_as", String),  # the table that the proof of its dice names, if it came from a file
    Column("stand_in_after", Integer),  # seconds, then a bot sits in for somebody who has gone
)
SEATS = sql.Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String),
    Column("guest", String, index=True),
    Column("bot", String),
    Column("stand_in", Flag, nullable=False),
    Column("character", String),  # as whom a person is drawn
    Column("colour", Integer),
)
LINES = sql.Table(
    "lines",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)
PROOFS = sql.Table(
    "proofs",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", String, nullable=False),
)
SECRETS = sql.Table(  # what the server commits to
    "secrets",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("secret", String, nullable=False),
)
ANALYSES = sql.Table(
    "analyses",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("version", String, nullable=False),  # of Zocker, which may judge better one day
    Column("analysis", Packed(Analysis | None), nullable=False),  # None if nobody can judge such a game
)
BLOCKS = sql.Table(
    "blocks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("host", String, nullable=False),  # who has blocked somebody
    Column("guest", String, nullable=False),  # who is blocked
    Column("name", String, nullable=False),  # the name that this person had then
    sql.Index("ix_blocks_host_guest", "host", "guest", unique=True),
)
SESSIONS = sql.Table(
    "sessions",
    metadata,
    Column("guest", String, primary_key=True),
    Column("epoch", Integer, nullable=False),  # how often all sessions of a guest were ended
)
WORKERS = sql.Table(  # where the database is PostgreSQL
    "workers",
    metadata,
    Column("id", String, primary_key=True),  # a process that serves tables
    Column("seen", Float, nullable=False),  # when it was last alive, by the database's clock
    Column("expires", Float, nullable=False),  # when it loses its tables unless it is seen again
    Column("address", String, nullable=False, server_default=""),  # where other processes reach it
)
OWNERS = sql.Table(
    "owners",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("worker", String, nullable=False),  # who may write to the table, as long as its lease lasts
    Column("epoch", Integer, nullable=False),  # how many owners the table has had
)
EPOCHS = sql.Table(  # the log of owners
    "epochs",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("epoch", Integer, primary_key=True),
    Column("worker", String, nullable=False),
    Column("at", Float, nullable=False),  # since when, by the database's clock
)
DEVICE_LINKS = sql.Table(
    "device_links",
    metadata,
    Column("guest", String, primary_key=True),
    Column("digest", String, nullable=False, index=True),  # of the token
    Column("until", Float, nullable=False),
)
KEYS = sql.Table(  # secrets
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
