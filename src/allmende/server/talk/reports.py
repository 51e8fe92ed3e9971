"""What people tell whoever runs the server about others, with the latest that the two have said as evidence."""

from typing import Any, Final

import msgspec
from sqlalchemy import select

from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.limits import Limits
from allmende.server.people import new_secret, public_id
from allmende.server.schema import REPORT, REPORTS, WITHDRAW
from allmende.server.store import Store
from allmende.server.talk.avoiding import Avoiding
from allmende.server.talk.models import Reason, Reported
from allmende.server.talk.talk import Talks, clean_words

EVIDENCE: Final = 30
"""So many lines of what the two have said go along. What others said is theirs."""


class Reports:
    def __init__(self, config: Config, store: Store, talks: Talks, avoiding: Avoiding, limits: Limits) -> None:
        self.config = config
        self.store = store
        self.talks = talks
        self.avoiding = avoiding
        self.limits = limits

    async def file(
        self, reporter: str, reported: str, name: str, table: str | None, reason: Reason, words: str
    ) -> None:
        if reporter == reported:
            raise Refused(422, "yourself", "that is you")
        self.limits.report(reporter)
        said = [] if table is None else await self.talks.rows(table)
        lines = [row for row in said if row["person"] in (reporter, reported)][-EVIDENCE:]
        evidence = [
            {"number": line["number"], "reported": line["person"] == reported, "name": line["name"],
             "phrase": line["phrase"], "words": line["words"]}
            for line in lines
        ]  # fmt: skip
        row = {"id": new_secret(), "time": self.config.now(), "table": table, "reporter": reporter,
               "reported": reported, "name": name, "reason": reason, "words": clean_words(words),
               "evidence": msgspec.json.encode(evidence).decode(), "resolved": None}  # fmt: skip
        await self.avoiding.write([(REPORT, row)])

    async def of(self, reporter: str) -> list[Reported]:
        query = select(REPORTS).where(REPORTS.c.reporter == reporter).order_by(REPORTS.c.time.desc()).limit(100)
        async with self.store.reading() as connection:
            return [told(row) for row in await connection.execute(query)]

    async def withdraw(self, reporter: str, id_: str) -> None:
        await self.avoiding.write([(WITHDRAW, {"its_id": id_, "its_person": reporter})])


def told(row: Any) -> Reported:
    return {"id": row.id, "who": public_id(row.reported), "name": row.name, "reason": row.reason, "words": row.words,
            "time": row.time, "resolved": row.resolved is not None}  # fmt: skip
