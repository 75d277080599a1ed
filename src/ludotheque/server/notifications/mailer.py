"""Send letters that somebody waits for at this moment: to confirm an address, to come in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any

from ludotheque.server.notifications.channels import NotTaken
from ludotheque.server.notifications.letters import House, Letter, compose
from ludotheque.server.notifications.smtp import MailServer

log = logging.getLogger("ludotheque.notifications")
RETRY_SECONDS = (5.0, 30.0, 120.0)  # it holds a secret that is not kept: who still waits asks for another
MAX_WAITING = 200  # letters; more are not taken


class Mailer:
    """Sends beside the event loop, and answers at once."""

    def __init__(
        self,
        house: House,
        server: MailServer,
        senders: Executor,
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
    ) -> None:
        self.house = house
        self.server = server
        self.senders = senders
        self.spawn = spawn
        self.waiting = 0

    def send(self, address: str, letter: Letter, identity: str) -> None:
        """Send a letter soon; a server that is away is asked again a few times."""
        if self.waiting >= MAX_WAITING:
            log.warning("e-mail: too many letters wait; one was not taken")
            return
        self.waiting += 1
        self.spawn(self._send(address, letter, identity))

    async def _send(self, address: str, letter: Letter, identity: str) -> None:
        message = compose(self.house, address, letter, identity)
        try:
            for wait in (*RETRY_SECONDS, None):
                try:
                    await asyncio.get_running_loop().run_in_executor(self.senders, self.server.deliver, message)
                    return
                except NotTaken as error:
                    log.warning("e-mail: a letter was not taken: %s", error)
                    if error.final or wait is None:
                        return
                    await asyncio.sleep(wait)
        finally:
            self.waiting -= 1
