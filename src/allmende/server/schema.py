"""The database's tables, and every statement that changes them.

Changes are data, a statement with its rows, so that the journal can put those of many tables into one transaction.
"""

from typing import Any, Final, TypeAlias

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    and_,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.sql.dml import UpdateBase

from allmende.server.metadata import HASH as HASH
from allmende.server.metadata import ID as ID
from allmende.server.metadata import METADATA as METADATA
from allmende.server.results.tables import (
    NEW_PLACING,
    NEW_READING,
    NEW_RESULT,
    NO_PLACINGS,
    NO_READING,
    NO_RESULT,
    PLACINGS,
    PROFILES,
    RATINGS,
    STATISTICS,
)

Row: TypeAlias = dict[str, Any]
Change: TypeAlias = tuple[UpdateBase, Row]
Job: TypeAlias = list[Change]
"""What must happen together or not at all."""

WAITS: Final = text('bot_turn AND NOT "over"')
"""Those that wait for a bot are looked for with every beat (docs/many.md)."""

UNANSWERED: Final = text("answer IS NULL")
TIMED: Final = text("due IS NOT NULL")
WANTED: Final = text("next IS NOT NULL")
OF_WISHES: Final = text("kind IN ('ask', 'vote')")
"""Entries that name people by their hash: they are looked for when somebody is deleted, or was a guest."""

