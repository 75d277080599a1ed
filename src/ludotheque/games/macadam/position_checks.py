"""Check that the parts of a position of Macadam go together."""

from __future__ import annotations

from ludotheque.games.macadam.edition import TYPES
from ludotheque.games.macadam.rules.cards import ANY_VEHICLE, GREEN_ARROW, NONE, WAIT
from ludotheque.games.macadam.rules.choices import must_hold
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import (
    FINISHED,
    TO_DEALER,
    TO_DISCARD,
    TO_DRAW,
    TO_EXTRA,
    TO_FOLLOW,
    TO_LEAD,
    TO_MENU,
    TO_ROLL,
    TO_SHOW,
)
from ludotheque.kernel.position import require


def papers_laid(state: MacadamState, player: Player, where: str) -> None:
    """Check that no vehicle lies on a table without its paper (MC-20, MC-21)."""
    for name, number, card in zip(TYPES, player.exposed, state.pack.cards, strict=True):
        fits = number == 0 or card.paper & ~player.papers == 0
        require(fits, f"{where}.exposed", f"{name} is exposed without its paper (MC-20, MC-21)")


def deal(state: MacadamState) -> None:
    """Check that nothing has happened yet but the deal."""
    require(state.phase != TO_DEALER or (state.dealer == NONE and state.round == 1), "$.dealer", "it is not drawn yet")
    require(state.coup == 0, "$.coup", f"found {state.coup}, accepted is 0 before the first coup")
    state.dealt = sum(player.size for player in state.players)
    whole = state.pack.hand * state.seats if state.phase != TO_DEALER else 1
    require(state.dealt < whole, "$.players", f"found {state.dealt} cards dealt, accepted are fewer than {whole}")
    for k in range(state.seats):
        seat = (state.dealer + 1 + k) % state.seats
        player = state.players[seat]
        wanted = (state.dealt + state.seats - 1 - k) // state.seats
        require(player.size == wanted, f"$.players[{seat}].hand", f"{wanted} cards, dealt one by one (MC-24)")
        idle = sum(player.exposed) == 0 and player.papers == 0 and player.penalties == 0
        require(idle, f"$.players[{seat}]", "before the first coup nothing lies on the table")
    idle = state.board.tokens == 0 and state.board.centre == 0
    require(idle, "$.covered", "before the first coup the board is empty")


def coup(state: MacadamState) -> None:
    """Check that turn, tokens, demand and direction are what the phase implies."""
    phase, leads = state.phase, state.turn == state.leader
    require(state.coup >= 1, "$.coup", "accepted is 1 or more once the cards are dealt")
    choosing = phase in (TO_MENU, TO_DRAW, TO_DISCARD) or (phase == TO_ROLL and leads)
    tokens = state.coup - 1 if choosing else state.coup
    require(state.board.tokens == tokens, "$.covered", f"found {state.board.tokens} signals, accepted is {tokens}")
    if phase in (TO_MENU, TO_DRAW, TO_DISCARD, TO_LEAD, TO_EXTRA):
        require(leads, "$.turn", f"accepted is the leader, {state.leader} (MC-31)")
    elif phase == TO_FOLLOW:
        require(not leads, "$.turn", "accepted is a follower")
    elif phase == TO_ROLL:
        require(leads or state.pack.everyone_rolls, "$.turn", "only the leader throws (MC-54)")
    _demand(state, phase == TO_EXTRA or (phase != FINISHED and not leads))
    full = state.board.centre == state.pack.agents and (choosing or phase in (TO_LEAD, FINISHED))
    require(not full, "$.centre", "all agents in the centre go back to the talon (MC-65)")
    _flags(state, leads)


def _demand(state: MacadamState, due: bool) -> None:
    require((state.demand != NONE) == due, "$.demand", "named after the first card of the coup, and only then")
    fits = state.demand != ANY_VEHICLE or state.signal == WAIT
    require(fits, "$.demand", "any vehicle is demanded on a wait signal only (MC-47)")
    turned = due and state.players[state.leader].exposed[GREEN_ARROW] > 0
    require(turned or not state.backwards, "$.reversed", "only the leader's green arrow turns the coup (MC-33)")
    if state.phase == TO_EXTRA:
        fits = state.backwards == (state.demand == GREEN_ARROW)
        require(fits, "$.reversed", "the first card of the coup decides (MC-33)")


def _flags(state: MacadamState, leads: bool) -> None:
    over = state.phase == FINISHED
    require(state.rolled or state.phase != TO_ROLL, "$.rolled", "true while the die rolls")
    idle = over or (not leads and not state.pack.everyone_rolls)
    require(not (state.rolled and idle), "$.rolled", "only the leader throws (MC-54)")
    require(state.drawn or state.phase not in (TO_DRAW, TO_DISCARD), "$.drawn", "true once a card is drawn")
    require(not (state.drawn and over), "$.drawn", "false when the game is over")


def phase(state: MacadamState) -> None:
    """Check that the acting seat can do what the phase asks for."""
    if state.phase == FINISHED:
        require(state.round == state.pack.rounds, "$.round", f"the game is over after round {state.pack.rounds} only")
        ended = state.coup == state.pack.coups or state.is_eliminated()
        require(ended, "$.phase", "the round is not over (MC-75, MC-76)")
        return
    player = state.players[state.turn]
    where = f"$.players[{state.turn}].hand"
    must = must_hold(state)
    require(must == 0 or player.exposable(state.pack) & must != 0, where, f"nothing to decide in phase {_name(state)}")
    require(state.phase != TO_SHOW or state.board.centre > 0, "$.centre", "the agent played lies in the centre")
    require(state.phase != TO_DISCARD or player.size > 1, where, "a hand that was empty buries nothing (MC-52)")
    require(state.phase != TO_DRAW or not state.talon.is_empty(), "$.fresh", "the talon is empty")
    fits = state.phase != TO_ROLL or state.board.winnable(player.papers) != 0
    require(fits, "$.players", "no paper can be won (MC-56)")
    require(state.phase != TO_MENU or not state.drawn or player.size > 0, where, "a card drawn is kept (MC-52)")
    begins = state.phase == TO_DRAW or (state.signal == NONE and not state.drawn)
    require(not (begins and state.is_eliminated()), "$.players", "the round is over (MC-76)")


def _name(state: MacadamState) -> str:
    return {TO_FOLLOW: "follow", TO_LEAD: "lead", TO_SHOW: "show"}.get(int(state.phase), "extra")
