"""Pieces of a page: a figure with its sentence, a plot with its sentence, a table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludotheque.intervals import Estimate
from ludotheque.lab.report.words import Words


def figure(title: str, value: str, interval: str, why: str) -> str:
    """Write a number with its interval, and the sentence that says what it means."""
    return (
        f'<div class="figure"><b>{escape(title)}</b><strong>{escape(value)}</strong> <small>{escape(interval)}</small>'
        f'<p class="why">{escape(why)}</p></div>'
    )


def estimate(words: Words, name: str, found: Estimate, title: str | None = None, why: str | None = None) -> str:
    """Write a figure of the catalogue with its interval."""
    why = why or words.say(f"{name}-why")
    return figure(title or words.say(name), words.shown(name, found.value), words.interval(name, found), why)


def plot(svg: str, why: str) -> str:
    """Write a plot with its sentence."""
    return f'<div class="plot">{svg}<p class="why">{escape(why)}</p></div>'


def why(text: str) -> str:
    """Write a sentence by itself."""
    return f'<p class="why">{escape(text)}</p>'


def table(headings: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], wide: bool = False) -> str:
    """Rows are (class, cells); a row of class ``group`` has one cell, a heading for those below it.

    Cells with sentences in them want it ``wide``: they are broken into lines.
    """
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    body = "".join(_row(kind, cells) for kind, cells in rows)
    return f'<div class="scroll"><table{" class=wide" if wide else ""}><tr>{head}</tr>{body}</table></div>'


def _row(kind: str, cells: Sequence[str]) -> str:
    if kind == "group":
        return f'<tr class="group"><th colspan="9">{escape(cells[0])}</th></tr>'
    mark = f' class="{kind}"' if kind else ""
    return f"<tr{mark}>{''.join(f'<td>{escape(text)}</td>' for text in cells)}</tr>"
