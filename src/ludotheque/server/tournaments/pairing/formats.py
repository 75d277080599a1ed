"""Draft the next round of a tournament by its format."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.server.protocol.tournaments import Format
from ludotheque.server.tournaments.pairing.company import NOBODY, Apart, like_standing, make_question
from ludotheque.server.tournaments.pairing.draft import Draft, Pool
from ludotheque.server.tournaments.pairing.even_company import even_company
from ludotheque.server.tournaments.pairing.field import by_standing, split_byes
from ludotheque.server.tournaments.pairing.ladder import draft_ladder
from ludotheque.server.tournaments.pairing.round_robin import draft_round_robin
from ludotheque.server.tournaments.rules.standings import points_of
from ludotheque.server.tournaments.state import TournamentState


def draft_round(state: TournamentState, apart: Apart = NOBODY) -> Draft:
    """Return the next round, before anybody is seated; ``apart``: who need not meet."""
    return DRAFTS[state.plan.format](state, apart)


def draft_swiss(state: TournamentState, apart: Apart) -> Draft:
    """Let people of like standing meet (T-42)."""
    players, byes = split_byes(state, by_standing(state))
    cost = like_standing(points_of(state))
    return Draft([Pool(1, players, make_question(state, players, cost, apart))], byes)


def draft_mixed(state: TournamentState, apart: Apart) -> Draft:
    """Let everybody have as strong company as all others, over all rounds (T-43)."""
    players, byes = split_byes(state, by_standing(state))
    return Draft([Pool(1, players, make_question(state, players, even_company(state), apart))], byes)


DRAFTS: dict[Format, Callable[[TournamentState, Apart], Draft]] = {
    "swiss": draft_swiss,
    "round_robin": draft_round_robin,
    "duplicate": draft_mixed,
    "ladder": draft_ladder,
}
