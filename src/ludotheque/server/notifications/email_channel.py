"""Notices by e-mail: the first at once, what comes soon after it gathered in one letter."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from typing import Any

from msgspec import Struct

from ludotheque.kernel.languages import FIRST
from ludotheque.server.notifications.channels import NotTaken
from ludotheque.server.notifications.letters import House, compose, notices_letter
from ludotheque.server.notifications.smtp import MailServer
from ludotheque.server.notifications.stop_links import StopLinks
from ludotheque.server.storage import addresses, notice_settings
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.store import Store

MINUTE = 60_000
REFUSED, UNREACHABLE = "refused", "unreachable"


class Mailbox(Struct, frozen=True):
    """Where a letter goes, and to whom."""

    address: str
    name: str


class EmailChannel:
    """Writes to addresses that were confirmed, unless the mail server has refused them for good."""

    def __init__(self, store: Store, house: House, server: MailServer, stops: StopLinks, senders: Executor) -> None:
        self.store = store
        self.house = house
        self.server = server
        self.stops = stops
        self.senders = senders

    def prepare(self, c: Connection, settings: dict[str, Any], at: int) -> Mailbox | None:
        """Return the person's mailbox."""
        row, person = addresses.email_of(c, settings["person"]), stored_people.by_id(c, settings["person"])
        if row is None or person is None or row.confirmed is None or row.trouble == REFUSED:
            return None
        return Mailbox(row.address, person.name)

    def wait_until(self, settings: dict[str, Any]) -> int:
        """Wait until the time of a digest has passed since the letter before."""
        return int(settings["email_after"])

    def claimed(self, c: Connection, settings: dict[str, Any], at: int) -> None:
        """Let the next letter wait for the time that the person has chosen."""
        notice_settings.write(c, settings["person"], email_after=at + settings["digest"] * MINUTE)

    async def send(self, where: Mailbox, settings: dict[str, Any], rows: list[Any]) -> None:
        """Send one letter with all of it."""
        person = settings["person"]
        stop = await self.stops.make(person, where.address)
        letter = notices_letter(self.house, settings["language"] or FIRST, where.name, rows, stop)
        identity = " ".join([person, *(row.key for row in rows)])
        message = compose(self.house, where.address, letter, identity, stop)
        trouble = ""
        try:
            await asyncio.get_running_loop().run_in_executor(self.senders, self.server.deliver, message)
        except NotTaken as error:
            trouble = REFUSED if error.final else UNREACHABLE
            raise
        finally:
            await self.store.write_index(lambda c: _note_outcome(c, person, trouble))


def _note_outcome(c: Connection, person: str, trouble: str) -> None:
    """Write down why a letter was not taken; one that was not makes the next one wait for nothing."""
    addresses.set_trouble(c, "email", person, trouble)
    if trouble:
        notice_settings.write(c, person, email_after=0)
