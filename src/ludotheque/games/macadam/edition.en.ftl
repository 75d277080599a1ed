# The values of an edition, as the editor calls them.
edition-tokens = tokens
edition-cards = cards
edition-copies = copies
edition-points = points
edition-paper = paper to show
edition-none = none
edition-tickets = tickets
edition-loss = penalty tickets
edition-loss_points = points of a penalty ticket
edition-signals = slots of the signals (1 to 16, row by row)
edition-deal = cards each, by the number of players
edition-six_fewer = 6, option "eight cards"
edition-die = faces of the die
edition-nothing = nothing
