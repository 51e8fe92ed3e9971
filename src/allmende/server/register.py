"""The people whom the server knows, by the hash of their secret."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from allmende.server.errors import Refused, not_saved
from allmende.server.journal import FENCED, Journal, NotWritten
from allmende.server.people import clean_name, hash_of, is_secret, new_secret
from allmende.server.schema import END_SECRET, END_SECRETS, NEW_PERSON, NEW_SECRET, SET_PERSON, TOUCH_SECRET, Job
from allmende.server.store import Store
from allmende.table import Json

REMEMBERED: Final = 5000
LONGEST_SETTINGS: Final = 4096
TRIES: Final = 5
EVERYBODY: Final = ""
"""Instead of a hash."""
MISSED_SECONDS: Final = 600.0
"""Longer than we can be cut off without closing all sockets, and than clocks of hosts differ."""
DAY: Final = 24 * 3600.0


@dataclass
class Person:
    hash: str
    name: str
    settings: Json

    def to_json(self) -> Json:
        return {"name": self.name, "settings": self.settings}


class ChangedElsewhere(Exception):
    """Another process has changed a person meanwhile."""


class Register:
    def __init__(self, store: Store, journal: Journal, secret_days: float = 0) -> None:
        self.store = store
        self.journal = journal
        self.secret_days = secret_days
        """A secret that was not used for so long has run out; 0: it never does."""
        self.ended: Callable[[str], None] = lambda person: None
        """Called when a secret of somebody has ended: whatever was opened by it must be opened anew."""
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._held: dict[str, tuple[str, float]] = {}
        """By the hash of a secret, who holds it, and when it was noted last that it is used."""
        self._reading: list[set[str]] = []
        """For each question that is on its way to the store, who was forgotten since it was asked."""
        self._noting: set[asyncio.Task[None]] = set()
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def remembered(self, secret: str) -> Person | None:
        """Whoever holds the secret, if that is known without asking the store."""
        hashed = hash_of(secret)
        held, noted = self._held.get(hashed, ("", 0.0))
        person = self._known.get(held)
        if person is not None:
            self._known.move_to_end(held)
            if time.time() - noted > DAY:
                self._note_use(hashed, person)
        return person

    async def find(self, secret: str) -> Person | None:
        """Whoever holds the secret; nobody, if this server never gave it to anyone, or it has ended or run out."""
        if not is_secret(secret):
            return None
        hashed, now = hash_of(secret), time.time()
        row, old = None, True
        while old:
            with self._watching() as forgotten:
                row = await self.store.holder(hashed)
            old = row is not None and not forgotten.isdisjoint((row.hash, EVERYBODY))  # not so any more, perhaps
        if row is None or row.ended is not None:
            return None
        used = now if row.used is None else row.used
        if self.secret_days and now - used > self.secret_days * DAY:
            return None
        person = self._remember(self._known.get(row.hash) or from_row(row))
        self._held[hashed] = (person.hash, used)
        if row.used is None or now - used > DAY:
            self._note_use(hashed, person)
        return person

    async def still(self, secret: str, person: Person) -> bool:
        """Does the secret still open what is this person's?"""
        holder = self.remembered(secret) or await self.find(secret)
        return holder is not None and holder.hash == person.hash

    @contextlib.contextmanager
    def _watching(self) -> Iterator[set[str]]:
        forgotten: set[str] = set()
        self._reading.append(forgotten)
        try:
            yield forgotten
        finally:
            self._reading = [one for one in self._reading if one is not forgotten]

    async def known(self, hashed: str) -> Person:
        """Somebody who has shown who they are."""
        row = await self.store.person(hashed)
        if row is None:
            raise Refused(403, "no-person", "this person was deleted")
        return self._remember(self._known.get(hashed) or from_row(row))

    def _note_use(self, hashed: str, person: Person) -> None:
        """Once a day is enough, and nobody waits for it."""
        now = time.time()
        self._held[hashed] = (person.hash, now)
        task = asyncio.create_task(self._touch({"its_hash": hashed, "new_used": now}))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _touch(self, row: Json) -> None:
        with contextlib.suppress(NotWritten):  # then tomorrow
            await self.journal.write([(TOUCH_SECRET, row)])

    def forget(self, hashed: str) -> None:
        """The store knows it better: another process, or whoever runs the server, has changed something."""
        for forgotten in self._reading:
            forgotten.add(hashed)
        if self._known.pop(hashed, None) is not None:
            self._held = {secret: one for secret, one in self._held.items() if one[0] != hashed}

    async def catch_up(self) -> list[str]:
        """Whatever was changed meanwhile, we may not have heard of it: the people whose secrets have ended."""
        self.forget(EVERYBODY)
        self._known.clear()
        self._held.clear()
        return await self.store.ended_since(time.time() - MISSED_SECONDS)

    async def welcome(self, name: str = "", device: str | None = None) -> tuple[str, Person]:
        """A new person, and the secret that nobody else will ever see."""
        secret = new_secret()
        person = Person(hash_of(secret), clean_name(name), {})
        now = time.time()
        row = {"hash": person.hash, "name": person.name, "settings": "{}", "created": now}
        await self._write([(NEW_PERSON, row), (NEW_SECRET, secret_row(secret, person.hash, now, device=device))])
        self._held[person.hash] = (person.hash, now)
        return secret, self._remember(person)

    async def admit(self, person: str, way: str, device: str | None) -> str:
        """One more secret for a person who has shown on another device who they are."""
        secret = new_secret()
        await self._write([(NEW_SECRET, secret_row(secret, person, time.time(), way, device))])
        return secret

    async def end(self, person: str, hashed: str) -> None:
        """One of a person's secrets opens nothing any more, here and everywhere."""
        await self._write([(END_SECRET, {"its_hash": hashed, "its_person": person, "new_ended": time.time()})])
        self.forget(person)
        self.ended(person)

    async def renew(self, person: Person, device: str | None = None) -> str:
        """A new secret for a person; all those before it end, here and everywhere."""
        secret, now = new_secret(), time.time()
        end = {"its_person": person.hash, "new_ended": now}
        await self._write([(END_SECRETS, end), (NEW_SECRET, secret_row(secret, person.hash, now, device=device))])
        self.forget(person.hash)
        self.ended(person.hash)
        self._remember(person)
        self._held[hash_of(secret)] = (person.hash, now)
        return secret

    async def change(self, person: Person, name: str | None, settings: dict[str, Any] | None) -> Person:
        """One after the other: of two tabs that change something at the same time, none undoes what the other did."""
        async with self._changing.setdefault(person.hash, asyncio.Lock()):
            known = self._known.get(person.hash, person)
            for _ in range(TRIES):
                try:
                    return await self._change(known, name, settings or {})
                except ChangedElsewhere:
                    row = await self.store.person(person.hash)
                    known = person if row is None else from_row(row)
            raise not_saved()

    async def _change(self, person: Person, name: str | None, changes: Json) -> Person:
        name = person.name if name is None else clean_name(name)
        settings = with_changes(person.settings, changes)
        try:
            text = msgspec.json.encode(settings).decode()
        except ValueError as error:
            raise Refused(422, "bad-settings", "these settings cannot be written down") from error
        if len(text) > LONGEST_SETTINGS:
            raise Refused(422, "bad-settings", f"settings may have {LONGEST_SETTINGS} characters as JSON")
        before = msgspec.json.encode(person.settings).decode()
        row = {"its_hash": person.hash, "old_name": person.name, "old_settings": before, "new_name": name,
               "new_settings": text}  # fmt: skip
        await self._write([(SET_PERSON, row)])
        return self._remember(Person(person.hash, name, settings))

    def _remember(self, person: Person) -> Person:
        self._known[person.hash] = person
        self._known.move_to_end(person.hash)
        if len(self._known) > REMEMBERED:
            self.forget(next(iter(self._known)))
        return person

    async def _write(self, job: Job) -> None:
        try:
            await self.journal.write(job)
        except NotWritten as error:
            if error.why == FENCED:
                raise ChangedElsewhere from error
            raise not_saved(error.why) from error


def from_row(row: Any) -> Person:
    return Person(row.hash, row.name, msgspec.json.decode(row.settings))


def secret_row(secret: str, person: str, now: float, way: str | None = None, device: str | None = None) -> Json:
    return {"hash": hash_of(secret), "person": person, "created": now, "used": now, "ended": None, "way": way,
            "device": device}  # fmt: skip


def with_changes(settings: Json, changes: Json) -> Json:
    """Settings with what has changed of them.

    >>> with_changes({"theme": "day", "own": {"a": 1, "b": 2}}, {"theme": None, "own": {"b": None, "c": 3}})
    {'own': {'a': 1, 'c': 3}}
    """
    inside = {
        key: patched(old if isinstance(old := settings.get(key), dict) else {}, value)
        for key, value in changes.items()
        if isinstance(value, dict)
    }
    return patched(settings, changes | inside)


def patched(old: Json, changes: Json) -> Json:
    return {key: value for key, value in (old | changes).items() if value is not None}
