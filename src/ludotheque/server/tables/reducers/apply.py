"""Events are taken in one after the other, none left out."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.kernel.errors import LudoError, OtherRules
from ludotheque.kernel.state import State
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.reducers import lobby, notes, play, votes
from ludotheque.server.tables.reducers.context import EventContext
from ludotheque.server.tables.state import TableState

PLAY = ev.Started | ev.Moved | ev.TakeBackAsked | ev.TakeBackVoted | ev.TakenBack  # passed over in a paused game
OTHER_RULES = (
    "Cette partie a commencé avec les règles {rules} ; celles-ci diffèrent après l'étape {step}. "
    "This game began under rules {rules}; these rules differ after step {step}."
)
OTHER_VERSION = (
    "Cette partie a commencé avec la version {needed} des règles ; ici on joue la version {played}. "
    "This game began under version {needed} of the rules; played here is version {played}."
)


def apply_event(table: TableState, seq: int, at: int, event: ev.AnyEvent, played: State | None = None) -> None:
    """Take the next event in. ``played``: the state after it, if the caller has it already."""
    if seq != table.seq + 1:
        raise ValueError(f"table {table.id}: event {seq} does not follow {table.seq}")
    table.seq = seq
    _REDUCERS[type(event)](table, event, EventContext(at, played))
    table.turn = _turn(table)


def apply_or_pause(table: TableState, seq: int, at: int, event: ev.AnyEvent, played: State | None = None) -> None:
    """Do as apply_event, but pause a game that these rules do not replay, and pass over what was played later."""
    if table.unplayable and isinstance(event, PLAY):
        table.seq = seq
        if isinstance(event, ev.Moved):
            table.abandon_votes.discard(event.seat)
        return
    try:
        apply_event(table, seq, at, event, played)
    except OtherRules as error:
        table.unplayable, table.status, table.turn = True, "paused", None
        table.notice = explain_other_rules(error)
    except LudoError:  # its text names a token, and that may be a secret of somebody's hand
        table.unplayable, table.status, table.turn = True, "paused", None
        table.notice = OTHER_RULES.format(rules=table.rules, step=len(table.steps))


def explain_other_rules(error: OtherRules) -> str:
    """Say why a game of other rules is not played on, in both languages."""
    return OTHER_VERSION.format(needed=error.needed, played=error.played)


def _turn(table: TableState) -> int | None:
    if table.status != "playing" or table.state is None:
        return None
    actor = int(table.state.actor())
    return actor if actor >= 0 else None


_REDUCERS: dict[type, Callable[..., None]] = {
    ev.Opened: lobby.opened,
    ev.PlanChanged: lobby.plan_changed,
    ev.PersonSeated: lobby.person_seated,
    ev.NoncePledged: lobby.nonce_pledged,
    ev.Sealed: lobby.sealed,
    ev.NonceShown: lobby.nonce_shown,
    ev.ChairFreed: lobby.chair_freed,
    ev.BotSeated: lobby.bot_seated,
    ev.ChairsSwapped: lobby.chairs_swapped,
    ev.InkChosen: lobby.ink_chosen,
    ev.Challenged: lobby.challenged,
    ev.ReadyChanged: lobby.ready_changed,
    ev.Started: play.started,
    ev.Moved: play.moved,
    ev.PersonRested: play.person_rested,
    ev.PersonReturned: play.person_returned,
    ev.PlayResumed: play.play_resumed,
    ev.HolidayBegan: play.holiday_began,
    ev.HolidayEnded: play.holiday_ended,
    ev.TakeBackAsked: votes.take_back_asked,
    ev.TakeBackVoted: votes.take_back_voted,
    ev.TakenBack: votes.taken_back,
    ev.AbandonVoted: votes.abandon_voted,
    ev.Closed: votes.closed,
    ev.Said: notes.said,
    ev.RematchOpened: notes.rematch_opened,
    ev.HintGiven: notes.hint_given,
}
