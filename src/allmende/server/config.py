"""How a server is set up: limits, times, and who may call it."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from allmende.server.files import room_for_connections

BODY: Final = 64 * 1024
RECORD_BODY: Final = 1024 * 1024
SOCKET_MESSAGE: Final = 16 * 1024
LONGEST_NAME: Final = 40
MOST_PICKS_AT_ONCE: Final = 200
LARGEST_LIMIT: Final = 1e9
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
    door: tuple[str, int] | None = None
    """The address and port that it listens on, for links to it; None: nobody knows."""
    proxies: tuple[str, ...] = ()
    """The networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    inside: str = "127.0.0.1:0"
    """Where other processes on the same database reach this one; port 0 is a free one."""
    connections: int = field(default_factory=room_for_connections)
    """In all. When there are more, the oldest one that waits for a request is closed."""
    waiting_per_address: int = 200
    """Connections whose request has not arrived whole, from one address that is no proxy's."""
    sockets_per_address: int = 2000
    head_seconds: float = 10
    """Within this time a connection must have sent the head of a request, and taken what it was sent."""
    requests_per_second: float = 30
    requests_burst: float = 90
    messages_per_second: float = 60
    messages_burst: float = 180
    address_requests_per_second: float = 150
    address_requests_burst: float = 600
    network_requests_per_second: float = 600
    network_requests_burst: float = 2400
    address_messages_per_second: float = 300
    address_messages_burst: float = 1200
    network_messages_per_second: float = 1200
    network_messages_burst: float = 4800
    address_people_per_minute: float = 10
    address_people_burst: float = 40
    """A class of a school comes from one address."""
    network_people_per_minute: float = 40
    network_people_burst: float = 160
    address_tables_per_minute: float = 20
    address_tables_burst: float = 300
    network_tables_per_minute: float = 80
    network_tables_burst: float = 1200
    address_guesses_per_minute: float = 6
    address_guesses_burst: float = 12
    network_guesses_per_minute: float = 24
    network_guesses_burst: float = 48
    """Codes of tables that were none."""
    sayings_per_minute: float = 20
    sayings_burst: float = 6
    """What one person says at tables."""
    table_sayings_per_minute: float = 60
    table_sayings_burst: float = 30
    reports_per_hour: float = 10
    """What one person tells about others."""
    letters_per_hour: float = 20
    """What one person has sent at once: codes by mail, messages to try something out."""
    letters_there_per_hour: float = 5
    """What goes to one address so."""
    address_entries_per_minute: float = 10
    address_entries_burst: float = 30
    """Attempts to come in by a passkey, a recovery code or a link; and what else is heavy and rare of that kind."""
    network_entries_per_minute: float = 40
    network_entries_burst: float = 120
    table_changes_per_second: float = 60
    table_changes_burst: float = 300
    """What people do at one table, from wherever they come."""
    tables_per_person: int = 200
    sockets_per_person: int = 60
    sockets_per_table: int = 5000
    tables_in_memory: int = 1000
    idle_seconds: float = 300
    sweep_seconds: float = 20
    clock_seconds: float = 1
    """So often it is looked whose time is over."""
    notice_seconds: float = 2
    """So often it is looked what people are to be told."""
    bot_seconds: float = 5
    hint_seconds: float = 30
    """No game waits for a hint: on a busy machine it may take its time."""
    analysis_picks: int = 0
    """So many picks are played in simulations to look back at one; 0: as many as in about a second."""
    analyses_per_person: int = 2
    """So many games of one person are looked back at, at the same time."""
    bot_processes: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    snapshot_every: int = 25
    aside_seconds: float = 0
    """So long the others wait where it depends on hidden things whether somebody is asked; 0: they see it at once."""
    clerk_seconds: float = 10
    """The longest that reading a record or a file, or looking back, may take."""
    waiting_jobs: int = 30
    """So many hints may wait for their process; so many records and files; so many looks back."""
    waiting_jobs_per_person: int = 4
    """Behind the one that is being done."""
    changes_per_table: int = 100_000
    stuck_seconds: float = 60
    """A socket that takes nothing for so long is closed."""
    hall: bool = False
    """Is there a hall, in which people find open tables of others?"""
    statistics: bool = False
    """Are people told what all finished games say about cards and openings?"""
    host_away_seconds: float = 180
    """A table leaves the hall when whoever made it has been away for so long."""
    keep_unfinished_days: float = 0
    """So long a table stays at which nothing happens and whose game is not over; 0: for ever."""
    keep_finished_days: float = 0
    """The same of one whose game is over."""
    vacation_days: int = 20
    """So many days a year a person's clocks may stand still."""
    secret_days: float = 400
    """A person's secret that was not used for so long has run out; 0: it never does."""
    hsts_days: float = 365
    """So long browsers that came by https come by nothing else; 0: nobody tells them to."""
    metrics_token: str = ""
    """Whoever has it may read /metrics; without one, only programs on the same machine."""
    address: str = ""
    """How people call this server, with the scheme; without it, links are as the page was called."""
    push: bool = True
    """May people be told in their browsers?"""
    push_key: str = ""
    """The private key by which push services know this server; without one the database keeps it."""
    mail: str = ""
    """The server that sends mail, as smtp:// or smtps://; without one there is none."""
    mail_from: str = ""
    webhooks: str = "no"
    """`no`, `public` (by https, at public addresses), or `any`."""
    traces: str = ""
    """Where traces go: the address of an OpenTelemetry collector."""
    now: Callable[[], float] = field(default=time.time, repr=False, compare=False)
    """The clock for whatever people do by days and minutes; tests turn it."""


OTHERS: Final = ("keep_unfinished_days", "keep_finished_days", "secret_days", "hsts_days", "vacation_days")
"""Numbers that are settings by themselves (settings.py), and no limits."""


def limit_names() -> dict[str, Any]:
    """The numbers that can be changed as limits, with their kinds."""
    return {one.name: one.type for one in fields(Config) if one.type in (int, float) and one.name not in OTHERS}


def with_limit(name: str, number: Any) -> float:
    """A limit as a number of its kind; ValueError says which part is none.

    >>> with_limit("tables_per_person", "7"), with_limit("head_seconds", 2.5)
    (7, 2.5)
    >>> with_limit("database", "7")
    Traceback (most recent call last):
    ValueError: database=7
    """
    try:
        if isinstance(number, bool):
            raise ValueError
        value: float = limit_names()[name](number)
        if not 0 <= value < LARGEST_LIMIT or (value == 0 and name != "aside_seconds"):
            raise ValueError
    except (KeyError, ValueError, TypeError, OverflowError) as error:
        raise ValueError(f"{name}={number}") from error
    return value


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
