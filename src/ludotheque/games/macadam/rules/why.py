"""Why one would choose so in Macadam, for the coach: a message and its arguments."""

from mypy_extensions import i64

from ludotheque.games.macadam.rules.actions import (
    AGENT_PLAYED,
    DISCARD,
    DRAW,
    EXTRA,
    EXTRA_NONE,
    KEEP,
    PASS,
    PLAY,
    ROLL,
    SHOW,
    SHOW_NONE,
    SIGNAL,
)
from ludotheque.games.macadam.rules.cards import GREEN_ARROW, NONE, one
from ludotheque.games.macadam.rules.judging import Judging
from ludotheque.games.macadam.rules.leading import demanded
from ludotheque.games.macadam.rules.odds import CERTAIN
from ludotheque.games.macadam.rules.table import Table
from ludotheque.kernel.advice import Reason

PLAIN = {ROLL: "hint-roll", DRAW: "hint-draw", KEEP: "hint-keep", PASS: "hint-pass", EXTRA_NONE: "hint-hold"}


def why(judging: Judging, table: Table, action: int) -> list[Reason]:
    """From the acting seat's own hand and from what lies open."""
    if action in PLAIN:
        return [Reason(PLAIN[action], {})]
    if action == AGENT_PLAYED:
        return [why_agent(table)]
    if action == SHOW_NONE:
        return [Reason("hint-alone", {})]
    judging.look(table)
    if action < DISCARD:
        return [why_signal(judging, table, i64(action) - SIGNAL)]
    if action < PLAY:
        return [why_bury(table, i64(action) - DISCARD)]
    if action >= EXTRA:
        return [Reason("hint-extra", {"points": int(table.pack.cards[action - EXTRA].points)})]
    if action >= SHOW:
        return [why_demand(judging, table, i64(action) - SHOW, i64(action) - SHOW)]
    card = i64(action) - PLAY
    if table.turn != table.leader:
        return [Reason("hint-follow", {"points": int(table.pack.cards[card].points)})]
    return [why_demand(judging, table, card, demanded(table.signal, card))]


def why_agent(table: Table) -> Reason:
    behind = int(table.seats - 1 - table.followed)
    if table.demand == GREEN_ARROW and table.turn != table.leader and behind > 0:
        return Reason("hint-cut", {"players": behind})
    return Reason("hint-agent", {})


def why_signal(judging: Judging, table: Table, kind: i64) -> Reason:
    """By the best card for it."""
    ready = table.players[table.turn].exposable(table.pack) & table.pack.admits[kind]
    best, most = i64(NONE), i64(0)
    for number in range(GREEN_ARROW + 2):
        card = i64(number)
        if ready & one(card) != 0:
            lead = judging.leading.lead(table, card, demanded(kind, card))
            if best == NONE or lead > most:
                best, most = card, lead
    if best == NONE:
        return Reason("hint-nothing", {})
    return why_demand(judging, table, best, demanded(kind, best))


def why_demand(judging: Judging, table: Table, card: i64, demand: i64) -> Reason:
    """How many of those who still have to play will probably match it."""
    points = int(table.pack.cards[card].points)
    behind = int(table.seats - 1 - table.followed)
    if behind == 0 or (table.demand == GREEN_ARROW and table.turn != table.leader):
        return Reason("hint-last", {"points": points})
    judging.harm.of(table, demand)  # which looks at the odds
    step = judging.harm.step(table, demand)
    seat, chance = table.turn, 0
    for _ in range(behind):
        seat = (seat + step) % table.seats
        chance += int(judging.harm.odds.matches(table, seat, demand))
    return Reason("hint-lead", {"points": points, "percent": 100 * chance // (CERTAIN * behind)})


def why_bury(table: Table, card: i64) -> Reason:
    """A card that cannot be exposed, or the one that will be missed least."""
    player = table.players[table.turn]
    if player.exposable(table.pack) & one(card) == 0:
        return Reason("hint-bury-unready", {})
    if table.pack.cards[card].points == 0:
        return Reason("hint-bury-idle", {})
    return Reason("hint-bury", {"points": int(table.pack.cards[card].points)})
