"""``ludo study``: what many games between bots show about a game."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ludotheque.cli.common import _pair, console, lang_option, own_messages, read_edition, say_in
from ludotheque.extras import needs
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.registry import load, slugs

if TYPE_CHECKING:
    from ludotheque.lab.plan import Plan, Variant
    from ludotheque.lab.study import Progress


class BadRequest(LudoError):
    """A word after ``ludo study`` that it does not know."""


@click.command()
@click.argument("game")
@click.argument("what", required=False)
@click.option("--games", type=click.IntRange(1), default=2000, show_default=True, help="For each number of seats.")
@click.option("--seats", "-n", help="With commas, e.g. 3,4; the middle of what the game takes if not given.")
@click.option("--bots", default="habitue", show_default=True, help="Levels with commas; they go round the table.")
@click.option("--options", "--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE", help="Repeatable.")
@click.option("--edition", "box", type=click.Path(), help="Your own values (TOML).")
@click.option("--against", multiple=True, type=click.Path(), help="Another edition (TOML) to compare with; repeatable.")
@click.option("--sweep", multiple=True, metavar="KEY=A..B", help="Values of an option or an edition key to compare.")
@click.option("--aim", default="seats", show_default=True, help="suggest: seats, length=300 or use.")
@click.option("--vary", multiple=True, metavar="KEY", help="suggest: edition keys that may change (* fits any).")
@click.option("--tries", type=click.IntRange(1), default=24, show_default=True, help="suggest: versions to try.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@click.option("--cluster", help="Address of a Dask scheduler, e.g. tcp://host:8786.")
@click.option("--rollouts", type=click.IntRange(0), default=1_000_000, show_default=True, help="For luck; 0: none.")
@click.option("--simulations", type=click.IntRange(1), help="Of bots that search, instead of their level's own.")
@click.option("--out", "out", type=click.Path(path_type=Path), help="Folder; studies/<game> if not given.")
@lang_option
@needs("lab", "ludo study")
def study(game: str, what: str | None, lang: str, **given: Any) -> None:
    """Play many games of GAME between bots and write a report.

    GAME may also be `rulings`: what the other reading of each contested ruling would change. `suggest` after the game
    looks for edition values for an aim. A study that was stopped goes on where it was.
    """
    if game == "rulings":
        _rulings(lang=lang, **given)
        return
    if what not in (None, "suggest"):
        raise BadRequest(f"study {game}: found {what!r}, accepted is suggest or nothing")
    title = load(game)
    if what == "suggest":
        _suggest(title, lang, given)
    else:
        _study(title, lang, given)


def _study(game: Game[Any], lang: str, given: dict[str, Any]) -> None:
    from ludotheque.lab.report.page import page
    from ludotheque.lab.study import study as run

    plan = _plan(game, given)
    out: Path = given["out"] or Path("studies") / game.slug
    with _bar(lang, _total(plan), _played(out, plan)) as progress:
        summary = run(plan, out, given["workers"], given["cluster"], given["rollouts"], progress)
    (out / "report.html").write_text(page(summary, lang), encoding="utf-8")
    say = say_in(own_messages(), lang)
    console.print(say("study-done", report=str(out / "report.html"), games=str(out / "games.parquet")), soft_wrap=True)


def _plan(game: Game[Any], given: dict[str, Any]) -> Plan:
    from ludotheque.lab.plan import Plan, Variant
    from ludotheque.lab.versions import swept

    label = Path(given["box"]).stem if given["box"] else "house"
    base = Variant(label, dict(_pair(game, pair) for pair in given["pairs"]), _box(game, given["box"]))
    variants: list[Variant] = [base]
    for path in given["against"]:
        variants.append(Variant(Path(path).stem, base.options, _box(game, path)))
    for text in given["sweep"]:
        variants += swept(game, base, text)[1:]
    seats = _seats(game, given["seats"])
    bots = tuple(given["bots"].split(","))
    rough = Plan(game.slug, seats, bots, given["games"], given["seed"], tuple(variants), 1, given["simulations"])
    return sized(rough.check())


def sized(plan: Plan) -> Plan:
    """Return the plan with chunks that take about a second or two each."""
    import msgspec

    from ludotheque.lab.plan import chunk_size
    from ludotheque.lab.study import length_of

    return msgspec.structs.replace(plan, chunk=chunk_size(length_of(plan), plan.bots))


def _seats(game: Game[Any], text: str | None) -> tuple[int, ...]:
    if text is None:
        return ((game.min_seats + game.max_seats) // 2,)
    try:
        return tuple(dict.fromkeys(int(part) for part in text.split(",")))
    except ValueError:
        raise BadRequest(f"--seats: found {text!r}, accepted are numbers with commas, e.g. 3,4") from None


def _box(game: Game[Any], path: str | None) -> dict[str, Any] | None:
    from ludotheque.lab.versions import own_values

    return own_values(game, read_edition(game, path).values) if path else None


def _total(plan: Plan) -> int:
    return plan.games * len(plan.seats) * len(plan.variants)


def _played(out: Path, plan: Plan) -> int:
    """Games of the plan that an earlier run has left."""
    from ludotheque.lab.study_store import Folder

    return _total(plan) - sum(chunk.games for chunk in Folder(out).missing(plan))


@contextmanager
def _bar(lang: str, total: int, before: int = 0) -> Iterator[Progress]:
    """Games done, games a second, time left; what was played in an earlier run counts as done, not as speed."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    say, began, fresh = say_in(own_messages(), lang), time.perf_counter(), 0
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("", total=total, completed=before, rate="")

        def advance(games: int) -> None:
            nonlocal fresh
            fresh += games
            rate = fresh / max(time.perf_counter() - began, 1e-9)
            bar.update(task, advance=games, rate=say("study-rate", rate=round(rate)))

        yield advance


def _rulings(lang: str, **given: Any) -> None:
    from ludotheque.lab.executor import crew
    from ludotheque.lab.rulings import folder_of, markdown, studies, study_ruling

    out: Path = given["out"] or Path("studies") / "rulings"
    wanted = studies(slugs(), given["games"], given["seed"])
    total = sum(_total(one.plan) for one in wanted)
    before = sum(_played(folder_of(one, out), one.plan) for one in wanted)
    with _bar(lang, total, before) as progress, crew(given["workers"], given["cluster"]) as hands:
        found = [study_ruling(one, out, hands, progress, lang) for one in wanted]
    page = out / "rulings-studies.md"
    page.write_text(markdown(found), encoding="utf-8")
    console.print(say_in(own_messages(), lang)("study-rulings", page=str(page), count=len(found)), soft_wrap=True)


def _suggest(game: Game[Any], lang: str, given: dict[str, Any]) -> None:
    from ludotheque.lab.objective import Aim
    from ludotheque.lab.report.suggestions import suggestion_page, verdict
    from ludotheque.lab.report.words import Words
    from ludotheque.lab.suggest import Search, suggest

    plan = _plan(game, {**given, "against": (), "sweep": ()})
    out: Path = given["out"] or Path("studies") / f"{game.slug}-suggest"
    search = Search(plan, Aim.read(given["aim"]), given["vary"] or ("*",), given["tries"])
    total = (given["tries"] + 1) * plan.games * len(plan.seats)
    with _bar(lang, total) as progress:
        found = suggest(search, out, given["workers"], given["cluster"], progress)
    report = out / "report.html"
    report.write_text(suggestion_page(found, search, lang), encoding="utf-8")
    console.print(verdict(found, search, Words(lang)))
    console.print(say_in(own_messages(), lang)("study-done", report=str(report), games=str(out)), soft_wrap=True)
