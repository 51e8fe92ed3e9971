"""How many files this process may have open. A connection is one, and when there are no more, nobody gets in."""

import contextlib
from typing import Final

ACCEPTED_AT_ONCE: Final = 64
"""So many are let in before anything is known of them: asyncio does not ask before it accepts."""
KEPT_FREE: Final = 128 + 3 * ACCEPTED_AT_ONCE
"""For the database, the processes of the bots and the pages; and for what is just being let in or closed."""
ENOUGH: Final = 65_536
MOST_CONNECTIONS: Final = 20_000
WITHOUT_LIMIT: Final = 2_000
"""Connections where the system does not say how many files there may be."""


def raise_limit() -> None:
    """Allow ourselves as many files as the system does, up to what is enough."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def room_for_connections() -> int:
    """So many leave enough files for everything else."""
    try:
        import resource

        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    except (ImportError, OSError):
        return WITHOUT_LIMIT
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return max(32, min(MOST_CONNECTIONS, soft - KEPT_FREE))
