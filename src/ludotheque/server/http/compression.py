"""Compress answers beside the event loop, and keep what many ask for compressed."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Any

MIN_BYTES = 1_000
MAX_KEPT = 16_000_000  # bytes of answers that are kept, compressed or not
SMALL = 8_192  # bytes; compressing so little takes less time than asking a thread for it
LEVEL = 6
PACKED = (b"image/png", b"application/pdf", b"font/", b"application/gzip")  # compressed already


class Compression:
    """An ASGI application around another one: gzip for whoever takes it."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.kept: OrderedDict[bytes, bytes] = OrderedDict()
        self.bytes = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or b"gzip" not in dict(scope["headers"]).get(b"accept-encoding", b""):
            await self.app(scope, receive, send)
            return
        start: dict[str, Any] = {}
        parts: list[bytes] = []

        async def send_compressed(message: Any) -> None:
            """Gather the whole answer, then send it; none of the house's is endless."""
            if message["type"] == "http.response.start":
                start.update(message)
                return
            parts.append(message.get("body", b""))
            if not message.get("more_body", False):
                body = b"".join(parts)
                start["headers"], body = await self._compressed(list(start["headers"]), body)
                await send(start)
                await send({"type": "http.response.body", "body": body})

        await self.app(scope, receive, send_compressed)

    async def _compressed(self, headers: list[Any], body: bytes) -> tuple[list[Any], bytes]:
        given = dict(headers)
        packed = given.get(b"content-type", b"").startswith(PACKED) or b"content-encoding" in given
        if len(body) < MIN_BYTES or packed:
            return headers, body
        small = await self.compress(body, is_kept=given.get(b"cache-control") != b"no-store")
        kept = [(name, value) for name, value in headers if name not in (b"content-length", b"vary")]
        size = str(len(small)).encode()
        return [*kept, (b"content-length", size), (b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")], small

    async def compress(self, body: bytes, is_kept: bool = True) -> bytes:
        """Return the body compressed: from what is kept, here if it is small, else on a thread.

        ``is_kept``: others may ask for the same.
        """
        found = self.kept.get(body)
        if found is not None:
            self.kept.move_to_end(body)
            return found
        if len(body) <= SMALL:
            return gzip.compress(body, 1, mtime=0)
        found = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
        if is_kept:
            self._keep(body, found)
        return found

    def _keep(self, body: bytes, small: bytes) -> None:
        if body in self.kept:
            return
        self.kept[body] = small
        self.bytes += len(body) + len(small)
        while self.bytes > MAX_KEPT:
            old, old_small = self.kept.popitem(last=False)
            self.bytes -= len(old) + len(old_small)
