"""``ludo verify``: recompute every draw of a record from its proof, and replay its rules."""

from __future__ import annotations

import sys

import click
from rich.markup import escape

from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.cli.records import game_of, read_records
from ludotheque.fair.check import Report, check
from ludotheque.fair.odds import earlier
from ludotheque.fair.proof import read
from ludotheque.kernel.game import Say
from ludotheque.kernel.record import Record

MOST = 5  # faults told of one record


@click.command()
@click.argument("path", type=click.Path())
@lang_option
def verify(path: str, lang: str) -> None:
    """Check the dice of the record(s) in the file PATH: exit code 1 if something was changed."""
    records = read_records(path)
    say = say_in(own_messages(), lang)
    good = True
    for number, record in enumerate(records, 1):
        if len(records) > 1:
            console.print(f"[bold]{say('verify-record', number=number)}[/]")
        report = check(record, game_of(record))
        _tell(record, report, say)
        good &= not report.faults
    sys.exit(0 if good else 1)


def _tell(record: Record, report: Report, say: Say) -> None:
    title = game_of(record).title
    if not report.faults:
        console.print(f"[green]{say('verify-good', title=title, draws=report.draws)}[/]")
        _remarks(record, report, say)
        return
    console.print(f"[red]{say('verify-bad', title=title, count=len(report.faults))}[/]")
    for fault in report.faults[:MOST]:
        console.print("  " + escape(say(f"fault-{fault.kind}", step=fault.step, **fault.facts)))
    if len(report.faults) > MOST:
        console.print("  " + say("verify-more", count=len(report.faults) - MOST))


def _remarks(record: Record, report: Report, say: Say) -> None:
    proof = read(record.extra["fairness"])
    if report.drawn:
        console.print(say("verify-drawn", places=", ".join(map(str, report.drawn))))
    if proof.scheme < 2 and report.drawn:
        console.print(say("verify-old"))
    if proof.duplicate is not None:
        console.print(say("verify-duplicate", tables=proof.duplicate.tables))
    if before := earlier(record):
        console.print(say("verify-earlier", steps=before))
    if record.scores is None:
        console.print(say("verify-abandoned", steps=len(record.steps)))
