"""Results of finished games, ratings, and what becomes of them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None
serves = "0005"

UNCOUNTED = sa.text("rated AND NOT counted")


def person() -> sa.Column[str]:
    key = sa.ForeignKey("people.hash", ondelete="CASCADE")
    return sa.Column("person", sa.String(64), key, primary_key=True, nullable=False)


def result(primary: bool = True) -> sa.Column[str]:
    key = sa.ForeignKey("results.id", ondelete="CASCADE")
    return sa.Column("result", sa.String(22), key, primary_key=primary, nullable=False)


def pool() -> tuple[sa.Column[str], sa.Column[int]]:
    """Ratings and statistics are of one game, for one number of players."""
    game = sa.Column("game", sa.Text, primary_key=True, nullable=False)
    return game, sa.Column("players", sa.Integer, primary_key=True, nullable=False)


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("teams", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("why", sa.String(8), nullable=True),
    )
    op.create_index("results_pool", "results", ["game", "players", "ended"])
    op.create_index(
        "results_uncounted", "results", ["game", "players"], postgresql_where=UNCOUNTED, sqlite_where=UNCOUNTED
    )
    op.create_table(
        "placings",
        result(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("bot", sa.Text, nullable=True),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
        sa.Column("new_mu", sa.Float, nullable=True),
        sa.Column("new_sigma", sa.Float, nullable=True),
    )
    op.create_index("placings_person", "placings", ["person"])
    op.create_table("pools", *pool(), sa.Column("since", sa.Float, nullable=True))
    op.create_table(
        "ratings",
        person(),
        *pool(),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
    )
    op.create_index("ratings_shown", "ratings", ["game", "players", "shown"])
    op.create_table(
        "profiles",
        person(),
        sa.Column("public", sa.String(22), nullable=False),
        sa.Column("seen", sa.String(8), nullable=False),
    )
    op.create_index("profiles_public", "profiles", ["public"], unique=True)
    op.create_table("readings", result(), sa.Column("data", sa.Text, nullable=False))
    op.create_table(
        "statistics",
        *pool(),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("statistics", "readings", "profiles", "ratings", "pools", "placings", "results"):
        op.drop_table(table)
