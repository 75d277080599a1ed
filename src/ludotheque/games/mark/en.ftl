turn = Seat { $seat } to play. { $rolls ->
    [0] The dice have not been rolled yet.
    [one] One roll so far.
   *[other] { $rolls } rolls so far.
}
dice = Dice: { $star } and { $hammer }.
face-white = white
face-blue = blue
face-gold = gold
face-green = green
face-red = red
face-star = star
face-hammer = hammer
row-free = Market { $row }: { $prices }. Free row.
row-taken = Market { $row }: { $prices }. { $colour }, { $sold } { $sold ->
    [one] piece sold
   *[other] pieces sold
}; the next one earns { $next }.
row-full = Market { $row }: { $prices }. { $colour }, saturated.
bank = Bank: { $pieces }.
closed = Closed colours, with the unsold pieces that left: { $pieces }.
company = Company { $seat }: { $money } dollars. Delivery: { $first }. Roofs: { $second }.{ $fee ->
    [0] {""}
   *[other] {" "}Storage due at its next turn: { $fee }.
}
vacant = empty
usable = { $actions ->
    [one] One action to do
   *[other] { $actions } actions to do
} with: { $colours }.
reducing = Seat { $seat } cannot pay and must reduce its { $row ->
    [first] first
   *[second] second
} row.
lot = Up for auction: one { $colour } piece.
has-bid = Bids already made, hands closed: seats { $seats }.
own-bid = Your sealed bid: { $amount }.
last-auction = Last auction ({ $colour }), bids in seat order: { $bids }. { $outcome }
auction-refused = Nobody wanted it.
auction-delivered = Seat { $seat } wins it for { $amount }.
auction-no-room = Seat { $seat } pays { $amount } and receives nothing, for want of room.
token-take = take a { $colour } piece from the bank, column { $column }
token-move = process the { $colour } piece of column { $column } to roof { $to }
token-sell = sell the { $colour } piece of roof { $column } in row { $row } for { $price }
token-open = open row { $row } with the { $colour } piece of roof { $column } for { $price }
token-lot = put a { $colour } piece up for auction
token-place = put the piece in column { $column }
token-return = give back the { $row ->
    [first] first-row
   *[second] second-row
} piece of column { $column }
token-keep = pay to keep the { $row ->
    [first] first
   *[second] second
} row as it is
token-roll = the dice show { $star } and { $hammer }
token-bid = bid { $amount }
token-bid-sealed = seal a bid
token-bid-none = pass: bid nothing
token-bid-no-room = bid { $amount } (your first row is full: you would pay for nothing)
option-end_rows = End of the game
option-end_rows-5 = when all five market rows are full
option-end_rows-4 = when four rows are full (the author's variant)
option-board = Market prices
option-board-slopes = slopes: like first prices, steeper and steeper rises
option-board-tables = tables: multiplication tables
option-board-jumps = jumps: equal totals, sudden leaps
option-shortfall = With the money to store one crowded row out of two
option-shortfall-reduce_all = both rows are reduced and nothing is paid
option-shortfall-pay_one = one row is paid for and the other is reduced
