"""The plots of a report, drawn as plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludotheque.lab.intervals import Estimate
from ludotheque.lab.report.axis import Axis
from ludotheque.lab.report.words import Words

INK, ACCENT, PALE, GRID = "#2b2622", "#a8442a", "#d9cdb8", "#e8e0d2"
WIDTH, ROW, TALL = 680, 22, 190  # of a plot; of a label's line; of a plot that has an upright axis
TOP, BOTTOM, RIGHT = 8, 42, 24
LETTER, LONGEST = 6.6, 40  # how wide a letter is, and how many a label may have


def ranges(
    rows: Sequence[tuple[str, Estimate]], title: str, words: Words, rule: float | None = None, percent: bool = False
) -> str:
    """A dot with its interval for each label, in the given order; perhaps a line that marks what is even."""
    scale = 100 if percent else 1
    left = 16 + LETTER * max(min(len(label), LONGEST) for label, _ in rows)
    bottom = TOP + ROW * len(rows)
    values = [bound * scale for _, one in rows for bound in (one.low, one.value, one.high)]
    axis = Axis([*values, *([] if rule is None else [rule * scale])], left, WIDTH - RIGHT, words)
    parts = flat_axis(axis, bottom, f"{title}, %" if percent else title)
    if rule is not None:
        parts.append(line(axis.at(rule * scale), TOP, axis.at(rule * scale), bottom, PALE, 4))
    for n, (label, one) in enumerate(rows):
        y = TOP + ROW * (n + 0.5)
        parts.append(text(left - 8, y + 4, short(label), "end", label))
        parts.append(line(axis.at(one.low * scale), y, axis.at(one.high * scale), y, INK, 1.6))
        parts.append(dot(axis.at(one.value * scale), y, ACCENT))
    return framed(parts, bottom + BOTTOM, title)


def bars(rows: Sequence[tuple[float, float, int]], title: str, count: str, words: Words, percent: bool = False) -> str:
    """How many games lie where."""
    scale = 100 if percent else 1
    across = Axis([edge * scale for low, high, _ in rows for edge in (low, high)], 64, WIDTH - RIGHT, words)
    up = Axis([0.0, *(float(many) for *_, many in rows)], TALL, TOP + 8, words)
    parts = [*upright_axis(up, across, count), *flat_axis(across, TALL, f"{title}, %" if percent else title)]
    for low, high, many in rows:
        x, end, y = across.at(low * scale), across.at(high * scale), up.at(many)
        width = max(1.0, end - x - 1)
        parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{TALL - y:.1f}" fill="{ACCENT}"/>')
    return framed(parts, TALL + BOTTOM, title)


def flat_axis(axis: Axis, y: float, title: str) -> list[str]:
    """Its lines, its numbers and its name, below."""
    parts = [line(axis.at(tick), TOP, axis.at(tick), y, GRID, 1) for tick in axis.ticks]
    parts += [text(axis.at(tick), y + 16, axis.text(tick), "middle") for tick in axis.ticks]
    return [*parts, text((axis.start + axis.end) / 2, y + 35, title, "middle")]


def upright_axis(axis: Axis, across: Axis, title: str) -> list[str]:
    """Its lines, its numbers and its name, on the left."""
    parts = [line(across.start, axis.at(tick), across.end, axis.at(tick), GRID, 1) for tick in axis.ticks]
    parts += [text(across.start - 8, axis.at(tick) + 4, axis.text(tick), "end") for tick in axis.ticks]
    middle = (axis.start + axis.end) / 2
    turned = f'transform="rotate(-90 14 {middle:.1f})"'
    return [*parts, f'<text x="14" y="{middle:.1f}" text-anchor="middle" {turned}>{escape(title)}</text>']


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}" stroke-width="{width}"/>'


def dot(x: float, y: float, colour: str, size: float = 4.5) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="{colour}"/>'


def text(x: float, y: float, words: str, anchor: str, whole: str = "") -> str:
    """Words at a place; the whole of them for a pointer that rests there, if they were cut."""
    title = f"<title>{escape(whole)}</title>" if whole not in ("", words) else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}{title}</text>'


def short(label: str) -> str:
    return label if len(label) <= LONGEST else label[: LONGEST - 1].rstrip() + "…"


def framed(parts: Sequence[str], height: float, title: str) -> str:
    """The whole drawing."""
    style = f'font-size="13" fill="{INK}" font-family="Georgia, \'Times New Roman\', serif"'
    box = f'viewBox="0 0 {WIDTH} {height:.0f}"'
    return f'<svg {box} {style} role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
