"""The plan of a table, which its host may change until the start."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.errors import LudoError
from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.commands.rights import hosted
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who


def check_plan(plan: wire.Plan) -> None:
    """Refuse a plan that the game does not accept, with the game's own sentence."""
    try:
        Ledger("", plan=plan).first_state()
    except LudoError as error:
        raise Refusal("bad_plan", str(error)) from None


def change(ledger: Ledger, who: Who, command: wire.Change) -> ev.Changed:
    """Another plan for the same game, with room for everybody who sits."""
    hosted(ledger, who)
    if command.plan.game != ledger.plan.game:
        raise Refusal("bad_plan", "The game of a table cannot be changed; open another table.")
    if any(not place.free for place in ledger.places[command.plan.seats :]):
        raise Refusal("taken", "A chair that would be removed is taken.")
    if ledger.origin is not None and _rules_of(command.plan) != _rules_of(ledger.plan):
        raise Refusal("bad_plan", "A game that is played on keeps its seats, options and edition.")
    check_plan(command.plan)
    return ev.Changed(command.plan)


def _rules_of(plan: wire.Plan) -> tuple[Any, ...]:
    return plan.seats, plan.options, plan.edition
