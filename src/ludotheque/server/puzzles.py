"""Answer questions about puzzles: which there are, what one looks like, whether a choice is right."""

from __future__ import annotations

from datetime import date
from typing import Any

from ludotheque.bots.reasons import told
from ludotheque.kernel.game import Game
from ludotheque.kernel.marked import mark
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.puzzles import calendar
from ludotheque.puzzles.puzzle import Puzzle, bank
from ludotheque.puzzles.themes import themes
from ludotheque.puzzles.tries import tries_of
from ludotheque.registry import slugs
from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleHint,
    PuzzleInfo,
    PuzzleList,
    PuzzleVerdict,
    PuzzleView,
)
from ludotheque.server.views import exercise

TODAY = "today"
CHAMPION = "champion"
ENOUGH = 4  # choices, of which one may be excluded


def of_today(today: date) -> list[PuzzleInfo]:
    """Return the puzzle of the day of every game that has one."""
    found = ((slug, calendar.of_day(bank(slug), today)) for slug in slugs())
    return [info(slug, puzzle, today, hide_theme=True) for slug, puzzle in found if puzzle is not None]


def listed(slug: str, today: date) -> PuzzleList:
    """Return what may be tried on a day."""
    now = calendar.of_day(bank(slug), today)
    return PuzzleList(
        today=None if now is None else info(slug, now, today, hide_theme=True),
        past=[info(slug, puzzle, day) for puzzle, day in calendar.collection(bank(slug), today)],
        themes=[theme.slug for theme in themes(slug)],
    )


def find(slug: str, name: str, today: date) -> tuple[Puzzle, date]:
    """Return the puzzle of that id or day, with its day; those of days to come do not exist yet."""
    now = calendar.of_day(bank(slug), today)
    open_now = [(now, today)] if now is not None else []
    open_now += calendar.collection(bank(slug), today)
    for puzzle, day in open_now:
        if name in (puzzle.id, day.isoformat()) or (name == TODAY and day == today):
            return puzzle, day
    raise Refusal("no_puzzle")


def info(slug: str, puzzle: Puzzle, day: date, hide_theme: bool = False) -> PuzzleInfo:
    """Describe a puzzle without telling its answer."""
    theme = "" if hide_theme else puzzle.theme
    return PuzzleInfo(slug, puzzle.id, day.isoformat(), theme, puzzle.difficulty, puzzle.seats, tries_of(puzzle))


def acceptable(days: dict[str, dict[str, str]], today: date) -> dict[str, dict[str, str]]:
    """Return what may be kept of what a browser tells: known games, and days of the calendar that have come."""
    known = set(slugs())
    return {
        day: {game: marks for game, marks in games.items() if game in known}
        for day, games in days.items()
        if _has_come(day, today)
    }


def _has_come(day: str, today: date) -> bool:
    try:
        return calendar.FIRST_DAY <= date.fromisoformat(day) <= today
    except ValueError:  # there is no 31st of November
        return False


def shown(game: Game[Any], puzzle: Puzzle, day: date, today: date) -> PuzzleView:
    """Show the position to its seat."""
    return PuzzleView(info(game.slug, puzzle, day, day == today), exercise.exercise(puzzle.state(game)))


def verdict(game: Game[Any], puzzle: Puzzle, token: str) -> PuzzleVerdict:
    """Say whether a choice is right; Refusal if it is not legal."""
    state = puzzle.state(game)
    beats = exercise.played(state, token)
    if not puzzle.accepts(token):
        return PuzzleVerdict(right=False, beats=[], answer=None)
    return PuzzleVerdict(right=True, beats=beats, answer=answer(game, puzzle))


def hint(game: Game[Any], puzzle: Puzzle) -> PuzzleHint:
    """Say what it is about and, where that leaves enough to choose from, what the Habitué plays: not the best."""
    if puzzle.choices < ENOUGH:
        return PuzzleHint(puzzle.theme, None, "")
    token = puzzle.levels["habitue"]
    return PuzzleHint(puzzle.theme, token, _label(puzzle.state(game), token))


def answer(game: Game[Any], puzzle: Puzzle) -> PuzzleAnswer:
    """Give the answer, its reason from the game's own features, and the other choices."""
    state = puzzle.state(game)
    world = state.resample(puzzle.seat, Rng(0))
    reasons = state.setting.advice.reasons(world, game.action(state, puzzle.answer[0]))
    return PuzzleAnswer(
        tokens=puzzle.answer,
        theme=puzzle.theme,
        reason=told(reasons[0]) if reasons else "",
        margin=puzzle.margin,
        band=puzzle.band,
        games=puzzle.games,
        found=puzzle.found,
        choices=_choices(state, puzzle),
    )


def _choices(state: State, puzzle: Puzzle) -> list[PuzzleChoice]:
    """Return the choices that were compared, then those of levels that were too far behind."""
    game, view = state.setting.game, state.observe(puzzle.seat)
    shares = {option.token: option.share for option in puzzle.options}
    like = {game.alike(view, token): token for token in shares}
    who: dict[str, list[str]] = {token: [] for token in shares}
    for level, token in puzzle.levels.items():
        who.setdefault(like.get(game.alike(view, token), token), []).append(level)
    who[puzzle.options[0].token].append(CHAMPION)
    return [PuzzleChoice(token, _label(state, token), shares.get(token), levels) for token, levels in who.items()]


def _label(state: State, token: str) -> str:
    game = state.setting.game
    return game.explain(state.observe(int(state.actor())), token, state.setting.edition, mark)
