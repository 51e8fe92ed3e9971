"""`allmende admin`: what can be typed by whoever runs a server, and how the answers look."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from inspect import Parameter, Signature
from json import dumps
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from allmende.cli_admin_talk import ratings, reports, resolve, silence, unsay
from allmende.locales import chosen_language, text

SHOWN: Final = 12
"""So many characters of an id are shown, and are enough to name it."""
FILE: Final = "FILE"


def add_admin(commands: typer.Typer, lang: str) -> None:
    """Add the group `admin`, with its help in a language."""

    def say(name: str) -> str:
        return text(lang, "admin", name)

    admin = typer.Typer(help=say("admin-about"), no_args_is_help=True, rich_markup_mode=None)
    commands.add_typer(admin, name="admin")

    def flag(
        name: str, kind: Any, default: Any = None, metavar: str | None = None, least: float | None = None
    ) -> Parameter:
        option = typer.Option(
            f"--{name}", help=say(f"admin-about-{name}"), show_default=False, metavar=metavar, min=least
        )
        return Parameter(
            name.replace("-", "_"), Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option]
        )

    def word(name: str, metavar: str, kind: Any = str) -> Parameter:
        argument = typer.Argument(metavar=metavar, help=say(f"admin-about-{name}"), show_default=False)
        return Parameter(name, Parameter.KEYWORD_ONLY, annotation=Annotated[kind, argument])

    where = [flag("config", str | None, None, FILE), flag("data", str | None, None, "DIR"),
             flag("database", str | None, None, "URL"), flag("lang", str | None, None, "de|en")]  # fmt: skip
    listed = [flag("most", int, 50, least=1), flag("json", bool, False)]

    def add(name: str, work: Callable[..., Coroutine[Any, Any, int | None]], *own: Parameter) -> None:
        def command(**given: Any) -> int:
            desk = Desk(given.pop("config"), given.pop("data"), given.pop("database"), given.pop("lang"))
            return asyncio.run(work(desk, **given)) or 0

        command.__signature__ = Signature([*own, *where])  # type: ignore[attr-defined]  # what Typer reads
        admin.command(name, help=say(f"admin-about-{name}"))(command)

    add("tables", tables, flag("game", str | None, None, "GAME"), flag("person", str | None, None, "PERSON"),
        flag("unfinished", bool, False), flag("finished", bool, False), *listed)  # fmt: skip
    add("people", people, *listed)
    add("sizes", sizes, flag("json", bool, False))
    add("processes", processes, flag("json", bool, False))
    add("audit", audit, *listed)
    add("backup", backup, word("file", FILE, Path), flag("games", bool, False))
    add("restore", restore, word("file", FILE, Path))
    add("move", move, word("url", "URL"), flag("dry-run", bool, False))
    add("export", export, flag("table", str | None, None, "TABLE"), flag("person", str | None, None, "PERSON"),
        flag("out", Path | None, None, FILE))  # fmt: skip
    add("close", close, word("table", "TABLE"), flag("again", bool, False))
    add("delete", delete, word("table", "TABLE"))
    add("revoke", revoke, word("person", "PERSON"), flag("renew", bool, False))
    add("forget", forget, word("person", "PERSON"))
    add("reports", reports, flag("one", str | None, None, "REPORT"), flag("resolved", bool, False), *listed)
    add("resolve", resolve, word("one", "REPORT"), flag("note", str, "", "TEXT"))
    add("unsay", unsay, word("table", "TABLE"))
    add(
        "silence",
        silence,
        word("person", "PERSON"),
        flag("days", float | None, None, "DAYS", 0.01),
        flag("end", bool, False),
    )
    add("ratings", ratings)
    add("reading-only", reading_only, word("order", "on|off"))
    add("draining", draining, word("order", "on|off"), flag("process", str | None, None, "PROCESS"))
    add("tidy", tidy, flag("keep-unfinished", float | None, None, "DAYS", 0),
        flag("keep-finished", float | None, None, "DAYS", 0), flag("dry-run", bool, False))  # fmt: skip
    add("rules", rules, flag("every", bool, False), flag("json", bool, False))


class Desk:
    """Where an operator works: which database, in which language."""

    def __init__(self, config: str | None, data: str | None, database: str | None, lang: str | None) -> None:
        from allmende.server.settings import read_settings

        self.lang = chosen_language(lang)
        self.settings = read_settings(config, data=data, database=database)

    @property
    def folder(self) -> Path | None:
        """The data folder, unless a database is named instead."""
        from allmende.server.command import usual_folder

        return None if self.settings["database"] else usual_folder(self.settings["data"])

    @property
    def url(self) -> str:
        from allmende.server.config import sqlite_url

        return str(self.settings["database"]) if self.folder is None else sqlite_url(self.folder)

    def opened(self, any_form: bool = False) -> Any:
        from allmende.server.admin.opening import opened

        return opened(self.url, any_form=any_form)

    def say(self, message: str, **facts: Any) -> None:
        print(text(self.lang, "admin", message, **facts), flush=True)

    def show(self, rows: Sequence[Mapping[str, Any]], columns: Sequence[str], as_json: bool) -> None:
        """A table for people, or all there is for programs."""
        if as_json:
            print(dumps(list(rows), indent=2))
            return
        if not rows:
            self.say("admin-nothing")
            return
        shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for column in columns:
            number = isinstance(rows[0][column], int | float) and column not in TIMES
            shown.add_column(
                text(self.lang, "admin", f"admin-column-{column}"), justify="right" if number else "left", no_wrap=True
            )
        for row in rows:
            shown.add_row(*(Text(self._told(column, row[column])) for column in columns))
        Console(highlight=False, width=None if sys.stdout.isatty() else 200).print(shown)

    def _told(self, column: str, value: Any) -> str:
        from allmende.server.admin.lists import told_time

        if column in TIMES:
            return told_time(value)
        if column in IDS:
            return str(value)[:SHOWN]
        if isinstance(value, bool):
            return text(self.lang, "admin", "admin-yes") if value else ""
        return str(value)

    def tell(self, what: str, number: int) -> None:
        """How far it has come, for somebody who waits."""
        if sys.stderr.isatty():
            print(f"\r{text(self.lang, 'admin', f'admin-so-far-{what}', number=number)}", end=" ", file=sys.stderr)


TIMES: Final = ("created", "changed", "used", "time")
IDS: Final = ("id", "what")


async def tables(
    desk: Desk, game: str | None, person: str | None, unfinished: bool, finished: bool, most: int, json: bool
) -> None:
    from allmende.server.admin import deeds, lists

    async with desk.opened() as database:
        who = None if person is None else await deeds.person_meant(database, person)
        over = None if unfinished == finished else finished
        rows = await lists.tables(database, game=game, person=who, over=over, most=most)
    desk.show(rows, ("id", "game", "rules", "created", "changed", "picks", "people", "over", "closed"), json)


async def people(desk: Desk, most: int, json: bool) -> None:
    from allmende.server.admin import lists

    async with desk.opened() as database:
        rows = await lists.people(database, most)
    desk.show(rows, ("id", "name", "created", "used", "secrets", "tables"), json)


async def sizes(desk: Desk, json: bool) -> None:
    from allmende.server.admin import lists

    async with desk.opened() as database:
        found = await lists.sizes(database)
    if json:
        desk.show([found], (), True)
        return
    desk.say("admin-bytes", megabytes=round(found["bytes"] / 1e6, 1))
    rows = [{"what": name, "rows": number, "characters": found["characters"].get(name, "")}
            for name, number in found["rows"].items()]  # fmt: skip
    desk.show(rows, ("what", "rows", "characters"), False)
    if found["games"]:
        print()
        desk.show(
            [{"game": game, **counts} for game, counts in found["games"].items()],
            ("game", "unfinished", "finished"),
            False,
        )


async def processes(desk: Desk, json: bool) -> None:
    from allmende.server.admin import deeds, lists

    async with desk.opened() as database:
        rows = await lists.processes(database)
        stand = await deeds.orders(database)
    desk.show(rows, ("id", "address", "alive", "seconds", "tables"), json)
    if not json:
        for order in stand:
            desk.say("admin-order-stands", order=order)


async def audit(desk: Desk, most: int, json: bool) -> None:
    from allmende.server.admin import lists

    async with desk.opened() as database:
        rows = await lists.deeds_done(database, most)
    desk.show(rows, ("time", "by", "deed", "what", "detail"), json)


async def backup(desk: Desk, file: Path, games: bool) -> None:
    from allmende.server.admin.backups import backup as make

    sums, check = await make(desk.url, file, games, desk.tell)
    desk.say("admin-backup", path=str(file), tables=sums["tables"].rows, people=sums["people"].rows)
    tell_check(desk, check)


async def restore(desk: Desk, file: Path) -> None:
    from allmende.server.admin.backups import restore as bring_back

    sums, check = await bring_back(desk.url, desk.folder, file, True, desk.tell)
    desk.say("admin-restored", tables=sums["tables"].rows, people=sums["people"].rows)
    tell_check(desk, check)


async def move(desk: Desk, url: str, dry_run: bool) -> None:
    from allmende.server.admin.backups import move as carry_over
    from allmende.server.admin.errors import AdminError

    if desk.folder is None:
        raise AdminError("error-move-from-folder")
    sums, check = await carry_over(desk.folder, url, dry_run, desk.tell)
    desk.say("admin-would-move" if dry_run else "admin-moved", tables=sums["tables"].rows, people=sums["people"].rows)
    tell_check(desk, check)


def tell_check(desk: Desk, check: Any) -> None:
    """How many games replay, and which do not by today's rules."""
    if check is not None:
        desk.say("admin-same-games", games=check.same)
        for table in check.older:
            desk.say("admin-older-game", table=table)
        for table in check.broken:
            desk.say("admin-broken-game", table=table)


