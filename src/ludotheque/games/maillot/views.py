"""Show what is known of a tour: everything, to everybody."""

from __future__ import annotations

from typing import Any, TypedDict

from mypy_extensions import i64

from ludotheque.games.maillot.edition import NAMES
from ludotheque.games.maillot.rules import standings
from ludotheque.games.maillot.rules.actions import RIDERS
from ludotheque.games.maillot.rules.rider import ACROSS, FLAT, NONE, OUT, RIDING, Rider
from ludotheque.games.maillot.rules.state import FINISHED, TO_BREAK, TO_MOVE, MaillotState

PHASES = ("first", "deal", "pick", "wake", "answer", "tow_dice", "break", "dice", "move", "assist", "over")
STATUSES = ("riding", "across", "out")
SKIPS = ("", "puncture", "assist")  # why a rider misses its next turn
WAYS = ("free", "tow", "shift", "pact", "paired")


class RiderView(TypedDict):
    """A figure and its card. Column 0 is the banner; beyond the last column the rider is across the line."""

    seat: int
    status: str
    col: int
    lane: int | None
    energy: int
    form: int
    stars: int | None
    skip: str
    round: int | None
    over: int | None
    crossed: int | None
    time: int


class ResultView(TypedDict):
    """What a stage brought a rider."""

    delay: int
    place: int


class TurnView(TypedDict):
    """The turn under way."""

    rider: str
    way: str
    partner: str | None
    refused: list[str]
    asked: list[str]
    safe: int
    risk: int
    punctured: bool


class OwnView(TypedDict):
    """What depends on who looks."""

    seat: int | None


class MaillotView(TypedDict):
    """The observation: the same for every seat and for spectators.

    ``followed``: whether somebody is in the wheel of the rider in turn (MJ-45); without that, only a rider abreast is.
    ``reach``: while a rider announces, each move it could then make and the fewest breakaway cells that allow it.
    ``declined``: for each punctured rider that has its turn to miss, the riders abreast that have said no (MJ-74).
    """

    game: str
    seats: int
    options: dict[str, Any]
    phase: str
    actor: int
    seat: int | None
    first: int | None
    picks: list[list[str]]
    stage: int
    round: int
    turn: TurnView | None
    followed: bool
    reach: dict[str, int]
    queue: list[str]
    riders: dict[str, RiderView]
    declined: dict[str, list[str]]
    results: list[dict[str, ResultView]]
    classification: list[str]
    jersey: str | None
    scores: list[int]
    ranks: list[int] | None


def view(state: MaillotState, seat: int | None) -> MaillotView:
    race, mine = state.race, own(state, seat)
    ranking = classification(state)
    return {
        "game": state.setting.game.slug,
        "seats": int(state.seats),
        "options": dict(state.setting.options),
        "phase": PHASES[state.phase],
        "actor": int(state.actor()),
        "seat": mine["seat"],
        "first": None if state.first == NONE else int(state.first),
        "picks": picks(state),
        "stage": int(race.stage),
        "round": int(race.round),
        "turn": turn(state),
        "followed": race.turn.rider != NONE and race.is_followed(race.in_turn()),
        "reach": reach(state) if state.phase == TO_BREAK else {},
        "queue": queue(state),
        "riders": {NAMES[rider.number]: _rider(state, rider) for rider in entered(state)},
        "declined": declined(state),
        "results": results(state),
        "classification": ranking,
        "jersey": ranking[0]
        if state.completed and race.riders[NAMES.index(ranking[0])].status != OUT
        else None,  # MJ-66
        "scores": state.scores(),
        "ranks": state.ranks() if state.phase == FINISHED else None,
    }


def own(state: MaillotState, seat: int | None) -> OwnView:
    """Show what depends on who looks: nothing but who that is."""
    return {"seat": seat}


def entered(state: MaillotState) -> list[Rider]:
    """List the riders that have an owner."""
    return [rider for rider in state.race.riders if rider.seat != NONE]


def picks(state: MaillotState) -> list[list[str]]:
    """List the riders of each seat, in the order they came to it."""
    found: list[list[str]] = [[] for _ in range(state.seats)]
    for rider in sorted(entered(state), key=lambda rider: int(rider.pick)):
        found[rider.seat].append(NAMES[rider.number])
    return found


def classification(state: MaillotState) -> list[str]:
    """List all riders, the best first (MJ-65, MJ-67, MJ-68); nobody before the first stage."""
    if state.race.stage == 0:
        return []
    riders = state.race.riders
    return [NAMES[rider.number] for rider in sorted(entered(state), key=lambda one: standings.place(riders, one))]


def queue(state: MaillotState) -> list[str]:
    """List the riders still to play this round after the one in turn."""
    line = state.race.queue
    return [NAMES[line.riders[i]] for i in range(line.next, line.end)]


def results(state: MaillotState) -> list[dict[str, ResultView]]:
    """List delay and place of every rider in every completed stage, the stage winner first."""
    return [_results_of(state, stage) for stage in range(state.completed)]


def turn(state: MaillotState) -> TurnView | None:
    now = state.race.turn
    if now.rider == NONE:
        return None
    return {
        "rider": NAMES[now.rider],
        "way": WAYS[now.way],
        "partner": None if now.partner == NONE else NAMES[now.partner],
        "refused": [name for number, name in enumerate(NAMES) if now.has_refused(number)],
        "asked": _named(now.asked, now.asked_next),
        "safe": int(now.safe),
        "risk": int(now.risk),
        "punctured": now.punctured,
    }


def declined(state: MaillotState) -> dict[str, list[str]]:
    """List who has said no to each punctured rider, in the order of the answers (MJ-74)."""
    flat = [rider for rider in entered(state) if rider.misses == FLAT]
    return {NAMES[rider.number]: _named(rider.first_no, rider.second_no) for rider in flat}


def _named(*numbers: i64) -> list[str]:
    return [NAMES[number] for number in numbers if number != NONE]


def reach(state: MaillotState) -> dict[str, int]:
    """Return the moves of the rider in turn, each with the fewest breakaway cells that it needs (MJ-25)."""
    trial = state.clone()
    trial.phase = TO_MOVE
    tokens = state.setting.tokens
    found: dict[str, int] = {}
    for cells in range(trial.race.in_turn().energy + state.tour.risk + 1):
        trial.race.turn.safe = cells
        for action in trial.legal():
            found.setdefault(tokens[action], cells)
    return found


def _results_of(state: MaillotState, stage: int) -> dict[str, ResultView]:
    rows = [(name, (stage * RIDERS + number) * 2) for number, name in enumerate(NAMES)]
    found: dict[str, ResultView] = {
        name: {"delay": int(state.results[at]), "place": int(state.results[at + 1])} for name, at in rows
    }
    placed = [(result["place"], name) for name, result in found.items() if result["place"]]
    return {name: found[name] for _, name in sorted(placed)}


def _rider(state: MaillotState, rider: Rider) -> RiderView:
    riding = rider.status == RIDING and state.race.stage > 0
    across = rider.status == ACROSS
    return {
        "seat": int(rider.seat),
        "status": STATUSES[rider.status],
        "col": int(rider.col),
        "lane": int(rider.lane) or None,
        "energy": int(rider.energy),
        "form": int(rider.form),
        "stars": int(state.race.stars(rider)) if riding else None,
        "skip": SKIPS[rider.misses],
        "round": int(rider.round) if across else None,
        "over": int(rider.over) if across else None,
        "crossed": int(rider.crossed) if across else None,
        "time": int(rider.time),
    }
