"""The plan of a tournament, which the organiser may change until the first round."""

from __future__ import annotations

from ludotheque.kernel.errors import LudoError
from ludotheque.server.errors import Refusal
from ludotheque.server.protocol import Live, Plan, Post
from ludotheque.server.protocol.tournaments import ByPost, TournamentPlan
from ludotheque.server.tables.commands.plan import check_plan
from ludotheque.server.text import plain

FAR = 366 * 86_400_000  # milliseconds: what begins later would be kept for ever


def checked_plan(plan: TournamentPlan, made: int) -> TournamentPlan:
    """Return the plan as it is kept; Refusal if it cannot be played. ``made``: when the tournament was announced."""
    title = plain(plan.title)
    if not title:
        raise Refusal("bad_plan", "A tournament needs a title.")
    try:
        check_plan(table_plan(plan))
    except LudoError as error:
        raise Refusal("bad_plan", str(error)) from None
    if plan.starts is not None and plan.starts > made + FAR:
        raise Refusal("bad_plan", "A tournament begins within a year of its announcement.")
    if plan.rounds == 0 and plan.format != "round_robin":
        raise Refusal("bad_plan", "Rounds: found 0, accepted is 1 to 30; only a round robin finds their number itself.")
    if plan.format == "round_robin" and 0 < plan.group_size < plan.seats:
        raise Refusal("bad_plan", f"A group needs at least the {plan.seats} people of one table.")
    if plan.format == "ladder" and 2 * plan.promoted > plan.seats:
        raise Refusal("bad_plan", "At most half of a table can move up and half of it down.")
    if plan.most < plan.seats and plan.bots is None:
        raise Refusal("bad_plan", f"Without bots a tournament needs room for the {plan.seats} people of one table.")
    return TournamentPlan(**{**{name: getattr(plan, name) for name in plan.__struct_fields__}, "title": title})


def table_plan(plan: TournamentPlan) -> Plan:
    """Return the plan of each of its tables."""
    pace = plan.pace
    return Plan(
        plan.game,
        plan.seats,
        plan.options,
        public=False,
        pace=Post(pace.days) if isinstance(pace, ByPost) else Live(pace.move, pace.bank),
        stand_in=plan.stand_in,
        edition=plan.edition,
    )