PEOPLE: Final = Table(
    "people", METADATA,
    Column("hash", HASH, primary_key=True),
    Column("name", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip

SECRETS: Final = Table(
    "secrets", METADATA,
    Column("hash", HASH, primary_key=True),
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("way", String(8), nullable=True),
    Column("device", Text, nullable=True),
    Index("secrets_person", "person"),
)  # fmt: skip
"""A person is known by the hash of the first secret, and holds one or more of these: on each device one. `way` says
how it came there ("passkey", "code", "link"; nothing: it was the first there), `device` what browser that is."""

TABLES: Final = Table(
    "tables", METADATA,
    Column("id", ID, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("generator", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed_known", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("invite", ID, nullable=False),
    Column("watch", ID, nullable=False),
    Column("maker", HASH, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("picks", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("rematch", ID, nullable=True),
    Column("series", ID, nullable=True),
    Column("owner", ID, nullable=True),
    Column("generation", Integer, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("due", Float, nullable=True),
    Column("ended", String(8), nullable=True),
    Index("tables_changed", "changed"),
    Index("tables_maker", "maker"),
    Index("tables_series", "series"),
    Index("tables_owner", "owner"),
    Index("tables_bots", "changed", postgresql_where=WAITS, sqlite_where=WAITS),
    Index("tables_due", "due", postgresql_where=TIMED, sqlite_where=TIMED),
)  # fmt: skip

SEATS: Final = Table(
    "seats", METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", HASH, nullable=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=True),
    Index("seats_person", "person"),
)  # fmt: skip

ENTRIES: Final = Table(
    "entries", METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=True),
    Column("time", Float, nullable=False),
    Index("entries_wishes", "table", "seq", postgresql_where=OF_WISHES, sqlite_where=OF_WISHES),
)  # fmt: skip

SNAPSHOTS: Final = Table(
    "snapshots", METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("picks", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("pickers", Text, nullable=True),
)  # fmt: skip

ANALYSES: Final = Table(
    "analyses", METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),
)  # fmt: skip
"""What came out of looking back at a game."""

PROCESSES: Final = Table(
    "processes", METADATA,
    Column("id", ID, primary_key=True),
    Column("address", Text, nullable=False),
    Column("expires", Float, nullable=False),
    Column("knows", Text, nullable=True),
)  # fmt: skip

JOBS: Final = Table(
    "jobs", METADATA,
    Column("id", HASH, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("whose", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("args", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("release", Text, nullable=False),
    Column("worker", ID, nullable=True),
    Column("attempts", Integer, nullable=False),
    Column("answer", Text, nullable=True),
    Column("ended", Float, nullable=True),
    Index("jobs_line", "place", "rank", "asked", postgresql_where=UNANSWERED, sqlite_where=UNANSWERED),
)  # fmt: skip

WORKERS: Final = Table(
    "workers", METADATA,
    Column("id", ID, primary_key=True),
    Column("release", Text, nullable=False),
    Column("hands", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)  # fmt: skip

SHARED: Final = Table(
    "shared", METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)  # fmt: skip

AUDIT: Final = Table(
    "audit", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", Float, nullable=False),
    Column("by", Text, nullable=False),
    Column("deed", String(16), nullable=False),
    Column("what", Text, nullable=False),
    Column("detail", Text, nullable=False),
)  # fmt: skip
"""What those who run the server did. Its processes read it, too (standing.py): so they hear of it."""

# Open tables, and what people say (step 0009)

WAYS: Final = Table(
    "open_tables", METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("way", String(8), nullable=False),
    Column("code", String(8), nullable=True),
    Column("host", HASH, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("open_tables_code", "code"),
    Index("open_tables_host", "host"),
)  # fmt: skip
"""How others come to a table beside its link: from the hall, or by a code. `seen`: when its host was there last."""

SAID: Final = Table(
    "said", METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("person", HASH, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("phrase", String(16), nullable=True),
    Column("words", Text, nullable=True),
    Index("said_person", "person"),
)  # fmt: skip
"""What people say to each other at a table; the number is when, in microseconds."""

AVOIDED: Final = Table(
    "avoided", METADATA,
    Column("id", ID, primary_key=True),
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
    Column("other", HASH, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("since", Float, nullable=False),
    Index("avoided_person", "person"),
    Index("avoided_other", "other"),
    Index("avoided_table", "table"),
)  # fmt: skip
"""Whom somebody does not want to hear (mute: at one table, or at none) or to meet (block)."""

REPORTS: Final = Table(
    "reports", METADATA,
    Column("id", ID, primary_key=True),
    Column("time", Float, nullable=False),
    Column("table", ID, nullable=True),
    Column("reporter", HASH, nullable=False),
    Column("reported", HASH, nullable=False),
    Column("name", Text, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("evidence", Text, nullable=False),
    Column("resolved", Float, nullable=True),
    Column("verdict", Text, nullable=False, server_default=""),
    Index("reports_reporter", "reporter"),
    Index("reports_reported", "reported"),
)  # fmt: skip
"""What people tell the operator about others. The evidence is what these two have said, also when the table is gone."""

SILENCED: Final = Table(
    "silenced", METADATA,
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=True),
)  # fmt: skip
"""Who may say nothing on this server, and until when; NULL: for good."""


# How people are known again (step 0010)

PASSKEYS: Final = Table(
    "passkeys", METADATA,
    Column("id", Text, primary_key=True),
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
    Column("site", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("passkeys_person", "person"),
)  # fmt: skip
"""What a browser signs in with (WebAuthn): the public key, for which site, how often it has signed. Nothing secret."""

CODES: Final = Table(
    "codes", METADATA,
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), primary_key=True),
    Column("hash", HASH, nullable=False),
    Column("created", Float, nullable=False),
    Index("codes_hash", "hash", unique=True),
)  # fmt: skip
"""Recovery codes, one for a person."""

TICKETS: Final = Table(
    "tickets", METADATA,
    Column("hash", HASH, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), nullable=True),
    Column("expires", Float, nullable=False),
    Index("tickets_expires", "expires"),
    Index("tickets_person", "person"),
)  # fmt: skip
"""What works once, and for minutes: challenges for passkeys, and links that move to another device."""


# Clocks and notices (step 0011)

VACATIONS: Final = Table(
    "vacations", METADATA,
    Column("id", ID, primary_key=True),
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Index("vacations_person", "person"),
)  # fmt: skip

PLANS: Final = Table(
    "plans", METADATA,
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), primary_key=True),
    Column("lang", String(8), nullable=False),
    Column("turn", Boolean, nullable=False),
    Column("time", Boolean, nullable=False, server_default=true()),
    Column("invited", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_to", Integer, nullable=True),
    Column("zone", Text, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("last", Float, nullable=False),
    Column("next", Float, nullable=True),
    Index("plans_next", "next", postgresql_where=WANTED, sqlite_where=WANTED),
)  # fmt: skip
"""Of what somebody wants to be told, when, when that was done last, and when there is something to tell next."""

CHANNELS: Final = Table(
    "channels", METADATA,
    Column("id", ID, primary_key=True),
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("code", String(8), nullable=True),
    Column("tries", Integer, nullable=False),
    Column("stop", ID, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("why", String(16), nullable=True),
    Index("channels_person", "person"),
    Index("channels_stop", "stop"),
)  # fmt: skip
"""Where somebody wants to be told: a browser, a mail address, a webhook. One with a code is not confirmed. `failures`
counts letters in a row that did not get there, `why` says what went wrong with the last of them."""

NOTICES: Final = Table(
    "notices", METADATA,
    Column("id", ID, primary_key=True),
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("until", Float, nullable=True),
    Column("made", Float, nullable=False),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("after", Float, nullable=False, server_default="0"),
    Column("told", Float, nullable=True),
    Index("notices_person", "person"),
    Index("notices_table", "table"),
)  # fmt: skip
"""What somebody is to be told, not before `after`; of each kind at each table one. It stays when it was told, so that
nobody is told twice of the same turn: `seq` is where the table stood when it was found."""

LETTERS: Final = Table(
    "letters", METADATA,
    Column("id", ID, primary_key=True),
    Column("person", HASH, ForeignKey("people.hash", ondelete="CASCADE"), nullable=False),
    Column("channel", ID, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("data", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("after", Float, nullable=False),
    Column("made", Float, nullable=False),
    Index("letters_after", "after"),
    Index("letters_channel", "channel"),
    Index("letters_person", "person"),
)  # fmt: skip
"""Digests on their way, each to one channel, with the ids of their notices; the words are found when they are sent."""


# Results and ratings (step 0012) are in results/tables.py


# What becomes of all these rows. A test looks that every table and every column that names a person has its place here.

OF_PEOPLE: Final = (
    LETTERS.c.person, NOTICES.c.person, CHANNELS.c.person, PLANS.c.person, VACATIONS.c.person, SECRETS.c.person,
    PASSKEYS.c.person, CODES.c.person, TICKETS.c.person, JOBS.c.whose,
    WAYS.c.host, SAID.c.person, AVOIDED.c.person, AVOIDED.c.other, REPORTS.c.reporter, REPORTS.c.reported,
    SILENCED.c.person, RATINGS.c.person, PROFILES.c.person,
)  # fmt: skip
"""What goes when a person is deleted: the rows that name the person in these columns."""
OF_OTHERS: Final = (AVOIDED.c.other, REPORTS.c.reported)
"""Among these, what others think of the person: the row goes with the person, who is not told of it before."""
WITHOUT_PEOPLE: Final = (TABLES.c.maker, PLACINGS.c.person)
"""Here the row stays when a person is deleted, and does not say any more who it was."""
PEOPLE_ELSEWHERE: Final = {
    PEOPLE.c.hash: "the person",
    SECRETS.c.hash: "a secret's, not a person's; its row goes with the person",
    SEATS.c.person: "a bot takes over, or the seat of a finished game has no name any more (admin/deeds.py)",
    CODES.c.hash: "a code's, not a person's; its row goes with the person",
    TICKETS.c.hash: "a ticket's, not a person's; its row goes with the person",
    JOBS.c.id: "of what is asked, not of a person",
    AUDIT.c.what: "that a person was deleted is told by the hash, which leads to nobody any more",
}
"""Columns that look as if they named a person, with what becomes of them."""
NO_REASON_TO_STAY: Final = (
    SECRETS.c.person, TICKETS.c.person, JOBS.c.whose, LETTERS.c.person, NOTICES.c.person, CHANNELS.c.person,
    PLANS.c.person, VACATIONS.c.person, RATINGS.c.person, PROFILES.c.person,
)  # fmt: skip
"""Whoever is named nowhere but here is a stranger, and forgotten after a while."""
NOT_TAKEN_ALONG: Final = {
    SECRETS.c.person: "whoever else holds one of the guest's secrets shall not come in by it (docs/people.md)",
    PASSKEYS.c.person: "the same; who has one is no guest",
    CODES.c.person: "the same",
    TICKETS.c.person: "the same, for minutes",
    JOBS.c.whose: "what is asked now; whoever waits asks again",
    PLANS.c.person: "that person has said what they want to be told, and where",
    CHANNELS.c.person: "the same",
    NOTICES.c.person: "the same",
    LETTERS.c.person: "the same",
    RATINGS.c.person: "computed anew, from results that are taken along",
    PROFILES.c.person: "that person has said who may see them",
}
"""Rows that are deleted with a guest who turns out to be a person that was known before (identity/merging.py)."""
TAKEN_ALONG: Final = tuple(
    column for column in (SEATS.c.person, *WITHOUT_PEOPLE, *OF_PEOPLE) if column not in NOT_TAKEN_ALONG
)
"""Everything else becomes that person's."""
NOT_COPIED: Final = {
    PROCESSES: "who serves this database now",
    WORKERS: "who works for it now",
    JOBS: "what is asked now; whoever waits asks again",
    NOTICES: "what was to be told by and by; whoever comes sees it",
    LETTERS: "the same, on its way",
    TICKETS: "what works for minutes",
    STATISTICS: "made anew from what was read in the games",
    SHARED: "orders, and the secret between processes, of this database alone",
}
"""Everything else is in backups, and goes along when a server moves."""
COPIED: Final = tuple(table for table in METADATA.sorted_tables if table not in NOT_COPIED)
"""In this order, for the sake of foreign keys."""
OF_TABLES: Final = tuple(
    column for table in reversed(METADATA.sorted_tables) for column in table.columns if column.references(TABLES.c.id)
)
"""What goes when a table is deleted."""

NEW_PERSON: Final = insert(PEOPLE)
NEW_SECRET: Final = insert(SECRETS)
TOUCH_SECRET: Final = update(SECRETS).where(SECRETS.c.hash == bindparam("its_hash")).values(used=bindparam("new_used"))
END_SECRETS: Final = (
    update(SECRETS)
    .where(SECRETS.c.person == bindparam("its_person"), SECRETS.c.ended.is_(None))
    .values(ended=bindparam("new_ended"))
)
END_SECRET: Final = (
    update(SECRETS)
    .where(
        SECRETS.c.hash == bindparam("its_hash"), SECRETS.c.person == bindparam("its_person"), SECRETS.c.ended.is_(None)
    )
    .values(ended=bindparam("new_ended"))
)
"""It ends and is not deleted: whoever has none of a person's secrets in this table would be known by the first one."""
SAME_PERSON: Final = and_(PEOPLE.c.name == bindparam("old_name"), PEOPLE.c.settings == bindparam("old_settings"))
SET_PERSON: Final = (
    update(PEOPLE)
    .where(PEOPLE.c.hash == bindparam("its_hash"))
    .values(name=bindparam("new_name"), settings=case((SAME_PERSON, bindparam("new_settings", type_=Text))))
)
"""Fenced as tables are: what another process has changed meanwhile is not lost."""
NEW_TABLE: Final = insert(TABLES)
HOLD_PERSON: Final = update(PEOPLE).where(PEOPLE.c.hash == bindparam("its_hash")).values(name=PEOPLE.c.name)
"""Whoever makes tables, sits down and is deleted at several processes at once does one after the other."""
OPEN_TABLES: Final = select(func.count()).where(TABLES.c.maker == bindparam("its_hash"), TABLES.c.over.is_(False))
CHECK_ROOM: Final = (
    update(PEOPLE)
    .where(PEOPLE.c.hash == bindparam("its_hash"))
    .values(created=case((OPEN_TABLES.scalar_subquery() <= bindparam("most"), PEOPLE.c.created)))
)
"""A fence, too: with one table too many, `created` becomes NULL, which it cannot be."""
UNMOVED: Final = and_(TABLES.c.seq == bindparam("its_seq"), TABLES.c.generation == bindparam("its_generation"))
FENCE: Final = {"generation": case((UNMOVED, TABLES.c.generation))}
"""The table is where its writer left it and has the same owner, or `generation` becomes NULL, which it cannot be: the
whole transaction fails. No writer can forget to look how many rows it has changed."""
MOVED: Final = ("changed", "seq", "picks", "over", "bot_turn", "waiting", "due")
MOVE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("its_id"))
    .values({name: bindparam(f"new_{name}") for name in MOVED})
    .values(FENCE)
)
END_TABLE: Final = update(TABLES).where(TABLES.c.id == bindparam("its_id")).values(FENCE)
"""Goes before its rows are deleted."""
SET_REMATCH: Final = update(TABLES).where(TABLES.c.id == bindparam("its_id")).values(rematch=bindparam("new_rematch"))
SET_ENDED: Final = update(TABLES).where(TABLES.c.id == bindparam("its_id")).values(ended=bindparam("new_ended"))
NEW_VACATION: Final = insert(VACATIONS)
END_VACATION: Final = (
    update(VACATIONS)
    .where(VACATIONS.c.person == bindparam("its_person"), VACATIONS.c.ends > bindparam("new_ends"))
    .values(ends=bindparam("new_ends"))
)


def if_there(person: Any, value: Any) -> Any:
    """A fence for those who were deleted, at whatever process, since somebody set out to write of them."""
    return case((or_(person.is_(None), select(PEOPLE.c.hash).where(PEOPLE.c.hash == person).exists()), value))


NEW_SEAT: Final = insert(SEATS).values(
    kind=if_there(bindparam("its_person", type_=HASH), bindparam("its_kind", type_=String))
)
SET_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("its_table"), SEATS.c.seat == bindparam("its_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("person", "name", "bot")})
    .values(kind=if_there(bindparam("new_person", type_=HASH), bindparam("new_kind", type_=String)))
)
NEW_ENTRY: Final = insert(ENTRIES)
NEW_SNAPSHOT: Final = insert(SNAPSHOTS)
OLD_SNAPSHOTS: Final = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table == bindparam("its_table"), SNAPSHOTS.c.seq < bindparam("its_seq")
)
OLD_ANALYSIS: Final = delete(ANALYSES).where(ANALYSES.c.table == bindparam("its_table"))
NEW_ANALYSIS: Final = insert(ANALYSES)
CLOSE_WAY: Final = delete(WAYS).where(WAYS.c.table == bindparam("its_table"))
OPEN_WAY: Final = insert(WAYS)
SEEN_HOST: Final = update(WAYS).where(WAYS.c.table == bindparam("its_table")).values(seen=bindparam("new_seen"))
SAY: Final = insert(SAID).values(
    person=select(PEOPLE.c.hash).where(PEOPLE.c.hash == bindparam("its_person")).scalar_subquery()
)
"""Of somebody who was deleted meanwhile nothing is kept: without a person it cannot be."""
OLDEST_KEPT: Final = (
    select(SAID.c.number)
    .where(SAID.c.table == bindparam("its_table"))
    .order_by(SAID.c.number.desc())
    .offset(bindparam("most", type_=Integer))
    .limit(1)
)
FORGET_SAID: Final = delete(SAID).where(
    SAID.c.table == bindparam("its_table"), SAID.c.number <= OLDEST_KEPT.scalar_subquery()
)
"""Of what was said at a table, the latest stays."""
AVOID: Final = insert(AVOIDED)
FORGIVE: Final = delete(AVOIDED).where(AVOIDED.c.id == bindparam("its_id"), AVOIDED.c.person == bindparam("its_person"))
REPORT: Final = insert(REPORTS)
WITHDRAW: Final = delete(REPORTS).where(
    REPORTS.c.id == bindparam("its_id"), REPORTS.c.reporter == bindparam("its_person")
)
# Child rows are deleted by name, too: a SQLite file opened by another program may not enforce foreign keys.
DELETE_TABLE: Final = tuple(
    delete(column.table).where(column == bindparam("its_table")) for column in (*OF_TABLES, TABLES.c.id)
)

ORDER: Final = {
    id(statement): place
    for place, statement in enumerate(
        (NEW_PERSON, SET_PERSON, END_SECRETS, END_SECRET, NEW_SECRET, TOUCH_SECRET, HOLD_PERSON, NEW_TABLE, CHECK_ROOM,
         MOVE_TABLE, END_TABLE, NEW_SEAT, SET_SEAT, NEW_ENTRY, NEW_SNAPSHOT, OLD_SNAPSHOTS, OLD_ANALYSIS, NEW_ANALYSIS,
         SET_REMATCH, SET_ENDED, CLOSE_WAY, OPEN_WAY, SEEN_HOST, SAY, FORGET_SAID, AVOID, FORGIVE, REPORT, WITHDRAW,
         NO_PLACINGS, NO_READING, NO_RESULT, NEW_RESULT, NEW_PLACING, NEW_READING,
         *DELETE_TABLE)
    )
}  # fmt: skip
"""In which order the statements of one transaction go: a table comes before its seats, the fence before the rest."""
