"""Structured logs: one JSON object a line, and never a secret.

Requests are logged by the pattern of their route, so that no code, token or feed address appears.
"""

from __future__ import annotations

import json
import logging
import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

access = logging.getLogger("ludotheque.access")
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


def config(level: str) -> dict[str, Any]:
    """For logging.config and uvicorn."""
    upper = level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json"}},
        "loggers": {
            "uvicorn": {"handlers": ["out"], "level": upper, "propagate": False},
            "uvicorn.error": {"handlers": ["out"], "level": "WARNING", "propagate": False},
            "ludotheque": {"handlers": ["out"], "level": upper, "propagate": False},
        },
    }


def log_requests(app: ASGIApp) -> ASGIApp:
    """Middleware: method, route pattern, status and time of every request."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if "method" not in scope or not access.isEnabledFor(logging.INFO):
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noting)
        finally:
            route = scope.get("path_template", "?")
            ms = round((time.perf_counter() - began) * 1000, 1)
            fields = {"method": scope.get("method"), "route": route, "status": status, "ms": ms}
            access.info("request", extra=fields)

    return middleware
