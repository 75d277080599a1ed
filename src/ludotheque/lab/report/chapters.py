"""What a report says about one version at one number of seats."""

from __future__ import annotations

from itertools import groupby

from ludotheque.intervals import Estimate
from ludotheque.lab.components import named
from ludotheque.lab.measures import SCALARS
from ludotheque.lab.report import charts
from ludotheque.lab.report.parts import estimate, plot, table, why
from ludotheque.lab.report.ways import strategy_parts
from ludotheque.lab.report.words import Words
from ludotheque.lab.summary import Chapter, Use

SURE = 0.05
MOST_SHOWN = 30  # components in a plot


def chapter_parts(chapter: Chapter, words: Words) -> list[str]:
    """Write the markup, from the seats to the components."""
    title = words.say("chapter", seats=chapter.seats, variant=chapter.variant)
    parts = [f"<h2>{title}</h2>", f"<p>{words.say('chapter-games', games=chapter.games)}</p>"]
    parts += [*_seats(chapter, words), *_course(chapter, words), *_luck(chapter, words)]
    return [*parts, *_components(chapter, words), *_winners(chapter, words), *strategy_parts(chapter, words)]


def _seats(chapter: Chapter, words: Words) -> list[str]:
    names = [words.say("seat", seat=seat) for seat in range(chapter.seats)]
    verdict = "seats-unequal" if chapter.equal < SURE else "seats-equal"
    equal = 1 / max(chapter.seats, 1)
    wins = charts.ranges(list(zip(names, chapter.wins, strict=True)), words.say("won"), words, equal, percent=True)
    scores = charts.ranges(list(zip(names, chapter.scores, strict=True)), words.say("scores"), words)
    rows = [
        ("", [name, words.with_interval("win:", won), words.with_interval("score", score)])
        for name, won, score in zip(names, chapter.wins, chapter.scores, strict=True)
    ]
    return [
        f"<h3>{words.say('seats-title')}</h3>",
        f"<p>{words.say(verdict, chance=words.chance(chapter.equal))}</p>",
        plot(wins, words.say("wins-why")),
        plot(scores, words.say("scores-why")),
        table(["", words.say("won"), words.say("scores")], rows),
    ]


def _course(chapter: Chapter, words: Words) -> list[str]:
    figures = "".join(estimate(words, name, chapter.scalars[name]) for name in SCALARS)
    lengths = charts.bars(chapter.lengths, words.say("decisions"), words.say("games"), words)
    decided = charts.bars(chapter.decided, words.say("decided"), words.say("games"), words, percent=True)
    return [
        f"<h3>{words.say('course-title')}</h3>",
        f'<div class="figures">{figures}</div>',
        plot(lengths, words.say("lengths-why")),
        plot(decided, words.say("decided-bars-why")),
    ]


def _luck(chapter: Chapter, words: Words) -> list[str]:
    figures = []
    if chapter.luck is not None:
        rest = Estimate(1 - chapter.luck.value, 1 - chapter.luck.high, 1 - chapter.luck.low)
        figures.append(estimate(words, "win:", chapter.luck, words.say("luck"), words.say("luck-why")))
        figures.append(estimate(words, "win:", rest, words.say("choice"), words.say("choice-why")))
    if chapter.skill is not None:
        names = {"level": words.level(chapter.skill.level), "below": words.level(chapter.skill.below)}
        title = words.say("skill", **names)
        figures.append(estimate(words, "win:", chapter.skill.share, title, words.say("skill-why")))
    parts = [f'<h3>{words.say("luck-title")}</h3><div class="figures">{"".join(figures)}</div>'] if figures else []
    if len(chapter.levels) > 1:
        rows = [(words.level(slug), beaten) for slug, (beaten, _) in chapter.levels.items()]
        drawn = charts.ranges(rows, words.say("levels-axis"), words, 0.5, percent=True)
        parts += [f"<h3>{words.say('levels-title')}</h3>", plot(drawn, words.say("levels-why"))]
    return parts


def _components(chapter: Chapter, words: Words) -> list[str]:
    groups = [use.group[words.language] for use in chapter.uses]
    used = [use for use in chapter.uses if use.games > 0]
    used.sort(key=lambda use: groups.index(use.group[words.language]))
    never = [use.label[words.language] for use in chapter.uses if use.games == 0]
    headings = [words.say(name) for name in ("component", "uses", "used", "worth", "sure")]
    rows: list[tuple[str, list[str]]] = []
    for group, uses in groupby(used, key=lambda use: use.group[words.language]):
        rows.append(("group", [group]))
        rows += [("sure" if use.chance < SURE else "", _use_cells(use, words)) for use in uses]
    known = [(named(words.language, use.group, use.label), use.worth) for use in used if use.worth is not None]
    dots = sorted(known, key=lambda dot: -abs(dot[1].value))[:MOST_SHOWN]
    dots.sort(key=lambda dot: -dot[1].value)
    parts = [f"<h3>{words.say('uses-title')}</h3>", why(words.say("uses-why")), table(headings, rows)]
    if never:
        parts.append(f"<p>{words.say('never-used', names=', '.join(never))}</p>")
    if dots:
        drawn = charts.ranges(dots, words.say("worth"), words, 0.0, percent=True)
        parts.append(plot(drawn, words.say("worth-why")))
    return parts


def _use_cells(use: Use, words: Words) -> list[str]:
    return [
        use.label[words.language],
        words.number(use.per_game.value, 2),
        words.percent(use.games),
        words.with_interval("win:", use.worth),
        "–" if use.worth is None else words.say("sure-yes" if use.chance < SURE else "sure-no"),
    ]


def _winners(chapter: Chapter, words: Words) -> list[str]:
    used = sorted((use for use in chapter.uses if use.most is not None), key=lambda use: -abs(use.effect))[:15]
    headings = [words.say(name) for name in ("component", "by-winners", "by-others", "effect", "most-wins")]
    rows = [
        (
            "",
            [
                named(words.language, use.group, use.label),
                words.number(use.by_winners, 2),
                words.number(use.by_others, 2),
                words.number(use.effect, 2),
                words.with_interval("win:", use.most),
            ],
        )
        for use in used
    ]
    equal = words.percent(1 / max(chapter.seats, 1))
    mixed = [why(words.say("winners-mixed"))] if len(chapter.levels) > 1 else []
    return [
        f"<h3>{words.say('winners-title')}</h3>",
        why(words.say("winners-why", equal=equal)),
        *mixed,
        table(headings, rows),
    ]
