"""The contested rulings: for each that is an option, what the other reading does to the game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.languages import ENGLISH, FIRST
from ludotheque.kernel.option import Option
from ludotheque.lab.compare import Difference
from ludotheque.lab.executor import Hands
from ludotheque.lab.games import rows
from ludotheque.lab.plan import Chunk, Plan, Variant, chunk_size
from ludotheque.lab.report.changes import name_of
from ludotheque.lab.report.page import page
from ludotheque.lab.report.words import Words
from ludotheque.lab.study import Progress, length_of, quiet, study
from ludotheque.lab.summary import Summary
from ludotheque.lab.versions import changed
from ludotheque.registry import load

SURE = 0.05
FEW = 12  # games that show whether an option matters at a number of seats
SHOWN = 8  # figures of a study on the page


HEAD = """# What the other reading would do

For each contested [ruling](rulings.md) that is an option: games by Habitués with the house's reading and with the
others, the same dice and cards in each pair of games. Shown are the changes that stand when all figures of a study are
taken together (Holm, 5 %), the largest first; effects are in standard deviations of single games (0.2 is small, 0.5
middling, 0.8 large). Habitués play the other reading with the judgement they have of the house's: people would adapt.
""".splitlines()


class RulingStudy(NamedTuple):
    """One option, the rulings that rest on it, and the games that compare its readings."""

    option: str
    rulings: tuple[str, ...]
    plan: Plan


def studies(slugs: Iterable[str], games: int, seed: int = 1) -> list[RulingStudy]:
    """Return the ready studies of all contested rulings of these games."""
    found = []
    for slug in slugs:
        game: Game[Any] = load(slug)
        contested: dict[str, list[str]] = {}
        for ruling in game.rulebook.rulings.values():
            if ruling.option:
                contested.setdefault(ruling.option, []).append(ruling.number)
        for option in game.options:
            if option.name in contested:
                found.append(
                    RulingStudy(option.name, tuple(contested[option.name]), plan_for(game, option, games, seed))
                )
    return found


def plan_for(game: Game[Any], option: Option, games: int, seed: int) -> Plan:
    """All readings at the seats nearest the middle at which they can be played and make a difference."""
    middle = (game.min_seats + game.max_seats) // 2
    house = Variant("house")
    for seats in sorted(range(game.min_seats, game.max_seats + 1), key=lambda seats: abs(seats - middle)):
        variants = [house]
        for value in option.values[1:]:
            one = changed(game, house, option.name, value)
            if _playable(game, seats, one):
                variants.append(one)
        plan = Plan(game.slug, (seats,), ("habitue",), games, seed, tuple(variants), FEW)
        if len(variants) > 1 and _matters(plan, seats):
            return msgspec.structs.replace(plan, chunk=chunk_size(length_of(plan), plan.bots))
    raise LudoError(f"{game.slug}: no number of seats shows what the option {option.name} does")


def _playable(game: Game[Any], seats: int, variant: Variant) -> bool:
    try:
        game.setting(seats, variant.options)
    except LudoError:
        return False
    return True


def _matters(plan: Plan, seats: int) -> bool:
    """Tell whether any reading changes any of a few games."""
    first = [row[4:] for row in rows(Chunk(plan, 0, seats, 0, FEW))]
    others = (rows(Chunk(plan, number, seats, 0, FEW)) for number in range(1, len(plan.variants)))
    return any([row[4:] for row in other] != first for other in others)


def folder_of(one: RulingStudy, out: Path) -> Path:
    """Where its games are."""
    return out / f"{one.plan.game}-{one.option}"


def study_ruling(
    one: RulingStudy,
    out: Path,
    hands: Hands | None = None,
    progress: Progress = quiet,
    language: str | None = FIRST,
) -> tuple[RulingStudy, Summary]:
    """Play it and write its own report, unless no language is wanted."""
    folder = folder_of(one, out)
    summary = study(one.plan, folder, progress=progress, hands=hands)
    if language is not None:
        (folder / "report.html").write_text(page(summary, language), encoding="utf-8")
    return one, summary


def markdown(found: list[tuple[RulingStudy, Summary]]) -> str:
    """Write the page of the docs."""
    games = sum(len(one.plan.variants) * one.plan.games for one, _ in found)
    first = found[0][0].plan
    lines = [
        *HEAD,
        "",
        f"Written by `ludo study rulings --games {first.games}` ({games:,} games, seed {first.seed}).",
        "",
    ]
    last = ""
    for one, summary in found:
        if one.plan.game != last:
            last = one.plan.game
            lines += [f"## {load(last).title} (`{last}`)", ""]
        lines += _section(one, summary)
    return "\n".join(lines)


def _section(one: RulingStudy, summary: Summary) -> list[str]:
    game: Game[Any] = load(one.plan.game)
    option = next(option for option in game.options if option.name == one.option)
    title = game.messages.say(ENGLISH, f"option-{option.name}")
    house = game.messages.say(ENGLISH, f"option-{option.name}-{_written(option.default)}")
    lines = [f"### {', '.join(one.rulings)}: {title} (`{option.name}`)", ""]
    lines += [f"House: {house}. {one.plan.seats[0]} seats, {one.plan.games:,} games of each reading.", ""]
    for variant in one.plan.variants[1:]:
        value = variant.label.partition("=")[2]
        lines += [f"**{game.messages.say(ENGLISH, f'option-{option.name}-{value}')}** (`{variant.label}`):", ""]
        lines += _changes([difference for difference in summary.differences if difference.variant == variant.label])
    return lines


def _changes(found: list[Difference]) -> list[str]:
    words = Words(ENGLISH)
    sure = sorted((one for one in found if one.corrected < SURE), key=lambda one: -abs(one.effect))
    if not sure:
        return ["no figure changes for sure.", ""]
    lines = ["| figure | house | other | change (95 %) | effect |", "|---|---|---|---|---|"]
    for one in sure[:SHOWN]:
        shown = [words.shown(one.figure, one.base), words.shown(one.figure, one.other)]
        cells = [name_of(one, words), *shown, words.with_interval(one.figure, one.change), words.number(one.effect, 2)]
        lines.append("| " + " | ".join(cells) + " |")
    more = len(sure) - SHOWN
    return [*lines, "", *([f"and {more} more.", ""] if more > 0 else [])]


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
