"""Log lines as JSON. They name tables, seqs, seats and kinds; never views, hands, options, secrets, seeds or names."""

import json
import logging
import math
import sys
import time
from traceback import extract_tb
from typing import Any, Final

LOGGER: Final = logging.getLogger("allmende.server")
LOGGERS: Final = (LOGGER.name, "uvicorn.error", "asyncio", "sqlalchemy", "aiosqlite", "asyncpg", "alembic")
QUIET_SECONDS: Final = 60
MOST_KINDS: Final = 1000


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": event_of(record),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            # Where, and of which kind, but not the message: it may name cards.
            line["exception"] = record.exc_info[0].__name__
            line["where"] = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(record.exc_info[2])[-8:]]
            record.exc_text = None
        if repeated := getattr(record, "repeated", 0):
            line["repeated"] = repeated
        return json.dumps(line, ensure_ascii=False)


def event_of(record: logging.LogRecord) -> str:
    """One line of a message. What other libraries add below it shows their objects, and with them perhaps a hand."""
    lines = record.getMessage().strip().splitlines() or [""]
    if lines[0].startswith("Traceback"):
        return lines[-1].partition(":")[0]
    return lines[0]


class Seldom(logging.Filter):
    """What goes wrong a thousand times in a minute is one line, and the next one says how often it happened."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key, now = kind_of(record), time.monotonic()
        said, unsaid = self._said.get(key, (-math.inf, 0))
        if now - said < QUIET_SECONDS:
            self._said[key] = (said, unsaid + 1)
            return False
        if len(self._said) >= MOST_KINDS:
            self._said.clear()
        self._said[key] = (now, 0)
        record.repeated = unsaid
        return True


def kind_of(record: logging.LogRecord) -> tuple[str, ...]:
    facts: dict[str, Any] = getattr(record, "facts", {})
    error = record.exc_info[0] if record.exc_info else None
    told = [str(facts.get(name, "")) for name in ("table", "kind", "why")]
    return (record.name, event_of(record), error.__name__ if error is not None else "", *told)


def log(event: str, *, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    """One line: what happened, and the few facts that may be known to whoever runs the server."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"facts": facts}, exc_info=error)


def log_to_stderr(level: int = logging.INFO) -> None:
    """All that this process has to say, also what the libraries would print with their traces."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level if name == LOGGER.name else logging.WARNING)
    handler.addFilter(is_news)
    handler.addFilter(Seldom())


def is_news(record: logging.LogRecord) -> bool:
    """uvicorn takes a socket that we refuse with a sentence for one that we forgot."""
    return "without completing handshake" not in record.getMessage()
