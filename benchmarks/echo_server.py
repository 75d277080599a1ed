"""The limit that our house could reach: its own sockets, and nothing behind them.

A frame that comes in is answered with one of the size of our answers, and everybody at the table is sent one of the
size of our updates. uvicorn, uvloop and `FastWebSocket` are those of the house; nothing is read, decided or written.

    python -m benchmarks.echo_server PORT ANSWER_BYTES UPDATE_BYTES
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn

from ludotheque.server.realtime.websocket import EXTENSION, FastWebSocket

ANSWER, UPDATE = b"a", b"u"  # what the frames are filled with


def make_echo(answer_bytes: int, update_bytes: int) -> Any:
    """Make the ASGI application; the path of a socket names its table."""
    answer, update = ANSWER * answer_bytes, UPDATE * update_bytes
    rooms: defaultdict[str, list[FastWebSocket]] = defaultdict(list)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"up"})
        elif scope["type"] == "websocket":
            await serve_socket(scope, receive, send)

    async def serve_socket(scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        line, room = scope["extensions"][EXTENSION]["line"], rooms[scope["path"]]

        def on_message(_: bytes) -> None:
            for one in room:
                one.send_text(update)
            line.send_text(answer)

        await send({"type": "websocket.accept"})
        room.append(line)
        line.on_message = on_message
        try:
            while (await receive())["type"] == "websocket.receive":
                pass
        finally:
            line.on_message = None
            room.remove(line)

    return app


if __name__ == "__main__":
    port, *sizes = map(int, sys.argv[1:])
    uvicorn.run(
        make_echo(*sizes),
        port=port,
        log_level="warning",
        access_log=False,
        ws=FastWebSocket,
        ws_per_message_deflate=False,
        lifespan="off",
    )
