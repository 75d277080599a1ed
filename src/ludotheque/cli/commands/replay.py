"""``ludo replay``: check a record and tell its story."""

from __future__ import annotations

from typing import Any

import click
from rich.text import Text

from ludotheque.cli.common import console, lang_option, own_messages, say_in, styled
from ludotheque.cli.records import game_of, text_of
from ludotheque.cli.table import indented
from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.record import Record
from ludotheque.kernel.replay import replay as replay_steps
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
    console.print(Text(result, "green"))
    if record.scores is not None:
        console.print(say("result", scores=_list(record.scores), ranks=_list(record.ranks or [])))


def _tell(game: Game[Any], record: Record, words: Say, say: Say) -> None:
    played = replay_steps(record.start(game), (token for _, token in record.steps))
    for number, step in enumerate(played, 1):
        who = say("chance") if step.actor == CHANCE else say("seat", seat=step.actor)
        view = step.before.observe(None if step.actor == CHANCE else step.actor)
        meaning = game.explain(view, step.token, step.before.setting.edition, words)
        pattern = "[dim]{number:>4}[/] [bold]{who}[/] {token}  [dim]{meaning}[/]"
        console.print(styled(pattern, number=number, who=who, token=step.token, meaning=meaning))


def _show(game: Game[Any], record: Record, at: int, words: Say, say: Say) -> None:
    if at > len(record.steps):
        raise BadRecord(f"there is no step {at}; accepted are 0 to {len(record.steps)}")
    states = record.replay(game)
    state: State = next(states)
    for _ in range(at):
        state = next(states)
    for seat in range(record.seats):
        console.print(Text(say("seat", seat=seat), "bold"))
        for line in game.table(state.observe(seat), state.setting.edition, words):
            console.print(indented(line))


def _list(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))
