before-start = The game is about to begin: the time pawns are being piled.
days = Days { $first } and { $last }{ $doubled ->
    [yes] : points count double
   *[no] {""}
}.
days-card = Days { $first } and { $last } · { $card }{ $doubled ->
    [yes] {" "}· double points
   *[no] {""}
}.
over = The game is over.
order = Order of play, from the furthest behind: { $seats }.
nobody = nobody
row = Row { $row }, "{ $card }"{ $newest ->
    [yes] {" "}(N pawn)
   *[no] {""}
}:
place = { $place }: { $sign ->
    [plus] "+"
   *[minus] "-"
}, die { $die }, malus { $malus }. { $pawns }.
no-die = not rolled yet
place-upstairs = Upstairs library
place-lounge = Lounge
place-ground = Ground-floor library
place-garden = Garden table
place-petanque = Pétanque
place-green = Green table
shelf = shelf { $number } (cost { $cost }), from the bottom: { $seats }
line = line { $number } (cost { $cost }): { $seats }
circle = cell { $number } (cost { $cost }): { $seats }
between = {"; "}
path = Along the arrow: { $seats }; the next cell costs { $cost }
garden = At the table: { $seats }; sitting down costs { $cost }
queue = Queue from its head: { $seats }; joining the tail costs { $cost }
expelled = The pawn of player { $seat }, expelled from cell { $cell } (row { $row }), waits for a free cell.
deck = Escale cards in the deck: { $cards }.
guest = Player { $seat }: time { $clock }, { $hand ->
    [0] no pawn in hand
    [one] 1 pawn in hand
   *[other] { $hand } pawns in hand
}, unvisited places: { $ticks }, end penalty: { $penalty }, { $provisional ->
    [yes] provisional reputation
   *[no] reputation
}: { $score }.
rank = Rank: { $rank }.
card-piano = Scales
card-wasps = Wasps
card-meeple = The lost meeple
card-leak = Burst pipe
card-barbecue = Barbecue
card-inventory = Stocktaking
card-match = Cup night
card-storm = Thunderstorm
card-cochonnet = The stolen jack
spot-upstairs = Upstairs library, row { $row }, shelf { $number }
spot-lounge = Lounge, row { $row }, line { $number }
spot-ground = Ground-floor library, row { $row }, first free cell
spot-garden = Garden table, row { $row }
spot-petanque = Pétanque, row { $row }, cell { $number }
spot-green = Green table, row { $row }, place { $number } in the queue
at-upstairs = Upstairs library, shelf { $number }
at-lounge = Lounge, line { $number }
at-ground = Ground-floor library, first free cell
at-garden = Garden table
at-petanque = Pétanque, cell { $number } worth { $points }
at-green = Green table, place { $number }
at-expel = Pétanque, expel { $other }, cell { $number }
at-days = { $where }, days { $first } and { $last }
at-row = { $where }, row { $row }
detail-time = time { $clock }, then { $then }
detail-crosses = time { $clock }, then { $then }: days { $first } and { $last }
detail-end = time { $clock }, then the end{ $penalty ->
    [0] {""}
   *[other] : penalty −{ $penalty }
}
detail-expel = { $time }; { $by ->
    [owner] they move it
   *[mover] you move it
}
detail-send = worth { $points } there to { $other }
detail-visit = { $time }; avoids the absence ({ $malus }){ $cell ->
    [kept] {""}
    [0] {" "}and a crossed-out cell
   *[other] {" "}and a crossed-out cell (−{ $cell } for now)
}
effect-majority = { $points } or { $least }
grave-penalty = Place it, penalty −{ $penalty }
token-send = send the expelled pawn to cell { $cell }
token-pile = the time pawn of player { $seat } goes on the pile
token-draw = the card "{ $card }" is turned up
token-roll = the die of "{ $place }" shows { $pips }
price = ({ $cost ->
    [one] 1 period
   *[other] { $cost } periods
})
price-penalty = ({ $cost } periods, penalty −{ $penalty })
clause = ({ $number })
log-pile = The time pawn of player { $seat } goes on the pile { $clause }.
log-pile-top = That of player { $seat } goes on top and will play first { $clause }.
log-open = The card "{ $card }" opens row { $row } for days { $first } and { $last }, with "-" for: { $minus } { $clause }.
log-no-place = no place
log-roll = The die of "{ $place }" shows { $pips }.
log-place = Player { $seat } places a pawn: { $where }.
log-expel = Player { $seat } expels player { $other }: { $where } { $clause }.
log-send = Player { $seat } sends the pawn of player { $other } to cell { $cell } { $clause }.
log-pay = Player { $seat } pays { $cost ->
    [one] { $cost } period
   *[other] { $cost } periods
}: time { $clock } { $clause }.
log-penalty = Player { $seat } lacks { $missing ->
    [one] { $missing } period
   *[other] { $missing } periods
}: a penalty of { $penalty } { $clause }.
log-forced = Player { $seat } { $pawns ->
    [0] has no pawn in hand
   *[other] has nowhere to put a pawn
}: their time pawn goes on to { $clock } { $clause }.
log-new-leg = Player { $seat } is the first to reach days { $first } and { $last }: a row opens { $clause }.
log-scored = Row { $row } is scored (days { $first } and { $last }{ $doubled ->
    [yes] , points doubled
   *[no] {""}
}) { $clause }.
log-line = Player { $seat } writes, place by place: { $cells }; in all { $total }.
log-absent = Player { $seat } did not visit { $places ->
    [one] { $places } place
   *[other] { $places } places
} { $clause }.
log-end = All time pawns have reached the end: the game is over { $clause }.
log-crossed = Player { $seat } crosses out, for places not visited: { $cells } { $clause }.
log-score-of = player { $seat }: { $score }
log-scores = Final reputation: { $scores } { $clause }.
log-winners = { $count ->
    [one] Player { $seats } wins the marathon
   *[other] Players { $seats } win the marathon together
} { $clause }.
option-expelled_by = Who chooses the new cell of a pawn expelled at pétanque
option-expelled_by-mover = the player who expels it
option-expelled_by-owner = the player who owns it
option-shelf_scoring = Pawns that count upstairs
option-shelf_scoring-own = only your own: each earns the points of its line
option-shelf_scoring-all = all: a line where you have a pawn earns its points for every pawn on it
option-unvisited = What a missed place costs
option-unvisited-cross_out = points and, at the end, one of your best scores
option-unvisited-malus_only = points and nothing more (a gentle game for beginners)
prompt-turn = Choose where to put your pawn
prompt-send = Choose a cell for the expelled pawn

