"""The great parts of a finished game, for the bands behind its curves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from ludotheque.kernel.replay import replay
from ludotheque.server.protocol.replays import Chapter
from ludotheque.server.tables.state import TableState

Kind = Literal["stage", "leg", "round"]
KINDS: tuple[Kind, ...] = get_args(Kind)


def chapters(table: TableState) -> list[Chapter]:
    """Return where the game's own count of stages, legs or rounds goes on; nothing where it has but one.

    A spectator's view names the count; a game that has several is parted by the greatest. What is prepared before the
    count begins (none yet, or 0 before the first step) belongs to the first part.
    """
    counted = _counted(table)
    if counted and counted[0] == (0, counted[0][1], 0):
        del counted[0]
    if len(counted) < 2:
        return []
    return [Chapter(kind, number, step if number > 1 else 0) for number, (step, kind, _) in enumerate(counted, 1)]


def _counted(table: TableState) -> list[tuple[int, Kind, int]]:
    """Return the steps before each change of the count, what is counted, and how far it is."""
    found: list[tuple[int, Kind, int]] = []
    for step, played in enumerate(replay(table.first_state(), (token for _, token in table.steps))):
        part = _part(played.before.observe(None))
        if part is not None and (not found or part != found[-1][1:]):
            found.append((step, *part))
    return found


def _part(view: Mapping[str, Any]) -> tuple[Kind, int] | None:
    """Return the greatest part that a view counts.

    >>> _part({"round": 3, "stage": 2, "seats": 4})
    ('stage', 2)
    """
    return next(((kind, view[kind]) for kind in KINDS if isinstance(view.get(kind), int)), None)
