"""Mark: sorting companies, a market where prices rise with every sale, and sealed-bid auctions."""

from ludotheque.games.mark.game import Mark

GAME = Mark()
