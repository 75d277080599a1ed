"""The first page: what is printed, and where its values come from."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from ludotheque.kernel.edition import Edition, Leaf
from ludotheque.printing.drawings import Item
from ludotheque.printing.labels import Labels, reconstructed

Say = Callable[..., str]
Row = dict[str, Any]


def contents(items: list[Item], say: Say) -> list[list[Row]]:
    """Every kind and its items, in two columns of the same length."""
    rows: list[Row] = []
    for kind, group in groupby(items, key=lambda item: item.kind):
        printed = [item for item in group if item.copies]
        if printed:
            rows.append({"heading": say(f"kind-{kind}"), "copies": sum(item.copies for item in printed)})
            rows += [
                {"copies": i.copies, "title": i.title, "size": say("size", width=_mm(i.width), height=_mm(i.height))}
                for i in printed
            ]
    return columns(rows, 2)


def _mm(length: float) -> float | int:
    return int(length) if length == int(length) else round(length, 1)


def rebuilt(edition: Edition, labels: Labels, say: Say) -> list[list[Row]]:
    """List the reconstructed values, those of one thing on one line, in two columns."""
    found: dict[str, dict[str, Leaf]] = {}
    for key in reconstructed(edition):
        thing, _, name = key.rpartition(".")
        found.setdefault(thing, {})[name] = edition.values[key]
    return columns([_rebuilt(path, values, labels, say) for path, values in found.items()], 2)


def _rebuilt(path: str, values: dict[str, Leaf], labels: Labels, say: Say) -> Row:
    named = labels.values_of(path, values)
    return {
        "thing": labels.thing(path),
        "values": ", ".join(say("value", name=name, value=value) for name, value in named.items()),
    }


def origin(edition: Edition, say: Say) -> str:
    """One or two sentences: how many values are whose."""
    owned, remade = list(edition.origins.values()).count("owner"), len(reconstructed(edition))
    sentences = [say("origin-own", count=owned)] if owned else []
    sentences.append(say("origin-reconstructed", count=remade) if remade else say("origin-stated"))
    return " ".join(sentences)


def columns(rows: list[Row], count: int) -> list[list[Row]]:
    """Put the rows in columns, the first ones longer.

    >>> columns([{"n": 1}, {"n": 2}, {"n": 3}], 2)
    [[{'n': 1}, {'n': 2}], [{'n': 3}]]
    """
    height = -(-len(rows) // count)
    return [rows[at : at + height] for at in range(0, len(rows), height)] if rows else []
