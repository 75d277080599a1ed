"""What a study says in five sentences, before its figures."""

from __future__ import annotations

from html import escape

from ludotheque.lab.components import named
from ludotheque.lab.report.changes import SURE, name_of
from ludotheque.lab.report.words import Words
from ludotheque.lab.summary import Chapter, Summary


def sentence_parts(summary: Summary, words: Words) -> list[str]:
    """Write the five sentences as a list."""
    items = "".join(f"<li>{escape(text)}</li>" for text in sentences(summary, words))
    return [f"<h2>{words.say('says-title')}</h2><ol>{items}</ol>"]


def sentences(summary: Summary, words: Words) -> list[str]:
    """Five sentences: the games, the seats, the course, luck or tension, and what counts or what the change does."""
    first = summary.chapters[0]
    last = _change(summary, words) if summary.differences else _component(first, words)
    return [_games(summary, words), _seats(first, words), _course(first, words), _luck(first, words), last]


def _games(summary: Summary, words: Words) -> str:
    plan = summary.plan
    facts = {"games": words.number(plan.games, 0), "seats": ", ".join(map(str, plan.seats))}
    bots = ", ".join(words.level(slug) for slug in plan.bots)
    return words.say("says-games", versions=len(plan.variants), bots=bots, **facts)


def _seats(one: Chapter, words: Words) -> str:
    best = max(range(one.seats), key=lambda seat: one.wins[seat].value)
    worst = min(range(one.seats), key=lambda seat: one.wins[seat].value)
    facts = {"best": best, "most": words.percent(one.wins[best].value)}
    rest = {"worst": worst, "least": words.percent(one.wins[worst].value), "seats": one.seats}
    return words.say("says-unequal" if one.equal < SURE else "says-equal", **facts, **rest)


def _course(one: Chapter, words: Words) -> str:
    names = ("decisions", "branching", "dead")
    return words.say("says-course", **{name: words.shown(name, one.scalars[name].value) for name in names})


def _luck(one: Chapter, words: Words) -> str:
    if one.luck is not None:
        return words.say("says-luck", luck=words.with_interval("win:", one.luck))
    names = ("decided", "comeback", "runaway")
    return words.say("says-tension", **{name: words.shown(name, one.scalars[name].value) for name in names})


def _component(one: Chapter, words: Words) -> str:
    sure = [use for use in one.uses if use.worth is not None and use.chance < SURE]
    if not sure:
        return words.say("says-no-component")
    use = max(sure, key=lambda use: abs(use.worth.value) if use.worth else 0.0)
    name = named(words.language, use.group, use.label)
    return words.say("says-component", name=name, worth=words.with_interval("win:", use.worth))


def _change(summary: Summary, words: Words) -> str:
    sure = [one for one in summary.differences if one.corrected < SURE]
    if not sure:
        return words.say("says-no-change")
    one = max(sure, key=lambda one: abs(one.effect))
    facts = {"version": one.variant, "figure": name_of(one, words), "seats": one.seats, "count": len(sure)}
    return words.say(
        "says-change", old=words.shown(one.figure, one.base), new=words.shown(one.figure, one.other), **facts
    )
