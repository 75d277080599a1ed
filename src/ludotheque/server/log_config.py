"""Structured logs: one JSON object a line, and never a secret.

Requests are logged by the pattern of their route, so that no code, token or feed address appears.
"""

from __future__ import annotations

import json
import logging
import time
from typing import Any

CLOSED = "the handler is closed"  # what uvloop says of a line that has ended a moment ago
FIELDS = ("method", "route", "status", "ms")


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


class WithoutThoseWhoLeft(logging.Filter):
    """Leaves out that somebody hung up before the answer: no fault, and strangers could fill the disk with it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Look through what the error came from."""
        error = record.exc_info[1] if record.exc_info else None
        while error is not None:
            if isinstance(error, RuntimeError) and CLOSED in str(error):
                return False
            error = error.__cause__ or error.__context__
        return True


def config(level: str) -> dict[str, Any]:
    """For logging.config and uvicorn."""
    upper = level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "filters": {"left": {"()": WithoutThoseWhoLeft}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["left"]}},
        "loggers": {
            "uvicorn": {"handlers": ["out"], "level": upper, "propagate": False},
            "uvicorn.error": {"handlers": ["out"], "level": "WARNING", "propagate": False},
            "ludotheque": {"handlers": ["out"], "level": upper, "propagate": False},
        },
    }
