"""`allmende admin` about people: reports, deleting what was said, forbidding somebody to talk; and ratings."""

from json import dumps
from typing import Any, Final

from allmende.locales import text

COLUMNS: Final = ("id", "time", "name", "reason", "words", "done")


async def reports(desk: Any, one: str | None, resolved: bool, most: int, json: bool) -> None:
    from allmende.server.admin import talking

    async with desk.opened() as database:
        if one is None:
            desk.show(await talking.reports(database, resolved, most), COLUMNS, json)
            return
        found = await talking.report(database, await talking.report_meant(database, one))
    if json:
        print(dumps(found, indent=2, ensure_ascii=False))
        return
    desk.say("admin-report", table=found["table"] or "–", person=found["reported"], name=found["name"],
             reason=text(desk.lang, "lobby", f"reason-{found['reason']}"), words=found["words"])  # fmt: skip
    for line in found["evidence"]:
        said = line["words"] or text(desk.lang, "lobby", f"phrase-{line['phrase']}")
        desk.say("admin-reported-line" if line["reported"] else "admin-reporter-line", name=line["name"], said=said)


async def resolve(desk: Any, one: str, note: str) -> None:
    from allmende.server.admin import talking

    async with desk.opened() as database:
        id_ = await talking.report_meant(database, one)
        await talking.resolve(database, id_, note)
    desk.say("admin-resolved", report=id_)


async def unsay(desk: Any, table: str) -> None:
    from allmende.server.admin import deeds, talking

    async with desk.opened() as database:
        id_ = await deeds.table_meant(database, table)
        lines = await talking.unsay(database, id_)
    desk.say("admin-unsaid", table=id_, lines=lines)


async def silence(desk: Any, person: str, days: float | None, end: bool) -> None:
    from allmende.server.admin import deeds, talking

    async with desk.opened() as database:
        who = await deeds.person_meant(database, person)
        await talking.silence(database, who, days, end)
    desk.say("admin-speaks-again" if end else "admin-silenced", person=who[:12])


async def ratings(desk: Any) -> None:
    """All ratings anew, from the results."""
    from allmende.server.admin import talking

    async with desk.opened() as database:
        games = await talking.rate_anew(database)
    desk.say("admin-rated", games=games)
