"""A table names its random generator and the version of its rules, and seeds have as many digits as they need."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """By columns, not by a new table: SQLite would take the rows that belong to the old one away with it."""
    op.add_column("tables", sa.Column("generator", sa.Text, nullable=False, server_default="carry"))
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("digits", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE tables SET digits = CAST(seed AS TEXT)")
    op.drop_column("tables", "seed")
    op.alter_column("tables", "digits", new_column_name="seed")


def downgrade() -> None:
    raise NotImplementedError("seeds of today do not fit into the older tables")
