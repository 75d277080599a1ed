"""``ludo dice``: were the dice bad? What was drawn against what was to be expected."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table
from rich.text import Text

from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.cli.faces import face_name, kind_name
from ludotheque.cli.records import game_of, read_records
from ludotheque.fairness.luck import Kind, luck
from ludotheque.fairness.odds import own_draws
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.languages import language
from ludotheque.kernel.record import Record


@click.command()
@click.argument("path", type=click.Path())
@lang_option
def dice(path: str, lang: str) -> None:
    """Compare the draws of the records in PATH with what was expected."""
    say = say_in(own_messages(), lang)
    games: dict[str, list[Record]] = {}
    for record in read_records(path):
        games.setdefault(record.game, []).append(record)
    for records in games.values():
        game = game_of(records[0])
        found = luck(own_draws(record, game) for record in records)
        console.print(Text(say("dice-title", title=game.title, games=found.games), "bold"))
        for kind in found.kinds:
            _tell(game, kind, say, lang)
    console.print(say("dice-means"))


def _tell(game: Game[Any], kind: Kind, say: Say, lang: str) -> None:
    table = Table(title=say("dice-kind", kind=kind_name(lang, kind.kind), draws=kind.draws), title_justify="left")
    table.add_column(say("dice-face"))
    table.add_column(say("dice-seen"), justify="right")
    table.add_column(say("dice-expected"), justify="right")
    for face in kind.faces:
        table.add_row(face_name(game, lang, kind.kind, face.name), str(face.seen), _number(face.expected, 1, lang))
    console.print(table)
    if kind.p is None or kind.chi is None:
        console.print(say("dice-few"))
        return
    facts = {"percent": _number(100 * kind.p, 1, lang), "chi": _number(kind.chi, 2, lang), "degrees": kind.degrees}
    console.print(say("dice-p", p=_number(kind.p, 3, lang), **facts))


def _number(value: float, digits: int, lang: str) -> str:
    return f"{value:.{digits}f}".replace(".", language(lang).decimal)
