"""Proofs of dice, and the secrets that they are made of."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "proofs",
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("text", sql.String, nullable=False),
    )
    op.create_table(
        "chains",
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seed", sql.String, nullable=False),
        sql.Column("first", sql.Integer, nullable=False),
        sql.Column("event", sql.Integer, nullable=False),
        sql.Column("links", sql.String, nullable=False),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("proven_as", sql.String))
