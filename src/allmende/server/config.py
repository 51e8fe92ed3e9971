"""How a server is set up: limits, times, and who may call it."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

BODY: Final = 64 * 1024
RECORD_BODY: Final = 1024 * 1024
SOCKET_MESSAGE: Final = 16 * 1024
LONGEST_NAME: Final = 40
MOST_PICKS_AT_ONCE: Final = 200
LONGEST_KEY: Final = 4
"""Parts of an option's key."""


@dataclass(frozen=True)
class Config:
    """The defaults suit a household; tests and benchmarks change them."""

    database: str
    """An async SQLAlchemy URL."""
    static: Path | None = None
    """The built web client."""
    hosts: frozenset[str] = frozenset()
    """Names beside IP addresses, localhost and the machine's own name under which the server may be called."""
    requests_per_second: float = 30
    requests_burst: float = 90
    messages_per_second: float = 60
    messages_burst: float = 180
    tables_per_person: int = 200
    sockets_per_person: int = 60
    tables_in_memory: int = 1000
    idle_seconds: float = 300
    sweep_seconds: float = 20
    bot_seconds: float = 5
    bot_processes: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    snapshot_every: int = 25
    stuck_seconds: float = 60
    """A socket that takes nothing for so long is closed."""


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
