"""Tours in short: positions as the specification writes them, rider@col.lane(energy/form)."""

from __future__ import annotations

import re
from typing import Any, cast

import ludotheque as ludo
from ludotheque.games.maillot.game import Maillot
from ludotheque.games.maillot.rules.state import MaillotState
from ludotheque.games.maillot.views import MaillotView
from support import legal, play

SPOT = re.compile(r"(\w+)@(\d+)(?:\.(\d+))?(?:\((\d+)/(\d+)\))?")
CLIMB = "ptt vandamme bonnal redoute renault"  # seats 0 to 4 of examples 10 to 14

game = cast(Maillot, ludo.load("maillot"))


def facts(owners: str, spots: str, *, stage: int = 1, **more: Any) -> dict[str, Any]:
    """A round that begins. Seats are separated by blanks, the riders of a seat by commas."""
    picks = [seat.split(",") for seat in owners.split()]
    options = {"riders": len(picks[0]), **more.pop("options", {})}
    riders = {name: _rider(*found) for name, *found in SPOT.findall(spots)}
    for name, changes in more.pop("riders", {}).items():
        riders[name] = {**riders.get(name, {}), **changes}
    return {
        "game": "maillot",
        "seats": len(picks),
        "options": options,
        "picks": picks,
        "stage": stage,
        "round": more.pop("round", 2),
        "riders": riders,
        **more,
    }


def _rider(col: str, lane: str, energy: str, form: str) -> dict[str, int]:
    found = {"col": int(col), "lane": int(lane or 0)}
    return {**found, "energy": int(energy), "form": int(form)} if energy else found


def stand(owners: str, spots: str, **more: Any) -> MaillotState:
    return game.from_position(facts(owners, spots, **more))


def behind_a_full_column(
    options: dict[str, object] | None = None, head: str = "redoute,agfa,noel,bonnal"
) -> MaillotState:
    """Example 21: the first of seat 0 stands on 5.1 behind four riders of seat 1, with Noël in its wheel."""
    first = head.partition(",")[0]
    wall = "providence" if first == "redoute" else "redoute"
    spots = f"renault@6.1 ptt@6.2 vandamme@6.3 {wall}@6.4 {first}@5.1 agfa@5.2 noel@4.1"
    state = stand(f"{head} renault,ptt,vandamme,{wall}", spots, stage=2, options=options or {})
    return play(state, "stay stay break:0:0 stay break:0:0 stay")


def start(seats: int, **options: object) -> MaillotState:
    return game.new(seats, options)


def view(state: ludo.State) -> MaillotView:
    return cast(MaillotView, state.observe())


def at(state: ludo.State, *names: str) -> str:
    """Where riders stand, as col.lane; 0 is the banner."""
    riders = [view(state)["riders"][name] for name in names]
    return " ".join(f"{rider['col']}.{rider['lane']}" if rider["lane"] else f"{rider['col']}" for rider in riders)


def tank(state: ludo.State, name: str) -> tuple[int, int]:
    """Energy and form."""
    rider = view(state)["riders"][name]
    return rider["energy"], rider["form"]


def turn(state: ludo.State) -> str | None:
    now = view(state)["turn"]
    return now["rider"] if now else None


def asked(state: ludo.State) -> list[str]:
    """The riders still to be asked for help."""
    now = view(state)["turn"]
    return now["asked"] if now else []


def order(state: ludo.State) -> list[str]:
    """The rider in turn and those to come."""
    return [str(turn(state)), *view(state)["queue"]]


def furthest(state: ludo.State) -> int:
    """The furthest column among the legal cells."""
    return max(int(token.split(":")[1]) for token in legal(state) if token.startswith("to:"))


def breaks(state: ludo.State) -> set[str]:
    return {token for token in legal(state) if token.startswith("break:")}


def status(state: ludo.State, name: str) -> str:
    return view(state)["riders"][name]["status"]
