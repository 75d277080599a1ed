"""The page of a search for edition values."""

from __future__ import annotations

from html import escape
from typing import Any

import altair as alt

from ludotheque.kernel.rulebook import LANGUAGES
from ludotheque.lab.intervals import Estimate
from ludotheque.lab.report import charts
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
            plot(charts.drawn(_chart(found, words), words.language), words.say("suggest-plot-why")),
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


def _chart(found: list[Try], words: Words) -> Any:
    """The best on a line from the house edition to the aim, each with its interval and the number of its file."""
    best, rest = (charts.chart_of([_dot(one) for one in found if one.best == best]) for best in (True, False))
    x = alt.X("change:Q", title=words.say("distance"))
    y = alt.Y("miss:Q", title=f"{words.say('miss')}, %")
    line = best.mark_line(color=charts.ACCENT, opacity=0.4).encode(x=x, y=y)
    ranges = best.mark_rule(color=charts.INK, strokeWidth=1.5).encode(x=x, y="low:Q", y2="high:Q")
    points = best.mark_point(color=charts.ACCENT, filled=True, size=90, opacity=1).encode(x=x, y=y)
    numbers = best.mark_text(dx=12, dy=-8, fontWeight="bold", color=charts.INK).encode(x=x, y=y, text="number:N")
    others = rest.mark_point(color=charts.PALE, filled=True, size=70, opacity=1).encode(x=x, y=y)
    return (others + line + ranges + points + numbers).properties(width=charts.WIDTH, height=260)


def _dot(one: Try) -> dict[str, Any]:
    percents = {"miss": 100 * one.miss, "low": 100 * one.low, "high": 100 * one.high}
    return {"change": one.change, "number": str(one.number), **percents}
