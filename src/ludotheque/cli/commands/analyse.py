"""``ludo analyse``: how the chances to win changed in a recorded game, and why."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

import click
from rich.padding import Padding
from rich.progress import Progress
from rich.text import Text

from ludotheque.analysis.attribution import Change, Turn
from ludotheque.analysis.judging import judge
from ludotheque.analysis.plan import again, merged, pieces, standard
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Judgement, Task, seed_of
from ludotheque.bots.measured import Measured
from ludotheque.cli.common import console, lang_option, own_messages, say_in, styled
from ludotheque.cli.records import game_of, text_of
from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.game import Say
from ludotheque.kernel.record import Record


@click.command()
@click.argument("path", type=click.Path())
@click.option("--games", type=click.IntRange(1, 10_000), help="Imagined games for each choice.  [default: 400 to 800]")
@click.option("--seed", type=int, help="Of the imagined games.  [default: from the record]")
@click.option("--workers", type=click.IntRange(1, 64), default=os.cpu_count() or 2, help="Processes.")
@click.option("--all", "everything", is_flag=True, help="Show every decision, not only the turning points.")
@lang_option
def analyse(path: str, games: int | None, seed: int | None, workers: int, everything: bool, lang: str) -> None:
    """Analyse the finished game in the file PATH.

    Each decision is judged from what its seat could know; a turning point names the seat whose chances changed most.
    Behind each number stands its margin: the true one lies within it 95 times in 100. What it swallows is not told.
    """
    record = finished(path)
    began = perf_counter()
    task = Task.of(record, games or 0, seed_of(record) if seed is None else seed)
    task = task._replace(games=games or standard(task))
    report = run(task, workers)
    say = say_in(own_messages(), lang)
    _print(report, record, say, everything)
    took = f"{perf_counter() - began:.1f}"
    console.print(say("analysis-took", decisions=len(report.judgements), games=report.games, seconds=took))


def finished(path: str) -> Record:
    """Read the record of a finished game; BadRecord otherwise."""
    record = Record.read(text_of(path))
    record.validate(game_of(record))
    if record.scores is None:
        raise BadRecord("this game is not over; only finished games are analysed")
    return record


def run(task: Task, workers: int) -> Report:
    """Analyse the whole game on so many processes."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool, Progress(console=console, transient=True) as bar:
        found = look(pool, bar, pieces(task))
        closer = look(pool, bar, again(task, found))
    return Report.of(task, merged(found, closer))


def look(pool: ProcessPoolExecutor, bar: Progress, parts: list[Task]) -> list[Judgement]:
    """Return the judgements of all parts."""
    shown = bar.add_task("", total=len(parts))
    found: list[Judgement] = []
    for judged in pool.map(judge, parts):
        found += judged
        bar.advance(shown)
    return found


def _print(report: Report, record: Record, say: Say, everything: bool) -> None:
    turns = {turn.step: turn for turn in report.turns}
    answers = {one.step: one.answer for one in report.judgements}
    for one, change in zip(report.judgements, report.changes, strict=True):
        if everything or one.step in turns:
            token = record.steps[one.step][1]
            console.print(
                styled(
                    "[bold]{n:>4}[/] {seat}  [cyan]{token}[/]",
                    n=one.step + 1,
                    seat=say("seat", seat=one.seat),
                    token=token,
                )
            )
            for line in _lines(one, change, turns.get(one.step), say):
                console.print(Padding(line, (0, 0, 0, 5)))
    for seat, points in enumerate(report.luck):
        if points.told is None:
            console.print(say("analysis-luck-unknown", seat=seat, margin=within(points.margin)))
        else:
            console.print(say("analysis-luck-of", seat=seat, points=signed(points)))
    for moment in report.moments:
        facts = {"step": moment.step + 1, "token": record.steps[moment.step][1], "points": signed(moment.loss)}
        console.print(say("analysis-moment", seat=moment.seat, answer=answers[moment.step], **facts))


def _lines(one: Judgement, change: Change, turn: Turn | None, say: Say) -> Iterator[str | Text]:
    """Tell what a decision changed for its seat, whose game it turned, and what was possible."""
    yield say("analysis-change", before=percent(change.before), after=percent(change.after))
    for part, name in ((change.choice, "analysis-choice"), (change.chance, "analysis-chance")):
        if part.told is not None:
            yield say(name, points=signed(part))
    if turn is not None:
        yield Text(say("analysis-turn", seat=turn.seat, points=signed(turn.change)), "yellow")
    for found in one.alternatives:
        gap = "" if found.gap.told is None else f" ({signed(found.gap)})"
        yield Text(say("analysis-alternative", token=found.token, chance=percent(found.chance) + gap), "dim")


def percent(chance: Measured) -> str:
    """Write a chance with its margin, which is rounded up: it never says less than it is.

    >>> percent(Measured(3456, 210))
    '35 ± 3 %'
    """
    return f"{round(chance.value / 100)} ± {within(chance.margin)} %"


def signed(points: Measured) -> str:
    """
    >>> signed(Measured(-310, 120)), signed(Measured(740, 0))
    ('-3 ± 2', '+7 ± 0')
    """
    return f"{round(points.value / 100):+d} ± {within(points.margin)}"


def within(margin: int) -> int:
    """Round a margin up to whole points: it promises no more than it keeps."""
    return -(-margin // 100)
