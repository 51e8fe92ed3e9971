"""`allmende worker`: join the servers on a database, do their jobs, leave without losing one."""

import asyncio
import logging
import os
import signal
import sys

from allmende.locales import text
from allmende.server.command import CannotServe, reach, shares
from allmende.server.logs import log_to_stderr
from allmende.server.settings import read_settings
from allmende.server.store import Store
from allmende.server.workshop import Workshop


def join(file: str | None = None, database: str | None = None, processes: int | None = None, lang: str = "en") -> int:
    """Work until SIGTERM or Ctrl-C; returns the exit code. CannotServe or BadSetting says in a sentence what is wrong.

    The database may stand in a file or in the environment, as for the servers.
    """
    database = read_settings(file, database=database)["database"]
    if database is None or not shares(database):
        raise CannotServe("error-workers-need-postgres")
    reach(database)
    log_to_stderr(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    asyncio.run(work(database, processes or max(1, os.cpu_count() or 1), lang))
    print(text(lang, "", "worker-stopped"))
    return 0


async def work(database: str, hands: int, lang: str) -> None:
    store = Store(database)
    workshop = Workshop(store, hands)
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, workshop.stop)

    async def say_so() -> None:
        await workshop.ready()
        print(text(lang, "", "worker-ready", count=hands), text(lang, "", "server-stop"), sep="\n", flush=True)

    saying = asyncio.create_task(say_so())
    try:
        await workshop.run()
    finally:
        saying.cancel()
        await store.close()
