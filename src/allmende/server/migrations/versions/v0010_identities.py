"""How people are known again: passkeys, recovery codes, what works once, and which devices there are."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
serves = "0005"

HASH = sa.String(64)
WISHES = sa.text("kind IN ('ask', 'vote')")


def upgrade() -> None:
    op.add_column("secrets", sa.Column("way", sa.String(8), nullable=True))
    op.add_column("secrets", sa.Column("device", sa.Text, nullable=True))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", HASH, sa.ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "codes",
        sa.Column("person", HASH, sa.ForeignKey("people.hash", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", HASH, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("codes_hash", "codes", ["hash"], unique=True)
    op.create_table(
        "tickets",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", HASH, sa.ForeignKey("people.hash", ondelete="CASCADE"), nullable=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("tickets_expires", "tickets", ["expires"])
    op.create_index("tickets_person", "tickets", ["person"])
    # Of a large table it can be built beforehand, CONCURRENTLY: see docs/many.md.
    op.create_index(
        "entries_wishes", "entries", ["table", "seq"], postgresql_where=WISHES, sqlite_where=WISHES, if_not_exists=True
    )


def downgrade() -> None:
    op.drop_index("entries_wishes", "entries")
    op.drop_table("tickets")
    op.drop_table("codes")
    op.drop_table("passkeys")
    op.drop_column("secrets", "device")
    op.drop_column("secrets", "way")
