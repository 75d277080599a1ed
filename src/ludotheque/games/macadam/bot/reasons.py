"""Give the coach of Macadam reasons for a choice: a message and its arguments."""

from mypy_extensions import i64

from ludotheque.games.macadam.bot.ending import hastens_defeat
from ludotheque.games.macadam.bot.judgement import Judgement
from ludotheque.games.macadam.bot.lead_values import demanded
from ludotheque.games.macadam.bot.odds import CERTAIN
from ludotheque.games.macadam.bot.weights import POINT
from ludotheque.games.macadam.rules.actions import (
    AGENT_PLAYED,
    DISCARD,
    DRAW,
    EXTRA,
    EXTRA_NONE,
    PASS,
    PLAY,
    ROLL,
    SHOW,
    SHOW_NONE,
    SIGNAL,
)
from ludotheque.games.macadam.rules.cards import GREEN_ARROW, NONE, one
from ludotheque.games.macadam.rules.table import Table
from ludotheque.kernel.advice import Reason

PLAIN = {ROLL: "hint-roll", PASS: "hint-pass", EXTRA_NONE: "hint-hold"}


def reasons_for(judgement: Judgement, table: Table, action: int) -> list[Reason]:
    """Give reasons from the acting seat's own hand and from what lies open."""
    if action in PLAIN:
        return [Reason(PLAIN[action], {})]
    if action == DRAW:
        return [Reason("hint-draw-last" if hastens_defeat(table) else "hint-draw", {})]
    if action == AGENT_PLAYED:
        return [agent_reason(judgement, table)]
    if action == SHOW_NONE:
        return [Reason("hint-alone", {})]
    judgement.look(table)
    if action < DISCARD:
        return [signal_reason(judgement, table, i64(action) - SIGNAL)]
    if action < PLAY:
        return [burial_reason(table, i64(action) - DISCARD)]
    if action >= EXTRA:
        return [Reason("hint-extra", {"points": int(table.pack.cards[action - EXTRA].points)})]
    if action >= SHOW:
        return [demand_reason(judgement, table, i64(action) - SHOW, i64(action) - SHOW)]
    card = i64(action) - PLAY
    if table.turn != table.leader:
        return [Reason("hint-follow", {"points": int(table.pack.cards[card].points)})]
    return [demand_reason(judgement, table, card, demanded(table.signal, card))]


def agent_reason(judgement: Judgement, table: Table) -> Reason:
    behind = int(table.seats - 1 - table.followed)
    if table.demand == GREEN_ARROW and table.turn != table.leader and behind > 0:
        return Reason("hint-cut", {"players": behind})
    lost = 0 if table.demand == NONE else int(judgement.harm.miss(table.demand)) // POINT
    return Reason("hint-agent", {"lost": lost})


def signal_reason(judgement: Judgement, table: Table, kind: i64) -> Reason:
    """Explain a signal by the best card for it."""
    ready = table.players[table.turn].exposable(table.pack) & table.pack.admits[kind]
    best, most = i64(NONE), i64(0)
    for number in range(GREEN_ARROW + 2):
        card = i64(number)
        if ready & one(card) != 0:
            lead = judgement.lead_values.lead(table, card, demanded(kind, card))
            if best == NONE or lead > most:
                best, most = card, lead
    if best == NONE:
        return Reason("hint-nothing", {})
    return demand_reason(judgement, table, best, demanded(kind, best))


def demand_reason(judgement: Judgement, table: Table, card: i64, demand: i64) -> Reason:
    """Explain a card by how many of those who still have to play will probably match it."""
    points = int(table.pack.cards[card].points)
    behind = int(table.seats - 1 - table.followed)
    if behind == 0 or (table.demand == GREEN_ARROW and table.turn != table.leader):
        return Reason("hint-last", {"points": points})
    judgement.harm.of(table, demand)  # which looks at the odds
    step = judgement.harm.step(table, demand)
    seat, chance = table.turn, 0
    for _ in range(behind):
        seat = (seat + step) % table.seats
        chance += int(judgement.harm.odds.matches(table, seat, demand))
    return Reason("hint-lead", {"points": points, "percent": 100 * chance // (CERTAIN * behind)})


def burial_reason(table: Table, card: i64) -> Reason:
    """Explain a burial: a card that cannot be exposed, or the one that will be missed least."""
    player = table.players[table.turn]
    if player.exposable(table.pack) & one(card) == 0:
        return Reason("hint-bury-unready", {})
    if table.pack.cards[card].points == 0:
        return Reason("hint-bury-idle", {})
    return Reason("hint-bury", {"points": int(table.pack.cards[card].points)})
