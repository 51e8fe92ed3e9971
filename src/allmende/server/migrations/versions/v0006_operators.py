"""For those who run it: secrets apart from their persons, tables that are closed, and what operators did."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
serves = "0005"

HASH = sa.String(64)


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("person", HASH, sa.ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
    )
    op.create_index("secrets_person", "secrets", ["person"])
    # When a secret was used last is not known: its time begins today.
    op.execute(
        f"INSERT INTO secrets (hash, person, created, used) SELECT hash, hash, created, {time.time()} FROM people"
    )
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_changed", "tables", ["changed"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_index("tables_changed", "tables")
    op.drop_column("tables", "closed")
    op.drop_table("secrets")
