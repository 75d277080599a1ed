# What is said while a table is set up and while it waits; a game under way does without.

## Creating a table
new-where = New table
new-title = Invite to play
new-text = Everything can still change before the game starts.
new-open = Create table
pairing-title = Nobody at hand?
pairing-go = Play with somebody, now
wait-known = { $minutes ->
    [0] Lately, somebody came within a minute.
    [one] Lately, somebody came in about a minute.
   *[other] Lately, somebody came in about { $minutes } minutes.
}
wait-unknown = How long is the wait? The house does not know yet.
plan-title = Table settings
plan-you-decide = you decide
plan-host-decides = the host decides
plan-advanced = Advanced settings
plan-advanced-text = rules, hints, values, duplicate, printing
plan-change = Change
plan-show = See all
plan-seats = Seats
plan-seats-range = { $least } to { $most }
plan-seats-count = { $n } seats
plan-rules-own = Custom rules
plan-values = Custom values: { $n }
plan-formula = Rules
plan-own = Custom
plan-hints = Hints allowed
plan-hints-text = Anyone may ask the coach. The game does not count for ratings.
plan-pace = Pace
pace-free-text = Everybody takes their time, now or tomorrow.
pace-live-text = Everybody is here: a time for each move, and a reserve for the whole game.
pace-post-text = Turn by turn, over days.
pace-move = Seconds a move
pace-move-text = then the reserve runs
pace-bank = Reserve, in minutes
pace-bank-text = for the whole game
pace-days = Days a move
pace-live-short = live, { $n } s a move
pace-post-short = correspondence, { $n ->
    [one] one day a move
   *[other] { $n } days a move
}
plan-stand-in = When time runs out
plan-stand-in-text = a bot plays until the person returns
plan-public = Open to everybody
plan-public-on = shown on the door: anybody may sit down
plan-public-off = private table: by link, code or QR
plan-public-short = open to everybody
plan-private-short = private table
edition-count = { $n ->
    [one] { $n } value read
   *[other] { $n } values read
}
lesson-first-time = First time? Learn by playing.

## Before the game
level-debutant-text = sees what is on the table, plays simply
level-habitue-text = knows the good simple moves
level-fine-mouche-text = works out a few moves
level-champion-text = thinks for long, forgives little
level-beats = beats { $other } { $times } times in 10 at this table
level-beats-nearly = nearly always beats { $other } at this table
level-even = about even with { $other } at this table
level-strength = strength { $n } of 4
level-like-me-text = plays as { $level }: nearest to your { $points }
level-like-me-new = plays as { $level }, until your first rated games
level-like-me-chair = Like me: { $level }
chair-about = About { $name }
plan-children = Children’s table
plan-children-on = Set phrases, first names, no strangers.
plan-children-off = Free chat, with whom one likes.
plan-children-house = The whole house is for children.
refusal-not_invited = Whoever opened this table keeps its seats for others.
refusal-worn_out = Too much has been done at this table: play on, or open another.
refusal-children = At a children’s table there are no strangers.
level-title = A bot takes this seat
level-all = All bots
robot-0-text = Lucette plays fast and regrets nothing.
robot-1-text = Gaston bides his time, then charges.
robot-2-text = Marthe always keeps something in reserve.
robot-3-text = Anatole counts everything under his breath.
robot-4-text = Suzon likes moves that raise a smile.
robot-5-text = Firmin only steps where it is safe.
robot-6-text = Odette has seen it all, and remembers.
robot-7-text = Achille wants first place or nothing.
robot-8-text = Rosalie follows the leader, then overtakes.
lobby-table = Table { $code }
lobby-tournament = { $title } · round { $round } · table { $table }
lobby-tournament-text = The game starts as soon as everybody is here, at the latest when the time to arrive is over.
lobby-title = Take a seat
lobby-text = { $seated ->
    [0] Nobody is seated yet
    [one] One of { $seats } seated
   *[other] { $seated } of { $seats } seated
}.
lobby-host = Start when everybody is ready.
lobby-guest = The host starts the game when everybody is ready.
lobby-chat = While waiting
chair-free = Free seat
chair-robot = Bot
chair-guest = Player on this device
chair-guest-name = Their name
chair-guest-sit = Add
chair-ready = ready
chair-ink = Change ink, now { $ink }
ink-title = Free inks
ink-none = Every ink is taken.
chair-not-ready = not ready yet
chair-gone = away
chair-stand = Leave this seat
chair-remove = Remove { $name }
chair-swap = Move { $name }
chair-swap-free = Move seat { $n }
chair-swap-here = Swap with { $name }
start = Start the game
start-sit = Sit down
start-ready = I’m ready
start-not-ready = Not yet, after all
start-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
start-fill = { $n ->
    [one] Add a bot
   *[other] Add { $n } bots
}
start-waiting = Waiting for { $names }.
start-all = Everybody is ready.
start-host = Everybody is ready; the host starts the game.
deal-start-all = The start counts for all tables.
close-table = Close the table
close-table-ask = Close this table? Nobody who was invited can come in any more.
close-table-yes = Yes, close it
close-table-no = No, keep it
closed-before = This table was closed before the game.
played-on-title = Played on from step { $step } of a finished game.
played-on-holds = What everybody has at that moment
played-on-text = It does not count for the ratings. What everybody had at that moment is known, as in the replay; the dice and cards to come are drawn anew.
played-on-see = See that moment
played-on-kept = those of the game that goes on

## Inviting
invite-text = Scan with a phone, or give the code:
invite-qr = QR code of table { $code }
share-text = A game of { $title }? { $free ->
    [0] Every seat is taken, come and watch.
    [one] One seat is left.
   *[other] { $free } seats are left.
}
invited-by = { $name } invites you to play
invited = You are invited to play
invited-chairs = { $n ->
    [0] Every seat is taken: you can watch.
    [one] One free seat of { $seats }
   *[other] { $n } free seats of { $seats }
}
invited-playing = The game is under way: you can watch.
invited-over = The game is over: you can see it again.
invited-with = Already there: { $names }
refusal-closing = The house closes soon: this game would not end in time. It can begin when the house is open again.
