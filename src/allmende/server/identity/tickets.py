"""What works once and for minutes: challenges that a passkey signs, and links that move to another device.

They stand in the database, by their hash: whichever process a browser comes back to, and however often somebody sends
the same again, a ticket is taken by one request.
"""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import delete, insert, or_, select

from allmende.server.identity.writing import writing
from allmende.server.journal import Journal
from allmende.server.people import hash_of, new_secret
from allmende.server.schema import TICKETS

NEW_PASSKEY: Final = "new-key"
PASSKEY: Final = "passkey"
MOVE: Final = "move"
SECONDS: Final = {NEW_PASSKEY: 300.0, PASSKEY: 300.0, MOVE: 300.0}


class Tickets:
    def __init__(self, journal: Journal, now: Callable[[], float]) -> None:
        self.journal = journal
        self.now = now

    async def issue(self, kind: str, person: str | None) -> str:
        """A new one. A person has one of each kind; those of before end."""
        token, now = new_secret(), self.now()
        old = TICKETS.c.expires <= now
        if person is not None:
            old = or_(old, (TICKETS.c.person == person) & (TICKETS.c.kind == kind))
        row = {"hash": hash_of(token), "kind": kind, "person": person, "expires": now + SECONDS[kind]}
        async with writing(self.journal) as connection:
            await connection.execute(delete(TICKETS).where(old))
            await connection.execute(insert(TICKETS), row)
        return token

    async def take(self, kind: str, token: str) -> Any:
        """Use it: whoever comes second finds None, as does whoever comes too late."""
        async with writing(self.journal) as connection:
            row = (await connection.execute(self._valid(kind, token))).first()
            gone = await connection.execute(delete(TICKETS).where(TICKETS.c.hash == hash_of(token)))
        return row if gone.rowcount == 1 else None

    async def look(self, kind: str, token: str) -> Any:
        async with self.journal.store.reading() as connection:
            return (await connection.execute(self._valid(kind, token))).first()

    async def waiting(self, kind: str, person: str) -> bool:
        query = select(TICKETS.c.hash).where(
            TICKETS.c.person == person, TICKETS.c.kind == kind, TICKETS.c.expires > self.now()
        )
        async with self.journal.store.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def end(self, kind: str, person: str) -> None:
        async with writing(self.journal) as connection:
            await connection.execute(delete(TICKETS).where(TICKETS.c.person == person, TICKETS.c.kind == kind))

    def _valid(self, kind: str, token: str) -> Any:
        return select(TICKETS).where(
            TICKETS.c.hash == hash_of(token), TICKETS.c.kind == kind, TICKETS.c.expires > self.now()
        )
