"""What a report says about ways of playing."""

from __future__ import annotations

from ludotheque.lab.report import charts
from ludotheque.lab.report.parts import plot, table, why
from ludotheque.lab.report.words import Words
from ludotheque.lab.strategies import Strategy
from ludotheque.lab.summary import Chapter


def strategy_parts(chapter: Chapter, words: Words) -> list[str]:
    """Each way of playing, what tells it apart, and how often it wins."""
    if len(chapter.strategies) < 2:
        return []
    equal = sum(one.seats * one.wins.value for one in chapter.strategies) / sum(one.seats for one in chapter.strategies)
    headings = [words.say(name) for name in ("way", "way-more", "way-less", "way-seats", "won")]
    names = [words.say("way-number", number=number) for number in range(1, len(chapter.strategies) + 1)]
    rows = [("", [name, *_cells(one, words)]) for name, one in zip(names, chapter.strategies, strict=True)]
    dots = [(name, one.wins) for name, one in zip(names, chapter.strategies, strict=True)]
    drawn = charts.ranges(dots, words.say("won"), words, equal, percent=True)
    return [
        f"<h3>{words.say('ways-title')}</h3>",
        why(words.say("ways-why")),
        table(headings, rows, wide=True),
        plot(drawn, words.say("ways-plot-why", equal=words.percent(equal))),
    ]


def _cells(one: Strategy, words: Words) -> list[str]:
    more, less = (", ".join(names[words.language] for names in side) or "–" for side in (one.more, one.less))
    return [more, less, words.percent(one.seats), words.with_interval("win:", one.wins)]
