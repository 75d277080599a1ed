"""The plots of a report, drawn once and for all as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import altair as alt
import vl_convert

from ludotheque.lab.intervals import Estimate

INK, ACCENT, PALE = "#2b2622", "#a8442a", "#d9cdb8"
WIDTH = 560
FONT = "Georgia, 'Times New Roman', serif"
FORMATS = {
    "fr": {"decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", " €"]},
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["$", ""]},
}


def drawn(chart: Any, language: str) -> str:
    """The plot as SVG markup."""
    plain = chart.configure(font=FONT).configure_view(stroke=None).configure_axis(
        labelColor=INK, titleColor=INK, gridColor="#e8e0d2", domainColor=PALE, tickColor=PALE, titleFontWeight="normal",
        labelLimit=260,
    )  # fmt: skip
    svg = vl_convert.vegalite_to_svg(plain.to_dict(), format_locale=FORMATS[language])
    return svg[svg.index("<svg") :]


def chart_of(rows: list[dict[str, Any]]) -> Any:
    """A plot of these rows."""
    return alt.Chart(alt.Data(values=rows))  # type: ignore[no-untyped-call]


def ranges(rows: Sequence[tuple[str, Estimate]], title: str, rule: float | None = None, percent: bool = False) -> Any:
    """A dot with its interval for each label, in the given order; perhaps a line that marks what is even."""
    scale = 100 if percent else 1
    data = [
        {"label": label, "value": one.value * scale, "low": one.low * scale, "high": one.high * scale}
        for label, one in rows
    ]
    base = chart_of(data).properties(width=WIDTH, height=max(40, 20 * len(rows)))
    y = alt.Y("label:N", sort=None, title=None)
    name = f"{title}, %" if percent else title
    bars = base.mark_rule(color=INK, strokeWidth=1.5).encode(
        x=alt.X("low:Q", title=name, scale=alt.Scale(zero=False)), x2="high:Q", y=y
    )
    dots = base.mark_point(color=ACCENT, filled=True, size=60, opacity=1).encode(x="value:Q", y=y)
    if rule is None:
        return bars + dots
    line = chart_of([{"even": rule * scale}]).mark_rule(color=PALE, strokeWidth=3)
    return line.encode(x="even:Q") + bars + dots


def bars(rows: Sequence[tuple[float, float, int]], title: str, count: str, percent: bool = False) -> Any:
    """How many games lie where."""
    scale = 100 if percent else 1
    data = [{"from": low * scale, "to": high * scale, "count": many} for low, high, many in rows]
    x = alt.X("from:Q", bin=alt.BinParams(binned=True), title=f"{title}, %" if percent else title)
    chart = chart_of(data).properties(width=WIDTH, height=160)
    return chart.mark_bar(color=ACCENT, opacity=0.85).encode(x=x, x2="to:Q", y=alt.Y("count:Q", title=count))
