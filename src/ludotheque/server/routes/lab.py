"""The lab: studies of the host, with their progress and reports."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import Provide
from msgspec import Meta, Struct

from ludotheque.lab.plan import Plan, Variant
from ludotheque.server.hosts import is_host, provide_host
from ludotheque.server.routes.games import known_game
from ludotheque.server.wire import Level
from ludotheque.server.workshop import StudyInfo, Workshop, checked

# A report holds no script; its style is inside it.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
ROLLOUTS = 500_000
FAIR = 2000  # games from which luck is measured too


class StudyOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """What the host wants studied; with ``edition`` the house edition is compared with those values."""

    game: str
    seats: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=9)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=4)]
    games: Annotated[int, Meta(ge=1, le=200_000)]
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1
    options: dict[str, int | str | bool] = {}
    edition: dict[str, Any] | None = None
    language: Literal["fr", "en"] = "fr"


class StudyResumption(Struct, forbid_unknown_fields=True, frozen=True):
    """How a stopped study goes on; ``language`` is the one that its report shows first."""

    language: Literal["fr", "en"] = "fr"


class LabInfo(Struct, frozen=True):
    """May the one who asks use the lab, and what is in it?"""

    allowed: bool
    studies: list[StudyInfo]


@get("/lab", summary="The lab and its studies", tags=["lab"])
async def lab(request: Request[Any, Any, Any], state: State) -> LabInfo:
    if not await is_host(request):
        return LabInfo(False, [])
    return LabInfo(True, workshop(state).list())


@post("/lab/studies", summary="Begin a study", dependencies={"host": Provide(provide_host)}, tags=["lab"])
async def begin(state: State, host: bool, data: StudyOrder) -> StudyInfo:
    known_game(data.game)
    variants = [Variant("house", dict(data.options))]
    if data.edition:
        variants.append(Variant("edition", dict(data.options), dict(data.edition)))
    seats = tuple(dict.fromkeys(data.seats))
    plan = Plan(data.game, seats, tuple(data.bots), data.games, data.seed, tuple(variants))
    sized = await asyncio.to_thread(checked, plan)
    return await workshop(state).start(sized, data.language, rollouts(plan))


@post(
    "/lab/studies/{name:str}/resume",
    summary="Go on with a stopped study",
    dependencies={"host": Provide(provide_host)},
    status_code=200,
    tags=["lab"],
)
async def resume(state: State, host: bool, name: str, data: StudyResumption) -> StudyInfo:
    shop = workshop(state)
    return await shop.resume(name, data.language, rollouts(shop.plan(name)))


@get(
    "/lab/studies/{name:str}", summary="How far a study is", dependencies={"host": Provide(provide_host)}, tags=["lab"]
)
async def one(state: State, host: bool, name: str) -> StudyInfo:
    return workshop(state).info(name)


@delete(
    "/lab/studies/{name:str}",
    summary="Stop a study",
    dependencies={"host": Provide(provide_host)},
    status_code=200,
    tags=["lab"],
)
async def stop(state: State, host: bool, name: str) -> StudyInfo:
    return await workshop(state).stop(name)


@get("/lab/studies/{name:str}/report", summary="The report", dependencies={"host": Provide(provide_host)}, tags=["lab"])
async def report(state: State, host: bool, name: str) -> Response[str]:
    text = await asyncio.to_thread(workshop(state).report, name)
    headers = {"content-security-policy": POLICY, "cache-control": "no-cache"}
    return Response(text, media_type=MediaType.HTML, headers=headers)


def rollouts(plan: Plan) -> int:
    """Games played on from the middle of others to measure luck; none in a small study."""
    return ROLLOUTS if plan.games >= FAIR else 0


def workshop(state: State) -> Workshop:
    """The one of this house."""
    if "workshop" not in state:
        state["workshop"] = Workshop(Path(state.house.settings.studies))
    found: Workshop = state["workshop"]
    return found


router = Router("/", route_handlers=[lab, begin, one, stop, resume, report])
