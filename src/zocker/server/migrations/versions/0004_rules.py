"""By which rules a game is played, and with which tableaux: so far always the first."""

from __future__ import annotations

import json

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"

TABLES = sql.table("tables", sql.column("id"), sql.column("game"), sql.column("options"))


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("rules", sql.Integer, nullable=False, server_default="1"))
    connection = op.get_bind()
    for row in connection.execute(TABLES.select().where(TABLES.c.game == "gambler")).all():
        options = json.loads(row.options)
        if options.get("tableaux") is None:
            options["tableaux"] = "towns-1"
            connection.execute(TABLES.update().where(TABLES.c.id == row.id).values(options=json.dumps(options)))
