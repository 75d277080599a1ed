"""Puzzles: stateless and open to everybody; how those of the day went is kept for people."""

from __future__ import annotations

from typing import Any

from litestar import Router, get, post
from litestar.datastructures import State

from ludotheque.kernel.game import Game
from ludotheque.puzzles import calendar
from ludotheque.puzzles.puzzle import Puzzle
from ludotheque.server import protocol, puzzles
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.identity import Person
from ludotheque.server.protocol.exercises import Attempt
from ludotheque.server.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleDays,
    PuzzleHint,
    PuzzleInfo,
    PuzzleList,
    PuzzleVerdict,
    PuzzleView,
)
from ludotheque.server.storage import puzzle_days as stored
from ludotheque.server.views import exercise


def _puzzle(slug: str, puzzle: str) -> tuple[Game[Any], Puzzle]:
    return known_game(slug), puzzles.find(slug, puzzle, calendar.today())[0]


@get("/puzzles", summary="The puzzle of today of every game", sync_to_thread=False, tags=["puzzles"], opt={"spends": 2})
def of_today() -> list[PuzzleInfo]:
    return puzzles.of_today(calendar.today())


@get("/", summary="The puzzles of a game that may be tried today", sync_to_thread=False)
def listed(slug: str) -> PuzzleList:
    return puzzles.listed(known_game(slug).slug, calendar.today())


@get("/{puzzle:str}", summary="A puzzle by its id or day, or today's", sync_to_thread=False)
def shown(slug: str, puzzle: str) -> PuzzleView:
    game = known_game(slug)
    found, day = puzzles.find(slug, puzzle, calendar.today())
    return puzzles.shown(game, found, day, calendar.today())


@post("/{puzzle:str}/try", summary="Try a choice", status_code=200, sync_to_thread=False)
def attempt(slug: str, puzzle: str, data: Attempt) -> PuzzleVerdict:
    return puzzles.verdict(*_puzzle(slug, puzzle), data.token)


@post("/{puzzle:str}/hint", summary="A hint", status_code=200, sync_to_thread=False)
def hint(slug: str, puzzle: str) -> PuzzleHint:
    return puzzles.hint(*_puzzle(slug, puzzle))


@post("/{puzzle:str}/answer", summary="The answer", status_code=200, sync_to_thread=False)
def answer(slug: str, puzzle: str) -> PuzzleAnswer:
    return puzzles.answer(*_puzzle(slug, puzzle))


@post("/{puzzle:str}/aim", summary="What would be true after a token", status_code=200, sync_to_thread=False)
def aim(slug: str, puzzle: str, data: Attempt) -> protocol.After:
    game, found = _puzzle(slug, puzzle)
    return exercise.after(found.state(game), data.token)


@post("/{puzzle:str}/why", summary="Why a token is not allowed", status_code=200, sync_to_thread=False)
def why(slug: str, puzzle: str, data: Attempt) -> protocol.Why:
    game, found = _puzzle(slug, puzzle)
    return exercise.why(found.state(game), data.token)


@get("/me/puzzles", summary="How my puzzles of the day went", tags=["me"], spends=2)
async def my_days(state: State, owner: Person) -> PuzzleDays:
    return PuzzleDays(await state.node.store.read(lambda c: stored.days_of(c, owner.id)))


@post("/me/puzzles", summary="Keep how my puzzles of the day went", status_code=200, tags=["me"], spends=15)
async def keep_days(state: State, owner: Person, data: PuzzleDays) -> PuzzleDays:
    kept = puzzles.acceptable(data.days, calendar.today())
    return PuzzleDays(await state.node.store.write(lambda c: stored.keep_days(c, owner.id, kept)))


router = Router(
    "/games/{slug:str}/puzzles",
    route_handlers=[listed, shown, attempt, hint, answer, aim, why],
    tags=["puzzles"],
    opt={"spends": 10},
)
