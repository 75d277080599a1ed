before-start = The game is about to begin: the time pawns are being piled.
days = Days { $first } and { $last }{ $doubled ->
    [yes] : points count double
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
}, unvisited places: { $ticks }, end penalty: { $penalty }, reputation: { $score }.
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
token-place = put a pawn: { $where }
token-expel = expel an opponent: { $where }
token-send = send the expelled pawn to cell { $cell }
token-pile = the time pawn of player { $seat } goes on the pile
token-draw = the card "{ $card }" is turned up
token-roll = the die of "{ $place }" shows { $pips }
price = ({ $cost ->
    [one] 1 period
   *[other] { $cost } periods
})
price-penalty = ({ $cost } periods; beyond the end, a penalty of { $penalty })
option-expelled_by = Who replaces a pawn expelled at pétanque
option-expelled_by-mover = the player who expels
option-expelled_by-owner = the owner of the pawn
option-shelf_scoring = Points of the upstairs library
option-shelf_scoring-own = each of my pawns pays the points of its line
option-shelf_scoring-all = a line where I have a pawn pays its points for every pawn on it
option-unvisited = Unvisited places
option-unvisited-cross_out = cost the malus and have the best scores crossed out
option-unvisited-malus_only = cost the malus only (a gentle game for beginners)
