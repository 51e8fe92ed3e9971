"""What belongs to a person who is known again: passkeys, the recovery code, devices, and the guest they were before."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import delete, func, insert, or_, select, update

from allmende.server.admin.deeds import Forgotten, forget_by
from allmende.server.admin.export import of_person
from allmende.server.admin.opening import Database
from allmende.server.errors import Refused
from allmende.server.identity.codes import new_code, read_code
from allmende.server.identity.devices import mark_of
from allmende.server.identity.merging import merge
from allmende.server.identity.messages import Device, Guest
from allmende.server.identity.passkeys import Passkeys
from allmende.server.identity.tickets import MOVE, Tickets
from allmende.server.identity.writing import tell, writing
from allmende.server.journal import Journal
from allmende.server.people import hash_of, same
from allmende.server.register import Person, Register
from allmende.server.schema import CODES, PASSKEYS, PEOPLE, SEATS, SECRETS, TABLES
from allmende.server.standing import Standing
from allmende.table import Json

MOST_DEVICES: Final = 50
"""Secrets of one person; whoever has more loses the one that was not used for longest."""
DAY: Final = 24 * 3600.0


class Identities:
    def __init__(self, journal: Journal, register: Register, standing: Standing, now: Callable[[], float]) -> None:
        self.journal = journal
        self.store = journal.store
        self.register = register
        self.standing = standing
        self.now = now
        self.tickets = Tickets(journal, now)
        self.passkeys = Passkeys(journal, self.tickets, now)

    async def of(self, me: Person, secret: str, guest: Person | None, site: str | None) -> Json:
        """All that the page shows; `secret` is that of the device which asks, `site` the name of the server there."""
        async with self.store.reading() as connection:
            code = (await connection.execute(select(CODES.c.created).where(CODES.c.person == me.hash))).scalar()
        passkeys = [
            {"mark": mark_of(row.id), "name": row.name, "site": row.site, "here": row.site == site,
             "created": row.created, "used": row.used}
            for row in await self.passkeys.of(me.hash)
        ]  # fmt: skip
        return {
            "name": me.name,
            "passkeys": passkeys,
            "code": code,
            "devices": [device_from(row, secret) for row in await self._secrets(me.hash)],
            "guest": None if guest is None or guest.hash == me.hash else await self.guest(guest),
            "moving": await self.tickets.waiting(MOVE, me.hash),
        }

    # Recovery codes

    async def new_code(self, person: str) -> str:
        """In place of the one that there may be."""
        code = new_code()
        async with writing(self.journal) as connection:
            await connection.execute(delete(CODES).where(CODES.c.person == person))
            await connection.execute(insert(CODES), {"person": person, "hash": hash_of(code), "created": self.now()})
        return code

    async def end_code(self, person: str) -> None:
        async with writing(self.journal) as connection:
            await connection.execute(delete(CODES).where(CODES.c.person == person))

    async def use_code(self, given: str) -> tuple[str, str]:
        """Whose code it is, and the one that takes its place. Of two who use it at once, one comes too late."""
        code = read_code(given)
        if code is None:
            raise Refused(422, "not-a-code", "this is no recovery code: a letter may be wrong or missing")
        following = new_code()
        change = update(CODES).where(CODES.c.hash == hash_of(code))
        async with writing(self.journal) as connection:
            changed = await connection.execute(change.values(hash=hash_of(following), created=self.now()))
            person = select(CODES.c.person).where(CODES.c.hash == hash_of(following))
            found = (await connection.execute(person)).scalar() if changed.rowcount == 1 else None
        if found is None:
            raise Refused(403, "wrong-code", "this recovery code is not known: each works once, and it may have ended")
        return str(found), following

    # Devices

    async def admit(self, person: str, way: str, device: str | None) -> str:
        """A secret of its own for a new device."""
        secret = await self.register.admit(person, way, device)
        rows = await self._secrets(person)
        for row in sorted(rows, key=lambda one: (one.used, one.created))[: len(rows) - MOST_DEVICES]:
            await self.register.end(person, row.hash)
        return secret

    async def end_device(self, person: str, mark: str) -> str:
        """The secret of one device ends; its hash."""
        for row in await self._secrets(person):
            if mark_of(row.hash) == mark:
                await self.register.end(person, row.hash)
                return str(row.hash)
        raise Refused(404, "no-device", "you have no such device")

    async def _secrets(self, person: str) -> list[Any]:
        """Those that still open something, the newest first."""
        query = select(SECRETS).where(SECRETS.c.person == person, SECRETS.c.ended.is_(None))
        if days := self.register.secret_days:
            query = query.where(SECRETS.c.used > self.now() - days * DAY)
        async with self.store.reading() as connection:
            return list((await connection.execute(query.order_by(SECRETS.c.created.desc()))).all())

    # Guests

    async def is_guest(self, person: str) -> bool:
        """Nobody could come back as this person but by a cookie."""
        async with self.store.reading() as connection:
            for column in (PASSKEYS.c.person, CODES.c.person):
                if (await connection.execute(select(column).where(column == person).limit(1))).first() is not None:
                    return False
        return True

    async def guest(self, person: Person) -> Guest | None:
        """Whoever played here before; None if there is nothing to take along."""
        if not await self.is_guest(person.hash):
            return None
        seated = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person.hash))
        count = select(TABLES.c.over, func.count()).where(or_(seated, TABLES.c.maker == person.hash))
        async with self.store.reading() as connection:
            if (await connection.execute(select(PEOPLE.c.hash).where(PEOPLE.c.hash == person.hash))).first() is None:
                return None
            rows = (await connection.execute(count.group_by(TABLES.c.over))).all()
        found = {bool(over): n for over, n in rows}
        if not found:
            return None
        return {"name": person.name, "running": found.get(False, 0), "finished": found.get(True, 0)}

    async def take_along(self, me: Person, guest: Person) -> int:
        """The guest becomes me; at how many tables."""
        if guest.hash == me.hash or not await self.is_guest(guest.hash):
            raise Refused(409, "no-guest", "there is no guest any more whose games could be taken along")
        async with writing(self.journal) as connection:
            tables = await merge(connection, guest.hash, me.hash)
            await tell(self.journal, connection, ended=[guest.hash], look=True)
        await self.standing.look()
        return tables

    # Everything, and nothing any more

    async def export(self, person: str) -> Json:
        return await of_person(Database(self.store), person)

    async def forget(self, person: str) -> Forgotten:
        """The same deed as `allmende admin forget`."""
        async with writing(self.journal) as connection:
            done = await forget_by(connection, person, "themselves")
            await tell(self.journal, connection, ended=[person], look=True)
        await self.standing.look()
        return done


def device_from(row: Any, secret: str) -> Device:
    return {"mark": mark_of(row.hash), "device": row.device, "way": row.way, "created": row.created, "used": row.used,
            "this": same(row.hash, hash_of(secret))}  # fmt: skip
