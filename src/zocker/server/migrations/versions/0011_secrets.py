"""One secret of the server for each table, instead of a chain and links that wait."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.drop_table("chains")
    op.create_table(
        "secrets",
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("secret", sql.String, nullable=False),
    )
