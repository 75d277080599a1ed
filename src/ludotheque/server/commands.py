"""What each command means: the rights of the person, and the event it becomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ludotheque.fair.check import CHAIRS
from ludotheque.kernel.errors import BadToken, IllegalAction, LudoError
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, State
from ludotheque.server import events as ev
from ludotheque.server import fairness, wire
from ludotheque.server.ledger import Ledger
from ludotheque.server.plain import plain
from ludotheque.server.refusal import Refusal


class Who(Struct, frozen=True):
    """The person behind a command."""

    id: str
    name: str


class Outcome(Struct, frozen=True):
    """The event a command becomes, and the state after it where there is a game."""

    event: ev.AnyEvent
    state: State | None = None


def outcome(ledger: Ledger, seed: bytes, who: Who, command: wire.TableCommand, rules: str) -> Outcome:
    """The event that carries the command out, or a Refusal."""
    if ledger.status == "paused" and not isinstance(command, wire.Say):
        raise Refusal("paused", ledger.notice)
    if isinstance(command, wire.Move):
        return move(ledger, seed, command, who.id)
    if isinstance(command, wire.Start):
        return start(ledger, seed, who, rules)
    if isinstance(command, wire.Sit | wire.Robot):
        return Outcome(_SEATING[type(command)](ledger, seed, who, command))
    return Outcome(_HANDLERS[type(command)](ledger, who, command))


# -- the lobby -------------------------------------------------------------------------------


def check_plan(plan: wire.Plan) -> None:
    """Refuse a plan that the game does not accept, with the game's own sentence."""
    try:
        Ledger("", plan=plan).first_state()
    except LudoError as error:
        raise Refusal("bad_plan", str(error)) from None


def _lobby(ledger: Ledger) -> None:
    if ledger.status != "lobby":
        raise Refusal("not_lobby")


def _chair(ledger: Ledger, seat: int) -> int:
    if seat >= len(ledger.places):
        raise Refusal("no_chair")
    return seat


def _hosted(ledger: Ledger, who: Who) -> None:
    _lobby(ledger)
    if who.id != ledger.host:
        raise Refusal("not_host")


def house_nonce(ledger: Ledger, seed: bytes, seat: int) -> str:
    """The nonce that the house has for a chair; the chairs of duplicate tables are numbered on from table to table."""
    table = ledger.duplicate.number if ledger.duplicate else 0
    return fairness.house_nonce(seed, CHAIRS * table + seat)


def _sit(ledger: Ledger, seed: bytes, who: Who, command: wire.Sit) -> ev.AnyEvent:
    _lobby(ledger)
    free = [seat for seat, place in enumerate(ledger.places) if place.free]
    if not free:
        raise Refusal("full")
    seat = free[0] if command.seat is None else _chair(ledger, command.seat)
    if seat not in free:
        raise Refusal("taken")
    nonce = command.nonce or house_nonce(ledger, seed, seat)
    name = plain(command.name or "") or who.name
    return ev.Sat(seat, who.id, name, nonce, drawn=command.nonce is None)


def _stand(ledger: Ledger, who: Who, command: wire.Stand) -> ev.AnyEvent:
    _lobby(ledger)
    place = ledger.places[_chair(ledger, command.seat)]
    if place.free or who.id not in (place.person, ledger.host):
        raise Refusal("not_seated")
    return ev.Stood(command.seat)


def _robot(ledger: Ledger, seed: bytes, who: Who, command: wire.Robot) -> ev.AnyEvent:
    _hosted(ledger, who)
    place = ledger.places[_chair(ledger, command.seat)]
    if place.person is not None:
        raise Refusal("taken")
    return ev.Robotted(command.seat, command.level, house_nonce(ledger, seed, command.seat))


def _swap(ledger: Ledger, who: Who, command: wire.Swap) -> ev.AnyEvent:
    _hosted(ledger, who)
    return ev.Swapped(_chair(ledger, command.seat), _chair(ledger, command.other))


