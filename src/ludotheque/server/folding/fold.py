"""Events are taken in one after the other, none left out."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.state import State
from ludotheque.server import events as ev
from ludotheque.server.folding import consent, lobby, notes, play
from ludotheque.server.folding.then import Then
from ludotheque.server.ledger import Ledger

OTHER_RULES = (
    "Cette partie a commencé avec les règles {rules} ; celles-ci diffèrent après l'étape {step}. "
    "This game began under rules {rules}; these rules differ after step {step}."
)


def fold(ledger: Ledger, seq: int, at: int, event: ev.AnyEvent, played: State | None = None) -> None:
    """Take the next event in. ``played``: the state after it, if the caller has it already."""
    if seq != ledger.seq + 1:
        raise ValueError(f"table {ledger.id}: event {seq} does not follow {ledger.seq}")
    ledger.seq = seq
    _FOLDS[type(event)](ledger, event, Then(at, played))
    ledger.turn = _turn(ledger)


def take(ledger: Ledger, seq: int, at: int, event: ev.AnyEvent, played: State | None = None) -> None:
    """As fold; but a game that these rules do not replay is paused, and what was played later is passed over."""
    if ledger.unplayable and isinstance(event, ev.Started | ev.Moved | ev.TakenBack):
        ledger.seq = seq
        return
    try:
        fold(ledger, seq, at, event, played)
    except LudoError:  # its text names a token, and that may be a secret of somebody's hand
        ledger.unplayable, ledger.status, ledger.turn = True, "paused", None
        ledger.notice = OTHER_RULES.format(rules=ledger.rules, step=len(ledger.steps))


def _turn(ledger: Ledger) -> int | None:
    if ledger.status != "playing" or ledger.state is None:
        return None
    actor = int(ledger.state.actor())
    return actor if actor >= 0 else None


_FOLDS: dict[type, Callable[..., None]] = {
    ev.Opened: lobby.opened,
    ev.Changed: lobby.changed,
    ev.Sat: lobby.sat,
    ev.Stood: lobby.stood,
    ev.Robotted: lobby.robotted,
    ev.Swapped: lobby.swapped,
    ev.Inked: lobby.inked,
    ev.Readied: lobby.readied,
    ev.Started: play.started,
    ev.Moved: play.moved,
    ev.Returned: play.returned,
    ev.Asked: consent.asked,
    ev.Consented: consent.consented,
    ev.TakenBack: consent.taken_back,
    ev.Tired: consent.tired,
    ev.Closed: consent.closed,
    ev.Said: notes.said,
    ev.Paused: notes.paused,
    ev.Rematched: notes.rematched,
    ev.Hinted: notes.hinted,
}
