"""Tell one viewer what happened at a table; what is hidden from that viewer is masked."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.kernel.marked import mark
from ludotheque.kernel.replay import play, replay
from ludotheque.kernel.state import CHANCE, State
from ludotheque.server import protocol
from ludotheque.server.tables.state import TableState, Turn

LOG_LINES = 400  # of the past, sent to somebody who comes in


def viewer_seat(table: TableState, person: str) -> int | None:
    """Return the seat through whose eyes the log is told; a hot seat is told as to a spectator."""
    mine = table.seats_of(person)
    return mine[0] if len(mine) == 1 else None


def log_lines(
    before: State, tokens: list[str], turn: Turn, viewer: int | None, everything: bool = False
) -> list[protocol.LogLine]:
    """Tell the steps of one event as the viewer may know them; everything, once a game is over."""
    game, edition = before.setting.game, before.setting.edition
    found = []
    view = before.observe(viewer)
    for number, step in enumerate(replay(before, tokens)):
        shown = step.token if everything else game.masked(step.before, step.token, viewer)
        after = step.after.observe(viewer)
        sentences = game.narrate(view, step.actor, shown, after, edition, mark)
        by = turn.by if number == 0 and step.actor != CHANCE else ""
        found.append(protocol.LogLine(turn.first + number, turn.at, step.actor, shown, sentences, by))
        view = after
    return found


def latest_log(table: TableState, person: str) -> list[protocol.LogLine]:
    """Tell the latest lines of the game so far."""
    return [line for lines in told_turns(table, latest_turns(table), viewer_seat(table, person)) for line in lines]


def full_log(table: TableState) -> list[protocol.LogLine]:
    """Tell every line of a finished game, with nothing masked."""
    return [line for lines in told_turns(table, table.turns, None, everything=True) for line in lines]


def latest_turns(table: TableState) -> list[Turn]:
    """Return the turns that are told to somebody who comes in."""
    return [turn for turn in table.turns if len(table.steps) - turn.first <= LOG_LINES]


def told_turns(
    table: TableState, turns: list[Turn], viewer: int | None, everything: bool = False
) -> Iterator[list[protocol.LogLine]]:
    """Return the lines of each of the turns, which follow each other; the table may move on between two of them."""
    if not turns:
        return iter(())
    state, tokens = table.state_after(turns[0].first), [table.tokens(turn) for turn in turns]
    return _tell(state, turns, tokens, viewer, everything)


def _tell(
    state: State, turns: list[Turn], played: list[list[str]], viewer: int | None, everything: bool
) -> Iterator[list[protocol.LogLine]]:
    for turn, tokens in zip(turns, played, strict=True):
        yield log_lines(state, tokens, turn, viewer, everything)
        play(state, tokens)


def chat_messages(table: TableState, muted: frozenset[str] = frozenset()) -> list[protocol.Spoken]:
    """Return what was said at the table lately, but what the viewer does not want to read."""
    return [
        protocol.Spoken(
            table=table.id, seq=seq, at=at, seat=said.seat, name=said.name, text=said.text, phrase=said.phrase
        )
        for seq, at, said in table.chat
        if said.person not in muted
    ]
