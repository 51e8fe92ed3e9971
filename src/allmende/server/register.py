"""The people whom the server knows, by the hash of their secret."""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from allmende.server.errors import Refused, not_saved
from allmende.server.journal import FENCED, Journal, NotWritten
from allmende.server.people import clean_name, hash_of, is_secret, new_secret
from allmende.server.schema import NEW_PERSON, SET_PERSON, Change
from allmende.server.store import Store
from allmende.table import Json

REMEMBERED: Final = 5000
LONGEST_SETTINGS: Final = 4096
TRIES: Final = 5


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
    def __init__(self, store: Store, journal: Journal) -> None:
        self.store = store
        self.journal = journal
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def remembered(self, secret: str) -> Person | None:
        """Whoever holds the secret, if that is known without asking the store."""
        hashed = hash_of(secret)
        if hashed in self._known:
            self._known.move_to_end(hashed)
        return self._known.get(hashed)

    async def find(self, secret: str) -> Person | None:
        """Whoever holds the secret; nobody, if this server never gave it to anyone."""
        if not is_secret(secret):
            return None
        row = await self.store.person(hash_of(secret))
        return None if row is None else self._remember(from_row(row))

    def forget(self, hashed: str) -> None:
        """Another process knows it better."""
        self._known.pop(hashed, None)

    async def welcome(self, name: str = "") -> tuple[str, Person]:
        """A new person, and the secret that nobody else will ever see."""
        secret = new_secret()
        person = Person(hash_of(secret), clean_name(name), {})
        row = {"hash": person.hash, "name": person.name, "settings": "{}", "created": time.time()}
        await self._write((NEW_PERSON, row))
        return secret, self._remember(person)

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
        await self._write((SET_PERSON, row))
        return self._remember(Person(person.hash, name, settings))

    def _remember(self, person: Person) -> Person:
        self._known[person.hash] = person
        self._known.move_to_end(person.hash)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def _write(self, change: Change) -> None:
        try:
            await self.journal.write([change])
        except NotWritten as error:
            if error.why == FENCED:
                raise ChangedElsewhere from error
            raise not_saved(error.why) from error


def from_row(row: Any) -> Person:
    return Person(row.hash, row.name, msgspec.json.decode(row.settings))


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
