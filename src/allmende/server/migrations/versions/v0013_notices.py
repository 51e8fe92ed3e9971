"""Notices: what was told of which turn, channels that are switched off, and that time runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None
serves = "0005"


def upgrade() -> None:
    op.add_column("plans", sa.Column("time", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("channels", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("channels", sa.Column("why", sa.String(16), nullable=True))
    op.add_column("notices", sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
    op.add_column("notices", sa.Column("after", sa.Float, nullable=False, server_default="0"))
    op.add_column("notices", sa.Column("told", sa.Float, nullable=True))


def downgrade() -> None:
    for table, column in (
        ("notices", "told"), ("notices", "after"), ("notices", "seq"), ("channels", "why"), ("channels", "paused"),
        ("plans", "time"),
    ):  # fmt: skip
        op.drop_column(table, column)
