"""Tell what tokens led to on a board without a table, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel.marked import mark
from ludotheque.kernel.replay import replay
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.protocol.exercises import Beat
from ludotheque.server.views import seat as seat_views


def beats(before: State, tokens: Iterable[str], seat: int) -> list[Beat]:
    """Play the tokens and tell each of them."""
    game, edition = before.setting.game, before.setting.edition
    view = before.observe(seat)
    found = []
    for number, step in enumerate(replay(before, tokens)):
        shown = game.masked(step.before, step.token, seat)
        seen = seat_views.observe(step.after, seat, words=True)
        sentences = game.narrate(view, step.actor, shown, seen.view, edition, mark)
        line = protocol.LogLine(number, 0, step.actor, shown, sentences)
        found.append(Beat(line, seen.view, seen.text))
        view = seen.view
    return found
