"""Tell many programs of one move: what everybody sees of it is made and encoded once, beside what each seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ludotheque.kernel.state import OVER, State
from ludotheque.server import protocol
from ludotheque.server.tables.state import TableState

NOBODY = b'"public":null,"seats":[]'  # of a message: where what one viewer sees is put
NOTHING = b'"view":{}'  # of a seat: where its view is put
LEGAL = b'"legal":[]'  # and where what it may do is put


class SharedView:
    """The views of all who look at one moment: the fields that ``observe`` shows, ready to be sent."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.own = state.setting.game.own
        self.onlooker = self.own(state, None)
        same = cast("dict[str, Any]", state.observe(None))  # a fresh one each time
        for name in self.onlooker:
            del same[name]
        self.same: bytes = protocol.encode(same)[:-1] + (b"," if same and self.onlooker else b"")  # what everybody sees

    @property
    def public(self) -> bytes:
        """Return the view of all who look on, as it is sent; at most tables there is nobody to make it for."""
        return self._closed(self.onlooker)

    def seen_by(self, seat: int) -> bytes:
        """Return the view of a seat as it is sent: what everybody sees, then its own."""
        return self._closed(self.own(self.state, seat))

    def _closed(self, own: Mapping[str, Any]) -> bytes:
        return self.same + protocol.encode(own)[1:]


class SharedBrief:
    """A ``Brief`` of the move just made, for each viewer: its text is put together from parts that are encoded once."""

    def __init__(self, table: TableState, state: State) -> None:
        self.turn, self.state, self.shared = table.turn, state, SharedView(state)
        whole = protocol.Brief(
            table=table.id,
            seq=table.seq,
            step=len(table.steps),
            status=table.status,
            turn=table.turn,
            public=None,
            seats=[],
            result=protocol.Result(state.scores(), state.ranks()) if state.actor() == OVER else None,
        )
        self.head, _, self.end = protocol.encode(whole).partition(NOBODY)

    def parts_for(self, seats: list[int]) -> tuple[bytes, ...]:
        """Return the text for a viewer who sits on these chairs, or looks on, in parts."""
        if not seats:
            return self.head, b'"public":{"view":', self.shared.public, b',"text":[]},"seats":[]', self.end
        told = self._seat(seats[0])
        for seat in seats[1:]:
            told = (*told, b",", *self._seat(seat))
        return self.head, b'"public":null,"seats":[', *told, b"]", self.end

    def _seat(self, seat: int) -> tuple[bytes, ...]:
        """Return what is told of a seat, in parts."""
        own = protocol.encode(self.shared.own(self.state, seat))
        legal = self.state.setting.game.legal_tokens(self.state) if seat == self.turn else []
        told = protocol.encode(legal) if legal else b"[]"
        return b'{"seat":%d,"view":' % seat, self.shared.same, own[1:], BEFORE_LEGAL, told, AFTER_LEGAL


def _around_legal() -> tuple[bytes, bytes]:
    """Return what stands between the view of a seat and what it may do, and what follows that."""
    after_view = protocol.encode(protocol.SeatView(0, {}, [], [], [], None)).partition(NOTHING)[2]
    before, legal, after = after_view.partition(LEGAL)
    return before + legal[:-2], after


BEFORE_LEGAL, AFTER_LEGAL = _around_legal()
