"""The page of a search for edition values."""

from __future__ import annotations

from html import escape
from itertools import pairwise

from ludotheque.kernel.rulebook import LANGUAGES
from ludotheque.lab.intervals import Estimate
from ludotheque.lab.report import charts
from ludotheque.lab.report.axis import Axis
from ludotheque.lab.report.page import framed
from ludotheque.lab.report.parts import plot, table, why
from ludotheque.lab.report.words import Words
from ludotheque.lab.suggest import Search, Try


def suggestion_page(found: list[Try], search: Search, language: str = "fr") -> str:
    """All versions that were tried, and the trade-off between the aim and the distance from the house edition."""
    texts = {one: _body(found, search, Words(one)) for one in LANGUAGES}
    title = Words(language).say("suggest-heading", game=search.game.title)
    return framed(title, texts, language)


def _body(found: list[Try], search: Search, words: Words) -> str:
    aim = words.say(f"aim-{search.aim.kind}", goal=words.number(search.aim.goal, 0))
    best = [one for one in found if one.best]
    rest = [one for one in found if not one.best]
    headings = [words.say(name) for name in ("version", "miss", "distance", "decisions")]
    rows = [("sure", _cells(one, words)) for one in sorted(best, key=lambda one: one.change)]
    rows += [("", _cells(one, words)) for one in sorted(rest, key=lambda one: one.miss)]
    return "".join(
        [
            f"<h1>{escape(words.say('suggest-heading', game=search.game.title))}</h1>",
            f"<p>{escape(aim)}</p>",
            plot(_chart(found, words), words.say("suggest-plot-why")),
            f"<h2>{words.say('suggest-title')}</h2>",
            why(words.say("suggest-why")),
            table(headings, rows),
        ]
    )


def _cells(one: Try, words: Words) -> list[str]:
    name = ", ".join(f"{key} = {value}" for key, value in one.values.items()) or words.say("unchanged")
    miss = words.with_interval("win:", Estimate(one.miss, one.low, one.high))
    return [
        f"{one.number}. {name}" if one.best else name,
        miss,
        words.number(one.change, 2),
        words.number(one.decisions, 0),
    ]


def _chart(found: list[Try], words: Words) -> str:
    """The best on a line from the house edition to the aim, each with its interval and the number of its file."""
    across = Axis([one.change for one in found], 64, charts.WIDTH - charts.RIGHT, words)
    up = Axis([0.0, *(100 * one.miss for one in found), *(100 * one.high for one in found if one.best)], 280, 16, words)
    best = sorted((one for one in found if one.best), key=lambda one: one.change)
    parts = [*charts.upright_axis(up, across, f"{words.say('miss')}, %")]
    parts += charts.flat_axis(across, up.start, words.say("distance"))
    parts += [_dot(one, across, up, charts.PALE) for one in found if not one.best]
    parts += [_step(one, other, across, up) for one, other in pairwise(best)]
    for one in best:
        x = across.at(one.change)
        parts.append(charts.line(x, up.at(100 * one.low), x, up.at(100 * one.high), charts.INK, 1.6))
        parts.append(_dot(one, across, up, charts.ACCENT))
        parts.append(charts.text(x + 12, up.at(100 * one.miss) - 7, str(one.number), "middle"))
    return charts.framed(parts, up.start + charts.BOTTOM, words.say("suggest-title"))


def _dot(one: Try, across: Axis, up: Axis, colour: str) -> str:
    return charts.dot(across.at(one.change), up.at(100 * one.miss), colour)


def _step(one: Try, other: Try, across: Axis, up: Axis) -> str:
    here, there = ((across.at(some.change), up.at(100 * some.miss)) for some in (one, other))
    return charts.line(*here, *there, charts.ACCENT, 1)
