"""Open tables that others find, what people say to each other, and whom they do not want to meet."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
serves = "0005"


def upgrade() -> None:
    op.create_table(
        "open_tables",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("code", sa.String(8), nullable=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("open_tables_code", "open_tables", ["code"])
    op.create_index("open_tables_host", "open_tables", ["host"])
    op.create_table(
        "said",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(16), nullable=True),
        sa.Column("words", sa.Text, nullable=True),
    )
    op.create_index("said_person", "said", ["person"])
    op.create_table(
        "avoided",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("avoided_person", "avoided", ["person"])
    op.create_index("avoided_other", "avoided", ["other"])
    op.create_index("avoided_table", "avoided", ["table"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("table", sa.String(22), nullable=True),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reported", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("evidence", sa.Text, nullable=False),
        sa.Column("resolved", sa.Float, nullable=True),
        sa.Column("verdict", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("reports_reporter", "reports", ["reporter"])
    op.create_index("reports_reported", "reports", ["reported"])
    op.create_table(
        "silenced",
        sa.Column("person", sa.String(64), sa.ForeignKey("people.hash", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )


def downgrade() -> None:
    for name in ("silenced", "reports", "avoided", "said", "open_tables"):
        op.drop_table(name)
