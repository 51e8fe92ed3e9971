"""Open tables that others find, what people say to each other, and whom they do not want to meet."""

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
serves = "0005"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
