"""A table for one reader, made from what that reader may know and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.kernel.marked import mark
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.server import wire, wire_replay
from ludotheque.server.clock import time_left
from ludotheque.server.ledger import Ledger, Told
from ludotheque.server.place import Place

MOST_GHOSTS = 1  # one is help, several are noise
LOG_LINES = 400  # of the past, sent to somebody who comes in


def all_chairs(ledger: Ledger, here: set[int], now: int) -> list[wire.Chair]:
    """The chairs, the same for every reader."""
    return [chair(ledger, seat, place, seat in here, now) for seat, place in enumerate(ledger.places)]


def table_view(ledger: Ledger, person: str, chairs: list[wire.Chair], words: bool = True) -> wire.TableView:
    """Everything that the person needs to see the table; programs do without the words."""
    mine = ledger.seats_of(person)
    state = ledger.state
    return wire.TableView(
        id=ledger.id,
        code=ledger.code,
        seq=ledger.seq,
        step=len(ledger.steps),
        status=ledger.status,
        plan=ledger.plan,
        chairs=chairs,
        host=person != "" and person == ledger.host,
        mine=mine,
        turn=ledger.turn,
        public=None if state is None or mine else seen(state, None, words),
        seats=[] if state is None else [seat_view(ledger, state, seat, words) for seat in mine],
        commitment=ledger.commitment,
        asking=ledger.asking,
        agreed=sorted(ledger.agreed),
        result=_result(state),
        rematch=ledger.rematch,
        notice=ledger.notice,
        coach=bool(mine) and may_hint(ledger, person),
        tired=sorted(ledger.tired),
        duplicate=ledger.duplicate,
        played_on=played_on(ledger),
    )


def brief(ledger: Ledger, person: str) -> wire.Brief:
    """What a move changed, without words."""
    mine = ledger.seats_of(person)
    state = ledger.state
    assert state is not None
    return wire.Brief(
        table=ledger.id,
        seq=ledger.seq,
        step=len(ledger.steps),
        status=ledger.status,
        turn=ledger.turn,
        public=None if mine else seen(state, None, False),
        seats=[seat_view(ledger, state, seat, False) for seat in mine],
        result=_result(state),
    )


def played_on(ledger: Ledger) -> wire.PlayedOn | None:
    """The finished game that the table plays on from."""
    return None if ledger.origin is None else wire.PlayedOn(ledger.origin.source, len(ledger.origin.steps))


def may_hint(ledger: Ledger, person: str) -> bool:
    """The coach is for tables where everybody agreed to hints, or where all the others are bots."""
    others = [place for place in ledger.places if place.person != person]
    return ledger.plan.hints or all(place.robot is not None for place in others)


def chair(ledger: Ledger, seat: int, place: Place, here: bool, now: int) -> wire.Chair:
    live = isinstance(ledger.plan.pace, wire.Live) and ledger.status in ("playing", "over")
    return wire.Chair(
        seat=seat,
        name=place.name,
        kind="person" if place.person is not None else "robot" if place.level else "free",
        level=place.level,
        ready=place.ready,
        here=here,
        away=place.away,
        clock=time_left(ledger, seat, now),
        bank=place.bank if live else None,
        nonce=place.nonce or None if ledger.status == "lobby" else None,
        drawn=place.drawn,
        ink=place.ink,
    )


def seen(state: State, seat: int | None, words: bool) -> wire.Seen:
    view = state.observe(seat)
    text = state.setting.game.table(view, state.setting.edition, mark) if words else []
    return wire.Seen(view, text)  # type: ignore[arg-type]  # a view is a fresh dict of its game's own shape


def seat_view(ledger: Ledger, state: State, seat: int, words: bool) -> wire.SeatView:
    return seat_shown(state, seat, ledger.turn == seat, words)


def seat_shown(state: State, seat: int, acts: bool, words: bool = True) -> wire.SeatView:
    """What the seat knows, and what it may do when it is to act."""
    shown = seen(state, seat, words)
    legal = state.setting.game.legal_tokens(state) if acts else []
    choices = [_choice(state, shown.view, token) for token in legal] if words else []
    prompt = _prompt(state, shown.view) if words and acts else None
    ghosts = ghosts_of(state, shown.view, legal)[:MOST_GHOSTS] if words and acts else []
    return wire.SeatView(seat, shown.view, shown.text, legal, choices, prompt, ghosts)


def ghosts_of(state: State, view: Mapping[str, Any], legal: list[str]) -> list[wire.Ghost]:
    """What one might expect and may not do now, for the reason that the game gives."""
    game, edition = state.setting.game, state.setting.edition
    expected = (ghost for ghost in game.ghosts(view, edition, mark) if ghost.token not in legal)
    return [wire.Ghost(*ghost) for ghost in expected if game.why_not(state, ghost.token) == ghost.clause]


def _choice(state: State, view: dict[str, Any], token: str) -> wire.Choice:
    game, edition = state.setting.game, state.setting.edition
    return wire.Choice(token, game.explain(view, token, edition, mark), *game.remark(view, token, edition, mark))


def _prompt(state: State, view: dict[str, Any]) -> str | None:
    """What the phase asks of the seat that must decide."""
    message = f"prompt-{view.get('phase')}"
    return mark(message) if state.setting.game.messages.has("fr", message) else None


def _result(state: State | None) -> wire.Result | None:
    if state is None or state.actor() != OVER:
        return None
    return wire.Result(state.scores(), state.ranks())


def reader_of(ledger: Ledger, person: str) -> int | None:
    """The seat whose eyes the log is told through; a hot seat is told as to a spectator."""
    mine = ledger.seats_of(person)
    return mine[0] if len(mine) == 1 else None


def lines(
    before: State, steps: list[tuple[int, str]], told: Told, reader: int | None, everything: bool = False
) -> list[wire.LogLine]:
    """The steps of one event as the reader may know them; everything, once a game is over."""
    game, edition = before.setting.game, before.setting.edition
    state = before.clone()
    found = []
    view = state.observe(reader)
    for number, (actor, token) in enumerate(steps):
        shown = token if everything else game.masked(state, token, reader)
        state.apply(game.action(state, token))
        after = state.observe(reader)
        sentences = game.narrate(view, actor, shown, after, edition, mark)
        by = told.by if number == 0 and actor != CHANCE else ""
        found.append(wire.LogLine(told.first + number, told.at, actor, shown, sentences, by))
        view = after
    return found


def whole_log(ledger: Ledger, person: str) -> list[wire.LogLine]:
    """The latest lines of the game so far."""
    return _log(ledger, reader_of(ledger, person), LOG_LINES, everything=False)


def open_log(ledger: Ledger) -> list[wire.LogLine]:
    """Every line of a finished game, with nothing masked."""
    return _log(ledger, None, len(ledger.steps), everything=True)


def _log(ledger: Ledger, reader: int | None, most: int, everything: bool) -> list[wire.LogLine]:
    if ledger.state is None:
        return []
    state: State = ledger.first_state()
    found: list[wire.LogLine] = []
    for told in ledger.told:
        steps = ledger.steps[told.first : told.first + told.count]
        if len(ledger.steps) - told.first <= most:
            found += lines(state, steps, told, reader, everything)
        for _, token in steps:
            state.apply(ledger.game.action(state, token))
    return found


def moment(ledger: Ledger, step: int) -> wire_replay.Moment:
    """The table of a finished game after some steps, through every seat's eyes."""
    state = ledger.state_after(step)
    return wire_replay.Moment(
        step, [seen(state, seat, True) for seat in range(len(ledger.places))], seen(state, None, True)
    )


def spoken(ledger: Ledger) -> list[Any]:
    """What was said at the table lately."""
    return [
        wire.Spoken(table=ledger.id, seq=seq, at=at, seat=said.seat, name=said.name, text=said.text)
        for seq, at, said in ledger.chat
    ]
