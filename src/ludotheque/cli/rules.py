"""``ludo rules``: the rulebook, in our own words."""

from __future__ import annotations

from typing import Any

import click
from rich.markup import escape
from rich.padding import Padding

from ludotheque.cli.common import console, game_argument, lang_option, own_messages, say_in
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.rulebook import Clause, Ruling

COLOURS = {"rule": "green", "ruling": "yellow", "reconstructed": "magenta"}


@click.command()
@game_argument
@click.argument("clause", required=False)
@lang_option
def rules(game: Game[Any], clause: str | None, lang: str) -> None:
    """Read the rules of GAME, whole or one CLAUSE (such as LM-25) or ruling (such as R3)."""
    say = say_in(own_messages(), lang)
    if clause is None:
        _print_all(game, lang, say)
        return
    wanted = clause.upper()
    if wanted in game.rulebook.clauses:
        _print_clause(game.rulebook.clauses[wanted], lang, say)
        for ruling in game.rulebook.rulings.values():
            if wanted in ruling.clauses:
                _print_ruling(ruling, lang, say)
    elif wanted in game.rulebook.rulings:
        _print_ruling(game.rulebook.rulings[wanted], lang, say)
    else:
        numbers = list(game.rulebook.clauses)
        raise click.UsageError(say("no-clause", clause=clause, first=numbers[0], last=numbers[-1]))


def _print_all(game: Game[Any], lang: str, say: Say) -> None:
    console.rule(f"[bold]{game.title}")
    section = ""
    for clause in game.rulebook.clauses.values():
        if clause.section != section:
            section = clause.section
            console.print(f"\n[bold underline]{escape(game.rulebook.sections[section][lang])}[/]")
        _print_clause(clause, lang, say)
    if game.rulebook.rulings:
        console.print(f"\n[bold underline]{say('rulings')}[/]")
        for ruling in game.rulebook.rulings.values():
            _print_ruling(ruling, lang, say)


def _print_clause(clause: Clause, lang: str, say: Say) -> None:
    words = " ".join(
        f"{escape(part.text[lang])} [{COLOURS[part.mark]}]({say('mark-' + part.mark)})[/]" for part in clause.parts
    )
    console.print(Padding(f"[bold cyan]{clause.number}[/] {words}", (0, 0, 0, 2)))


def _print_ruling(ruling: Ruling, lang: str, say: Say) -> None:
    option = f" [dim]({say('option')} {ruling.option})[/]" if ruling.option else ""
    lines = [f"[bold yellow]{ruling.number}[/] {' '.join(ruling.clauses)}{option}"]
    for key in ("gap", "ruling", "why"):
        lines.append(f"  [dim]{say('ruling-' + key)}[/] {escape(getattr(ruling, key)[lang])}")
    console.print(Padding("\n".join(lines), (0, 0, 0, 2)))
