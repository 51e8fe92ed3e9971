"""Log lines as JSON. They name tables, seqs, seats and kinds; never views, hands, options, secrets, seeds or names."""

import json
import logging
import sys
import time
from traceback import extract_tb
from typing import Any, Final

LOGGER: Final = logging.getLogger("allmende.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            # Where, and of which kind, but not the message: it may name cards.
            line["exception"] = record.exc_info[0].__name__
            line["where"] = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(record.exc_info[2])[-8:]]
            record.exc_text = None
        return json.dumps(line, ensure_ascii=False)


def log(event: str, *, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    """One line: what happened, and the few facts that may be known to whoever runs the server."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"facts": facts}, exc_info=error)


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("allmende.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "allmende.server" else logging.WARNING)
    handler.addFilter(is_news)


def is_news(record: logging.LogRecord) -> bool:
    """uvicorn takes a socket that we refuse with a sentence for one that we forgot."""
    return "without completing handshake" not in record.getMessage()
