"""Clocks, time away, and where people want to be told that it is their turn."""

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
serves = "0005"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
