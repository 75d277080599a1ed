games-game = game
games-title = title
games-seats = seats
games-options = options
mark-rule = rule
mark-ruling = ruling
mark-reconstructed = reconstructed
rulings = Rulings
ruling-gap = The text:
ruling-ruling = We rule:
ruling-why = Why:
option = option
summary-aim = The aim
summary-turn = A turn
summary-scoring = Scoring
summary-tips = Three tips
no-clause = no clause { $clause }; accepted are { $first } to { $last }
edition-house = the house edition
no-edition = { $title } has no edition { $name }; ready editions: { $ready }
edition-good = { $count ->
    [one] Edition { $name } ({ $hash }) can be played; { $count } value differs from the house's.
   *[other] Edition { $name } ({ $hash }) can be played; { $count } values differ from the house's.
}
record-good = { $steps ->
    [one] { $title }: { $steps } step replayed, all in order.
   *[other] { $title }: { $steps } steps replayed, all in order.
}
result = Scores: { $scores }. Ranks: { $ranks }.
chance = chance
seat = seat { $seat }
seat-you = seat { $seat }
seat-bot = seat { $seat } ({ $bot })
saved = Game written to { $path }.
left = { $steps ->
    [one] Left the game after { $steps } step.
   *[other] Left the game after { $steps } steps.
}
over = The game is over
hand-over = Pass the keyboard to seat { $seat }, then press Enter.
help =
    Type a token, its number or its beginning (Tab completes).
    ? token: why it is allowed or not. LM-25: read a clause. q: leave.
several = Several tokens begin so: { $tokens }
nonsense = "{ $token }" is not a token of this game. Accepted: { $grammar }
nonsense-near = "{ $token }" is not a token of this game. Did you mean { $meant }?
forbidden = { $token } is not allowed ({ $clause }).
allowed = { $token } is allowed.
house-here = The house is open: { $url }
house-network = From another device of the same network: { $url }
house-already = The house is open already: { $url }
port-taken = port { $port } is taken by another program; choose another one: --port { $other }, or LUDO_PORT={ $other } ./play
house-stop = Ctrl+C closes the house; no game is lost.
printed = Printed to { $path }.
no-lesson = { $title } has no lesson { $number }; it has { $lessons }.
next-lesson = Next lesson, { $title }: { $command }
verify-good = { $draws ->
    [one] { $title }: { $draws } draw recomputed; it is the one that the committed seed and everybody's nonces give.
   *[other] { $title }: all { $draws } draws recomputed; each is the one that the committed seed and everybody's nonces give.
}
verify-nothing = { $title }: nothing in this record is wrong, and none of its draws is proved by it.
verify-drawn = Nonces drawn by the house (bots, or clients that brought none): { $places }.
verify-abandoned = { $steps ->
    [one] The game was abandoned after { $steps } step.
   *[other] The game was abandoned after { $steps } steps.
}
verify-duplicate = A deal played at { $tables } tables: the nonces are those of all of them.
caveat-earlier = { $steps ->
    [one] The first step comes from another game that was played on from: this record does not prove its draw.
   *[other] The first { $steps } steps come from another game that was played on from: this record does not prove their draws.
}
verify-bad = { $title }: { $count ->
    [one] one thing is wrong.
   *[other] { $count } things are wrong.
}
verify-record = Record { $number }:
verify-more = … and { $count } more.
fault-none = Before the first step: this record holds no proof; nothing can be recomputed.
fault-unreadable = Before the first step: the proof cannot be read ({ $error }).
fault-seed = Before the first step: the seed was changed; its SHA-256 begins with { $real }, the published commitment with { $written }.
fault-commitment = Before the first step: the commitment was changed; the seed's SHA-256 begins with { $real }, the written commitment with { $written }.
fault-house-nonce = Before the first step: nonce { $place }, said to be drawn by the house, does not follow from the committed seed.
fault-all-draws = Step { $step }: the seed and the nonces give { $real }, { $written } is written; { $wrong } of { $draws } draws differ, so a nonce (or their order) or the seed was changed.
fault-order = Step { $step }: { $written } and { $real } (step { $other }) were exchanged.
fault-draw = Step { $step }: the seed and the nonces give { $real }, { $written } is written; this draw was changed.
fault-count = Step { $step }: the proof counts { $written } draws, the game has { $real }.
fault-odds = Step { $step }: the odds written for this draw are not those of the rules.
fault-version = This record needs version { $needed } of the rules, played here is version { $played }: no draw was recomputed.
fault-rules = Step { $step }: this order of steps is not possible ({ $error }).
fault-transcript = Before the first step: something was changed; the digest of the transcript is not that of what the record holds.
fault-chairs = Before the first step: { $chairs } players and { $nonces } nonces are named, which are not those of the chairs of this game.
fault-pledge = Before the first step: nonce { $place } is not the one that its player had pledged.
fault-player = Before the first step: place { $place } is said to be that of “{ $player }”; accepted are a person, somebody absent, or a bot of a known level, which pledges nothing.
fault-played-by = Step { $step }: whoever decided for chair { $chair } is not who the proof says sits there.
caveat-weak = Not proved: drawn by the old scheme { $scheme }, in which whoever sat down last could choose a nonce, who sat where is not bound, and bots' nonces are bound less.
caveat-nothing = Not proved: any draw; all of them belong to another game, or there are none.
caveat-house-only = Not proved: that the house did not choose the seed; no player added a nonce.
caveat-withheld = Not proved: that the dice were not chosen by a nonce that was held back; nonce { $place } was pledged and not shown at the start, and one of the house stands in its place.
caveat-taken-over = From step { $step } on a bot ({ $by }) decided for the person of chair { $chair }.
caveat-never-played = Not proved: that the nonce of chair { $chair } was a person’s; a bot ({ $by }) decided for it from the first time on, at step { $step }.
dice-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}
dice-face = outcome
dice-seen = drawn
dice-expected = expected
dice-kind = { $kind }: { $draws ->
    [one] one draw
   *[other] { $draws } draws
}
dice-kind-draw = Cards
dice-kind-roll = Dice
dice-kind-dice = Dice
dice-kind-die = Dice
dice-kind-deal = Deal
dice-kind-pole = Pole position
dice-kind-first = First player
dice-kind-dealer = Dealer
dice-kind-pile = Starting order
seat-number = Seat { $n }
dice-few = Too few draws to say anything about them.
dice-p = Perfect chance strays at least as far from what is expected in { $percent } % of such games (chi-square { $chi }, { $degrees } degrees, p = { $p }).
dice-means = This does not say that the dice are fair or loaded: “ludo verify” recomputes each of them. One game in twenty looks surprising at p < 0.05 though nothing was loaded; whoever looks at many games will find some.

