turn = Seat { $seat } to play. { $rolls ->
    [0] The dice have not been rolled yet.
    [one] One roll so far.
   *[other] { $rolls } rolls so far.
}
dice = Dice: { $star } and { $hammer }.
face-white = glass
face-blue = cardboard
face-gold = metal
face-green = bottle cap
face-red = plastic
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
company = Company { $seat }: { $money } dollars. Dock: { $first }. Roofs: { $second }.{ $fee ->
    [0] {""}
   *[other] {" "}Storage due at its next turn: { $fee }.
}
vacant = empty
usable = { $actions ->
    [one] One action to do
   *[other] { $actions } actions to do
} with: { $colours }.
reducing = Seat { $seat } cannot pay and must reduce its { $row ->
    [first] loading dock
   *[second] roofs
}.
lot = Up for auction: one { $colour } piece.
has-bid = Bids already made, hands closed: seats { $seats }.
own-bid = Your sealed bid: { $amount }.
own-bid-theirs = Hidden bid of seat { $seat }: { $amount }.
last-auction = Last auction ({ $colour }), bids in seat order: { $bids }. { $outcome }
auction-refused = Nobody wanted it.
auction-delivered = Seat { $seat } wins it for { $amount }.
auction-no-room = Seat { $seat } pays { $amount } and receives nothing, for want of room.
token-take = take { $colour } from the bank, dock { $column }
token-move = process { $colour }, dock { $column } to roof { $to }
token-sell = sell the { $colour } piece of roof { $column } in row { $row } for { $price }
token-open = open row { $row } with the { $colour } piece of roof { $column } for { $price }
token-lot = put a { $colour } piece up for auction
token-place = put the piece on dock { $column }
token-return = give back the piece, { $row ->
    [first] dock
   *[second] roof
} { $column }
token-return-piece = give back { $colour }, { $row ->
    [first] dock
   *[second] roof
} { $column }
token-roll = the dice show { $star } and { $hammer }
token-bid = bid { $amount }
token-bid-sealed = seal a bid
token-bid-none = pass: bid nothing
token-bid-no-room = bid { $amount } (your dock is full: you would pay for nothing)
clause = ({ $number })
piece-white = a glass piece
piece-blue = a cardboard piece
piece-gold = a metal piece
piece-green = a bottle cap
piece-red = a plastic piece
log-roll = Seat { $seat } rolls the dice: { $star } and { $hammer }.
log-double = Double: seat { $seat } has two actions { $clause }.
log-no-action = No action is possible: seat { $seat } loses the turn { $clause }.
log-all-closed = The dice show closed colours only: seat { $seat } loses the turn { $clause }.
log-second-lost = The second action is impossible: seat { $seat } loses it { $clause }.
log-auction = Up for auction: { $piece } { $clause }.
log-names = Seat { $seat } must name the colour put up for auction { $clause }.
log-no-auction = The bank has no piece to sell: no auction, the dice are rolled again { $clause }.
log-lot = Seat { $seat } puts { $piece } up for auction { $clause }.
log-sealed = Seat { $seat } seals a bid.
log-bid = Seat { $seat } bids { $amount }, hand closed.
log-bid-of = seat { $seat }: { $amount }
log-shown = The hands open: { $bids } { $clause }.
log-refused = Nobody bids: the piece stays in the bank { $clause }.
log-wins = Seat { $seat } wins and pays { $amount }{ $why ->
    [roller] : on a tie the roller comes first
    [clockwise] : on a tie the first clockwise after the roller
   *[single] {""}
} { $clause }.
log-no-room = The dock of seat { $seat } is full: the piece is not delivered { $clause }.
log-place = Seat { $seat } puts { $piece } on dock { $column }.
log-take = Seat { $seat } takes { $piece } from the bank, dock { $column }.
log-move = Seat { $seat } processes { $piece }, from dock { $column } to roof { $to }.
log-sell = Seat { $seat } sells { $piece } in row { $row } for { $price } { $clause }.
log-open = Seat { $seat } opens row { $row } with { $piece } for { $price } { $clause }.
log-return = Seat { $seat } gives { $piece } back to the bank { $clause }.
log-closed = Row full, { $colour } is closed { $removed ->
    [0] with no unsold piece
    [one] and { $removed } unsold piece leaves the game
   *[other] and { $removed } unsold pieces leave the game
} { $clause }.
log-fee = Seat { $seat } pays { $paid } for storage { $clause }.
log-cannot-pay = Seat { $seat } cannot pay for storage and must give pieces back { $clause }.
log-end = The game is over: { $full ->
    [yes] { $rows } market rows are full
   *[no] the number of rolls is reached
} { $clause }.
log-winner = Seat { $seat } wins with { $money } dollars { $clause }.
log-winners = Seats { $seats } win together with { $money } dollars { $clause }.
option-end_rows = End of the game
option-end_rows-5 = when all five market rows are full
option-end_rows-4 = when four rows are full (the author's variant)
prompt-return = Give a piece back to the bank
prompt-lot = Choose the colour to put up for auction
prompt-bid = Bid in secret
prompt-place = Place the piece you won on your loading dock
prompt-act = Take, process or sell a piece
prompt-act-take = Take a piece
prompt-act-move = Process a piece
prompt-act-sell = Sell a piece
prompt-act-move-take = Take or process a piece
prompt-act-sell-take = Take or sell a piece
prompt-act-move-sell = Process or sell a piece

## board
material-white = Glass
material-blue = Cardboard
material-gold = Metal
material-green = Bottle cap
material-red = Plastic
board-bank = THE BANK
board-full = SATURATED
board-tie = on a tie
board-actions = { $n ->
    [one] one action
   *[other] { $n } actions
}
board-rows = { $gone ->
    [0] full rows
    [one] full rows, { $gone } unsold
   *[other] full rows, { $gone } unsold
}
board-bid = Your bid, out of { $most }
board-pass = I pass
board-for-nothing = Dock full: you would pay for nothing
board-companies = The companies
board-money = money
board-fee-due = { $fee } storage due
board-fee-now = { $fee } storage to pay
board-plays-next = plays next
board-market = The market
board-next = next price
board-material-row = { $material }, row { $row }
board-unsold = { $n } unsold for { $places ->
    [one] { $places } place
   *[other] { $places } places
}
board-no-row = no row yet
board-saturated = saturated row

## tickets
remark-gain = +{ $amount }
remark-cost = −{ $amount }
remark-crowded = { $count } { $row ->
    [first] pieces on the dock
   *[second] full roofs
}: { $fee } a turn
remark-left = { $count ->
    [0] the last one of the bank
    [one] one will be left in the bank
   *[other] { $count } will be left in the bank
}
remark-next = next price: { $price }
remark-no-row = no market row yet
remark-room = { $places ->
    [one] one place left, at { $price }
   *[other] { $places } places left, the next at { $price }
}
remark-then = then { $prices }
remark-closing = row full: { $count ->
    [0] nothing unsold
    [one] one unsold piece leaves
   *[other] { $count } unsold pieces leave
}{ $own ->
    [0] {""}
   *[other] , { $own } of them yours
}
remark-money-left = if you win it, you keep { $amount }
remark-for-nothing = dock full: you would pay for nothing
remark-seal = Seal { $amount }
remark-more = { $count } more to give back

## print
print-board = The board
print-die-star = Star die, to fold
print-die-hammer = Hammer die, to fold
print-note = Note of { $value }

## hints
hint-take = This colour still has { $cells ->
    [one] one market cell
   *[other] { $cells } market cells
}, worth { $price } on average.
hint-take-new = One more colour: more rolls will be of use to you.
hint-take-glut = Beware, { $pieces } pieces would be in play for { $cells ->
    [one] a single market cell
   *[other] { $cells } market cells
}.
hint-take-crowded = The dock overflows: { $fee } of storage every turn.
hint-move = Once finished, the piece can be sold for { $price } with the next good roll.
hint-move-crowded = The piece can then be sold for { $price }, but crowded roofs cost { $fee } a turn.
hint-sell = { $price } at once; the next seller will get { $next }.
hint-sell-last = The last cell pays { $price }, and the unsold pieces of the colour leave.
hint-sell-race = The rivals can fill the row without you: take { $price } while there is room.
hint-sell-storage = { $price } in the till, and { $fee } of storage less to pay.
hint-open-own = You own most of this colour: a row that climbs to { $top } serves you first.
hint-open-rivals = The rivals own more of this colour: their row will climb to { $top } only.
hint-lot = Of all colours the one most useful to you, worth { $price } on average.
hint-place = { $ways ->
    [0] No roof is free ahead for now.
    [one] One roof is free ahead.
   *[other] { $ways } roofs are free ahead: the piece will not be stuck.
}
hint-return = This piece will be missed least: it would have brought only { $price }.
hint-bid = A piece that costs no action is well worth { $amount }, at an average price of { $price }.
hint-bid-none = This piece is not worth paying for.
hint-bid-crowded = Winning this lot would also cost you { $fee } of storage a turn.
hint-bid-full = Your dock is full: you would receive nothing.

## ghost tickets
ghost-sell = Sell { $colour }
ghost-take = Take { $colour } from the bank
ghost-move = Process { $colour }
ghost-no-roof = no { $colour } on your roofs
ghost-no-stock = the bank has none left
ghost-no-room = your dock is full
ghost-not-on-dock = no { $colour } on your dock

## header
where = { $rolls ->
    [0] Before the first roll
   *[other] Roll { $rolls }
}{ $phase ->
    [return] {" "}· storage to pay
    [lot] {" "}· auction
    [bid] {" "}· auction
    [place] {" "}· auction
    [act] {" "}· { $actions_left ->
        [one] one action
       *[other] { $actions_left } actions
    }
   *[other] {""}
}

# What a puzzle is about.
theme-auction = The auction
theme-selling = Selling
theme-works = Processing
theme-supply = Supply
theme-storage = Storage
