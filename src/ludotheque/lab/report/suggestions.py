"""The page of a search for edition values."""

from __future__ import annotations

from html import escape

import altair as alt

from ludotheque.intervals import Estimate
from ludotheque.kernel.languages import FIRST, LANGUAGES
from ludotheque.lab.report import charts
from ludotheque.lab.report.page import framed
from ludotheque.lab.report.parts import plot, table, why
from ludotheque.lab.report.words import Words
from ludotheque.lab.suggest import Search, Try

TALL = 280  # pixels of its plot


def suggestion_page(found: list[Try], search: Search, language: str = FIRST) -> str:
    """All versions that were tried, and the trade-off between the aim and the distance from the house edition."""
    texts = {one: _body(found, search, Words(one)) for one in LANGUAGES}
    title = Words(language).say("suggest-heading", game=search.game.title)
    return framed(title, texts, language)


def _body(found: list[Try], search: Search, words: Words) -> str:
    aim = words.say(f"aim-{search.aim.kind}", goal=words.number(search.aim.goal, 0))
    best = [one for one in found if one.number]
    rest = [one for one in found if not one.number]
    headings = [words.say(name) for name in ("version", "miss", "distance", "decisions")]
    rows = [("sure", _cells(one, words)) for one in sorted(best, key=lambda one: one.change)]
    rows += [("", _cells(one, words)) for one in sorted(rest, key=lambda one: one.miss)]
    return "".join(
        [
            f"<h1>{escape(words.say('suggest-heading', game=search.game.title))}</h1>",
            f"<p>{escape(aim)}</p>",
            f"<p><b>{escape(verdict(found, search, words))}</b></p>",
            plot(_chart(found, words), words.say("suggest-plot-why")),
            f"<h2>{words.say('suggest-title' if best else 'suggest-tries')}</h2>",
            why(words.say("suggest-why" if best else "suggest-why-none")),
            table(headings, rows),
        ]
    )


def verdict(found: list[Try], search: Search, words: Words) -> str:
    """Say what the search found, in one sentence: the surest gain, or that these keys cannot move the aim."""
    sure = [one for one in found if one.number and one.gain is not None]
    if not sure:
        keys = ", ".join(search.free_keys())
        return words.say("suggest-noise", keys=keys, games=words.number(search.plan.games, 0), tries=len(found) - 1)
    best = max(sure, key=lambda one: one.gain.value if one.gain else 0.0)
    gain = words.with_interval("win:", best.gain)
    return words.say("suggest-found", count=len(sure), number=best.number, gain=gain)


def _cells(one: Try, words: Words) -> list[str]:
    name = ", ".join(f"{key} = {value}" for key, value in one.values.items()) or words.say("unchanged")
    miss = words.with_interval("win:", Estimate(one.miss, one.low, one.high))
    return [
        f"{one.number}. {name}" if one.number else name,
        miss,
        words.number(one.change, 2),
        words.number(one.decisions, 0),
    ]


def _chart(found: list[Try], words: Words) -> str:
    """Draw the suggestions on a line from the base to the aim, each with its interval and the number of its file."""
    marked = any(one.number for one in found)
    best, rest = (
        [_point(one) for one in found if (marked and one.best and _shown(one)) is kind] for kind in (True, False)
    )
    x = alt.X("change:Q", title=words.say("distance"))
    y = alt.Y("miss:Q", title=f"{words.say('miss')}, %", scale=alt.Scale(zero=True))
    front = charts.chart_of(best).properties(width=charts.WIDTH, height=TALL).encode(x=x, y=y)
    others = charts.chart_of(rest).mark_point(color=charts.PALE, filled=True, size=50, opacity=1)
    reach = front.mark_rule(color=charts.INK, strokeWidth=1.5).encode(y=alt.Y("low:Q"), y2="high:Q")
    names = front.mark_text(dx=12, dy=-8, font=charts.FONT).encode(text="number:N")
    way = front.mark_line(color=charts.ACCENT, strokeWidth=1)
    dots = front.mark_point(color=charts.ACCENT, filled=True, size=60, opacity=1)
    return charts.drawn(others.encode(x=x, y=y) + way + reach + dots + names, words.say("suggest-title"), words)


def _shown(one: Try) -> bool:
    """Return the base, and every suggestion."""
    return one.number > 0 or one.change == 0


def _point(one: Try) -> dict[str, float | str]:
    miss, low, high = (100 * share for share in (one.miss, one.low, one.high))
    return {"number": str(one.number or ""), "change": one.change, "miss": miss, "low": low, "high": high}
