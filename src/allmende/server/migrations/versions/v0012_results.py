"""Results of finished games, ratings, and what becomes of them."""

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None
serves = "0005"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
