"""What the owner of the rider in turn may decide."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.maillot.rules.actions import ASSIST, BREAK, DECLINE, FINISH, PACT, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, Rider
from ludotheque.games.maillot.rules.turn import FREE, LEADING, PAIRED, SHIFTING, TOWING


def fill_wake(race: Race, out: vec[i64]) -> i64:
    """MJ-46: what a followed rider may decide."""
    rider = race.in_turn()
    out[0] = STAY  # MJ-55
    count: i64 = 1
    if can_tow(race, rider):
        out[count] = TOW
        count += 1
    if can_shift(race, rider):
        out[count] = SHIFT
        count += 1
    side: i64 = -1
    while side <= 1:
        partner: i64 = race.road.rider_on(rider.col, rider.lane + side)
        if partner != NONE and can_agree(race, rider, race.riders[partner]):
            out[count] = PACT + partner
            count += 1
        side += 2
    return count


def can_tow(race: Race, rider: Rider) -> bool:
    """MJ-49: a star move that begins forward or diagonally."""
    race.reach.ride(rider, TOWING, race.stars(rider), 0)
    return race.reach.can_end() or race.reach.over() > 0


def can_shift(race: Race, rider: Rider) -> bool:
    """MJ-54: a star move that begins sideways."""
    race.reach.ride(rider, SHIFTING, race.stars(rider), 0)
    return race.reach.can_end()


def can_agree(race: Race, rider: Rider, partner: Rider) -> bool:
    """MJ-56: the rider abreast has its turn to play and a joint move exists; MJ-57: it has not refused."""
    if not race.tour.pact or race.turn.has_refused(partner.number) or not race.is_waiting(partner):
        return False
    return race.pact.is_possible(rider, partner, race.stage, rider.energy)


def fill_breaks(race: Race, out: vec[i64]) -> i64:
    """MJ-25, MJ-31: every announcement of safe and risky cells."""
    rider = race.in_turn()
    wide: i64 = race.tour.risk + 1
    bold: bool = not race.turn.punctured and not race.turn.in_pact()  # MJ-48, MJ-58
    count: i64 = 0
    safe: i64 = 0
    if race.turn.in_pact():
        safe = least_safe(race, rider)
    while safe <= rider.energy:  # MJ-26, MJ-27
        most: i64 = 0
        if bold and rider.energy - safe + rider.form > 0:  # MJ-30
            most = race.tour.risk  # MJ-28
        risk: i64 = 0
        while risk <= most:
            out[count] = BREAK + safe * wide + risk
            count += 1
            risk += 1
        safe += 1
    return count


def least_safe(race: Race, rider: Rider) -> i64:
    """MJ-58, MJ-59: the fewest safe cells that allow the pact."""
    safe: i64 = 0
    while safe <= rider.energy and not allows_pact(race, rider, safe):
        safe += 1
    return safe


def allows_pact(race: Race, rider: Rider, safe: i64) -> bool:
    """Can the rider, first or second of a pact, keep it with so many safe cells?"""
    if race.turn.way == LEADING:
        return race.pact.is_possible(rider, race.partner(), race.stage, safe)
    race.reach.ride(rider, FREE, race.stars(rider), safe)
    return ends_beside(race, -1) or ends_beside(race, 1)


def ends_beside(race: Race, side: i64) -> bool:
    """Can the second rider of a pact end on that side of the first?"""
    return race.reach.ends_on(race.partner().col, race.partner().lane + side)


def fill_moves(race: Race, out: vec[i64]) -> i64:
    """MJ-16, MJ-17: every cell in reach, the line, or nothing."""
    rider = race.in_turn()
    way: i64 = race.turn.way
    if way == LEADING:
        return race.pact.fill(rider, race.partner(), race.stage, race.turn.extra(), out)
    if way == PAIRED:
        return fill_abreast(race, rider, out)
    race.reach.ride(rider, way, race.stars(rider), race.turn.extra())
    count: i64 = 0
    if way == FREE:
        out[0] = STAY
        count = 1
    if race.reach.over() > 0:  # MJ-20
        out[count] = FINISH
        count += 1
    return race.reach.fill(out, count)


def fill_abreast(race: Race, rider: Rider, out: vec[i64]) -> i64:
    """MJ-59: the cells next to the first rider of the pact."""
    race.reach.ride(rider, FREE, race.stars(rider), race.turn.extra())
    first = race.partner()
    cell: i64 = race.tour.to + (first.col - 1) * race.tour.lanes + first.lane - 1
    count: i64 = 0
    side: i64 = -1
    while side <= 1:
        if ends_beside(race, side):
            out[count] = cell + side
            count += 1
        side += 2
    return count


def fill_assists(race: Race, out: vec[i64]) -> i64:
    """MJ-37: one of the punctured riders abreast, or nobody."""
    out[0] = DECLINE
    count: i64 = 1
    side: i64 = -1
    while side <= 1:
        other: i64 = race.flat_beside(race.in_turn(), side)
        if other != NONE:
            out[count] = ASSIST + other
            count += 1
        side += 2
    return count