## board

board-label = The house: { $open } open places
board-days = Days { $first } and { $last }
board-place-upstairs = Upstairs
board-place-lounge = Lounge
board-place-ground = Ground floor
board-place-garden = Garden table
board-place-petanque = Pétanque
board-place-green = Green table
board-short-upstairs = Upstairs
board-short-lounge = Lounge
board-short-ground = Ground
board-short-garden = Garden
board-short-petanque = Pétanque
board-short-green = Green
board-die = die
board-there = you are here already
board-overtake = overtake: +{ $n } each
board-closed = The shutters are closed
board-you = You
board-left = { $clock }, { $left } left
board-rest = { $left } left
board-finished = at the end
board-pawns = { $n ->
    [0] no pawn
    [one] 1 pawn
   *[other] { $n } pawns
}
board-missed = { $n } missed
board-none-missed = none missed
board-worth = If the open places were counted now
board-sheet = Days
board-ticks = { $n ->
    [0] No place missed
    [one] 1 place missed
   *[other] { $n } places missed
}
board-penalty = end penalty: −{ $n }
board-provisional = Provisional reputation
board-final = Reputation
board-threatened = would be crossed out if the game ended now
board-standing = Provisional reputation{ $crosses ->
    [yes] : missed places will cross out the best scores, at the end only.
   *[no] .
}
event-piano = Somebody found the old piano: no peace in the lounge, none above.
event-wasps = They nest under the roof and lunch at the garden table.
event-meeple = François stops his game: everybody searches the top shelves.
event-leak = Buckets in the lounge, damp boxes on the ground floor.
event-barbecue = Smoke over the garden table and through the window below.
event-inventory = François counts the boxes below and is cross at his table.
event-match = The television roars in the lounge; the bowlers miss everything.
event-storm = The garden is under water, table and bowling ground alike.
event-cochonnet = The dog ran off with it and sulks under the green table.
other-turn = Is placing a pawn
other-send = Is choosing a cell for the expelled pawn
chapter-leg = Days { $n ->
    [1] 1–2
    [2] 3–4
    [3] 5–6
   *[other] 7–8
}
order-tickets = place upstairs lounge ground garden petanque green expel
sheet-ticks = Places missed
sheet-penalty = End penalty
print-queue = tail { $cost }, overtake +{ $n }
print-track = Time track
print-sheet = Score sheet
print-missed = Missed
print-penalty = Penalty
print-total = Total
print-pawn = Pawn, colour { $n }
print-time = Time pawn, colour { $n }

## hints

hint-send = On circle { $cell } this pawn brings its player least.
hint-points = About { $points } to come, for { $periods } of time.
hint-first-visit = A first visit here: it saves a penalty of { $malus }.

## ghost tickets
ghost-once = one pawn per player
ghost-full = full

# What a puzzle is about.
theme-expulsion = Expulsion
theme-visit = The first visit
theme-worth = Time and points
