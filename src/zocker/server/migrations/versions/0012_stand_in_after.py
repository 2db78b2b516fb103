"""After how many seconds a bot sits in for somebody who has gone; never at tables that are there already."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sql.Column("stand_in_after", sql.Integer))
