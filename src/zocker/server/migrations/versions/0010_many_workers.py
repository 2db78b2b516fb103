"""Many workers: their addresses, their tables, and the data they share."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("workers") as workers:
        workers.add_column(sql.Column("address", sql.String, nullable=False, server_default=""))
    op.create_table(
        "owners",
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("worker", sql.String, nullable=False),
        sql.Column("epoch", sql.Integer, nullable=False),
    )
    op.create_table(
        "epochs",
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("epoch", sql.Integer, primary_key=True),
        sql.Column("worker", sql.String, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_table(
        "device_links",
        sql.Column("guest", sql.String, primary_key=True),
        sql.Column("digest", sql.String, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.create_index("ix_device_links_digest", "device_links", ["digest"])
    op.create_table(
        "keys",
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("value", sql.String, nullable=False),
    )
