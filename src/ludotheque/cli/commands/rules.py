"""``ludo rules``: the rulebook, in our own words."""

from __future__ import annotations

from typing import Any

import click
from rich.padding import Padding
from rich.text import Text

from ludotheque.cli.common import console, game_argument, lang_option, own_messages, say_in, styled
from ludotheque.kernel.game import Game, Say
from ludotheque.kernel.rulebook import Clause, Ruling, Summary

COLOURS = {"rule": "green", "ruling": "yellow", "reconstructed": "magenta"}


@click.command()
@game_argument
@click.argument("clause", required=False)
@lang_option
def rules(game: Game[Any], clause: str | None, lang: str) -> None:
    """Read the rules of GAME, or one CLAUSE (LM-25) or ruling (R3)."""
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
    console.rule(Text(game.title, "bold"))
    if game.rulebook.summary is not None:
        _print_summary(game.rulebook.summary, lang, say)
    section = ""
    for clause in game.rulebook.clauses.values():
        if clause.section != section:
            section = clause.section
            _print_heading(game.rulebook.sections[section][lang])
        _print_clause(clause, lang, say)
    if game.rulebook.rulings:
        _print_heading(say("rulings"))
        for ruling in game.rulebook.rulings.values():
            _print_ruling(ruling, lang, say)


def _print_summary(summary: Summary, lang: str, say: Say) -> None:
    """Print the rules on one page, before the clauses."""
    parts = {"aim": (summary.aim,), "turn": summary.turn, "scoring": summary.scoring, "tips": summary.tips}
    for name, texts in parts.items():
        _print_heading(say(f"summary-{name}"))
        for text in texts:
            console.print(Padding(text[lang], (0, 0, 0, 2)))


def _print_heading(text: str) -> None:
    console.print()
    console.print(Text(text, "bold underline"))


def _print_clause(clause: Clause, lang: str, say: Say) -> None:
    line = Text().append(clause.number, "bold cyan")
    for part in clause.parts:
        line.append(f" {part.text[lang]} ").append(f"({say('mark-' + part.mark)})", COLOURS[part.mark])
    console.print(Padding(line, (0, 0, 0, 2)))


def _print_ruling(ruling: Ruling, lang: str, say: Say) -> None:
    option = f" ({say('option')} {ruling.option})" if ruling.option else ""
    pattern = "[bold yellow]{number}[/] {clauses}[dim]{option}[/]"
    console.print(
        Padding(styled(pattern, number=ruling.number, clauses=" ".join(ruling.clauses), option=option), (0, 0, 0, 2))
    )
    for key in ("gap", "ruling", "why"):
        text = styled("[dim]{head}[/] {text}", head=say("ruling-" + key), text=getattr(ruling, key)[lang])
        console.print(Padding(text, (0, 0, 0, 4)))
