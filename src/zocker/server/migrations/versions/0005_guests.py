"""Blocked people, and guests who have ended their sessions."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("host", sql.String, nullable=False),
        sql.Column("guest", sql.String, nullable=False),
        sql.Column("name", sql.String, nullable=False),
    )
    op.create_index("ix_blocks_host_guest", "blocks", ["host", "guest"], unique=True)
    op.create_table(
        "sessions",
        sql.Column("guest", sql.String, primary_key=True),
        sql.Column("epoch", sql.Integer, nullable=False),
    )