def _ink(ledger: Ledger, who: Who, command: wire.Ink) -> ev.AnyEvent:
    """Everybody chooses for themselves, the host for the bots; an ink that somebody wears is not free."""
    _lobby(ledger)
    place = ledger.places[_chair(ledger, command.seat)]
    if who.id != place.person and not (place.robot is not None and who.id == ledger.host):
        raise Refusal("not_seated")
    if command.ink >= ledger.game.max_seats:
        raise Refusal("malformed", f"This game has {ledger.game.max_seats} inks, numbered from 0.")
    if any(other.ink == command.ink and not other.free and other is not place for other in ledger.places):
        raise Refusal("ink_taken")
    return ev.Inked(command.seat, command.ink)


def _change(ledger: Ledger, who: Who, command: wire.Change) -> ev.AnyEvent:
    _hosted(ledger, who)
    if command.plan.game != ledger.plan.game:
        raise Refusal("bad_plan", "The game of a table cannot be changed; open another table.")
    if any(not place.free for place in ledger.places[command.plan.seats :]):
        raise Refusal("taken", "A chair that would be removed is taken.")
    if ledger.origin is not None and _rules_of(command.plan) != _rules_of(ledger.plan):
        raise Refusal("bad_plan", "A game that is played on keeps its seats, options and edition.")
    check_plan(command.plan)
    return ev.Changed(command.plan)


def _rules_of(plan: wire.Plan) -> tuple[Any, ...]:
    return plan.seats, plan.options, plan.edition


def _ready(ledger: Ledger, who: Who, command: wire.Ready) -> ev.AnyEvent:
    _lobby(ledger)
    if ledger.places[_chair(ledger, command.seat)].person != who.id:
        raise Refusal("not_seated")
    return ev.Readied(command.seat, command.ready)


def check_ready(ledger: Ledger, who: Who) -> None:
    """Refuse the start while a chair is free or somebody is not ready; the host, who starts, is."""
    _hosted(ledger, who)
    if not all(place.ready or place.person == who.id for place in ledger.places):
        raise Refusal("not_ready")
    if any(place.free for place in ledger.places):
        raise Refusal("not_ready")


def start(
    ledger: Ledger, seed: bytes, who: Who, rules: str, nonces: list[str] | None = None, drawn: list[int] | None = None
) -> Outcome:
    """The first deal. ``nonces`` and ``drawn``: those of all duplicate tables, where there are any."""
    check_ready(ledger, who)
    state = ledger.begun()
    tokens = run_chance(ledger, seed, state, nonces)
    return Outcome(ev.Started(tokens, rules, nonces or [], drawn or []), state)


# -- play ------------------------------------------------------------------------------------


def run_chance(ledger: Ledger, seed: bytes, state: State, nonces: list[str] | None = None) -> list[str]:
    """Draw chance events from the table's seed until a seat must decide; their tokens."""
    tokens: list[str] = []
    nonces = nonces or ledger.nonces()
    numbers = ledger.numbers()
    while state.actor() == CHANCE:
        chances = state.chances()
        total = sum(weight for _, weight in chances)
        number = numbers.next(state.setting.tokens[chances[0][0]])
        action = fairness.choose(chances, fairness.draw(seed, nonces, number, total))
        tokens.append(state.setting.tokens[action])
        state.apply(action)
    return tokens


def move(ledger: Ledger, seed: bytes, command: wire.Move, person: str | None, by: str = "") -> Outcome:
    """A decision of a seat, by its person or (person None) by a bot or a stand-in."""
    if ledger.status != "playing" or ledger.state is None:
        raise Refusal("not_playing")
    place = ledger.places[_chair(ledger, command.seat)]
    if person is not None and place.person != person:
        raise Refusal("not_seated")
    if command.step != len(ledger.steps):
        raise Refusal("stale")
    if ledger.turn != command.seat:
        raise Refusal("not_your_turn")
    state = ledger.state.clone()
    try:
        state.apply(state.setting.game.action(state, command.token))
    except (IllegalAction, BadToken) as error:
        raise Refusal("illegal", str(error), getattr(error, "clause", None)) from None
    tokens = [command.token, *run_chance(ledger, seed, state)]
    return Outcome(ev.Moved(command.seat, tokens, by), state)


