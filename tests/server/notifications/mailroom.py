"""A real mail server for the tests."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from server.houses import PATIENCE, free_port

SENDER = "Ludothèque <jeux@example.org>"


class Mailroom:
    """Takes letters in, or refuses them as it is told."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 taken"

    async def recipient(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        if not self.answer.startswith("250"):
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def data(self, _server: Any, _session: Any, envelope: Any) -> str:
        found = message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return self.answer

    handle_RCPT, handle_DATA = recipient, data  # noqa: N815 (as aiosmtpd calls them)

    def wait(self, count: int) -> EmailMessage:
        """The letter of this number, once it has come."""
        deadline = time.monotonic() + PATIENCE
        while len(self.letters) < count:
            assert time.monotonic() < deadline, "no letter came"
            time.sleep(0.01)
        return self.letters[count - 1]


@contextmanager
def mailroom() -> Iterator[tuple[Mailroom, dict[str, Any]]]:
    """A mail server, and the settings of a house that sends through it."""
    room = Mailroom()
    port = free_port()
    controller = Controller(room, hostname="127.0.0.1", port=port)
    controller.start()
    words = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_security": "none", "email_from": SENDER}
    try:
        yield room, words
    finally:
        controller.stop()


def text_of(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html_of(letter: EmailMessage) -> str:
    part = letter.get_body(("html",))
    assert part is not None
    return str(part.get_content())


def secret_in(letter: EmailMessage, page: str) -> str:
    """What stands behind the # of the link to a page, the same in both parts."""
    found = re.search(rf"/{page}#(\S+)", text_of(letter))
    assert found is not None
    assert f"/{page}#{found[1]}" in html_of(letter)
    return found[1]
