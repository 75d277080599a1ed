"""Count the cards that the acting seat does not see."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.macadam.rules.cards import AGENT, TYPES
from ludotheque.games.macadam.rules.table import Table


def count_unseen(table: Table, unseen: vec[i64]) -> i64:
    """Count by type the cards in other hands or in the talon; return how many there are in all."""
    cards = table.pack.cards
    own = table.players[table.turn].hand
    number: i64 = 0
    card: i64 = 0
    while card < TYPES:
        left: i64 = cards[card].copies - i64(own[card])
        seat: i64 = 0
        while seat < table.seats:
            left -= i64(table.players[seat].exposed[card])
            seat += 1
        unseen[card] = left
        number += left
        card += 1
    unseen[AGENT] -= table.board.centre
    number -= table.board.centre
    talon = table.talon
    place: i64 = talon.top
    while place < talon.bottom:  # one knows what one has buried
        if i64(talon.authors[place]) == table.turn:
            unseen[i64(talon.buried[place])] -= 1
            number -= 1
        place += 1
    return number
