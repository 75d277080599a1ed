"""Notices by web push: to every browser that the person has subscribed."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from typing import Any, Literal

from ludotheque.server.notifications.channels import NoPlace, NotTaken
from ludotheque.server.notifications.lanes import Hung, Lanes
from ludotheque.server.notifications.outbound_http import Unreachable
from ludotheque.server.notifications.web_push import PushGone, new_vapid_key, public_key, send
from ludotheque.server.storage import push as stored_push
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.secrets import Secrets
from ludotheque.server.storage.store import Store

MAX_SECONDS = 60.0  # for all that one browser is told at once
Outcome = Literal["taken", "refused", "gone", "no place"]
VAPID = "vapid"  # the name of the key of web push among the secrets


class PushChannel:
    """Sends one message for each notice; browsers that are gone are forgotten."""

    def __init__(self, store: Store, secrets: Secrets, contact: str, lanes: Lanes) -> None:
        self.store = store
        self.secrets = secrets
        self.contact = contact
        self.lanes = lanes

    async def public_key(self) -> str:
        """Return what a browser needs to subscribe."""
        return public_key(await self._private_key())

    async def _private_key(self) -> bytes:
        return await self.secrets.get(VAPID, new_vapid_key)

    def prepare(self, c: Connection, settings: dict[str, Any], at: int) -> list[tuple[str, str]] | None:
        """Return the person's browsers."""
        return stored_push.subscriptions_of(c, settings["person"]) or None

    def wait_until(self, settings: dict[str, Any]) -> int:
        """Wait for nothing: the browser gathers what it is told."""
        return 0

    def claimed(self, c: Connection, settings: dict[str, Any], at: int) -> None:
        """Note nothing."""

    async def send(self, where: list[tuple[str, str]], settings: dict[str, Any], rows: list[Any]) -> None:
        """Send each notice to each browser, none of which waits for another; taken if any browser took it."""
        bodies = [_body(row) for row in rows]
        found = await asyncio.gather(*(self._push(endpoint, keys, bodies) for endpoint, keys in where))
        if "taken" in found:
            return
        if "no place" in found:
            raise NoPlace
        raise NotTaken("no browser took it", final=set(found) == {"gone"})

    async def _push(self, endpoint: str, keys: str, bodies: list[str]) -> Outcome:
        """Send to one browser, as long as it takes what it is sent."""
        private, until = await self._private_key(), time.monotonic() + MAX_SECONDS
        found: Outcome = "no place"
        try:
            for body in bodies:
                work = partial(send, endpoint, json.loads(keys), body, private, self.contact)
                await self.lanes.run(endpoint, work)
                found = "taken"
                if time.monotonic() > until:
                    return found
        except NoPlace:
            return found
        except PushGone:
            await self.store.write_index(lambda c: stored_push.forget(c, endpoint))
            return "gone"
        except (Hung, Unreachable, ValueError):
            return "refused"
        return found


def _body(row: Any) -> str:
    """Return what the service worker reads; it has the words."""
    return json.dumps({"kind": row.kind, "title": row.title, "by": row.by, "path": row.path})
