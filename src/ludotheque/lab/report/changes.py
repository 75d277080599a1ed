"""What a report says about the difference between versions."""

from __future__ import annotations

from itertools import groupby

from ludotheque.intervals import Estimate
from ludotheque.lab.compare import Difference
from ludotheque.lab.report import charts
from ludotheque.lab.report.parts import plot, table, why
from ludotheque.lab.report.words import Words
from ludotheque.lab.summary import Summary

SURE = 0.05
MOST_SHOWN = 25


def change_parts(summary: Summary, words: Words) -> list[str]:
    """All changed versions, each at each number of seats."""
    parts = [f"<h2>{words.say('compare-title')}</h2>", why(words.say("compare-why"))]
    for (variant, seats), group in groupby(summary.differences, key=lambda one: (one.variant, one.seats)):
        title = words.say("chapter", seats=seats, variant=variant)
        parts += [f"<h3>{title}</h3>", *_changes(list(group), words)]
    return parts


def _changes(found: list[Difference], words: Words) -> list[str]:
    headings = [words.say(name) for name in ("figure", "first", "changed", "change", "effect", "sure")]
    shown = [one for one in found if not one.figure.startswith("use:") or one.corrected < SURE]
    rows = [("sure" if one.corrected < SURE else "", _cells(one, words)) for one in shown]
    sure = sorted((one for one in found if one.corrected < SURE), key=lambda one: -abs(one.effect))[:MOST_SHOWN]
    if not sure:
        return [f"<p>{words.say('compare-none')}</p>", table(headings, rows)]
    dots = [(name_of(one, words), _in_deviations(one)) for one in sure]
    dots.sort(key=lambda dot: -dot[1].value)
    drawn = charts.ranges(dots, words.say("effect-axis"), words, 0.0)
    return [plot(drawn, words.say("compare-effects-why")), table(headings, rows)]


def _in_deviations(one: Difference) -> Estimate:
    scale = one.effect / one.change.value if one.change.value else 0.0
    return Estimate(one.effect, one.change.low * scale, one.change.high * scale)


def name_of(one: Difference, words: Words) -> str:
    """Name the figure in words."""
    if one.label is not None:
        return one.label[words.language]
    head, _, seat = one.figure.partition(":")
    return words.say(f"{head}-of", seat=int(seat)) if seat else words.say(one.figure)


def _cells(one: Difference, words: Words) -> list[str]:
    figure = one.figure
    return [
        name_of(one, words),
        words.shown(figure, one.base),
        words.shown(figure, one.other),
        words.with_interval(figure, one.change),
        words.number(one.effect, 2),
        words.say("sure-yes" if one.corrected < SURE else "sure-no"),
    ]
