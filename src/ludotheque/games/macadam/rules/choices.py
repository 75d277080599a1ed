"""What the acting player may do, phase by phase."""

from librt.vecs import vec
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
from ludotheque.games.macadam.rules.cards import AGENTS, KINDS, NONE, PAPERS, ROAD_USERS, answers, one
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.table import TO_EXTRA, TO_FOLLOW, TO_LEAD, TO_MENU, TO_SHOW, Table


def fill_choices(table: Table, out: vec[i64]) -> i64:
    """All legal actions; how many."""
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
    count = fill(out, 0, DISCARD, player.held)  # MC-51
    if table.pack.may_keep:  # MC-91
        out[count] = KEEP
        count += 1
    return count


def fill_menu(table: Table, player: Player, out: vec[i64]) -> i64:
    """MC-44: draw and die, each at most once, before the signal is chosen."""
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
    if player.has_agent() and (suitable == 0 or table.pack.free_agents):  # MC-42, MC-90
        out[count] = AGENT_PLAYED
        count += 1
    if suitable == 0 and is_stuck(table, player):  # MC-43
        out[count] = PASS
        count += 1
    return count


def fill_follow(table: Table, player: Player, out: vec[i64]) -> i64:
    matching: i64 = player.exposable(table.pack) & answers(table.demand)
    count = fill(out, 0, PLAY, matching)  # MC-46, MC-47, MC-50
    if player.has_agent() and (matching == 0 or table.pack.free_agents):  # MC-49, MC-60, MC-90
        out[count] = AGENT_PLAYED
        count += 1
    if matching == 0:  # MC-49
        out[count] = PASS
        count += 1
    if table.pack.everyone_rolls and may_roll(table, player):  # MC-92
        out[count] = ROLL
        count += 1
    return count


def may_roll(table: Table, player: Player) -> bool:
    """MC-54: once; MC-56: while a paper that can still be won is missing on his table."""
    return not table.rolled and table.board.winnable(player.papers) != 0


def may_draw(table: Table) -> bool:
    """MC-51: once in a lead, from a talon that is not empty."""
    return not table.drawn and not table.talon.is_empty()


def offered_kinds(table: Table) -> i64:
    """The kinds uncovered when the leader chose; while he is choosing, those uncovered now."""
    kinds: i64 = table.board.open_kinds()
    return kinds if table.signal == NONE else kinds | one(table.signal)


def is_stuck(table: Table, player: Player) -> bool:
    """MC-43: none of the leader's cards suits any signal that he could choose."""
    return player.exposable(table.pack) & table.pack.reach(offered_kinds(table)) == 0


def choosable(table: Table, player: Player) -> i64:
    """MC-41: kinds that admit a card he can expose; all of them with an agent, or when stuck (MC-43)."""
    kinds: i64 = table.board.open_kinds()
    if player.has_agent():
        return kinds
    ready: i64 = player.exposable(table.pack)
    admits = table.pack.admits
    fitting: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if admits[kind] & ready != 0:
            fitting |= one(kind)
        kind += 1
    fitting &= kinds
    return fitting if fitting != 0 else kinds


def extras(table: Table, player: Player) -> i64:
    """MC-58: a further card that matches the demand; MC-59: or a paper card."""
    return (player.exposable(table.pack) & answers(table.demand)) | (player.held & PAPERS)


def must_hold(table: Table) -> i64:
    """What the present phase tells of the acting hand: it can expose something of this set."""
    if table.phase == TO_FOLLOW:
        return answers(table.demand) | AGENTS
    if table.phase == TO_LEAD:
        return table.pack.admits[table.signal] | AGENTS
    if table.phase == TO_SHOW:
        return ROAD_USERS
    if table.phase == TO_EXTRA:
        return answers(table.demand) | PAPERS
    return 0


def fill(out: vec[i64], count: i64, first: i64, numbers: i64) -> i64:
    """Write first + each number of the set, from place count on; return how many there are now."""
    number: i64 = first
    left: i64 = numbers
    while left != 0:
        if left & 1:
            out[count] = number
            count += 1
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
