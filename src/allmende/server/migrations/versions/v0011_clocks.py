"""Clocks, time away, and where people want to be told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
serves = "0005"

TIMED = sa.text("due IS NOT NULL")
WANTED = sa.text("next IS NOT NULL")


def person(primary: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("people.hash", ondelete="CASCADE")
    return sa.Column("person", sa.String(64), key, primary_key=primary, nullable=False)


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.add_column("tables", sa.Column("ended", sa.String(8), nullable=True))
    op.create_index("tables_due", "tables", ["due"], if_not_exists=True, postgresql_where=TIMED, sqlite_where=TIMED)
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(22), primary_key=True),
        person(),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.create_index("vacations_person", "vacations", ["person"])
    op.create_table(
        "plans",
        person(primary=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.Column("next", sa.Float, nullable=True),
    )
    op.create_index("plans_next", "plans", ["next"], postgresql_where=WANTED, sqlite_where=WANTED)
    op.create_table(
        "channels",
        sa.Column("id", sa.String(22), primary_key=True),
        person(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("code", sa.String(8), nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("stop", sa.String(22), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("channels_person", "channels", ["person"])
    op.create_index("channels_stop", "channels", ["stop"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(22), primary_key=True),
        person(),
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("notices_person", "notices", ["person"])
    op.create_index("notices_table", "notices", ["table"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(22), primary_key=True),
        person(),
        sa.Column("channel", sa.String(22), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    for column in ("after", "channel", "person"):
        op.create_index(f"letters_{column}", "letters", [column])


def downgrade() -> None:
    for table in ("letters", "notices", "channels", "plans", "vacations"):
        op.drop_table(table)
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "due")
