"""Notices by webhook: a POST to an address of the person, in the shape that its service reads."""

from __future__ import annotations

import json
from functools import partial
from html import escape
from typing import Any, Literal

from msgspec import Struct

from ludotheque.server.notifications.channels import NotTaken
from ludotheque.server.notifications.lanes import Hung, Lanes
from ludotheque.server.notifications.outbound_http import Unreachable, is_acceptable, post
from ludotheque.server.notifications.words import line
from ludotheque.server.storage import addresses
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.store import Store

Shape = Literal["discord", "matrix", "slack"]
GONE = (401, 403, 404, 410)  # the service knows the address no more
REFUSED, UNREACHABLE = "refused", "unreachable"


class Hook(Struct, frozen=True):
    """An address and the shape that it reads."""

    url: str
    shape: Shape


class WebhookChannel:
    """Calls public addresses only and never reads what they answer."""

    def __init__(self, store: Store, house: str, lanes: Lanes) -> None:
        self.store = store
        self.house = house
        self.lanes = lanes

    def prepare(self, c: Connection, settings: dict[str, Any], at: int) -> Hook | None:
        """Return the person's webhook, unless its service has refused it for good."""
        row = addresses.webhook_of(c, settings["person"])
        return None if row is None or row.trouble == REFUSED else Hook(row.url, row.shape)

    def wait_until(self, settings: dict[str, Any]) -> int:
        """Wait for nothing."""
        return 0

    def claimed(self, c: Connection, settings: dict[str, Any], at: int) -> None:
        """Note nothing."""

    async def send(self, where: Hook, settings: dict[str, Any], rows: list[Any]) -> None:
        """Send all of it as one message."""
        lines = [(line(settings["language"], row), self.house + row.path) for row in rows]
        body = json.dumps(shaped(where.shape, lines), ensure_ascii=False).encode()
        try:
            await self.lanes.run(where.url, partial(call, where.url, body))
        except Hung:
            await self._note(settings["person"], UNREACHABLE)
            raise NotTaken(UNREACHABLE) from None
        except NotTaken as error:
            await self._note(settings["person"], REFUSED if error.final else UNREACHABLE)
            raise
        await self._note(settings["person"], "")

    async def _note(self, person: str, trouble: str) -> None:
        """Write down why the last message was not taken, if it was not."""
        await self.store.write_index(lambda c: addresses.set_trouble(c, "webhook", person, trouble))


def call(url: str, body: bytes) -> None:
    """Post the body; NotTaken if it was not taken."""
    if not is_acceptable(url):
        raise NotTaken(REFUSED, final=True)
    try:
        status = post(url, body, {"Content-Type": "application/json", "User-Agent": "Ludotheque"})
    except Unreachable:
        raise NotTaken(UNREACHABLE) from None
    if not 200 <= status < 300:
        raise NotTaken(f"answered {status}", final=status in GONE)


def shaped(shape: Shape, lines: list[tuple[str, str]]) -> dict[str, Any]:
    """Return the message as the service reads it; what people are called mentions nobody there.

    >>> shaped("slack", [("Mark: it is your turn", "https://jeux.example/table/t")])
    {'text': '<https://jeux.example/table/t|Mark: it is your turn>'}
    """
    if shape == "slack":
        return {"text": "\n".join(f"<{url}|{escape(text, quote=False).replace('|', ' ')}>" for text, url in lines)}
    plain = "\n".join(f"{text}\n{url}" for text, url in lines)
    if shape == "discord":
        return {"content": plain[:2000], "allowed_mentions": {"parse": []}}
    html = "<br>".join(f'<a href="{escape(url)}">{escape(text)}</a>' for text, url in lines)
    return {"text": plain, "html": html}
