"""Events of the game itself: decisions, each with the chance that followed it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from ludotheque.fairness.drawing import kind_of
from ludotheque.kernel.errors import LudoError, OtherRules
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.server.protocol import Live
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.cast import Cast, terms_of
from ludotheque.server.tables.reducers import replaying
from ludotheque.server.tables.reducers.context import EventContext
from ludotheque.server.tables.replay import split_turns
from ludotheque.server.tables.state import TableState, Turn


def started(table: TableState, event: ev.Started, context: EventContext) -> None:
    """Apply what was played before elsewhere, then the first deal."""
    table.status, table.rules, table.since = "playing", event.rules, event.clock
    table.group_nonces, table.group_drawn = event.nonces, event.drawn
    table.players, table.pledges = event.chairs, event.pledges
    table.rules_version = event.rules_version
    if event.rules_version != table.game.rules_version:
        raise OtherRules(table.plan.game, event.rules_version, table.game.rules_version)
    if isinstance(table.plan.pace, Live):
        for chair in table.chairs:
            chair.bank = table.plan.pace.bank * 1000
    if table.scheme >= 3:
        table.terms = terms_of(table, Cast(event.nonces, event.chairs, event.pledges))
    table.state = table.first_state()
    if table.origin is not None:
        _take_over(table, context.at)
    if event.tokens or not table.steps:
        _play(table, "", event.tokens, context)


def start_position(table: TableState) -> State:
    """Return the game when the table starts: before its first event, or where it plays on from."""
    for _ in playing_earlier(table):
        pass
    state = table.first_state() if table.earlier is None else table.earlier.state
    assert state is not None
    return state.clone()


def playing_earlier(table: TableState) -> Iterator[None]:
    """Play again what the table plays on from, a turn at a time; it may be left off and taken up anew."""
    if table.origin is None:
        return
    if table.earlier is None:
        table.earlier = TableState(table.id, plan=table.plan, duplicate=table.duplicate, state=table.first_state())
    for tokens in split_turns(table.origin.steps[len(table.earlier.steps) :]):
        _play(table.earlier, "", tokens, EventContext(0))
        yield


def preparing(table: TableState) -> Iterator[None]:
    """Play that again before the start; what these rules do not allow is told when the table starts."""
    if table.status == "lobby":
        with suppress(LudoError):
            yield from playing_earlier(table)


def _take_over(table: TableState, at: int) -> None:
    """Let the table stand where it plays on from; those turns count as made at its start."""
    try:
        table.state = start_position(table)
    finally:  # as far as these rules allow it
        earlier, table.earlier = table.earlier, None
        assert earlier is not None
        table.steps, table.chances, table.draws = earlier.steps, earlier.chances, earlier.draws
        table.checkpoints = earlier.checkpoints
        table.turns = [Turn(table.seq, at, "", turn.first, turn.count) for turn in earlier.turns]


def moved(table: TableState, event: ev.Moved, context: EventContext) -> None:
    """Apply a decision; whatever was asked of the others before it is void."""
    chair = table.chairs[event.seat]
    if event.bank is not None:
        chair.bank = event.bank
    chair.away = event.by == ev.ABSENCE
    table.take_back_by, table.take_back_votes = None, set()
    table.abandon_votes.discard(event.seat)
    _play(table, event.by, event.tokens, context)
    table.since = event.clock


def person_rested(table: TableState, event: ev.PersonRested, _: EventContext) -> None:
    """Let a stand-in decide for the chair."""
    chair = table.chairs[event.seat]
    chair.away, chair.rested_at = True, event.clock


def person_returned(table: TableState, event: ev.PersonReturned, _: EventContext) -> None:
    """Let the person of the chair decide again, with time of their own.

    Nobody else's time begins anew; nor does that of a decision that was theirs already when they went.
    """
    chair = table.chairs[event.seat]
    chair.away = False
    if table.turn == event.seat and chair.rested_at < table.since:
        table.since = event.clock


def play_resumed(table: TableState, event: ev.PlayResumed, _: EventContext) -> None:
    """Put the present decision to its seat anew."""
    table.since = event.clock


def holiday_began(table: TableState, event: ev.HolidayBegan, _: EventContext) -> None:
    """Let the time of the chair stand; a holiday that was shortened or lengthened goes on."""
    chair = table.chairs[event.seat]
    if chair.holiday is None:
        chair.stands_since = event.clock
    chair.holiday = event.until


def holiday_ended(table: TableState, event: ev.HolidayEnded, _: EventContext) -> None:
    """Let the time of the chair go on with what was left of it."""
    chair = table.chairs[event.seat]
    if table.turn == event.seat:
        table.since += max(0, event.clock - max(table.since, chair.stands_since))
    chair.holiday = None


def _play(table: TableState, by: str, tokens: list[str], context: EventContext) -> None:
    """Write the steps down; carry them out, unless the caller has done so already."""
    assert table.state is not None
    first, actor = len(table.steps), int(table.state.actor())
    played = context.played
    state = replaying.carried_out(table, table.state, tokens) if played is None else played
    for token in tokens:  # a decision, then chance only; or chance only
        table.steps.append((actor, token))
        if actor == CHANCE:
            table.chances += 1
            table.draws[kind_of(token)] += 1
        actor = CHANCE
    table.state = state
    table.turns.append(Turn(table.seq, context.at, by, first, len(tokens)))
    table.keep_checkpoint()
    if state.actor() == OVER:
        table.status = "over"
