"""Note what the acting seat of Macadam sees: the hand, the board, the unseen cards, what the others showed."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.card_values import leads_left
from ludotheque.games.macadam.bot.eye_facts import (
    BEHIND_AT,
    CENTRE,
    CENTRE_AT,
    COPIES,
    COUP_AT,
    COUPS,
    DEMAND_AT,
    FACTS,
    FRESH,
    FRESH_AT,
    HAND_AT,
    HIS_PAPERS,
    LACKS,
    LEADS,
    LEADS_AT,
    MOST,
    OPTIONS_AT,
    OTHER,
    OTHERS_AT,
    OTHERS_SIZES,
    OWNED_AT,
    PAPERS_AT,
    PHASE_AT,
    SEATS_AT,
    SIGNAL_AT,
    SIGNALS,
    SIGNALS_AT,
    SIZE_AT,
    SIZES,
    STAND,
    STANDS,
    STANDS_AT,
    STILL_TO_PLAY,
    UNSEEN,
    UNSEEN_AT,
)
from ludotheque.games.macadam.bot.judgement import Judgement
from ludotheque.games.macadam.bot.odds import Odds
from ludotheque.games.macadam.rules.actions import SEATS
from ludotheque.games.macadam.rules.cards import AGENT, INSURANCE, KINDS, TYPES, Pack, one
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import Table
from ludotheque.kernel.instinct import Eye
from ludotheque.kernel.state import State

STEP: Final = 25  # points, in which a lead is told to those who learn
MIDDLE: Final = 100
UTMOST: Final = 200


@final
@mypyc_attr(acyclic=True)
class MacadamEye(Eye):
    """Notes the facts of a moment; the odds must have been looked at before."""

    def __init__(self, judgement: Judgement) -> None:
        super().__init__(FACTS, MOST)
        self.pack: Pack = judgement.pack
        self.odds: Odds = judgement.harm.odds

    def look(self, state: State) -> None:
        assert isinstance(state, MacadamState)
        self.look_at_agreement(state)
        self.note(PHASE_AT + state.phase)
        self.note(COUP_AT + least(state.coup, COUPS))
        self.note(LEADS_AT + least(leads_left(state, state.pack.coups - state.coup), LEADS))
        self.note(BEHIND_AT + state.seats - 1 - state.followed)
        self.look_at_hand(state)
        self.look_at_board(state)
        self.look_at_unseen()
        k: i64 = 1
        while k < state.seats:
            self.look_at_other(state, k, OTHERS_AT + (k - 1) * OTHER)
            k += 1

    def look_at_agreement(self, table: Table) -> None:
        """Note how many play, and which options are not the usual ones."""
        pack = self.pack
        self.note(SEATS_AT + table.seats)
        self.flag(OPTIONS_AT, pack.vehicle_penalty)
        self.flag(OPTIONS_AT + 1, pack.only_papers)
        self.flag(OPTIONS_AT + 2, pack.everyone_rolls)
        self.flag(OPTIONS_AT + 3, pack.first_out)
        self.flag(OPTIONS_AT + 4, table.round < pack.rounds)

    def look_at_hand(self, table: Table) -> None:
        player = table.players[table.turn]
        card: i64 = 0
        while card < TYPES:
            copies: i64 = i64(player.hand[card])
            if copies > 0:
                self.note(HAND_AT + card * COPIES + least(copies - 1, COPIES))
            card += 1
        self.note(SIZE_AT + least(player.size, SIZES))
        self.note(PAPERS_AT + player.papers)
        self.note(OWNED_AT + (player.papers | player.held >> INSURANCE))

    def look_at_board(self, table: Table) -> None:
        kind: i64 = 0
        while kind < KINDS:
            self.note(SIGNALS_AT + kind * SIGNALS + least(i64(table.board.uncovered[kind]), SIGNALS))
            kind += 1
        self.note(SIGNAL_AT + table.signal + 1)
        self.note(DEMAND_AT + table.demand + 1)
        self.note(FRESH_AT + least(table.talon.fresh_size, FRESH))
        self.note(CENTRE_AT + least(table.board.centre, CENTRE))

    def look_at_unseen(self) -> None:
        card: i64 = 0
        while card < TYPES:
            self.note(UNSEEN_AT + card * UNSEEN + few(self.odds.unseen[card]))
            card += 1

    def look_at_other(self, table: Table, k: i64, at: i64) -> None:
        """Note what is known of the k-th player to the left."""
        seat: i64 = (table.turn + k) % table.seats
        player = table.players[seat]
        size: i64 = player.size
        if size > 3:
            size = least(size // 2 + 1, OTHERS_SIZES)
        self.note(at + size)
        self.note(at + HIS_PAPERS + player.papers)
        turns: i64 = table.seats - k if table.backwards else k
        self.flag(at + STILL_TO_PLAY, turns <= table.seats - 1 - table.followed)
        lacks: i64 = self.odds.lacks[seat]
        card: i64 = 0
        while card <= AGENT:
            self.flag(at + LACKS + card, lacks & one(card) != 0)
            card += 1
        lead: i64 = table.score(table.turn) - table.score(seat) + STANDS * STAND // 2
        self.note(at + STANDS_AT + least(max(lead, i64(0)) // STAND, STANDS))

    def secrets(self, state: State) -> list[int]:
        """Write down every hand, the talon, and the exact lead over each."""
        assert isinstance(state, MacadamState)
        found: list[int] = []
        for k in range(SEATS):
            if k < state.seats:
                found.extend([int(i64(copies)) for copies in state.players[(state.turn + k) % state.seats].hand])
            else:
                found.extend([0] * TYPES)
        found.extend([int(i64(copies)) for copies in state.talon.fresh])
        for k in range(SEATS):
            lead = state.score(state.turn) - state.score((state.turn + k) % state.seats)
            found.append(max(0, min(UTMOST, MIDDLE + int(lead // STEP))))
        return found


def least(number: i64, answers: i64) -> i64:
    """Return the number, or the last answer."""
    return min(number, answers - 1)


def few(cards: i64) -> i64:
    """Count none, one, two, three or four, more."""
    if cards <= 3:
        return max(cards, i64(0))
    return 3 if cards == 4 else UNSEEN - 1
