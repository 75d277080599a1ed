"""``ludo arena``: bots in any language against each other, against the house's levels, or at a table of a house."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from typing import Any

import click
from rich.table import Table

from ludotheque.adapters.stdio.arena import Match, Player, Report
from ludotheque.adapters.stdio.external_bot import Clock, Failed, Outsider
from ludotheque.adapters.stdio.process import NoSuchBot
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LEVELS
from ludotheque.cli.commands.ladder import cross
from ludotheque.cli.common import SlugType, console, new_state
from ludotheque.extras import needs
from ludotheque.kernel.errors import BadOption
from ludotheque.kernel.game import Game
from ludotheque.kernel.languages import ENGLISH
from ludotheque.ladder.ladder import Ladder
from ludotheque.ladder.match import Outcome, Pairing, Thought
from ludotheque.ladder.pairings import pairings

SHOWN_FAULTS = 10
MARGIN = 0.9  # of the time for a move is for simulations; the rest for what comes before and after


@click.group(invoke_without_command=True)
@click.option("--game", type=SlugType(), default="lemans", show_default=True)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="COMMAND|LEVEL",
    help="Repeatable; at least two, the same one twice for self-play.",
)
@click.option("--seats", "-n", type=int, help="Number of seats; the middle of what the game takes if not given.")
@click.option("--games", type=click.IntRange(1), default=20, show_default=True, help="At least; whole deals.")
@click.option("--move", type=click.FloatRange(0.001), default=1.0, show_default=True, help="Seconds a decision.")
@click.option("--bank", type=click.FloatRange(0), default=0.0, show_default=True, help="Seconds more for a game.")
@click.option("--option", "-o", "choices", multiple=True, metavar="NAME=VALUE", help="Repeatable.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
@click.pass_context
@needs("lab", "ludo arena", "openskill")
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
    """Let bots in any language play, each on every seat.

    They speak the line protocol (docs/protocol.md).
    """
    if ctx.invoked_subcommand is not None:
        return
    if len(bots) < 2:
        raise BadOption("--bot: at least two bots are needed, each a command or a level of the house")
    number = seats or (game.min_seats + game.max_seats) // 2
    state = new_state(game, number, choices, None)
    entries = numbered(bots)
    ladder, faults = Ladder(list(entries)), []
    budgets = {slug: level.within(MARGIN * move, state.setting) for slug, level in LEVELS.items() if level.seconds}
    wanted = pairings(game.slug, list(entries), number, games, seed, state.setting.options)
    with _outsiders(entries, Clock(move, bank)) as outsiders:
        titles = [
            outsiders[one][0].name if one in outsiders else LEVELS[bot].name_in(ENGLISH) for one, bot in entries.items()
        ]
        names = dict(zip(entries, numbered(titles), strict=True))
        for pairing in wanted:
            players = _seated(pairing, entries, outsiders)
            report = Match(new_state(game, number, choices, None), players, pairing.deal, budgets)
            outcome = report.play()
            ladder.add(_outcome(pairing, outcome))
            faults += [(pairing.levels[seat], fault.kind, fault.text) for seat, _, fault in outcome.faults]
    if as_json:
        click.echo(json.dumps({"game": game.slug, "seats": number, **ladder.as_dict(), "faults": faults}, indent=1))
        return
    console.print(f"{game.title}, {number} seats, {len(ladder.outcomes)} games")
    console.print(cross(ladder, names))
    console.print(_table(ladder, names, faults))
    for _, kind, text in faults[:SHOWN_FAULTS]:
        console.print(f"{kind}: {text}")
    if len(faults) > SHOWN_FAULTS:
        console.print(f"… and {len(faults) - SHOWN_FAULTS} more")


def numbered(bots: Sequence[str]) -> dict[str, str]:
    """Tell apart those that are called the same: the first by its name, the others by a number, too.

    >>> numbered(["a", "b", "a"])
    {'a': 'a', 'b': 'b', 'a #2': 'a'}
    """
    found: dict[str, str] = {}
    for bot in bots:
        label, number = bot, 1
        while label in found:
            number += 1
            label = f"{bot} #{number}"
        found[label] = bot
    return found


@contextmanager
def _outsiders(entries: Mapping[str, str], clock: Clock) -> Iterator[dict[str, list[Outsider]]]:
    """One process of each bot to begin with; more when it sits on several chairs. All are ended."""
    found = {one: [Outsider(bot, clock)] for one, bot in entries.items() if bot not in LEVELS}
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


def _seated(pairing: Pairing, entries: Mapping[str, str], outsiders: dict[str, list[Outsider]]) -> list[Player]:
    taken: Counter[str] = Counter()
    players: list[Player] = []
    for one in pairing.levels:
        if one not in outsiders:
            players.append(Bot(entries[one]))
            continue
        several = outsiders[one]
        if taken[one] == len(several):
            several.append(Outsider(entries[one], several[0].clock))
        players.append(several[taken[one]])
        taken[one] += 1
    return players


def _outcome(pairing: Pairing, report: Report) -> Outcome:
    thoughts: dict[str, Thought] = {bot: Thought() for bot in pairing.levels}
    for seat, bot in enumerate(pairing.levels):
        for seconds in report.seconds[seat]:
            thoughts[bot].add(seconds)
    return Outcome(pairing, report.ranks, report.scores, thoughts)


def _table(ladder: Ladder, names: dict[str, str], faults: list[tuple[str, str, str]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("bot", "longest ms", "faults"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in ladder.levels:
        counts = Counter(kind for culprit, kind, _ in faults if culprit == bot)
        wrong = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())) or "–"
        table.add_row(names[bot], f"{1000 * ladder.thoughts[bot].longest:.0f}", wrong)
    return table


@arena.command("join")
@click.argument("url")
@click.argument("code")
@click.option("--bot", "command", required=True, metavar="COMMAND", help="A bot that speaks the line protocol.")
@click.option("--token", envvar="LUDO_TOKEN", required=True, help="A personal API token of the house; or LUDO_TOKEN.")
@click.option("--seat", type=click.IntRange(0), help="A seat, from 0; the first free one if not given.")
@click.option("--move", type=click.FloatRange(0.001), default=10.0, show_default=True, help="Seconds a decision.")
@needs("server", "ludo arena join", "websockets")
def join_table(url: str, code: str, command: str, token: str, seat: int | None, move: float) -> None:
    """Sit a bot down at the table CODE of the house at URL, and let it play to the end."""
    from ludotheque.adapters.stdio.join import Guest, join

    with _started(command, move) as bot:
        _tell(join(Guest(url, token), code, bot, click.echo, seat))


@arena.command("wait")
@click.argument("url")
@click.option("--game", type=SlugType(), default="lemans", show_default=True)
@click.option("--seats", "-n", type=int, help="Number of seats; the smallest table if not given.")
@click.option("--option", "-o", "choices", multiple=True, metavar="NAME=VALUE", help="Repeatable.")
@click.option("--bot", "command", required=True, metavar="COMMAND", help="A bot that speaks the line protocol.")
@click.option("--token", envvar="LUDO_TOKEN", required=True, help="A personal API token of the house; or LUDO_TOKEN.")
@click.option("--games", type=click.IntRange(1), help="Stop after so many games; go on until it is stopped by default.")
@click.option("--move", type=click.FloatRange(0.001), default=10.0, show_default=True, help="Seconds a decision.")
@needs("server", "ludo arena wait", "websockets")
def wait_at_table(
    url: str,
    game: Game[Any],
    seats: int | None,
    choices: tuple[str, ...],
    command: str,
    token: str,
    games: int | None,
    move: float,
) -> None:
    """Let a bot wait at the house at URL until somebody sits down at its table or invites it, play, and wait again."""
    from ludotheque.adapters.stdio.join import Guest
    from ludotheque.adapters.stdio.wait import challenges

    setting = new_state(game, seats or game.min_seats, choices, None).setting
    plan = {"game": game.slug, "seats": setting.seats, "options": setting.options}
    with _started(command, move) as bot, closing(challenges(Guest(url, token), plan, bot, click.echo)) as played:
        for result in islice(played, games):
            _tell(result)


@contextmanager
def _started(command: str, move: float) -> Iterator[Outsider]:
    bot = Outsider(command, Clock(move))
    _greet(bot)
    try:
        yield bot
    finally:
        bot.close()


def _tell(result: dict[str, Any]) -> None:
    click.echo(f"scores {result['scores']}, ranks {result['ranks']}")
