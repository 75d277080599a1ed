"""Events before the game: the plan, and who sits on which chair."""

from __future__ import annotations

from ludotheque.server.tables import events as ev
from ludotheque.server.tables.chair import Chair
from ludotheque.server.tables.kind_names import kind_name
from ludotheque.server.tables.reducers.context import EventContext
from ludotheque.server.tables.state import TableState


def opened(table: TableState, event: ev.Opened, context: EventContext) -> None:
    """Set up free chairs, each with the ink of its number."""
    table.made = context.at
    table.plan, table.host, table.code = event.plan, event.host, event.code
    table.commitment, table.scheme = event.commitment, event.scheme
    table.duplicate, table.proof, table.origin = event.duplicate, event.proof, event.origin
    table.tournament = event.tournament
    table.chairs = [Chair(ink=seat) for seat in range(event.plan.seats)]


def plan_changed(table: TableState, event: ev.PlanChanged, _: EventContext) -> None:
    """Change the plan; everybody but the bots has to be ready again, and new chairs take free inks.

    At a table that becomes one for children what was said freely is not shown, nor a name that says too much.
    """
    kept = table.chairs[: event.plan.seats]
    table.plan, table.challenge, table.earlier = event.plan, None, None
    inks = [ink for ink in range(table.game.max_seats) if ink not in {chair.ink for chair in kept}]
    table.chairs = kept + [Chair(ink=ink) for ink in inks[: event.plan.seats - len(kept)]]
    for chair in table.chairs:
        chair.ready = chair.robot is not None
    if event.plan.children:
        _suit_children(table)


def _suit_children(table: TableState) -> None:
    table.chat = [line for line in table.chat if line[2].phrase is not None]
    for chair in table.chairs:
        if chair.name is not None:
            chair.name = kind_name(chair.name, [other.name for other in table.chairs])


def person_seated(table: TableState, event: ev.PersonSeated, _: EventContext) -> None:
    """Seat a person, known by name unless their data were deleted."""
    name = event.name or None
    chair = Chair(event.person, name, nonce=event.nonce, drawn=event.drawn, program=event.program, pledge=event.pledge)
    _seat(table, event.seat, chair)


def chair_freed(table: TableState, event: ev.ChairFreed, _: EventContext) -> None:
    """Free the chair; a start that was called waits for somebody else.

    Nonces that were shown by then count no more: whoever sits down now could choose theirs by them.
    """
    table.sealed_at = None
    _seat(table, event.seat, Chair())
    for chair in table.chairs:
        if chair.shown:
            chair.pledge, chair.nonce, chair.drawn, chair.shown = "", "", True, False


def bot_seated(table: TableState, event: ev.BotSeated, _: EventContext) -> None:
    """Seat a bot, which is always ready."""
    _seat(
        table,
        event.seat,
        Chair(robot=event.level, nonce=event.nonce, drawn=not event.given, ready=True, like=event.like),
    )


def _seat(table: TableState, seat: int, chair: Chair) -> None:
    """Put somebody else on the chair, which keeps its ink."""
    chair.ink = table.chairs[seat].ink
    table.chairs[seat] = chair


def chairs_swapped(table: TableState, event: ev.ChairsSwapped, _: EventContext) -> None:
    """Swap the chairs with everything that belongs to them."""
    chairs, one, two = table.chairs, event.seat, event.other
    chairs[one], chairs[two] = chairs[two], chairs[one]


def ink_chosen(table: TableState, event: ev.InkChosen, _: EventContext) -> None:
    """Give the chair its ink; a free chair that had it takes the old one."""
    chair = table.chairs[event.seat]
    for other in table.chairs:
        if other.ink == event.ink:
            other.ink = chair.ink
    chair.ink = event.ink


def challenged(table: TableState, event: ev.Challenged, _: EventContext) -> None:
    """Note where the bot is wanted, until it changes its plan to go there."""
    table.challenge = event


def ready_changed(table: TableState, event: ev.ReadyChanged, _: EventContext) -> None:
    """Mark the chair as ready, or not after all."""
    table.chairs[event.seat].ready = event.ready


def nonce_pledged(table: TableState, event: ev.NoncePledged, _: EventContext) -> None:
    """Keep the pledge, which replaces whatever the chair had before."""
    chair = table.chairs[event.seat]
    chair.pledge, chair.nonce, chair.drawn = event.pledge, "", False


def sealed(table: TableState, event: ev.Sealed, _: EventContext) -> None:
    """Fix who sits where and what they pledged."""
    table.sealed_at = event.clock


def nonce_shown(table: TableState, event: ev.NonceShown, _: EventContext) -> None:
    """Keep the nonce, which enters every draw."""
    chair = table.chairs[event.seat]
    chair.nonce, chair.shown = event.nonce, True
