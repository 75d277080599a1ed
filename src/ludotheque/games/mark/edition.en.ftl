# The values of an edition, as the editor calls them.
edition-pieces = pieces of each material
edition-money = money at the start
edition-roll_limit = throws of a game, at most
edition-company = company
edition-columns = columns
edition-storage = storage
edition-free = free pieces in a row
edition-fee = fee of a fuller row
edition-market = market
edition-cells = cells of a row
edition-dice = faces of the dice
edition-star = star
edition-hammer = hammer
edition-prices = prices of the market, from the arrow on
edition-a = row A
edition-b = row B
edition-c = row C
edition-d = row D
edition-e = row E

# The ready editions.
ready-tables = Multiplication tables
ready-tables-text = a rich row pays more at once, but feeds everybody who follows
ready-jumps = Jumps
ready-jumps-text = equal totals: prices leap in different places, so nobody wants to sell just before
