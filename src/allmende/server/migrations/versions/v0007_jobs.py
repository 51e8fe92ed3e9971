"""Jobs that workers take from the database, and which release each process is."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
serves = "0005"

ID = sa.String(22)
UNANSWERED = sa.text("answer IS NULL")


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("whose", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("release", sa.Text, nullable=False),
        sa.Column("worker", ID, nullable=True),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("answer", sa.Text, nullable=True),
        sa.Column("ended", sa.Float, nullable=True),
    )
    op.create_index(
        "jobs_line", "jobs", ["place", "rank", "asked"], postgresql_where=UNANSWERED, sqlite_where=UNANSWERED
    )
    op.create_table(
        "workers",
        sa.Column("id", ID, primary_key=True),
        sa.Column("release", sa.Text, nullable=False),
        sa.Column("hands", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )

    op.add_column("processes", sa.Column("knows", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("processes", "knows")
    op.drop_table("workers")
    op.drop_index("jobs_line", "jobs")
    op.drop_table("jobs")
