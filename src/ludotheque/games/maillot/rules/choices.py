"""List what a seat may decide for its rider."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.maillot.rules.actions import ALONE, ASSIST, BREAK, DECLINE, FINISH, PACT, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, Rider
from ludotheque.games.maillot.rules.turn import FREE, LEADING, PAIRED, SHIFTING, TOWING


def has_wake(race: Race, rider: Rider) -> bool:
    """Tell whether the rider decides first, because it or a rider abreast is followed (MJ-46, MJ-77)."""
    if race.is_followed(rider):
        return True
    return partner_on(race, rider, -1) != NONE or partner_on(race, rider, 1) != NONE


def fill_wake(race: Race, out: vec[i64]) -> i64:
    """List the decisions of a followed rider (MJ-46), or of one that can only propose a pact (MJ-77)."""
    rider = race.in_turn()
    count: i64 = 0
    if race.is_followed(rider):
        out[0] = STAY  # MJ-55
        count = 1
        if can_tow(race, rider):
            out[count] = TOW
            count += 1
        if can_shift(race, rider):
            out[count] = SHIFT
            count += 1
    if count <= 1:  # MJ-75: neither tow nor side-step; MJ-77: nobody follows
        out[count] = ALONE
        count += 1
    side: i64 = -1
    while side <= 1:
        partner: i64 = partner_on(race, rider, side)
        if partner != NONE:
            out[count] = PACT + partner
            count += 1
        side += 2
    return count


def partner_on(race: Race, rider: Rider, side: i64) -> i64:
    """Return the rider abreast on that side to which a pact can be proposed, or NONE."""
    if not race.tour.pact or rider.col <= 1:
        return NONE
    partner: i64 = race.road.rider_on(rider.col, rider.lane + side)
    if partner == NONE or not can_agree(race, rider, race.riders[partner]):
        return NONE
    return partner


def can_tow(race: Race, rider: Rider) -> bool:
    """Tell whether a star move can begin forward or diagonally (MJ-49)."""
    race.reach.ride(rider, TOWING, race.stars(rider), 0)
    return race.reach.can_end() or race.reach.over() > 0


def can_shift(race: Race, rider: Rider) -> bool:
    """Tell whether a star move can begin sideways (MJ-54)."""
    race.reach.ride(rider, SHIFTING, race.stars(rider), 0)
    return race.reach.can_end() or race.reach.over() > 0


def goes_alone(race: Race, rider: Rider) -> bool:
    """Tell whether a followed rider can neither tow nor side-step (MJ-75)."""
    return not can_tow(race, rider) and not can_shift(race, rider)


def can_agree(race: Race, rider: Rider, partner: Rider) -> bool:
    """Tell whether the rider abreast can be a partner: a turn to play, a joint move (MJ-56), no refusal (MJ-57)."""
    if not race.tour.pact or race.turn.has_refused(partner.number) or not race.is_waiting(partner):
        return False
    if not race.is_followed(rider) and not race.is_followed(partner):  # MJ-76
        return False
    return race.pact.is_possible(rider, partner, race.stage, rider.energy)


def fill_breaks(race: Race, out: vec[i64]) -> i64:
    """List every announcement of safe and risky cells (MJ-25, MJ-31)."""
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
    """Return the fewest safe cells that allow the pact (MJ-58, MJ-59)."""
    safe: i64 = 0
    while safe <= rider.energy and not allows_pact(race, rider, safe):
        safe += 1
    return safe


def allows_pact(race: Race, rider: Rider, safe: i64) -> bool:
    """Tell whether the rider, first or second of a pact, can keep it with so many safe cells."""
    if race.turn.way == LEADING:
        return race.pact.is_possible(rider, race.partner(), race.stage, safe)
    race.reach.ride(rider, FREE, race.stars(rider), safe)
    return ends_beside(race, -1) or ends_beside(race, 1)


def ends_beside(race: Race, side: i64) -> bool:
    """Tell whether the second rider of a pact can end on that side of the first."""
    return race.reach.ends_on(race.partner().col, race.partner().lane + side)


def fill_moves(race: Race, out: vec[i64]) -> i64:
    """List every cell in reach, the line, and staying (MJ-16, MJ-17)."""
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
    """List the cells next to the first rider of the pact (MJ-59)."""
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
    """List the punctured riders that can be helped (MJ-37); only the one that has just punctured (MJ-72)."""
    out[0] = DECLINE
    if race.turn.punctured:
        out[1] = ASSIST + race.turn.rider
        return 2
    count: i64 = 1
    side: i64 = -1
    while side <= 1:
        other: i64 = race.flat_beside(race.in_turn(), side)
        if other != NONE:
            out[count] = ASSIST + other
            count += 1
        side += 2
    return count
