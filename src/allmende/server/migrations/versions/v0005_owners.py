"""A table has an owner among the processes that share the database, and counts its owners."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", ID, nullable=True))
    op.add_column("tables", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_owner", "tables", ["owner"])
    waiting = sa.text('bot_turn AND NOT "over"')
    op.create_index("tables_bots", "tables", ["changed"], postgresql_where=waiting, sqlite_where=waiting)
    op.create_table(
        "processes",
        sa.Column("id", ID, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "shared",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shared")
    op.drop_table("processes")
    op.drop_index("tables_bots", "tables")
    op.drop_index("tables_owner", "tables")
    op.drop_column("tables", "generation")
    op.drop_column("tables", "owner")
