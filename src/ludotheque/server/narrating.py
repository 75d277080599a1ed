"""What happened at a table, told to one reader; what is hidden from that reader is masked."""

from __future__ import annotations

from ludotheque.kernel.marked import mark
from ludotheque.kernel.state import CHANCE, State
from ludotheque.server import wire
from ludotheque.server.ledger import Ledger, Told

LOG_LINES = 400  # of the past, sent to somebody who comes in


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


def spoken(ledger: Ledger) -> list[wire.Spoken]:
    """What was said at the table lately."""
    return [
        wire.Spoken(table=ledger.id, seq=seq, at=at, seat=said.seat, name=said.name, text=said.text)
        for seq, at, said in ledger.chat
    ]
