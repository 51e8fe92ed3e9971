"""How people are known again: passkeys and recovery codes; and what they have taken over from a guest."""

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
serves = "0005"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
