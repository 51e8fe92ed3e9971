"""What people say at a table: kept beside it, told to those who sit there, unless they do not want to hear it."""

import unicodedata
from typing import Any, Final

from sqlalchemy import or_, select

from allmende.server.config import Config
from allmende.server.errors import Refused, no_rights
from allmende.server.hall import Hall
from allmende.server.limits import Limits
from allmende.server.open_table import Table
from allmende.server.people import UNSEEN, public_id, same
from allmende.server.schema import FORGET_SAID, HOLD_PERSON, SAID, SAY, SILENCED
from allmende.server.talk.avoiding import Avoiding
from allmende.server.talk.models import LONGEST, Phrase, SaidLine, TalkTold

MOST_KEPT: Final = 500
"""So much of what was said at a table is kept."""
MOST_TOLD: Final = 200
"""So much of it is told to whoever comes."""


class Talks:
    def __init__(self, config: Config, hall: Hall, avoiding: Avoiding, limits: Limits) -> None:
        self.config = config
        self.hall = hall
        self.store = hall.store
        self.avoiding = avoiding
        self.limits = limits
        self._last = 0

    # Saying

    async def say(
        self, table: Table, person: str, seat: int | None, phrase: Phrase | None, words: str | None
    ) -> SaidLine:
        """Somebody who sits there says something."""
        mine = table.mine(person)
        if not mine:
            raise no_rights("only those who sit at a table talk there")
        seat = mine[0] if seat is None else seat
        table.check_seat(person, seat)
        clean = None if words is None else clean_words(words)
        if (phrase is None) == (not clean):
            raise Refused(422, "nothing-said", "say either a phrase or some words")
        check_allowed(table, free=clean is not None)
        self.limits.saying(person, table.id)
        await self._check_voice(person)
        self._last = number = max(int(self.config.now() * 1e6), self._last + 1)
        row = {"table": table.id, "number": number, "person": person, "seat": seat, "name": table.chairs[seat].name,
               "phrase": phrase, "words": clean}  # fmt: skip
        kept = {**row, "its_person": person}
        del kept["person"]
        hold = HOLD_PERSON, {"its_hash": person}
        await self.avoiding.write([hold, (SAY, kept), (FORGET_SAID, {"its_table": table.id, "most": MOST_KEPT})])
        await self._tell(table, row)
        return line_for(row, person)

    async def _check_voice(self, person: str) -> None:
        """May the person say anything? Whoever runs the server can forbid it."""
        still = or_(SILENCED.c.until.is_(None), SILENCED.c.until > self.config.now())
        query = select(SILENCED.c.person).where(SILENCED.c.person == person, still)
        async with self.store.reading() as connection:
            if (await connection.execute(query)).first() is not None:
                raise Refused(403, "silenced", "whoever runs this server does not let you talk to others just now")

    async def _tell(self, table: Table, row: dict[str, Any]) -> None:
        """To all who listen here and may and want to hear it."""
        author = str(row["person"])
        deaf = await self.avoiding.deaf_to(author, table.id)
        overheard = bool(table.facts.settings.get("overheard"))
        for listener in list(table.listeners):
            person = listener.person
            if person not in deaf and (overheard or table.mine(person)):
                listener.say({"type": "said", **line_for(row, person)})

    async def hear(self, id_: str, number: int) -> None:
        """Something was said by way of another process."""
        table = self.hall.in_memory(id_)
        if table is None or not table.listeners:
            return
        async with self.store.reading() as connection:
            query = select(SAID).where(SAID.c.table == id_, SAID.c.number == number)
            row = (await connection.execute(query)).mappings().first()
        if row is not None:
            await self._tell(table, dict(row))

    def unsaid(self, id_: str) -> None:
        """Whoever runs the server has deleted what was said at a table."""
        table = self.hall.in_memory(id_)
        for listener in list(table.listeners) if table is not None else ():
            listener.say({"type": "unsaid"})

    # Reading

    async def read(self, table: Table, person: str | None) -> TalkTold:
        """What was said, as this one may and wants to read it. The caller has seen that they may look at the table."""
        mine = table.mine(person)
        talk = table.facts.settings.get("talk", "phrases")
        if not mine and not table.facts.settings.get("overheard"):
            return {"talk": talk, "may": False, "lines": []}
        unheard = await self.avoiding.unheard_by(person, table.id)
        rows = [row for row in await self.rows(table.id) if row["person"] not in unheard]
        lines = [line_for(row, person) for row in rows[-MOST_TOLD:]]
        return {"talk": talk, "may": bool(mine) and talk != "none", "lines": lines}

    async def rows(self, table: str) -> list[Any]:
        """All that is kept of what was said at a table, the oldest first."""
        query = select(SAID).where(SAID.c.table == table).order_by(SAID.c.number.desc()).limit(MOST_KEPT)
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).mappings())[::-1]


def check_allowed(table: Table, free: bool) -> None:
    talk = table.facts.settings.get("talk", "phrases")
    if talk == "none":
        raise Refused(409, "no-talk", "nobody talks at this table")
    if free and talk != "chat":
        raise Refused(409, "only-phrases", "at this table people talk in phrases only")


def line_for(row: Any, reader: str | None) -> SaidLine:
    author = str(row["person"])
    return {
        "number": row["number"], "seat": row["seat"], "name": row["name"], "who": public_id(author),
        "mine": same(reader, author), "phrase": row["phrase"], "words": row["words"],
    }  # fmt: skip


def clean_words(text: str) -> str:
    """What somebody typed, as one line of text: nothing invisible in it. It is shown as text and never as markup.

    >>> clean_words("  so\\u202e ein\\n\\t<b>Pech</b> ")
    'so ein <b>Pech</b>'
    """
    shown = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode("utf-8"))
        if char.isspace() or unicodedata.category(char) not in UNSEEN or char == "\u200d"
    )
    return " ".join(shown.split())[:LONGEST]
