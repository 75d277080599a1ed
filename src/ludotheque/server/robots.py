"""The house's bots at its tables."""

from __future__ import annotations

import secrets

from ludotheque.bots.flaneur import Flaneur
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State


class Robots:
    """Decides for bots and stand-ins. Flâneur is quick enough for the event loop."""

    def __init__(self) -> None:
        self.rng = Rng(secrets.randbits(60))

    def decide(self, state: State) -> int:
        return Flaneur().decide(state, self.rng)
