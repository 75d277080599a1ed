"""The lab: studies of the host, with their progress and reports."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import Provide

from ludotheque.lab.plan import Plan, Variant
from ludotheque.server.http.admin import is_admin, provide_admin
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.http.policies import REPORT_POLICY
from ludotheque.server.protocol.studies import LabInfo, StudyInfo, StudyOrder, StudyResumption
from ludotheque.server.workers.study_runner import StudyRunner, checked

ADMIN = {"admin": Provide(provide_admin)}
ROLLOUTS = 500_000
FAIR = 2000  # games from which luck is measured too


@get("/lab", summary="The lab and its studies", tags=["lab"])
async def lab(request: Request[Any, Any, Any], state: State) -> LabInfo:
    if not await is_admin(request):
        return LabInfo(False, [])
    return LabInfo(True, _studies(state).list())


@post("/lab/studies", summary="Begin a study", dependencies=ADMIN, tags=["lab"])
async def begin(state: State, admin: bool, data: StudyOrder) -> StudyInfo:
    known_game(data.game)
    variants = [Variant("house", dict(data.options))]
    if data.edition:
        variants.append(Variant("edition", dict(data.options), dict(data.edition)))
    seats = tuple(dict.fromkeys(data.seats))
    plan = Plan(data.game, seats, tuple(data.bots), data.games, data.seed, tuple(variants))
    sized = await asyncio.to_thread(checked, plan)
    return await _studies(state).start(sized, data.language, rollouts(plan))


@post(
    "/lab/studies/{name:str}/resume",
    summary="Go on with a stopped study",
    dependencies=ADMIN,
    status_code=200,
    tags=["lab"],
)
async def resume(state: State, admin: bool, name: str, data: StudyResumption) -> StudyInfo:
    studies = _studies(state)
    return await studies.resume(name, data.language, rollouts(studies.plan(name)))


@get(
    "/lab/studies/{name:str}",
    summary="How far a study is",
    dependencies=ADMIN,
    tags=["lab"],
)
async def one(state: State, admin: bool, name: str) -> StudyInfo:
    return _studies(state).info(name)


@delete(
    "/lab/studies/{name:str}",
    summary="Stop a study",
    dependencies=ADMIN,
    status_code=200,
    tags=["lab"],
)
async def stop(state: State, admin: bool, name: str) -> StudyInfo:
    return await _studies(state).stop(name)


@get("/lab/studies/{name:str}/report", summary="The report", dependencies=ADMIN, tags=["lab"])
async def report(state: State, admin: bool, name: str) -> Response[str]:
    text = await asyncio.to_thread(_studies(state).report, name)
    headers = {"content-security-policy": REPORT_POLICY, "cache-control": "no-cache"}
    return Response(text, media_type=MediaType.HTML, headers=headers)


def _studies(state: State) -> StudyRunner:
    found: StudyRunner = state.node.studies
    return found


def rollouts(plan: Plan) -> int:
    """Games played on from the middle of others to measure luck; none in a small study."""
    return ROLLOUTS if plan.games >= FAIR else 0


router = Router("/", route_handlers=[lab, begin, one, stop, resume, report], opt={"spends": 10})
