"""Whom somebody does not want to hear (mute), or to hear and to meet (block).

A block counts both ways where people sit down and in the hall: neither sees the other there, and neither can sit at a
table where the other one is. Nobody is told who it was.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import and_, func, or_, select

from allmende.server.config import Config
from allmende.server.errors import Refused, not_saved
from allmende.server.journal import Journal, NotWritten
from allmende.server.people import new_secret, public_id
from allmende.server.schema import AVOID, AVOIDED, FORGIVE, Job
from allmende.server.store import Store
from allmende.server.talk.models import Avoided, Kind

MOST: Final = 500
"""So many somebody may avoid."""


class Avoiding:
    def __init__(self, config: Config, store: Store, journal: Journal) -> None:
        self.config = config
        self.store = store
        self.journal = journal

    async def of(self, person: str) -> list[Avoided]:
        query = select(AVOIDED).where(AVOIDED.c.person == person).order_by(AVOIDED.c.since.desc(), AVOIDED.c.id)
        async with self.store.reading() as connection:
            return [told(row) for row in await connection.execute(query)]

    async def add(self, person: str, other: str, name: str, kind: Kind, table: str | None) -> None:
        """Said again, it holds as before."""
        if person == other:
            raise Refused(422, "yourself", "that is you")
        where = (AVOIDED.c.person == person, AVOIDED.c.other == other, AVOIDED.c.kind == kind)
        there = AVOIDED.c.table.is_(None) if table is None else AVOIDED.c.table == table
        known = select(AVOIDED.c.id).where(*where, or_(AVOIDED.c.table.is_(None), there))
        count = select(func.count()).select_from(AVOIDED).where(AVOIDED.c.person == person)
        async with self.store.reading() as connection:
            if (await connection.execute(known)).first() is not None:
                return
            if (await connection.execute(count)).scalar_one() >= MOST:
                raise Refused(409, "too-many", f"you avoid {MOST} people: forgive somebody first")
        row = {"id": new_secret(), "person": person, "other": other, "name": name, "kind": kind, "table": table,
               "since": self.config.now()}  # fmt: skip
        await self.write([(AVOID, row)])

    async def remove(self, person: str, id_: str) -> str | None:
        """Undo it; who it was."""
        query = select(AVOIDED.c.other).where(AVOIDED.c.id == id_, AVOIDED.c.person == person)
        async with self.store.reading() as connection:
            other: str | None = (await connection.execute(query)).scalar_one_or_none()
        if other is not None:
            await self.write([(FORGIVE, {"its_id": id_, "its_person": person})])
        return other

    async def write(self, job: Job) -> None:
        try:
            await self.journal.write(job)
        except NotWritten as error:
            raise not_saved(error.why) from error

    # What follows from it

    async def deaf_to(self, author: str, table: str) -> set[str]:
        """Who does not want to hear somebody at a table."""
        query = select(AVOIDED.c.person).where(AVOIDED.c.other == author, at(table))
        async with self.store.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def unheard_by(self, person: str | None, table: str) -> set[str]:
        """Whom somebody does not want to hear at a table."""
        if person is None:
            return set()
        query = select(AVOIDED.c.other).where(AVOIDED.c.person == person, at(table))
        async with self.store.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def hidden_from(self, person: str) -> frozenset[str]:
        """Who is not to be met: blocked by this person, or having blocked this person."""
        query = select(AVOIDED.c.person, AVOIDED.c.other).where(
            AVOIDED.c.kind == "block", or_(AVOIDED.c.person == person, AVOIDED.c.other == person)
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return frozenset(row.other if row.person == person else row.person for row in rows)

    async def may_sit(self, people: Sequence[str], others: Sequence[str]) -> None:
        """None of these people and of those others has blocked the other one."""
        here = AVOIDED.c.person.in_(people), AVOIDED.c.other.in_(others)
        there = AVOIDED.c.person.in_(others), AVOIDED.c.other.in_(people)
        query = select(AVOIDED.c.id).where(AVOIDED.c.kind == "block", or_(and_(*here), and_(*there))).limit(1)
        async with self.store.reading() as connection:
            if (await connection.execute(query)).first() is not None:
                raise not_together()


def at(table: str) -> Any:
    return or_(AVOIDED.c.table.is_(None), AVOIDED.c.table == table)


def not_together() -> Refused:
    return Refused(403, "not-together", "this table is not for you today; another one surely is")


def told(row: Any) -> Avoided:
    return {"id": row.id, "kind": row.kind, "who": public_id(row.other), "name": row.name, "table": row.table,
            "since": row.since}  # fmt: skip
