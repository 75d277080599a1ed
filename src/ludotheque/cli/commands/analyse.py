"""``ludo analyse``: how the chances to win changed in a recorded game, and why."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

import click
from rich.padding import Padding
from rich.progress import Progress
from rich.text import Text

from ludotheque.analysis.attribution import Change, Turn
from ludotheque.analysis.judging import judge
from ludotheque.analysis.plan import FIRST_PART, SECONDS, affordable, again, chunks, merged, paced
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Judgement, Task, seed_of
from ludotheque.cli.common import console, lang_option, own_messages, say_in, styled
from ludotheque.cli.records import game_of, text_of
from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.game import Say
from ludotheque.kernel.record import Record


@click.command()
@click.argument("path", type=click.Path())
@click.option(
    "--games", type=click.IntRange(1, 10_000), help="Imagined games for each choice; else what fits the time."
)
@click.option("--seconds", type=click.FloatRange(1, 3600), default=SECONDS, show_default=True, help="Time to spend.")
@click.option("--workers", type=click.IntRange(1, 64), default=os.cpu_count() or 2, help="Processes.")
@click.option("--all", "everything", is_flag=True, help="Show every decision, not only the turning points.")
@lang_option
def analyse(path: str, games: int | None, seconds: float, workers: int, everything: bool, lang: str) -> None:
    """Analyse the finished game in the file PATH.

    Each decision is judged from what its seat could know; a turning point names the seat whose chances changed most.
    """
    record = finished(path)
    began = perf_counter()
    task = Task.of(record, seed=seed_of(record))
    task = task._replace(games=games or affordable(task, workers, seconds))
    report = run(task, workers, seconds, hurry=games is None)
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


def run(task: Task, workers: int, seconds: float, hurry: bool) -> Report:
    """Analyse the whole game on so many processes; in a hurry, with fewer games when time runs short."""
    first, second = (seconds * FIRST_PART, seconds * (1 - FIRST_PART)) if hurry else (None, None)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool, Progress(console=console, transient=True) as bar:
        found, games = look(pool, bar, chunks(task, workers, seconds), workers, first)
        task = task._replace(games=games or task.games)
        closer, _ = look(pool, bar, again(task, found), workers, second)
    return Report.of(task, merged(found, closer))


def look(
    pool: ProcessPoolExecutor, bar: Progress, parts: list[Task], workers: int, seconds: float | None
) -> tuple[list[Judgement], int]:
    """Return the judgements of all parts, and the imagined games of each choice, on average."""
    began, games, found = perf_counter(), list[int](), list[Judgement]()
    shown = bar.add_task("", total=len(parts))
    waiting: deque[Future[list[Judgement]]] = deque()
    for number, part in enumerate(parts):
        if len(waiting) > workers:
            found += waiting.popleft().result()
            bar.advance(shown)
        done = number - len(waiting)
        wanted = paced(part, done, len(parts), perf_counter() - began, seconds) if seconds else part
        games.append(wanted.games)
        waiting.append(pool.submit(judge, wanted))
    for future in waiting:
        found += future.result()
        bar.advance(shown)
    return found, sum(games) // max(1, len(games))


def _print(report: Report, record: Record, say: Say, everything: bool) -> None:
    turns = {turn.step: turn for turn in report.turns}
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
        console.print(say("analysis-luck-of", seat=seat, points=signed(points)))


def _lines(one: Judgement, change: Change, turn: Turn | None, say: Say) -> Iterator[str | Text]:
    """Tell what a decision changed for its seat, whose game it turned, and what was possible."""
    facts = {"before": percent(change.before), "after": percent(change.after)}
    yield say("analysis-change", choice=signed(change.choice), chance=signed(change.chance), **facts)
    if turn is not None:
        yield Text(say("analysis-turn", seat=turn.seat, points=signed(turn.change)), "yellow")
    if one.alternatives:
        others = ", ".join(f"{found.token} {percent(found.chance)}" for found in one.alternatives)
        yield Text(say("analysis-alternatives", choices=others), "dim")


def percent(chance: int) -> str:
    """
    >>> percent(3456)
    '35 %'
    """
    return f"{round(chance / 100)} %"


def signed(points: int) -> str:
    """
    >>> signed(-310), signed(40)
    ('-3.1', '+0.4')
    """
    return f"{points / 100:+.1f}"