def already_done(ledger: Ledger, command: wire.Move) -> bool:
    """Is this the very move that was made at that step? Then it is answered again, not applied."""
    steps = ledger.steps
    return command.step < len(steps) and steps[command.step] == (command.seat, command.token)


def _take_back(ledger: Ledger, who: Who, command: wire.TakeBack) -> ev.AnyEvent:
    if ledger.places[_chair(ledger, command.seat)].person != who.id:
        raise Refusal("not_seated")
    if not can_take_back(ledger, command.seat):
        raise Refusal("no_take_back")
    others = [place for seat, place in enumerate(ledger.places) if seat != command.seat]
    if all(place.robot is not None or place.person == who.id for place in others):
        return ev.TakenBack(command.seat)
    return ev.Asked(command.seat)


def can_take_back(ledger: Ledger, seat: int) -> bool:
    """Only one's own last decision, never across a chance event or a reveal, nor the end: then the seed is open."""
    if ledger.status != "playing" or not ledger.told or ledger.asking is not None:
        return False
    last = ledger.told[-1]
    if ledger.origin is not None and last.first < len(ledger.origin.steps):
        return False  # that was decided in the other game
    if last.count != 1 or ledger.steps[last.first][0] != seat:
        return False
    before = ledger.first_state()
    for _, token in ledger.steps[:-1]:
        before.apply(ledger.game.action(before, token))
    return not _reveals(before, ledger.steps[-1][1], seat)


def _reveals(before: State, token: str, seat: int) -> bool:
    """Would the seat have seen something else in another world that looked the same to it?"""
    game = before.setting.game
    action = game.action(before, token)
    rng = Rng(len(token))
    seen = set()
    for world in [before, *(before.resample(seat, rng) for _ in range(8))]:
        later = world.clone()
        later.apply(action)
        seen.add(wire.encode(later.observe(seat)))
    return len(seen) > 1


def _consent(ledger: Ledger, who: Who, command: wire.Consent) -> ev.AnyEvent:
    if ledger.asking is None:
        raise Refusal("not_asked")
    if ledger.places[_chair(ledger, command.seat)].person != who.id or command.seat == ledger.asking:
        raise Refusal("not_seated")
    if not command.agree:
        return ev.Consented(command.seat, False)
    waiting = {
        seat
        for seat, place in enumerate(ledger.places)
        if place.person is not None and seat not in ledger.agreed and seat not in (ledger.asking, command.seat)
    }
    return ev.Consented(command.seat, True) if waiting else ev.TakenBack(ledger.asking)


def _abandon(ledger: Ledger, who: Who, command: wire.Abandon) -> ev.AnyEvent:
    """Against bots alone one may leave at once; people must agree."""
    if ledger.status != "playing":
        raise Refusal("not_playing")
    if ledger.places[_chair(ledger, command.seat)].person != who.id:
        raise Refusal("not_seated")
    if not command.agree:
        return ev.Tired(command.seat, False)
    others = {
        seat
        for seat, place in enumerate(ledger.places)
        if place.person not in (None, who.id) and not place.away and seat not in ledger.tired
    }
    return ev.Tired(command.seat, True) if others else ev.Closed()


def _say(ledger: Ledger, who: Who, command: wire.Say) -> ev.AnyEvent:
    seats = ledger.seats_of(who.id)
    text = plain(command.text, joiners=True)
    if not text:
        raise Refusal("malformed", "There is nothing in that message.")
    return ev.Said(who.id, who.name, text, seats[0] if seats else None)


_SEATING: dict[type, Callable[[Ledger, bytes, Who, Any], ev.AnyEvent]] = {wire.Sit: _sit, wire.Robot: _robot}
_HANDLERS: dict[type, Callable[[Ledger, Who, Any], ev.AnyEvent]] = {
    wire.Stand: _stand,
    wire.Swap: _swap,
    wire.Ink: _ink,
    wire.Change: _change,
    wire.Ready: _ready,
    wire.TakeBack: _take_back,
    wire.Consent: _consent,
    wire.Abandon: _abandon,
    wire.Say: _say,
}
