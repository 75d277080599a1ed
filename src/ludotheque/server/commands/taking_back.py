"""Taking back one's last decision, if everybody agrees and nothing was learnt from it."""

from __future__ import annotations

from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.commands.rights import own_chair
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who

WORLDS = 8  # that looked the same before the decision, and are compared after it


def take_back(ledger: Ledger, who: Who, command: wire.TakeBack) -> ev.TakenBack | ev.Asked:
    """At once where nobody else plays, else the others are asked."""
    own_chair(ledger, command.seat, who)
    if not can_take_back(ledger, command.seat):
        raise Refusal("no_take_back")
    others = [place for seat, place in enumerate(ledger.places) if seat != command.seat]
    if all(place.robot is not None or place.person == who.id for place in others):
        return ev.TakenBack(command.seat)
    return ev.Asked(command.seat)


def consent(ledger: Ledger, who: Who, command: wire.Consent) -> ev.Consented | ev.TakenBack:
    """One of the others answers; the last who agrees carries it out."""
    if ledger.asking is None:
        raise Refusal("not_asked")
    own_chair(ledger, command.seat, who)
    if command.seat == ledger.asking:
        raise Refusal("not_seated")
    if not command.agree:
        return ev.Consented(command.seat, False)
    waiting = {
        seat
        for seat, place in enumerate(ledger.places)
        if place.person is not None and seat not in ledger.agreed and seat not in (ledger.asking, command.seat)
    }
    return ev.Consented(command.seat, True) if waiting else ev.TakenBack(ledger.asking)


def can_take_back(ledger: Ledger, seat: int) -> bool:
    """Only one's own last decision, never across a chance event or a reveal, nor the end: then the seed is open."""
    if ledger.status != "playing" or not ledger.told or ledger.asking is not None:
        return False
    last = ledger.told[-1]
    if ledger.origin is not None and last.first < len(ledger.origin.steps):
        return False  # that was decided in the other game
    if last.count != 1 or ledger.steps[last.first][0] != seat:
        return False
    return not _reveals(ledger.state_after(last.first), ledger.steps[-1][1], seat)


def _reveals(before: State, token: str, seat: int) -> bool:
    """Would the seat have seen something else in another world that looked the same to it?"""
    action = before.setting.game.action(before, token)
    rng = Rng(len(token))
    seen = set()
    for world in [before, *(before.resample(seat, rng) for _ in range(WORLDS))]:
        later = world.clone()
        later.apply(action)
        seen.add(wire.encode(later.observe(seat)))
    return len(seen) > 1
