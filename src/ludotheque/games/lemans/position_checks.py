"""What makes sense in a position of 24 Heures, beyond its shape."""

from __future__ import annotations

from ludotheque.games.lemans.position_schema import Facts
from ludotheque.games.lemans.rules.cards import INCIDENT, WEATHER
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.kernel.position import require


def check_cards(state: LemansState, given: Facts) -> None:
    """Require the hands, the deck and the card that waits to be what the phase implies."""
    for seat, car in enumerate(state.cars):
        wanted = 2 if given.phase == "card" and seat == state.turn else 1
        if given.phase == "deal":
            wanted = int((seat - state.starter) % state.seats < (state.turn - state.starter) % state.seats)
            require(car.laid == 0, f"$.cars[{seat}].pile", "nothing is laid while cards are dealt (LM-04)")
        held = len(given.cars[seat].hand)
        require(held == wanted, f"$.cars[{seat}].hand", f"found {held} cards, accepted is {wanted} now")
    if given.phase != "over":
        low = 0 if given.phase in ("card", "target") else 1
        require(state.deck() >= low, "$.cars", "the deck is used up (LM-50)")
        require(state.racing >= 2, "$.cars", "the round is over with one car left (LM-51)")
    fits = (given.pending is not None) == (given.phase == "target")
    require(fits, "$.pending", "a card waits for its target in phase target, and only then")
    if given.pending is not None:
        require(
            _is_attack(state, state.pending), "$.pending", f"found {given.pending}, accepted is weather or incident"
        )
        require(state.fill_legal(state.scratch[:]) > 1, "$.pending", "it falls on the only majority by itself (LM-41)")


def check_end(state: LemansState, given: Facts) -> None:
    """Require the end of the round before, or of the race, to be what the table shows."""
    if given.phase != "over":
        require(given.round > 1 or given.last_end is None, "$.last_end", "no round has ended yet")
        return
    accepted = "all_passed" if state.deck() > 0 else "deck"
    if state.racing == 1:
        accepted = "last_car"  # LM-56
    require(given.last_end == accepted, "$.last_end", f"found {given.last_end}, accepted is {accepted}")
    written = [int(car.points()) for car in state.cars]
    require(given.history[-1] == written, f"$.history[{given.round - 1}]", f"accepted is {written}, as the cars show")


def _is_attack(state: LemansState, number: int) -> bool:
    """Tell whether the card may be laid in front of others: weather or incident."""
    return state.pack.cards[number].kind in (WEATHER, INCIDENT)
