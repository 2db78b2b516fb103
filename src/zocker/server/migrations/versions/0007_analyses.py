"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("version", sql.String, nullable=False),
        sql.Column("analysis", sql.LargeBinary, nullable=False),
    )
