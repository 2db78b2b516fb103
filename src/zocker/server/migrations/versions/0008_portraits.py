"""People's looks at a table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sql.Column("character", sql.String))
        seats.add_column(sql.Column("colour", sql.Integer))
