"""A clock that can be paused, the author of a rematch, and tables that wait until everyone has come."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("clock_left", sql.Float))
        tables.add_column(sql.Column("rematch_by", sql.Integer))
        tables.add_column(sql.Column("gathers", sql.Integer, nullable=False, server_default="0"))
