"""The plots of a report, drawn once and for all as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import altair as alt
import vl_convert

from ludotheque.lab.intervals import Estimate
from ludotheque.lab.report.words import Words

INK, ACCENT, PALE, GRID = "#2b2622", "#a8442a", "#d9cdb8", "#e8e0d2"
WIDTH, ROW, TALL = 300, 22, 170  # narrow, with large letters: a telephone shows the whole plot, still to be read
LETTER, LABEL = 13, 190
FONT = "Georgia, 'Times New Roman', serif"
FORMATS = {
    "fr": {"decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", " €"]},
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["$", ""]},
}


def ranges(
    rows: Sequence[tuple[str, Estimate]], title: str, words: Words, rule: float | None = None, percent: bool = False
) -> str:
    """A dot with its interval for each label, in the given order; perhaps a line that marks what is even."""
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


def chart_of(rows: Sequence[dict[str, Any]]) -> Any:
    """A plot of these rows."""
    return alt.Chart(alt.Data(values=list(rows)))  # type: ignore[no-untyped-call]  # a gap in Altair's types


def drawn(chart: Any, title: str, words: Words) -> str:
    """The plot as SVG markup, with its name for those who do not see it."""
    plain = chart.configure(font=FONT).configure_view(stroke=None).configure_axis(
        labelColor=INK, titleColor=INK, gridColor=GRID, domainColor=PALE, tickColor=PALE, titleFontWeight="normal",
        labelLimit=LABEL, labelFontSize=LETTER, titleFontSize=LETTER,
    )  # fmt: skip
    svg: str = vl_convert.vegalite_to_svg(plain.to_dict(), format_locale=FORMATS[words.language])
    return svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
