"""Which processes serve the tables of a database of PostgreSQL."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "workers",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("seen", sql.Float, nullable=False),
        sql.Column("expires", sql.Float, nullable=False),
    )
