"""The plan of a table, which its host may change until the start."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ludotheque.kernel.errors import LudoError
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.permissions import require_host
from ludotheque.server.tables.state import TableState


def check_plan(plan: protocol.Plan) -> None:
    """Refuse a plan that the game does not accept, with the game's own sentence."""
    try:
        TableState("", plan=plan).first_state()
    except LudoError as error:
        raise Refusal("bad_plan", str(error)) from None


def suited(plan: protocol.Plan, children: bool) -> protocol.Plan:
    """Return the plan as the house allows it: in a house for children all tables are theirs, and none is listed."""
    if not (children or plan.children):
        return plan
    return structs.replace(plan, children=True, public=False)


def change(table: TableState, who: Person, command: protocol.Change) -> ev.PlanChanged:
    """Change the plan of the same game, with room for everybody who sits."""
    require_host(table, who)
    if command.plan.game != table.plan.game:
        raise Refusal("bad_plan", "The game of a table cannot be changed; open another table.")
    if any(not chair.is_free for chair in table.chairs[command.plan.seats :]):
        raise Refusal("taken", "A chair that would be removed is taken.")
    if table.origin is not None and _rules_of(command.plan) != _rules_of(table.plan):
        raise Refusal("bad_plan", "A game that is played on keeps its seats, options and edition.")
    check_plan(command.plan)
    _keep_children_apart(table, command.plan)
    return ev.PlanChanged(suited(command.plan, False))


def _keep_children_apart(table: TableState, plan: protocol.Plan) -> None:
    """Refuse to make a table one for children where a program sits, and to take theirs from those who sit there."""
    if plan.children and any(chair.program for chair in table.chairs):
        raise Refusal("children")
    others = any(chair.person not in (None, table.host) for chair in table.chairs)
    if table.plan.children and not plan.children and others:
        raise Refusal("bad_plan", "Somebody sits at this children's table: it stays one.")


def _rules_of(plan: protocol.Plan) -> tuple[Any, ...]:
    return plan.seats, plan.options, plan.edition
