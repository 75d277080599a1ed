"""Give the coach's reasons in Maillot Jaune: a message and its arguments."""

from mypy_extensions import i64

from ludotheque.games.maillot.rules.actions import ACCEPT, ALONE, BREAK, DECLINE, FINISH, PACT, REFUSE, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.rider import Rider
from ludotheque.games.maillot.rules.state import TO_BREAK, TO_MOVE, TO_PICK, TO_WAKE, MaillotState
from ludotheque.kernel.advice import Reason


def why(state: MaillotState, action: int) -> list[Reason]:
    """Return the reasons for an action; everything is public."""
    if state.phase == TO_PICK:
        return [Reason("hint-pick", {})]
    race = state.race
    rider = race.in_turn()
    if state.phase == TO_BREAK:
        return [why_break(state, rider, action - BREAK)]
    if state.phase == TO_MOVE:
        return [why_move(state, rider, action), *why_lane(state, action)]
    if state.phase == TO_WAKE:
        return [why_wake(state, rider, action)]
    if action == ACCEPT:
        return [Reason("hint-accept", {})]
    if action == REFUSE:
        return [Reason("hint-refuse", {})]
    return [Reason("hint-decline" if action == DECLINE else "hint-assist", {})]


def why_wake(state: MaillotState, rider: Rider, action: int) -> Reason:
    """Say what becomes of the follower, or of that of a rider abreast (MJ-76)."""
    followed: bool = state.race.is_followed(rider)
    if action >= PACT:
        return Reason("hint-pact" if followed else "hint-pact-partner", {})
    if action == ALONE:
        return Reason("hint-alone" if followed else "hint-alone-free", {})
    names = {TOW: "hint-tow", SHIFT: "hint-shift", STAY: "hint-stay"}
    return Reason(names[action], {"stars": int(state.race.stars(rider))})


def why_break(state: MaillotState, rider: Rider, split: int) -> Reason:
    """Weigh weak ground, where a cell is worth more, and energy, which is lost at the line."""
    safe: int = split // (int(state.tour.risk) + 1)
    risk: int = split % (int(state.tour.risk) + 1)
    stars: int = int(state.race.stars(rider))
    left: int = int(rider.energy + rider.form) - safe
    if risk > 0:
        return Reason("hint-risk", {"safe": safe, "risk": risk, "stars": stars, "left": left})
    if safe == 0:
        return Reason("hint-save", {"stars": stars, "energy": int(rider.energy)})
    if rider.col + stars + safe > state.tour.columns:
        return Reason("hint-sprint", {"safe": safe})
    return Reason("hint-safe", {"safe": safe, "stars": stars})


def why_lane(state: MaillotState, action: int) -> list[Reason]:
    """Tell two lanes apart that lead equally far: by the road that is free ahead."""
    if action in (FINISH, STAY):
        return []
    cell: i64 = action - state.tour.to
    col: i64 = cell // state.tour.lanes + 1
    lane: i64 = cell % state.tour.lanes + 1
    if col >= state.tour.columns:
        return []
    free: i64 = 0
    while col + free < state.tour.columns and state.race.road.rider_on(col + free + 1, lane) < 0:
        free += 1
    return [Reason("hint-lane", {"lane": int(lane), "free": int(free)})]


def why_move(state: MaillotState, rider: Rider, action: int) -> Reason:
    """Name the line, a wheel, the change of terrain, or simply the distance."""
    race = state.race
    if action == FINISH:
        return Reason("hint-finish", {})
    if action == STAY:
        return Reason("hint-wait", {})
    cell: i64 = action - state.tour.to
    col: i64 = cell // state.tour.lanes + 1
    lane: i64 = cell % state.tour.lanes + 1
    if state.tour.slipstream and col < state.tour.columns and race.road.rider_on(col + 1, lane) >= 0:
        return Reason("hint-wheel", {})
    if state.tour.stops and col == state.tour.change:
        return Reason("hint-change", {"col": int(col)})
    return Reason("hint-far", {"col": int(col)})
