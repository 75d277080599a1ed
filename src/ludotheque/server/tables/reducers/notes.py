"""Events beside the game, which are noted at the table."""

from __future__ import annotations

from ludotheque.server.tables import events as ev
from ludotheque.server.tables.reducers.context import EventContext
from ludotheque.server.tables.state import TableState

CHAT_LINES = 100  # kept at hand; all of them are on disk


def said(table: TableState, event: ev.Said, context: EventContext) -> None:
    """Keep what was said, unless its author's data were deleted."""
    if event.is_heard:
        table.chat.append((table.seq, context.at, event))
    del table.chat[:-CHAT_LINES]


def rematch_opened(table: TableState, event: ev.RematchOpened, _: EventContext) -> None:
    """Note the new table; where two nodes opened one each, the first counts."""
    if table.rematch is None:
        table.rematch, table.rematch_by = event.table, event.seat


def hint_given(table: TableState, event: ev.HintGiven, _: EventContext) -> None:
    """Take the game out of the ratings."""
    table.hinted = True