async def export(desk: Desk, table: str | None, person: str | None, out: Path | None) -> None:
    from allmende.server.admin import deeds
    from allmende.server.admin import export as exports
    from allmende.server.admin.errors import AdminError

    if (table is None) == (person is None):
        raise AdminError("error-export-what")
    async with desk.opened() as database:
        if table is not None:
            found = await exports.of_table(database, await deeds.table_meant(database, table))
        else:
            found = await exports.of_person(database, await deeds.person_meant(database, person or ""))
    told = dumps(found, ensure_ascii=False, indent=None if table else 2)
    if out is None:
        print(told)
        return
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(told + "\n")
    except OSError as error:
        raise AdminError("error-cannot-write-there", path=str(out), why=error.strerror or str(error)) from error
    desk.say("admin-exported", path=str(out))


async def close(desk: Desk, table: str, again: bool) -> None:
    from allmende.server.admin import deeds

    async with desk.opened() as database:
        id_ = await deeds.table_meant(database, table)
        await (deeds.open_table if again else deeds.close_table)(database, id_)
    desk.say("admin-opened" if again else "admin-closed", table=id_)


async def delete(desk: Desk, table: str) -> None:
    from allmende.server.admin import deeds

    async with desk.opened() as database:
        id_ = await deeds.table_meant(database, table)
        await deeds.delete_table(database, id_)
    desk.say("admin-deleted", table=id_)


