"""A table knows the first table of the series to which its game belongs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.String(22), nullable=True))
    op.create_index("tables_series", "tables", ["series"])


def downgrade() -> None:
    op.drop_index("tables_series", "tables")
    op.drop_column("tables", "series")
