"""The first tables: people, tables, seats, entries, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(22)
HASH = sa.String(64)


def of_table() -> sa.Column[str]:
    return sa.Column("table", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("seed_known", sa.Boolean, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("invite", ID, nullable=False),
        sa.Column("watch", ID, nullable=False),
        sa.Column("maker", HASH, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("rematch", ID, nullable=True),
    )
    op.create_index("tables_maker", "tables", ["maker"])
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", HASH, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=True),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("snapshots", "entries", "seats", "tables", "people"):
        op.drop_table(table)
