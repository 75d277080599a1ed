"""Events of the game itself: decisions, each with the chance that followed it."""

from __future__ import annotations

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.server import events as ev
from ludotheque.server.folding.then import Then
from ludotheque.server.ledger import Ledger, Told
from ludotheque.server.wire import Live


class Replayed(LudoError):
    """Written steps that the present rules do not allow."""


def started(ledger: Ledger, event: ev.Started, then: Then) -> None:
    """What was played before elsewhere, then the first deal."""
    ledger.status, ledger.rules, ledger.since = "playing", event.rules, then.at
    ledger.mixed, ledger.mixed_drawn = event.nonces, event.drawn
    if isinstance(ledger.plan.pace, Live):
        for place in ledger.places:
            place.bank = ledger.plan.pace.bank * 1000
    ledger.state = ledger.first_state()
    for tokens in turns(ledger.origin.steps if ledger.origin else []):
        _play(ledger, "", tokens, Then(then.at))
    if event.tokens or not ledger.steps:
        _play(ledger, "", event.tokens, then)


def moved(ledger: Ledger, event: ev.Moved, then: Then) -> None:
    """A decision; whatever was asked of the others before it is void."""
    place = ledger.places[event.seat]
    if event.bank is not None:
        place.bank = event.bank
    place.away = event.by == ev.ABSENCE
    ledger.asking, ledger.agreed = None, set()
    ledger.tired.discard(event.seat)
    _play(ledger, event.by, event.tokens, then)
    ledger.since = then.at


def returned(ledger: Ledger, event: ev.Returned, then: Then) -> None:
    """The person of the chair decides again, with time of their own."""
    ledger.places[event.seat].away = False
    if ledger.turn == event.seat:  # nobody else's time begins anew
        ledger.since = then.at


def _play(ledger: Ledger, by: str, tokens: list[str], then: Then) -> None:
    """Write the steps down; carry them out, unless the caller has done so already."""
    assert ledger.state is not None
    first, actor = len(ledger.steps), int(ledger.state.actor())
    state = then.played or _carried_out(ledger, ledger.state, tokens)
    for token in tokens:  # a decision, then chance only; or chance only
        ledger.steps.append((actor, token))
        ledger.chances += actor == CHANCE
        actor = CHANCE
    ledger.state = state
    ledger.told.append(Told(ledger.seq, then.at, by, first, len(tokens)))
    if state.actor() == OVER:
        ledger.status = "over"


def _carried_out(ledger: Ledger, before: State, tokens: list[str]) -> State:
    """The state after these tokens; Replayed if these rules do not allow them."""
    state, game, first = before.clone(), ledger.game, len(ledger.steps) + 1
    for number, token in enumerate(tokens, first):
        if number > first and state.actor() != CHANCE:
            raise Replayed(f"step {number}: a seat must decide, but {token!r} is written as chance")
        try:
            state.apply(game.action(state, token))
        except LudoError as error:
            raise Replayed(f"step {number}: {error}") from None
    return state


def turns(steps: list[tuple[int, str]]) -> list[list[str]]:
    """The tokens of each decision with the chance events that followed it; what chance did first comes first.

    >>> turns([(-1, "deal"), (0, "play"), (-1, "6"), (1, "pass")])
    [['deal'], ['play', '6'], ['pass']]
    """
    found: list[list[str]] = []
    for actor, token in steps:
        if actor != CHANCE or not found:
            found.append([])
        found[-1].append(token)
    return found
