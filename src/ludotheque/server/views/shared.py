"""Show one moment of a game to many: what everybody sees is made and encoded once, beside what each seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Raw

from ludotheque.kernel.state import State
from ludotheque.server import protocol


class SharedView:
    """The views of all who look at one moment: the fields that ``observe`` shows, ready to be sent."""

    def __init__(self, state: State) -> None:
        self.state = state
        own, same = state.setting.game.own(state, None), dict(state.observe(None))
        for name in own:
            del same[name]
        self.same: bytes = protocol.encode(same)[:-1]  # what everybody sees, still open
        self.public = self._closed(own)

    def seen_by(self, seat: int | None) -> Any:
        """Return the view of a seat, None for a spectator's, as it is sent: what everybody sees, then its own."""
        return self.public if seat is None else self._closed(self.state.setting.game.own(self.state, seat))

    def _closed(self, own: Mapping[str, Any]) -> Raw:
        text = protocol.encode(own)
        return Raw(self.same + (b"," if len(self.same) > 1 and own else b"") + text[1:])

    def legal(self) -> list[str]:
        """Return the legal tokens of the acting seat."""
        return self.state.setting.game.legal_tokens(self.state)
