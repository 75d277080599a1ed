"""What the reading process makes of a finished game: its log, its moments, its record, the luck in it.

A game arrives as the text of a record that somebody imported, or as a table without its state. The latest are kept
folded, so that stepping through a replay folds its game once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

import msgspec

from ludotheque.analysis.task import Task, seed_of
from ludotheque.fairness.luck import Luck, luck
from ludotheque.fairness.odds import own_draws
from ludotheque.kernel.errors import LudoError, OtherRules
from ludotheque.kernel.record import Record
from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.replays import Replay
from ludotheque.server.replays.proof import proved
from ludotheque.server.tables.record import read_record, record_of, table_of
from ludotheque.server.tables.reducers.apply import explain_other_rules
from ludotheque.server.tables.state import TableState
from ludotheque.server.views import log as log_views
from ludotheque.server.views import table as table_views
from ludotheque.server.views.chapters import chapters

KEPT = 16  # folded games
encode = msgspec.json.Encoder().encode
folded: OrderedDict[tuple[str, int], TableState] = OrderedDict()


class Source(NamedTuple):
    """A finished game on its way to the reading process."""

    subject: str
    game: str | TableState  # the text of an imported record, or a table without its state


def packed(table: TableState) -> Source:
    """Return a table as it travels: everything but what its steps determine."""
    return Source(table.id, replace(table, state=None, checkpoints={}, chat=[]))


def unpacked(source: Source) -> TableState:
    """Return the table, folded once."""
    game = source.game
    key = (source.subject, len(game) if isinstance(game, str) else game.seq)
    if key not in folded:
        if isinstance(game, str):
            folded[key] = table_of(Record.read(game), source.subject)
        else:
            game.state = game.state_after(len(game.steps))
            folded[key] = game
        if len(folded) > KEPT:
            folded.popitem(last=False)
    folded.move_to_end(key)
    return folded[key]


def checked(data: bytes) -> str:
    """Return the text of a record from outside as it is kept, if it is that of a finished game under these rules."""
    try:
        record = read_record(data)
    except OtherRules as error:
        raise Refusal("other_rules", explain_other_rules(error)) from None
    except LudoError as error:
        raise Refusal("bad_record", f"This record cannot be read: {error}.".replace("..", ".")) from None
    if record.scores is None:
        raise Refusal("bad_record", "The game of this record is not over; accepted are finished games.")
    return record.write()


def whole_replay(question: tuple[Source, bytes]) -> bytes:
    """Return the whole game with nothing hidden, as JSON. The table as its reader sees it comes with the question;
    of an imported record, at which nobody is present, it is made here."""
    source, view = question
    table = unpacked(source)
    if not view:
        view = encode(table_views.table_view(table, "", table_views.chair_views(table, set(), 0)))
    fields = {"table": msgspec.Raw(view), "log": log_views.full_log(table), "chapters": chapters(table)}
    assert tuple(fields) == Replay.__struct_fields__
    return encode(fields)


def moment(question: tuple[Source, int]) -> bytes:
    """Return the game after some steps, as JSON."""
    source, step = question
    table = unpacked(source)
    if not 0 <= step <= len(table.steps):
        raise Refusal("no_step", f"There is no step {step}; accepted are 0 to {len(table.steps)}.")
    return encode(table_views.moment(table, step))


def proved_record(question: tuple[Source, bytes]) -> str:
    """Return the record of a table that drew from this seed, with its proof."""
    source, seed = question
    return proved(unpacked(source), seed).write()


def table_luck(sources: Iterable[Source]) -> Luck:
    """Compare the draws of some games with what was to be expected."""
    tables = [unpacked(source) for source in sources]
    return luck(own_draws(record_of(table), table.game) for table in tables)


def analysis_task(source: Source) -> Task:
    """Return the game as those who judge its decisions read it."""
    record = record_of(unpacked(source))
    return Task.of(record, seed=seed_of(record))
