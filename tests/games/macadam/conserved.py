"""Macadam: every card, signal and ticket is somewhere, and the diary tells the truth."""

from __future__ import annotations

from ludotheque.games.macadam import diary
from ludotheque.games.macadam.rules.cards import AGENT
from ludotheque.games.macadam.rules.state import MacadamState


def check(state: MacadamState) -> None:
    pack, board, talon = state.pack, state.board, state.talon
    counts = [int(fresh) + int(absent) for fresh, absent in zip(talon.fresh, talon.absent, strict=True)]
    assert sum(talon.fresh) == talon.fresh_size
    for player in state.players:
        assert sum(player.hand) == player.size
        assert player.held == sum(1 << card for card, number in enumerate(player.hand) if number)
        counts = [a + int(b) + int(c) for a, b, c in zip(counts, player.hand, player.exposed, strict=True)]
    for place in range(talon.top, talon.bottom):
        counts[talon.buried[place]] += 1
    counts[AGENT] += board.centre
    assert counts == [card.copies for card in pack.cards]
    assert sum(board.uncovered) + board.tokens == pack.coups
    assert board.insurances + sum(player.tickets & 1 for player in state.players) == pack.insurances
    assert board.permits + sum(player.tickets >> 1 for player in state.players) == pack.permits
    diary.check(state)
