"""The database's tables of results and ratings (step 0012), and their statements that belong to changes of games."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    bindparam,
    delete,
    insert,
    text,
)

from allmende.server.metadata import HASH, ID, METADATA

UNCOUNTED: Final = text("rated AND NOT counted")

RESULTS: Final = Table(
    "results", METADATA,
    Column("id", ID, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("picks", Integer, nullable=False),
    Column("how", String(8), nullable=False),
    Column("teams", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("why", String(8), nullable=True),
    Index("results_pool", "game", "players", "ended"),
    Index("results_uncounted", "game", "players", postgresql_where=UNCOUNTED, sqlite_where=UNCOUNTED),
)  # fmt: skip
"""How games have ended, by the ids of their tables. They stay when the tables go. `how`: "over", or "agreed" without a
result; `teams`: partners played together; `rated`: it counts for ratings; `counted`: it has; `why` not, at a table that
was set up as one that counts."""

PLACINGS: Final = Table(
    "placings", METADATA,
    Column("result", ID, ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", HASH, nullable=True),
    Column("bot", Text, nullable=True),
    Column("left", Boolean, nullable=False),
    Column("place", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Column("new_mu", Float, nullable=True),
    Column("new_sigma", Float, nullable=True),
    Index("placings_person", "person"),
)  # fmt: skip
"""Who came out where: the places of one game, and in one that counts the ratings before and after. `left`: the person
had gone, and a bot played on."""

POOLS: Final = Table(
    "pools", METADATA,
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("since", Float, nullable=True),
)  # fmt: skip
"""Ratings that depend on each other: of one game, for one number of players. What ended at `since` or later is to be
computed anew."""

RATINGS: Final = Table(
    "ratings", METADATA,
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", Float, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("ratings_shown", "game", "players", "shown"),
)  # fmt: skip

PROFILES: Final = Table(
    "profiles", METADATA,
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), primary_key=True),
    Column("public", ID, nullable=False),
    Column("seen", String(8), nullable=False),
    Index("profiles_public", "public", unique=True),
)  # fmt: skip
"""The pages of people: by which id, and who may see them."""

READINGS: Final = Table(
    "readings", METADATA,
    Column("result", ID, ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),
)  # fmt: skip
"""What was taken and passed by in a game that is over, seat by seat; for statistics. It names nobody."""

STATISTICS: Final = Table(
    "statistics", METADATA,
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("data", Text, nullable=False),
)  # fmt: skip

NEW_RESULT: Final = insert(RESULTS)
NEW_PLACING: Final = insert(PLACINGS)
NO_PLACINGS: Final = delete(PLACINGS).where(PLACINGS.c.result == bindparam("its_id"))
NO_READING: Final = delete(READINGS).where(READINGS.c.result == bindparam("its_id"))
NO_RESULT: Final = delete(RESULTS).where(RESULTS.c.id == bindparam("its_id"))
NEW_READING: Final = insert(READINGS)
