"""Links in e-mails that end them without signing in."""

from __future__ import annotations

import json

from ludotheque.server.notifications.notice import CHANNELS, KINDS
from ludotheque.server.people import cookies
from ludotheque.server.storage import addresses, notice_settings
from ludotheque.server.storage.credentials import digest
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.secrets import Secrets
from ludotheque.server.storage.store import Store

SECRET = "stop"  # the name of what signs these links among the secrets
LETTERS = 16  # of the digest of an address: a link of before the address changed counts no more


class StopLinks:
    """Signed for a person and an address; they open nothing else."""

    def __init__(self, store: Store, secrets: Secrets) -> None:
        self.store = store
        self.secrets = secrets

    async def make(self, person: str, address: str) -> str:
        """Return what stands in the link."""
        return cookies.sign(await self.secrets.get(SECRET), f"{person}.{_mark(address)}")

    async def stop(self, link: str) -> bool:
        """Write no more notices to that address; False for a link that this house did not make."""
        signed = cookies.signed_text(await self.secrets.get(SECRET), link)
        if signed is None:
            return False
        person, _, mark = signed.rpartition(".")
        await self.store.write(lambda c: _stop(c, person, mark))
        return True


def _mark(address: str) -> str:
    return digest(address)[:LETTERS]


def _stop(c: Connection, person: str, mark: str) -> None:
    row = addresses.email_of(c, person)
    if row is None or _mark(row.address) != mark:
        return  # it was changed or forgotten: nothing is sent there
    chosen = notice_settings.read(c, person)["channels"]
    left = {kind: [name for name in chosen.get(kind, CHANNELS) if name != "email"] for kind in KINDS}
    notice_settings.write(c, person, channels=json.dumps(left))