async def revoke(desk: Desk, person: str, renew: bool) -> None:
    from allmende.server.admin import deeds

    async with desk.opened() as database:
        who = await deeds.person_meant(database, person)
        secret = await deeds.revoke(database, who, renew)
    desk.say("admin-revoked", person=who[:SHOWN])
    if secret is not None:
        desk.say("admin-new-secret", secret=secret)


async def forget(desk: Desk, person: str) -> None:
    from allmende.server.admin import deeds

    async with desk.opened() as database:
        who = await deeds.person_meant(database, person)
        done = await deeds.forget(database, who)
    desk.say("admin-forgotten", person=who[:SHOWN], left=done.left, kept=done.kept, deleted=done.deleted)


async def reading_only(desk: Desk, order: str) -> None:
    from allmende.server.admin import deeds

    stands = is_on(order)
    async with desk.opened() as database:
        await deeds.read_only(database, stands)
    desk.say("admin-reading-only" if stands else "admin-writing-again")


async def draining(desk: Desk, order: str, process: str | None) -> None:
    from allmende.server.admin import deeds

    stands = is_on(order)
    async with desk.opened() as database:
        await deeds.drain(database, process, stands)
    desk.say("admin-draining" if stands else "admin-not-draining")


def is_on(order: str) -> bool:
    from allmende.server.admin.errors import AdminError

    if order not in ("on", "off"):
        raise AdminError("error-on-or-off", what=order)
    return order == "on"


async def tidy(desk: Desk, keep_unfinished: float | None, keep_finished: float | None, dry_run: bool) -> None:
    from allmende.server.admin.deeds import operator
    from allmende.server.retention import Retention

    usual = desk.settings["keep_unfinished_days"], desk.settings["keep_finished_days"]
    unfinished, finished = keep_unfinished, keep_finished
    if unfinished is None and finished is None:
        unfinished, finished = usual
    async with desk.opened() as database:
        retention = Retention(database.store, unfinished or 0, finished or 0)
        if dry_run:
            desk.show([row._asdict() for row in await retention.due()], ("id", "game", "changed", "over"), False)
            return
        gone = await retention.tidy(operator())
    desk.say("admin-tidied", tables=gone)


async def rules(desk: Desk, every: bool, json: bool) -> int:
    """Ends with 3 if a running game would stand still, so that a script can ask."""
    from allmende.server.admin import rules as looked

    async with desk.opened(any_form=True) as database:
        found = await looked.outlook(database, every)
    still = [table for table, fate in found.fates.items() if fate in ("stands-still", "no-game")]
    if json:
        print(dumps(looked.as_json(found), indent=2))
        return 3 if still else 0
    for step in found.steps:
        desk.say("admin-step", what=step)
    rows = [{**kind._asdict(), "now": "–" if kind.now is None else kind.now} for kind in found.kinds]
    desk.show(rows, ("game", "then", "now", "unfinished", "finished"), False)
    desk.say("admin-rules-tried", tried=len(found.fates), still=len(still))
    for table, fate in found.fates.items():
        desk.say(f"admin-fate-{fate}", table=table)
    return 3 if still else 0
