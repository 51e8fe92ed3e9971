"""A snapshot knows whose pick each was, so that Undo finds the last one of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("pickers", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("snapshots", "pickers")
