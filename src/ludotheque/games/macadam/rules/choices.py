"""List what the acting player may do, phase by phase."""

from librt.vecs import vec
from mypy_extensions import i64

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
from ludotheque.games.macadam.rules.cards import AGENTS, ANY_VEHICLE, NONE, ROAD_USERS, answers, one
from ludotheque.games.macadam.rules.diary import OR_PAPER, PAPER, sought
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.table import TO_EXTRA, TO_FOLLOW, TO_LEAD, TO_MENU, TO_SHOW, Table


def fill_choices(table: Table, out: vec[i64]) -> i64:
    """Write all legal actions; return how many."""
    player = table.players[table.turn]
    if table.phase == TO_FOLLOW:
        return fill_follow(table, player, out)
    if table.phase == TO_MENU:
        return fill_menu(table, player, out)
    if table.phase == TO_LEAD:
        return fill_lead(table, player, out)
    if table.phase == TO_SHOW:
        out[0] = SHOW_NONE
        return fill(out, 1, SHOW, player.exposable(table.pack) & ROAD_USERS)  # MC-62
    if table.phase == TO_EXTRA:
        out[0] = EXTRA_NONE
        return fill(out, 1, EXTRA, extras(table, player))
    return fill(out, 0, DISCARD, player.held)  # MC-51


def fill_menu(table: Table, player: Player, out: vec[i64]) -> i64:
    """Offer draw and die, each at most once, before the signal is chosen (MC-44)."""
    count: i64 = 0
    if may_roll(table, player):
        out[count] = ROLL
        count += 1
    if may_draw(table):
        out[count] = DRAW
        count += 1
    if player.size == 0:  # MC-52
        return count
    return fill(out, count, SIGNAL, choosable(table, player))


def fill_lead(table: Table, player: Player, out: vec[i64]) -> i64:
    suitable: i64 = player.exposable(table.pack) & table.pack.admits[table.signal]  # MC-40
    count = fill(out, 0, PLAY, suitable)
    if suitable == 0 and player.has_agent():  # MC-42
        out[count] = AGENT_PLAYED
        count += 1
    if suitable == 0 and is_stuck(table, player):  # MC-43
        out[count] = PASS
        count += 1
    return count


def fill_follow(table: Table, player: Player, out: vec[i64]) -> i64:
    matching: i64 = player.exposable(table.pack) & answers(table.demand)
    count: i64 = 0
    if table.demand == ANY_VEHICLE:
        count = fill(out, 0, PLAY, matching)  # MC-47
    elif matching != 0:
        out[0] = PLAY + table.demand  # MC-46, MC-50: nothing else matches
        count = 1
    if matching == 0 and player.has_agent():  # MC-49, MC-60, MC-50
        out[count] = AGENT_PLAYED
        count += 1
    if matching == 0:  # MC-49
        out[count] = PASS
        count += 1
    if may_roll_too(table, player):
        out[count] = ROLL
        count += 1
    return count


def may_roll(table: Table, player: Player) -> bool:
    """Allow one throw (MC-54), while a paper that can still be won is missing on the table (MC-56)."""
    return not table.rolled and table.board.winnable(player.papers) != 0


def may_roll_too(table: Table, player: Player) -> bool:
    """Allow a follower to throw like the leader, if so agreed (MC-92)."""
    return table.pack.everyone_rolls and may_roll(table, player)


def may_draw(table: Table) -> bool:
    """Allow one draw in a lead, from a talon that is not empty (MC-51)."""
    return not table.drawn and not table.talon.is_empty()


def offered_kinds(table: Table) -> i64:
    """Return the kinds uncovered when the leader chose, or those uncovered now before that choice."""
    kinds: i64 = table.board.open
    return kinds if table.signal == NONE else kinds | one(table.signal)


def is_stuck(table: Table, player: Player) -> bool:
    """Ask whether none of the leader's cards suits any signal on offer (MC-43)."""
    return player.exposable(table.pack) & table.pack.reach[offered_kinds(table)] == 0


def choosable(table: Table, player: Player) -> i64:
    """Return the kinds that admit a card to expose (MC-41); all of them with an agent, or when stuck (MC-43)."""
    kinds: i64 = table.board.open
    if player.has_agent():
        return kinds
    fitting: i64 = kinds & table.pack.fitting[player.exposable(table.pack) & ROAD_USERS]
    return fitting if fitting != 0 else kinds


def extra_sought(table: Table) -> i64:
    """Name the extra card: one that matches the demand (MC-58) or a paper (MC-59), or a paper only (MC-96)."""
    if table.pack.only_papers:
        return PAPER
    return OR_PAPER + table.demand


def extras(table: Table, player: Player) -> i64:
    """Return the types of which the leader can expose an extra card."""
    return player.exposable(table.pack) & sought(table.pack, extra_sought(table))


def must_hold(table: Table) -> i64:
    """Return the set of which the acting hand can expose something in this phase; 0 if the phase tells nothing."""
    if table.phase == TO_FOLLOW:
        if may_roll_too(table, table.players[table.turn]):
            return 0  # the throw is offered whatever the hand
        return answers(table.demand) | AGENTS
    if table.phase == TO_LEAD:
        return table.pack.admits[table.signal] | AGENTS
    if table.phase == TO_SHOW:
        return ROAD_USERS
    if table.phase == TO_EXTRA:
        return sought(table.pack, extra_sought(table))
    return 0


def fill(out: vec[i64], count: i64, first: i64, numbers: i64) -> i64:
    """Write first + each number of the set, from place count on; return how many there are now.

    Every number is written, but counted only if it is in the set: the next one replaces the others. Nobody can
    foresee which are in a set, and a wrong guess of the processor would cost more than the writing.
    """
    number: i64 = first
    left: i64 = numbers
    while left != 0:
        out[count] = number
        count += left & 1
        left >>= 1
        number += 1
    return count


def fill_evenly(out: vec[i64], weights: vec[i64], first: i64, number: i64) -> i64:
    """Write so many events, all as likely; return how many."""
    i: i64 = 0
    while i < number:
        out[i] = first + i
        weights[i] = 1
        i += 1
    return number
