"""Print and play: an edition as a PDF."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from ludotheque.kernel.languages import FIRST, LanguageCode
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.identity import Person
from ludotheque.server.protocol.printing import PaperName, PrintOrder


@get(
    "/games/{slug:str}/print.pdf",
    summary="The house edition of a game on paper",
    media_type="application/pdf",
    spends=20,
)
async def house_edition(
    slug: str, state: State, address: str, lang: LanguageCode = FIRST, paper: Annotated[PaperName, Parameter()] = "a4"
) -> Response[bytes]:
    known_game(slug)
    return _pdf(slug, paper, await state.node.print_jobs.house_edition(slug, lang, paper, address))


@post(
    "/games/{slug:str}/print.pdf",
    summary="Own values on paper",
    status_code=200,
    media_type="application/pdf",
    spends=50,
)
async def own_edition(slug: str, state: State, address: str, who: Person, data: PrintOrder) -> Response[bytes]:
    known_game(slug)
    state.node.rate_limits.take(who.id, "prints")
    state.node.rate_limits.take(address, "prints")
    order = (slug, data.language, data.paper, data.values, address)
    return _pdf(slug, data.paper, await state.node.print_jobs.own_edition(*order))


def _pdf(slug: str, paper: str, made: bytes) -> Response[bytes]:
    name = f"ludotheque-{slug}-{paper}.pdf"
    return Response(
        made, media_type="application/pdf", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


router = Router("/", route_handlers=[house_edition, own_edition], tags=["games"])