analysis-change = chance to win { $before }, then { $after }
analysis-choice = the choice: { $points } points
analysis-chance = chance: { $points } points
analysis-turn = turning point of seat { $seat }: { $points } points
analysis-alternative = possible: { $token }, { $chance }
analysis-luck-of = Seat { $seat }: chance made { $points } points of the chance to win.
analysis-luck-unknown = Seat { $seat }: what chance did cannot be told from nothing (± { $margin } points).
analysis-moment = Seat { $seat }, step { $step }: { $answer } instead of { $token } was worth { $points } points.
analysis-took = { $decisions ->
    [one] { $decisions } decision, { $games } imagined games a choice, { $seconds } s.
   *[other] { $decisions } decisions, { $games } imagined games a choice, { $seconds } s.
}

study-done = The report: { $report }. The games: { $games }.
study-rate = { $rate } games/s
study-rulings = { $count ->
    [one] { $count } ruling studied: { $page }.
   *[other] { $count } rulings studied: { $page }.
}

store-backup = { $rows ->
    [one] { $rows } row written to { $path }.
   *[other] { $rows } rows written to { $path }.
}
store-restore = { $rows ->
    [one] { $rows } row restored.
   *[other] { $rows } rows restored.
}
store-export = { $records ->
    [one] { $records } record written to { $path }.
   *[other] { $records } records written to { $path }.
}
store-lost = { $records ->
    [one] { $records } game is not among them: today's rules do not replay it.
   *[other] { $records } games are not among them: today's rules do not replay them.
}
store-import = { $records ->
    [one] { $records } record imported.
   *[other] { $records } records imported.
}
worker-thinks = { $processes ->
    [one] Thinking with one process; Ctrl+C stops it.
   *[other] Thinking with { $processes } processes; Ctrl+C stops them.
}

puzzles-renewed = { $title }: { $done } of { $total } puzzles looked at, { $replaced } replaced.
puzzles-made = { $title }: { $found } of { $count } puzzles, { $games ->
    [one] { $games } game looked at.
   *[other] { $games } games looked at.
}

puzzle-title = Puzzle of the day: { $title }, { $difficulty }
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-ask = Seat { $seat }, your move: one choice is clearly the best ({ $tries ->
    [one] one try
   *[other] { $tries } tries
}; h: a hint, q: leave).
puzzle-hint = The theme: { $theme }.
puzzle-found = Found!
puzzle-wrong = { $left ->
    [0] No. Here is the answer.
    [one] No, there is better. One try left.
   *[other] No, there is better. { $left } tries left.
}
puzzle-margin = { $margin } points ahead of the next choice (± { $band }), over { $games } imagined games. Share of the rivals beaten:
puzzle-level = { $level }: { $move }
puzzle-not-yet = The puzzle of { $day } has not come yet.
puzzle-no-day = { $title } has no puzzle for { $day }.
puzzle-no-theme = { $title } has no theme { $theme }; accepted are { $themes }.
puzzle-none-of-theme = { $title } has no past puzzle of the theme { $theme } yet.
admin-done = Done; number { $entry } in the log.
admin-secret = Shown once, and never again: { $secret }
admin-nobody = Nobody.
admin-no-table = No table.
admin-no-tournament = No tournament.
admin-no-report = No report.
admin-no-entry = Nothing is written in the log.
admin-no-node = No node is open.
admin-off = off
admin-dry-run = Nothing was changed: this is what would go.
admin-tidied = Tidied up.
admin-id = id
admin-name = name
admin-left = left
admin-login = login
admin-seen = last seen
admin-sessions = sessions
admin-tables = tables
admin-code = code
admin-game = game
admin-status = status
admin-title = title
admin-format = format
admin-organiser = organiser
admin-names = people
admin-last = last event
admin-events = events
admin-bytes = bytes
admin-at = when
admin-person = person
admin-reason = why
admin-text = what was said
admin-words = words
admin-number = no.
admin-admin = by
admin-act = act
admin-subject = about
admin-kind = kind
admin-rows = rows
admin-node = node
admin-connections = pages
admin-playing = games
admin-moves = moves/s
admin-p50 = p50 ms
admin-p99 = p99 ms
admin-commit = commit p99 ms
admin-errors = errors/h
admin-memory = memory
admin-rule = rule
admin-days = days
admin-count = count
