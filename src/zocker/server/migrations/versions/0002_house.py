"""The surroundings of tables: access, results, and continued games."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("public", sql.Integer, nullable=False, server_default="0"))
        tables.add_column(sql.Column("paused", sql.Integer, nullable=False, server_default="0"))
        tables.add_column(sql.Column("barred", sql.String, nullable=False, server_default="[]"))
        tables.add_column(sql.Column("rematch", sql.String))
        tables.add_column(sql.Column("lesson", sql.String))
        tables.add_column(sql.Column("visited", sql.Float, nullable=False, server_default="0"))
        tables.add_column(sql.Column("result", sql.String))
        tables.add_column(sql.Column("given", sql.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_over", "tables", ["over"])
    last_line = '(SELECT max(at) FROM lines WHERE "table" = tables.id)'
    op.execute("UPDATE tables SET visited = created")
    op.execute(f"UPDATE tables SET visited = {last_line} WHERE {last_line} > created")
