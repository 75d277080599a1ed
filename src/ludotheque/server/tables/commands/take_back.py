"""Taking back one's last decision, if everybody agrees and nothing was learnt from it."""

from __future__ import annotations

from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.permissions import require_own_chair
from ludotheque.server.tables.state import TableState

WORLDS = 8  # that looked the same before the decision, and are compared after it


def take_back(table: TableState, who: Person, command: protocol.TakeBack) -> ev.TakenBack | ev.TakeBackAsked:
    """Take back at once where nobody else plays, else ask the others."""
    require_own_chair(table, command.seat, who)
    if not can_take_back(table, command.seat):
        raise Refusal("no_take_back")
    others = [chair for seat, chair in enumerate(table.chairs) if seat != command.seat]
    if all(chair.robot is not None or chair.person == who.id for chair in others):
        return ev.TakenBack(command.seat)
    return ev.TakeBackAsked(command.seat)


def consent(table: TableState, who: Person, command: protocol.Consent) -> ev.TakeBackVoted | ev.TakenBack:
    """Answer whether a decision may be taken back; the last who agrees carries it out."""
    if table.take_back_by is None:
        raise Refusal("not_asked")
    require_own_chair(table, command.seat, who)
    if command.seat == table.take_back_by:
        raise Refusal("not_seated")
    if not command.agree:
        return ev.TakeBackVoted(command.seat, False)
    waiting = {
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None
        and seat not in table.take_back_votes
        and seat not in (table.take_back_by, command.seat)
    }
    return ev.TakeBackVoted(command.seat, True) if waiting else ev.TakenBack(table.take_back_by)


def can_take_back(table: TableState, seat: int) -> bool:
    """Allow only one's own last decision, never across chance, a reveal or the end, when the seed is open."""
    if table.status != "playing" or not table.turns or table.take_back_by is not None:
        return False
    last = table.turns[-1]
    if table.origin is not None and last.first < len(table.origin.steps):
        return False  # that was decided in the other game
    if last.count != 1 or table.steps[last.first][0] != seat:
        return False
    return not _reveals(table.state_after(last.first), table.steps[-1][1], seat)


def _reveals(before: State, token: str, seat: int) -> bool:
    """Would the seat have seen something else in another world that looked the same to it?"""
    action = before.setting.game.action(before, token)
    rng = Rng(len(token))
    seen = set()
    for world in [before, *(before.resample(seat, rng) for _ in range(WORLDS))]:
        later = world.clone()
        later.apply(action)
        seen.add(protocol.encode(later.observe(seat)))
    return len(seen) > 1
