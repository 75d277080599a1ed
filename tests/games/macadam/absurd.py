"""Moves of Macadam that anybody at the table would call absurd."""

from __future__ import annotations

from ludotheque.games.macadam.rules.actions import (
    AGENT_PLAYED,
    DISCARD,
    EXTRA,
    EXTRA_NONE,
    PASS,
    PLAY,
    ROLL,
    SHOW,
    SHOW_NONE,
    SIGNAL,
)
from ludotheque.games.macadam.rules.cards import (
    AGENT,
    BICYCLE,
    BLUE_ARROW,
    GREEN_ARROW,
    INSURANCE,
    MOPED,
    MOTOR,
    PERMIT,
    TYPES,
    VEHICLES,
    answers,
    one,
)
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import TO_DISCARD, TO_EXTRA, TO_FOLLOW, TO_LEAD, TO_MENU, TO_SHOW

PAPER_OF = {MOPED: INSURANCE, MOTOR: PERMIT}


def acting(state: MacadamState) -> Player:
    return state.players[state.turn]


def is_worthless(state: MacadamState, card: int) -> bool:
    """Can this card of the acting hand never bring anything: a paper too many, or an arrow without signal or agent?"""
    player = acting(state)
    if card in (INSURANCE, PERMIT):
        return bool(player.papers & one(card - INSURANCE) or player.hand[card] > 1)
    if card in (GREEN_ARROW, BLUE_ARROW):
        return not state.pack.reach[state.board.open] & one(card) and player.hand[AGENT] == 0
    return False


def buries_points_before_a_worthless_card(state: MacadamState, action: int) -> bool:
    """A pedestrian or a bicycle that a signal still admits goes under the talon; a card without any use stays."""
    if state.phase != TO_DISCARD or not 0 <= action - DISCARD <= BICYCLE:
        return False
    live = state.pack.reach[state.board.open] & one(action - DISCARD)
    held = [card for card in range(TYPES) if acting(state).hand[card] > 0]
    return bool(live and any(is_worthless(state, card) for card in held))


def buries_an_agent_before_a_worthless_card(state: MacadamState, action: int) -> bool:
    if state.phase != TO_DISCARD or action != DISCARD + AGENT:
        return False
    return any(acting(state).hand[card] > 0 and is_worthless(state, card) for card in range(TYPES))


def is_last_coup(state: MacadamState) -> bool:
    return state.board.tokens == state.pack.coups


def points(state: MacadamState, card: int) -> int:
    return int(state.pack.cards[card].points)


def passes_up_points_in_the_last_coup(state: MacadamState, action: int) -> bool:
    """Cards left in hand count for nothing, and the poorer one, or none, is laid down."""
    if not is_last_coup(state):
        return False
    legal = state.legal()
    if state.phase == TO_SHOW:
        best = max((points(state, other - SHOW) for other in legal if other != SHOW_NONE), default=0)
        return best > (0 if action == SHOW_NONE else points(state, action - SHOW)) == 0
    if state.phase == TO_EXTRA:
        best = max((points(state, other - EXTRA) for other in legal if other != EXTRA_NONE), default=0)
        return best > 0 and action == EXTRA_NONE
    if state.phase in (TO_FOLLOW, TO_LEAD):
        plays = [points(state, other - PLAY) for other in legal if PLAY <= other < SHOW]
        return state.demand >= 0 and bool(plays) and PLAY <= action < SHOW and points(state, action - PLAY) < max(plays)
    return False


def pays_rather_than_play_a_last_agent(state: MacadamState, action: int) -> bool:
    """In the last coup an agent in hand is worth nothing, and the fine is paid all the same."""
    if state.phase != TO_FOLLOW or action != PASS or not is_last_coup(state) or AGENT_PLAYED not in state.legal():
        return False
    return bool(not answers(state.demand) & VEHICLES or state.pack.vehicle_penalty)


def leaves_a_free_throw(state: MacadamState, action: int) -> bool:
    """A vehicle waits for its paper, the throw is free, and a signal is chosen instead."""
    if state.phase != TO_MENU or not SIGNAL <= action < DISCARD or ROLL not in state.legal():
        return False
    player = acting(state)
    waiting = [
        vehicle
        for vehicle, paper in PAPER_OF.items()
        if player.hand[vehicle] > 0 and not player.papers & one(paper - INSURANCE) and player.hand[paper] == 0
    ]
    return bool(waiting)


ABSURD = (
    buries_points_before_a_worthless_card,
    buries_an_agent_before_a_worthless_card,
    passes_up_points_in_the_last_coup,
    pays_rather_than_play_a_last_agent,
    leaves_a_free_throw,
)
