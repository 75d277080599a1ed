"""``ludo arena``: bots in any language against each other, against the house's levels, or at a table of a house."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.table import Table

from ludotheque.adapters.line.arena import Match, Player, Report
from ludotheque.adapters.line.join import Guest, join
from ludotheque.adapters.line.outsider import Clock, Failed, Outsider
from ludotheque.adapters.line.process import NoSuchBot
from ludotheque.bench.ladder import Ladder
from ludotheque.bench.match import Outcome, Pairing, Thought
from ludotheque.bench.pairings import pairings
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.levels import LEVELS
from ludotheque.cli.common import SlugType, console, new_state
from ludotheque.cli.ladder import share_of
from ludotheque.kernel.errors import BadOption
from ludotheque.kernel.game import Game

SHOWN_FAULTS = 10


@click.group(invoke_without_command=True)
@click.option("--game", type=SlugType(), default="lemans", show_default=True)
@click.option("--bot", "bots", multiple=True, metavar="COMMAND|LEVEL", help="Repeatable; at least two.")
@click.option("--seats", "-n", type=int, help="Number of seats; the middle of what the game takes if not given.")
@click.option("--games", type=click.IntRange(1), default=20, show_default=True, help="At least; whole deals.")
@click.option("--move", type=click.FloatRange(0.001), default=1.0, show_default=True, help="Seconds a decision.")
@click.option("--bank", type=click.FloatRange(0), default=0.0, show_default=True, help="Seconds more for a game.")
@click.option("--option", "-o", "choices", multiple=True, metavar="NAME=VALUE", help="Repeatable.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
@click.pass_context
def arena(
    ctx: click.Context,
    game: Game[Any],
    bots: tuple[str, ...],
    seats: int | None,
    games: int,
    move: float,
    bank: float,
    choices: tuple[str, ...],
    seed: int,
    as_json: bool,
) -> None:
    """Let bots that speak the line protocol (docs/protocol.md) play: every bot on every chair, the same deals."""
    if ctx.invoked_subcommand is not None:
        return
    if len(set(bots)) < 2:
        raise BadOption("--bot: at least two different bots are needed, each a command or a level of the house")
    number = seats or (game.min_seats + game.max_seats) // 2
    state = new_state(game, number, choices, None)
    ladder, faults = Ladder(list(bots)), []
    budgets = {slug: Budget(seconds=min(level.seconds, move)) for slug, level in LEVELS.items() if level.seconds}
    wanted = pairings(game.slug, list(bots), number, games, seed, state.setting.options)
    with _outsiders(bots, Clock(move, bank)) as outsiders:
        names = {bot: outsiders[bot][0].name if bot in outsiders else LEVELS[bot].name for bot in bots}
        for pairing in wanted:
            report = Match(new_state(game, number, choices, None), _seated(pairing, outsiders), pairing.deal, budgets)
            outcome = report.play()
            ladder.add(_outcome(pairing, outcome))
            faults += [(pairing.levels[seat], fault.kind, fault.text) for seat, _, fault in outcome.faults]
    if as_json:
        click.echo(json.dumps({"game": game.slug, "seats": number, **ladder.as_dict(), "faults": faults}, indent=1))
        return
    console.print(f"{game.title}, {number} seats, {len(ladder.outcomes)} games")
    console.print(_table(ladder, names, faults))
    for _, kind, text in faults[:SHOWN_FAULTS]:
        console.print(f"{kind}: {text}", markup=False)
    if len(faults) > SHOWN_FAULTS:
        console.print(f"… and {len(faults) - SHOWN_FAULTS} more")


@contextmanager
def _outsiders(bots: tuple[str, ...], clock: Clock) -> Iterator[dict[str, list[Outsider]]]:
    """One process of each bot to begin with; more when it sits on several chairs. All are ended."""
    found = {bot: [Outsider(bot, clock)] for bot in bots if bot not in LEVELS}
    try:
        for first in found.values():
            _greet(first[0])
        yield found
    finally:
        for outsider in (one for several in found.values() for one in several):
            outsider.close()


def _greet(bot: Outsider) -> None:
    try:
        bot.greet()
    except Failed as failure:
        raise NoSuchBot(f"--bot: {failure.fault.text}") from None


def _seated(pairing: Pairing, outsiders: dict[str, list[Outsider]]) -> list[Player]:
    taken: Counter[str] = Counter()
    players: list[Player] = []
    for bot in pairing.levels:
        if bot not in outsiders:
            players.append(Bot(bot))
            continue
        several = outsiders[bot]
        if taken[bot] == len(several):
            several.append(Outsider(bot, several[0].clock))
        players.append(several[taken[bot]])
        taken[bot] += 1
    return players


def _outcome(pairing: Pairing, report: Report) -> Outcome:
    thoughts: dict[str, Thought] = {bot: Thought() for bot in pairing.levels}
    for seat, bot in enumerate(pairing.levels):
        for seconds in report.seconds[seat]:
            thoughts[bot].add(seconds)
    return Outcome(pairing, report.ranks, report.scores, thoughts)


def _table(ladder: Ladder, names: dict[str, str], faults: list[tuple[str, str, str]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("bot", *(f"beats {names[bot]}, %" for bot in ladder.levels), "longest ms", "faults"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in ladder.levels:
        counts = Counter(kind for culprit, kind, _ in faults if culprit == bot)
        wrong = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())) or "–"
        shares = ["–" if bot == other else share_of(ladder, bot, other) for other in ladder.levels]
        table.add_row(names[bot], *shares, f"{1000 * ladder.thoughts[bot].longest:.0f}", wrong)
    return table


@arena.command("join")
@click.argument("url")
@click.argument("code")
@click.option("--bot", "command", required=True, metavar="COMMAND", help="A bot that speaks the line protocol.")
@click.option("--token", envvar="LUDO_TOKEN", required=True, help="A personal API token of the house; or LUDO_TOKEN.")
@click.option("--seat", type=click.IntRange(0), help="A chair; the first free one if not given.")
@click.option("--move", type=click.FloatRange(0.001), default=10.0, show_default=True, help="Seconds a decision.")
def join_table(url: str, code: str, command: str, token: str, seat: int | None, move: float) -> None:
    """Sit a bot down at the table CODE of the house at URL, and let it play to the end."""
    bot = Outsider(command, Clock(move))
    _greet(bot)
    try:
        result = join(Guest(url, token), code, bot, click.echo, seat)
    finally:
        bot.close()
    click.echo(f"scores {result['scores']}, ranks {result['ranks']}")
