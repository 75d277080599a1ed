"""``ludo edition``: the component values of a game, to read, copy and check."""

from __future__ import annotations

from typing import Any

import click

from ludotheque.cli.common import console, game_argument, lang_option, own_messages, read_edition, say_in, styled
from ludotheque.kernel.game import Game


@click.command()
@game_argument
@click.argument("name", required=False)
@click.option("--list", "listed", is_flag=True, help="List the editions that come with GAME.")
@click.option("--check", "path", type=click.Path(), help="Check your own edition file instead.")
@lang_option
def edition(game: Game[Any], name: str | None, listed: bool, path: str | None, lang: str) -> None:
    """Print an edition of GAME as a file to start from, or check one.

    Without NAME it is the house edition.
    """
    if listed:
        _list(game, lang)
    elif path is not None:
        _check(game, path, lang)
    else:
        click.echo(game.file(_file(game, name, lang)), nl=False)


def _file(game: Game[Any], name: str | None, lang: str) -> str:
    """Name the file of the house edition, or of a ready one."""
    if name is None:
        return "edition.toml"
    if name not in game.ready_editions:
        say, ready = say_in(own_messages(), lang), ", ".join(game.ready_editions)
        raise click.UsageError(say("no-edition", title=game.title, name=name, ready=ready or "–"))
    return f"editions/{name}.toml"


def _list(game: Game[Any], lang: str) -> None:
    """List the house edition first, then the ready ones."""
    house = say_in(own_messages(), lang)("edition-house")
    console.print(styled("[bold]{name}[/]  {house}", name=game.edition.name, house=house))
    for name in game.ready_editions:
        say = say_in(game.edition_messages, lang)
        told = f"{say(f'ready-{name}')} – {say(f'ready-{name}-text')}"
        console.print(styled("[bold]{name}[/]  {told}", name=name, told=told))


def _check(game: Game[Any], path: str, lang: str) -> None:
    own = read_edition(game, path)
    changed = [key for key, value in own.values.items() if value != game.edition.values[key]]
    say = say_in(own_messages(), lang)
    console.print(say("edition-good", name=own.name, hash=own.hash[:12], count=len(changed)))
    for key in changed:
        house = game.edition.values[key]
        console.print(styled("  {key} = {own}  [dim]({house})[/]", key=key, own=own.values[key], house=house))
