"""Explain why not and what if, at a table and in a lesson, from what one seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.kernel.errors import BadToken, LudoError
from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.marked import mark
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.views import seat as seat_views
from ludotheque.server.views.questions import find_clauses, find_tokens, naming


def why(
    state: State,
    token: str,
    table: str = "",
    number: int | None = None,
    named: Mapping[str, frozenset[str]] | None = None,
) -> protocol.Why:
    """Name the clause that forbids a token to the seat that must decide, and the nearest legal one.

    ``named``: the words of the tokens (`questions.naming`), if they have been gathered already.
    """
    game = state.setting.game
    try:
        clause = game.why_not(state, token)
    except BadToken as error:
        found, near = find_tokens(state, token, dict(naming(state)) if named is None else named)
        if found is not None:
            return why(state, found, table, number)
        clauses = [] if near else find_clauses(state, token)
        if not near and not clauses:
            raise Refusal("illegal", str(error)) from None
        offers = [protocol.Choice(one, _label(state, one)) for one in near]
        return protocol.Why(table=table, token=token, clause=None, text={}, offers=offers, clauses=clauses, id=number)
    except LudoError as error:
        raise Refusal("illegal", str(error)) from None
    if clause is None:
        return protocol.Why(table=table, token=token, clause=None, text={}, id=number)
    text = {language: game.rulebook.clauses[clause].text(language) for language in LANGUAGES}
    meant = game.instead(state, token)
    return protocol.Why(table=table, token=token, clause=clause, text=text, nearest=meant, id=number)


def is_in_words(state: State, token: str) -> bool:
    """Is this no token at all, so that somebody must look for what it means?"""
    try:
        state.setting.game.form(token)
    except BadToken:
        return True
    return False


def _label(state: State, token: str) -> str:
    return state.setting.game.explain(state.observe(state.actor()), token, state.setting.edition, mark)


def after(state: State, seat: int, token: str, rng: Rng, table: str = "", number: int | None = None) -> protocol.After:
    """Show what the seat would see after a token, in a world drawn from what it knows; chance is not foreseen."""
    world = state.resample(seat, rng)
    try:
        world.apply(world.setting.game.action(world, token))
    except LudoError as error:
        raise Refusal("illegal", str(error), getattr(error, "clause", None)) from None
    seen = seat_views.observe(world, seat, words=True)
    return protocol.After(table=table, token=token, view=seen.view, text=seen.text, id=number)
