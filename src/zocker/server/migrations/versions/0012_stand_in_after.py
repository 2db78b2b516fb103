"""The seconds after which a bot sits in for a missing player; never at existing tables."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sql.Column("stand_in_after", sql.Integer))
