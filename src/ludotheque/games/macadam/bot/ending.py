"""Estimate how near the end of the round is: an exhausted talon and an empty hand end it early (MC-76)."""

from mypy_extensions import i64

from ludotheque.games.macadam.rules.table import Table


def smallest_hand(table: Table) -> i64:
    """Count the cards of the player with the fewest."""
    fewest: i64 = table.players[0].size
    for player in table.players:
        fewest = min(fewest, player.size)
    return fewest


def coups_left(table: Table, pace: i64) -> i64:
    """Estimate how many coups will follow this one, if a card in hand lasts so many coups (0: to the last signal)."""
    coups: i64 = table.pack.coups - table.coup
    if pace == 0:
        return coups
    lasting: i64 = smallest_hand(table) * pace
    if not table.pack.first_out:  # MC-93
        lasting += table.talon.fresh_size
    return min(coups, lasting)


def hastens_defeat(table: Table) -> bool:
    """Ask whether a draw would take the last fresh card while a hand may soon be empty and somebody else is ahead."""
    if table.pack.first_out or table.talon.fresh_size != 1 or smallest_hand(table) > 1:
        return False
    own: i64 = table.score(table.turn)
    seat: i64 = 0
    while seat < table.seats:
        if table.score(seat) > own:
            return True
        seat += 1
    return False
