"""``ludo replay``: check a record and tell its story."""

from __future__ import annotations

from typing import Any

import click
from rich.markup import escape

from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.cli.records import game_of, text_of
from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import CHANCE, State


@click.command()
@click.argument("path", type=click.Path())
@click.option("--at", type=click.IntRange(0), help="Show the table after this step, with all hands.")
@click.option("--quiet", "-q", is_flag=True, help="Only check the record.")
@lang_option
def replay(path: str, at: int | None, quiet: bool, lang: str) -> None:
    """Replay the record in the file PATH and check its result."""
    record = Record.read(text_of(path))
    game = game_of(record)
    record.validate(game)
    say = say_in(own_messages(), lang)
    if at is not None:
        _show(game, record, at, say_in(game.messages, lang), say)
    elif not quiet:
        _tell(game, record, say_in(game.messages, lang), say)
    result = say("record-good", title=game.title, steps=len(record.steps))
    console.print(f"[green]{result}[/]")
    if record.scores is not None:
        console.print(say("result", scores=_list(record.scores), ranks=_list(record.ranks or [])))


def _tell(game: Game[Any], record: Record, words: Say, say: Say) -> None:
    state = record.start(game)
    for number, (actor, token) in enumerate(record.steps, 1):
        who = say("chance") if actor == CHANCE else say("seat", seat=actor)
        meaning = game.explain(state.observe(None if actor == CHANCE else actor), token, state.setting.edition, words)
        console.print(f"[dim]{number:4}[/] [bold]{who}[/] {token}  [dim]{escape(meaning)}[/]")
        state.apply(game.action(state, token))


def _show(game: Game[Any], record: Record, at: int, words: Say, say: Say) -> None:
    if at > len(record.steps):
        raise BadRecord(f"there is no step {at}; accepted are 0 to {len(record.steps)}")
    states = record.replay(game)
    state: State = next(states)
    for _ in range(at):
        state = next(states)
    for seat in range(record.seats):
        console.print(f"[bold]{say('seat', seat=seat)}[/]")
        for line in game.table(state.observe(seat), state.setting.edition, words):
            console.print(f"  {escape(line)}")


def _list(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))
