"""A lean WebSocket client for load: so cheap that one core of it can saturate a server on another."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable, Mapping

Hear = Callable[[bytes], None]
TEXT, BINARY, PING, PONG = 1, 2, 9, 10  # kinds of frames


def masked(payload: bytes, kind: int = TEXT) -> bytes:
    """A masked frame; the mask of zeros leaves the payload as it is."""
    size = len(payload)
    head = struct.pack(">BB", 128 | kind, 128 | size) if size < 126 else struct.pack(">BBH", 128 | kind, 254, size)
    return head + b"\0\0\0\0" + payload


class FastWebSocket(asyncio.Protocol):
    """One connection; every message, text or binary, is given to ``hear``."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.request, self.hear = request, hear
        self.buffer = bytearray()
        self.upgraded = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            ok = b" 101 " in self.buffer[:end]
            del self.buffer[: end + 4]
            if not ok:
                self.upgraded.set_exception(ConnectionError("the server did not upgrade"))
                return
            self.upgraded.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame off the buffer; servers send them unmasked and, here, whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        kind, size, start = buffer[0] & 15, buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + size:
            return False
        payload = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind in (TEXT, BINARY):
            self.hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        return True

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        self._write(kind, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        self.transport.write(masked(payload, kind))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def connect(
    port: int, path: str, headers: Mapping[str, str], hear: Hear, address: str = "127.0.0.1"
) -> FastWebSocket:
    """An upgraded line to a server on this machine, from one of its loopback addresses."""
    key = base64.b64encode(os.urandom(16)).decode()
    fields = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items()) + "\r\n"
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: FastWebSocket(request.encode(), hear), "127.0.0.1", port, local_addr=(address, 0)
    )
    await line.upgraded
    return line
