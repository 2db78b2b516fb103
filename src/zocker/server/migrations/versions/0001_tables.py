"""Tables, seats and the lines of records."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("host", sql.String, nullable=False),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("options", sql.String, nullable=False),
        sql.Column("dice", sql.String, nullable=False),
        sql.Column("setup", sql.String),
        sql.Column("clock", sql.Integer),
        sql.Column("started", sql.Integer, nullable=False),
        sql.Column("over", sql.Integer, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "seats",
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("name", sql.String),
        sql.Column("guest", sql.String),
        sql.Column("bot", sql.String),
        sql.Column("stand_in", sql.Integer, nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "lines",
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("text", sql.String, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
