"""What a report compares: every changed value, old and new; and the curves of a swept value."""

from __future__ import annotations

from html import escape

from ludotheque.intervals import Estimate
from ludotheque.lab.changes import Changed, Sweep, changed_values, sweeps
from ludotheque.lab.plan import Plan
from ludotheque.lab.report import charts
from ludotheque.lab.report.changes import SURE
from ludotheque.lab.report.parts import plot, table, why
from ludotheque.lab.report.terms import option_value
from ludotheque.lab.report.words import Words
from ludotheque.lab.summary import Chapter, Summary
from ludotheque.registry import load

MAX_CURVES = 4  # figures that are drawn over a swept value, the most changed first


def version_parts(plan: Plan, words: Words) -> list[str]:
    """Every value that a version changes, before anything else is said; nothing if there is one version."""
    if len(plan.variants) == 1:
        return []
    rows: list[tuple[str, list[str]]] = []
    for number in range(1, len(plan.variants)):
        rows.append(("group", [plan.variants[number].label]))
        made = changed_values(plan, number)
        rows += [("", _cells(plan, one, words)) for one in made] or [("", [words.say("versions-same"), "", ""])]
    first = words.say("versions-first", label=words.version(plan.variants[0].label))
    headings = [words.say("versions-value"), words.say("first"), words.say("changed")]
    return [f"<h2>{words.say('versions-title')}</h2>", f"<p>{escape(first)}</p>", table(headings, rows)]


def _cells(plan: Plan, one: Changed, words: Words) -> list[str]:
    if not one.option:
        return [one.key, str(one.old), str(one.new)]
    game = load(plan.game)
    title = game.messages.say(words.language, f"option-{one.key}")
    return [f"{title} ({one.key})", *(option_value(game, one.key, value, words.language) for value in one[1:3])]


def sweep_parts(summary: Summary, words: Words) -> list[str]:
    """For each swept value and number of seats, the figures that change most, as curves."""
    parts: list[str] = []
    for sweep in sweeps(summary.plan):
        parts += [f"<h2>{escape(words.say('sweep-title', key=sweep.key))}</h2>", why(words.say("sweep-why"))]
        for seats in summary.plan.seats:
            title = words.say("chapter", seats=seats, variant="house")
            parts += [f"<h3>{title}</h3>", *_curves(summary, sweep, seats, words)]
    return parts


def _curves(summary: Summary, sweep: Sweep, seats: int, words: Words) -> list[str]:
    labels = [summary.plan.variants[number].label for _, number in sweep.points]
    chapters = {one.variant: one for one in summary.chapters if one.seats == seats}
    chosen = [chapters[label] for label in labels]
    values = [value for value, _ in sweep.points]
    names = curve_figures(summary, labels, seats)
    wins = [
        (words.say("seat", seat=seat), [(value, one.wins[seat]) for value, one in zip(values, chosen, strict=True)])
        for seat in range(seats)
    ]
    parts = [
        plot(
            charts.curve([(name, _along(values, chosen, name))], sweep.key, words.say(name), words, words.scale(name)),
            words.say(f"{name}-why"),
        )
        for name in names
    ]
    return [*parts, plot(charts.curve(wins, sweep.key, words.say("won"), words, 100), words.say("sweep-wins-why"))]


def _along(values: list[object], chapters: list[Chapter], name: str) -> list[tuple[object, Estimate]]:
    return [(value, one.scalars[name]) for value, one in zip(values, chapters, strict=True)]


def curve_figures(summary: Summary, labels: list[str], seats: int) -> list[str]:
    """Return the figures of a game's course that surely change on the way, the most changed first; at least one."""
    names = summary.chapters[0].scalars
    effects = {
        one.figure: abs(one.effect)
        for one in sorted(summary.differences, key=lambda one: abs(one.effect))
        if one.variant in labels and one.seats == seats and one.figure in names and one.corrected < SURE
    }
    return sorted(effects, key=lambda name: -effects[name])[:MAX_CURVES] or ["decisions"]
