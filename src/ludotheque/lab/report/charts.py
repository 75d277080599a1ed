"""The plots of a report, drawn once and for all as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import altair as alt
import vl_convert

from ludotheque.intervals import Estimate
from ludotheque.kernel.languages import language
from ludotheque.lab.report.words import Words

INK, ACCENT, PALE, GRID = "#2b2622", "#a8442a", "#d9cdb8", "#e8e0d2"
WIDTH, ROW, TALL = 300, 22, 170  # narrow, with large letters: a telephone shows the whole plot, still to be read
LETTER, LABEL = 13, 190
FONT = "Georgia, 'Times New Roman', serif"


def ranges(
    rows: Sequence[tuple[str, Estimate]], title: str, words: Words, rule: float | None = None, percent: bool = False
) -> str:
    """Draw a dot with its interval for each label, in the given order; perhaps a line that marks what is even."""
    scale = 100 if percent else 1
    data = [
        {"label": label, "value": one.value * scale, "low": one.low * scale, "high": one.high * scale}
        for label, one in rows
    ]
    base = chart_of(data).properties(width=WIDTH, height=max(2 * ROW, ROW * len(rows)))
    y = alt.Y("label:N", sort=None, title=None)
    x = alt.X("low:Q", title=f"{title}, %" if percent else title, scale=alt.Scale(zero=False))
    reach = base.mark_rule(color=INK, strokeWidth=1.5).encode(x=x, x2="high:Q", y=y)
    dots = base.mark_point(color=ACCENT, filled=True, size=60, opacity=1).encode(x="value:Q", y=y)
    if rule is None:
        return drawn(reach + dots, title, words)
    even = chart_of([{"even": rule * scale}]).mark_rule(color=PALE, strokeWidth=3)
    return drawn(even.encode(x="even:Q") + reach + dots, title, words)


def bars(rows: Sequence[tuple[float, float, int]], title: str, count: str, words: Words, percent: bool = False) -> str:
    """How many games lie where."""
    scale = 100 if percent else 1
    data = [{"from": low * scale, "to": high * scale, "count": many} for low, high, many in rows]
    x = alt.X("from:Q", bin=alt.BinParams(binned=True), title=f"{title}, %" if percent else title)
    chart = chart_of(data).properties(width=WIDTH, height=TALL).mark_bar(color=ACCENT, opacity=0.85)
    return drawn(chart.encode(x=x, x2="to:Q", y=alt.Y("count:Q", title=count)), title, words)


def curve(
    lines: Sequence[tuple[str, Sequence[tuple[object, Estimate]]]], key: str, title: str, words: Words, scale: int = 1
) -> str:
    """Draw a figure over the values of a key, with intervals; several lines are told apart by colour and name."""
    data = [
        {"line": name, "at": at, "value": scale * one.value, "low": scale * one.low, "high": scale * one.high}
        for name, points in lines
        for at, one in points
    ]
    places: list[Any] = [at for at, _ in lines[0][1]]
    numbers = all(type(at) is int for at in places)
    x = alt.X(
        "at:Q" if numbers else "at:N",
        title=key,
        sort=None,
        scale=alt.Scale(zero=False) if numbers else alt.Scale(),
        axis=alt.Axis(values=places, format="d") if numbers else alt.Axis(),
    )
    axis: dict[str, Any] = {"title": f"{title}, %" if scale == 100 else title, "scale": alt.Scale(zero=False)}
    colour = alt.Color("line:N", title=None, sort=None) if len(lines) > 1 else alt.value(ACCENT)
    base = chart_of(data).properties(width=WIDTH, height=TALL).encode(x=x, color=colour)
    reach = base.mark_rule(strokeWidth=1.5, opacity=0.6).encode(y=alt.Y("low:Q", **axis), y2="high:Q")
    way = base.mark_line(strokeWidth=1.5).encode(y=alt.Y("value:Q", **axis))
    dots = base.mark_point(filled=True, size=50, opacity=1).encode(y=alt.Y("value:Q", **axis))
    return drawn(reach + way + dots, title, words)


def chart_of(rows: Sequence[dict[str, Any]]) -> Any:
    """Begin a plot of these rows."""
    return alt.Chart(alt.Data(values=list(rows)))  # type: ignore[no-untyped-call]  # a gap in Altair's types


def drawn(chart: Any, title: str, words: Words) -> str:
    """Write the plot as SVG markup, with its name for those who do not see it."""
    plain = chart.configure(font=FONT).configure_view(stroke=None).configure_axis(
        labelColor=INK, titleColor=INK, gridColor=GRID, domainColor=PALE, tickColor=PALE, titleFontWeight="normal",
        labelLimit=LABEL, labelFontSize=LETTER, titleFontSize=LETTER,
    )  # fmt: skip
    facts = language(words.language)
    locale = {"decimal": facts.decimal, "thousands": facts.thousands, "grouping": [3], "currency": ["", ""]}
    svg: str = vl_convert.vegalite_to_svg(plain.to_dict(), format_locale=locale)
    return svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
