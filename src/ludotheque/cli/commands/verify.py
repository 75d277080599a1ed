"""``ludo verify``: recompute every draw of a record from its proof, and replay its rules."""

from __future__ import annotations

import sys

import click
from rich.text import Text

from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.cli.records import game_of, read_records
from ludotheque.fairness.check import Report, check
from ludotheque.fairness.proof import read
from ludotheque.kernel.game import Say
from ludotheque.kernel.record import Record

MOST = 5  # faults told of one record
UNPROVED = (
    "weak",
    "nothing",
    "house-only",
    "never-played",
    "withheld",
)  # caveats that make a good record less than a proof
VERSION = "version"  # the fault of a record of other rules


@click.command()
@click.argument("path", type=click.Path())
@lang_option
def verify(path: str, lang: str) -> None:
    """Check the dice of the records in the file PATH.

    Exit code 1 if one was changed, 2 if it cannot be checked.
    """
    records = read_records(path)
    say = say_in(own_messages(), lang)
    found: set[str] = set()
    for number, record in enumerate(records, 1):
        if len(records) > 1:
            console.print(Text(say("verify-record", number=number), "bold"))
        report = check(record, game_of(record))
        _tell(record, report, say)
        found |= {fault.kind for fault in report.faults}
    sys.exit(1 if found - {VERSION} else 2 if found else 0)


def _tell(record: Record, report: Report, say: Say) -> None:
    title = game_of(record).title
    if not report.faults:
        weak = any(caveat.kind in UNPROVED for caveat in report.caveats)
        sentence = "verify-good" if report.draws else "verify-nothing"
        console.print(Text(say(sentence, title=title, draws=report.draws), "yellow" if weak else "green"))
        _remarks(record, report, say)
        return
    if [fault.kind for fault in report.faults] == [VERSION]:  # not checked is not wrong
        console.print(Text(f"{title}: {say(f'fault-{VERSION}', **report.faults[0].facts)}", "yellow"))
        return
    console.print(Text(say("verify-bad", title=title, count=len(report.faults)), "red"))
    for fault in report.faults[:MOST]:
        console.print("  " + say(f"fault-{fault.kind}", step=fault.step, **fault.facts))
    if len(report.faults) > MOST:
        console.print("  " + say("verify-more", count=len(report.faults) - MOST))


def _remarks(record: Record, report: Report, say: Say) -> None:
    """Say where the nonces came from, and plainly what is not proved."""
    proof = read(record.extra["fairness"])
    if report.drawn:
        console.print(say("verify-drawn", places=", ".join(map(str, report.drawn))))
    if proof.duplicate is not None:
        console.print(say("verify-duplicate", tables=proof.duplicate.tables))
    for caveat in report.caveats:
        console.print(Text(say(f"caveat-{caveat.kind}", step=caveat.step, **caveat.facts), "yellow"))
    if record.scores is None:
        console.print(say("verify-abandoned", steps=len(record.steps)))
