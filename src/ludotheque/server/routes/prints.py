"""Print and play: an edition as a PDF."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct

from ludotheque.server.gate import address_of
from ludotheque.server.printer import Printer
from ludotheque.server.routes.games import known_game
from ludotheque.server.who import Who

Language = Literal["fr", "en"]
PaperName = Literal["a4", "letter"]


class PrintOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """Own component values to be printed; values left out are the house's."""

    values: dict[str, Any]
    language: Language = "fr"
    paper: PaperName = "a4"


@get("/games/{slug:str}/print.pdf", summary="The house edition of a game on paper", media_type="application/pdf")
async def house_edition(
    slug: str, state: State, lang: Language = "fr", paper: Annotated[PaperName, Parameter()] = "a4"
) -> Response[bytes]:
    known_game(slug)
    return _pdf(slug, paper, await _printer(state).house_edition(slug, lang, paper))


@post("/games/{slug:str}/print.pdf", summary="Own values on paper", status_code=200, media_type="application/pdf")
async def own_edition(
    slug: str, state: State, request: Request[Any, Any, Any], who: Who, data: PrintOrder
) -> Response[bytes]:
    known_game(slug)
    state.house.limits.take(who.id, "prints")
    state.house.limits.take(address_of(request.scope), "prints")
    return _pdf(slug, data.paper, await _printer(state).own_edition(slug, data.language, data.paper, data.values))


def _pdf(slug: str, paper: str, made: bytes) -> Response[bytes]:
    name = f"ludotheque-{slug}-{paper}.pdf"
    return Response(
        made, media_type="application/pdf", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def _printer(state: State) -> Printer:
    if "printer" not in state:
        state["printer"] = Printer()
    printer: Printer = state["printer"]
    return printer


router = Router("/", route_handlers=[house_edition, own_edition], tags=["games"])
