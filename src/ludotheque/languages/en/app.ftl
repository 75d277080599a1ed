# The words of the shop.

## The house
title-house = Ludothèque
home-link = Ludothèque, back to the shop window
skip = Skip to the content
motto = Board games you cannot find, back on the table
nav-house = The house
nav-rules = The rules
loading = Opening the shop…
loading-table = The table is being laid…
back-home = Back to the shop window
try-again = Try again
close = Close
copy = Copy
copied = Copied
understood = Understood
play = Play
see = See
rules = Rules
menu = Menu
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
sound-volume = Loudness of the sound
less = One less
more = One more
becomes = becomes
my-page = My page, { $name }
lamp-auto = Lamp: as the device says
lamp-jour = Lamp: day
lamp-nuit = Lamp: night
footer-free = Free software, no advertising, no account needed.
footer-credits = The authors of the games
footer-standings = Leaderboard
footer-rules = The rules
footer-lab = The lab
footer-api = For programs
lost-title = This address leads nowhere.
cat-asleep = The cat of the shop is asleep
cat-alert = The cat of the shop pricks up its ears: somebody waits for you
sign-open = OPEN

## The inks
ink-1 = vermilion disc
ink-2 = ultramarine square
ink-3 = buttercup star
ink-4 = emerald triangle
ink-5 = plum lozenge
ink-6 = sky drop
ink-7 = ink cross
ink-8 = chalk moon
ink-9 = pink heart

## Trouble
trouble-title = Something is stuck
trouble-unknown = The house did not understand what happened.
trouble-nothing-lost = Nothing is lost.
refusal-offline = The house does not answer; check the connection.
refusal-not_found = There is no such table.
refusal-malformed = The house could not read this message.
refusal-too_fast = Too many messages at once; wait a moment.
refusal-too_big = This message is too long.
refusal-later = The house cannot write just now; try again.
refusal-conflict = Somebody was faster; look at the table.
refusal-not_signed_in = Say your name first.
refusal-wrong_password = The present password is wrong.
refusal-token_scope = A token may not do that; you can, in a browser.
refusal-guest_tables = Say first whether your games come along.

## Who are you
name-label = What shall we call you?
name-example = Odile
name-enter = Come in
name-empty = A name of at least one letter, please.
name-help = A name is enough. No account, no e-mail.
gate-title = Come in
gate-text = You are expected at the table.
gate-name = A name, and the door opens.
gate-known = I already have an account

## The shop window
home-title-1 = Five French games you cannot find any more.
home-title-2 = A table, your friends, tonight.
home-open-box = { $title }: open the box
home-play-game = Play { $title }
home-rules-game = The rules of { $title }
home-sixth = A sixth game will stand here, if you find its rules.
home-first-visit = First visit
home-no-account = Come in, we are open day and night.
home-running = { $n ->
    [0] No game in play
    [one] One game in play
   *[other] { $n } games in play
}{ $open ->
    [0] {""}
    [one] , one table is looking for somebody
   *[other] , { $open } tables are looking for somebody
}
home-waited = You are expected
home-mine = Your tables
home-none = Nobody waits. Open a box, the bots sit down at once.
door = The door: your tables, a code, open tables
players-count = Players
duration = Duration
duration-minutes = { $m } min
duration-hours = { $m ->
    [0] { $h } h
   *[other] { $h } h { $m }
}
tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
see-all = See all { $n } tables
your-turn = Your turn
your-turn-now = Your turn
your-turn-since = Your turn for { $time }
table-code = Table { $code }
table-go = { $title }, table { $code }
table-replay = See the game again: { $title }, table { $code }
table-turn-of = { $name } to play
table-playing = In play
table-lobby = Sitting down
table-paused = Paused
table-over = Game over
table-closed = Table closed
table-missing = There is no such table, or it has been put away.
seat-number = Seat { $n }
code-title = A friend’s code?
code-label = Code of the table, six letters
code-enter = Enter
code-short = The code has six letters.
code-unknown = No table has the code { $code }.
open-title = Open tables
open-free = everybody welcome
letters = Letters
open-none = No table waits for people. Open yours: make it public.
open-seats = { $taken } of { $seats } seated
sit-down = Sit down
watch = Watch
ago-now = just now
ago-minutes = { $n } min
ago-hours = { $n } h
ago-days = { $n } d
left-hours = { $h } h { $m }
left-days = { $n } d
left-days-hours = { $n } d { $h } h
lesson-learn = Learn
lesson-learn-game = Learn { $title } by playing
replay = See the game again

### Beyond the shop window (the first page does not wait for these words)

## Opening a table
new-where = Opening the box
new-title = Open a table
new-text = Agree on the rules; everything can still change before the start.
new-open = Lay the table
plan-title = Rules of the table
plan-you-decide = you decide
plan-host-decides = the host decides
plan-seats = Chairs
plan-seats-range = { $least } to { $most }
plan-formula = Version
plan-own = Our own
plan-pace = Pace
pace-free = No clock
pace-free-text = Everybody takes their time, now or tomorrow.
pace-live = Live
pace-live-text = Everybody is here: a time for each move, and a bank for the whole game.
pace-post = By post
pace-post-text = A move now and then: a few days for each decision.
pace-move = Seconds a move
pace-move-text = then the bank pays
pace-bank = Bank, in minutes
pace-bank-text = for the whole game
pace-days = Days a move
plan-stand-in = When time runs out
plan-stand-in-text = a bot plays until the person returns
plan-public = Open to everybody
plan-public-on = shown on the door: anybody may sit down
plan-public-off = among friends: by link, code or QR
plan-public-short = open to everybody
plan-private-short = among friends
edition-own = Own edition
edition-count = { $n ->
    [one] { $n } value read
   *[other] { $n } values read
}
level-flaneur = Stroller
level-flaneur-text = plays at random
level-habitue = Regular
level-habitue-text = knows the good simple moves
level-fine-mouche = Sharp
level-fine-mouche-text = works out a few moves
level-champion = Champion
level-champion-text = thinks for long, forgives little
level-strength = strength { $n } of 4
level-title = A bot sits down here

## Sitting down
lobby-where = Sitting down
lobby-table = Table { $code }
lobby-title = Take a seat
lobby-text = { $seated ->
    [0] Nobody is seated yet
    [one] One of { $seats } seated
   *[other] { $seated } of { $seats } seated
}.
lobby-host = You start the game when everybody is ready.
lobby-guest = The host starts the game when everybody is ready.
lobby-chat = While waiting
chair-free = Free chair
chair-robot = Bot
chair-guest = On this screen
chair-guest-name = Their name
chair-guest-sit = Seat
chair-ready = ready
chair-ink = Change ink, now { $ink }
ink-title = Free inks
ink-none = Every ink is taken.
chair-not-ready = not ready yet
chair-gone = is not in the room
chair-stand = Stand up
chair-remove = Free the chair of { $name }
chair-swap = Swap the chair of { $name }
chair-swap-here = Swap with { $name }
seat-you = (you)
invite = Invite
invite-text = Aim a phone at it, or give the code:
invite-qr = QR code of table { $code }
start = Start the game
start-sit = Sit down
start-ready = I am ready
start-not-ready = Not yet, after all
start-free = { $n ->
    [one] One chair is still free.
   *[other] { $n } chairs are still free.
}
start-fill = { $n ->
    [one] Seat a bot there
   *[other] Seat { $n } bots there
}
start-waiting = Waiting for { $names }.
start-all = Everybody is ready.
start-host = Everybody is ready; the host starts the game.

## At the table
refusal-not_seated = You do not sit on that chair.
refusal-no_chair = This table has no such chair.
refusal-taken = That chair is taken.
refusal-no_bot = No bot of that name waits for a game of this kind.
refusal-ink_taken = Somebody wears that ink already.
refusal-full = Every chair is taken.
refusal-not_host = Only the host may do that.
refusal-not_lobby = The game has already begun.
refusal-not_playing = The game is not being played now.
refusal-not_over = The game is not over.
refusal-not_your_turn = It is not this chair’s turn.
refusal-stale = The table has moved on; this move was not sent.
refusal-illegal = That move is not allowed now.
refusal-not_ready = Every chair must be taken and ready.
refusal-no_hints = The coach is silent here: not everybody at this table agreed to hints.
refusal-no_take_back = This move cannot be undone any more: chance or a card that was seen came in between.
refusal-not_asked = Nobody asks to undo a move.
refusal-paused = The table is paused.
aside-seats = Around the table
aside-moves = Your moves, the log, the chat
seats = The chairs
seat-here = online
seat-gone = offline
seat-away = a bot stands in
seat-robot = { $level } bot
away-you = A bot plays for you.
away-back = Take my seat back
bank = bank { $time }
onlookers = { $n ->
    [one] { $n } onlooker
   *[other] { $n } onlookers
}
board = The table
hand = Your hand
hand-of = { $name } holds
plaque-you = Your turn
plaque-you-named = Your turn, { $name }
plaque-you-hurry = Your turn, last seconds
plaque-you-hurry-text = Or the bot plays for you
plaque-choose = { $n ->
    [one] Only one move is possible
   *[other] Choose your move
}
plaque-sending = Your move is on its way…
plaque-kept = Your move waits for the connection
plaque-other = { $name } is thinking
plaque-other-text = Their turn to play
plaque-absent-text = Offline; the seat is held
plaque-away = A bot plays for { $name }
plaque-away-text = A bot plays for them
plaque-robot = { $name }, { $level } bot
plaque-robot-text = Working out its move
plaque-chance = The dice are rolling
plaque-past = Seen again
film-pause = Pause
film-go = Resume
film-now = Skip to now
others-title = The others’ moves
others-speed = Speed of the others’ moves
others-1 = Calm
others-2 = Brisk
others-0 = At once
others-text = Shown one by one on the table.
one-tap = One tap plays
one-tap-text = On a touch screen. Otherwise the first tap shows what follows and the second plays. What is grave always asks for confirmation.
only-move = The only possible move plays itself
only-move-text = When the whole table can see that there is no other.
pass-to-turn = Skip to my turn
pass-to-end = Skip to the end
pass-to-result = See the result
missed = { $n ->
    [one] One move was not shown.
   *[other] { $n } moves were not shown.
}
see-again = See again, { $seconds } s
plaque-playing = One moment
plaque-over = Game over
plaque-paused = Paused
plaque-paused-text = Begun under other rules, the game waits for an update
plaque-old-paused = Begun under version { $rules } of the rules, the game stays as it is
plaque-old-over = Played under version { $rules } of the rules, the game can no longer be seen again here
old-rules-paused = The rules have changed since: nobody plays here any more, but you can still talk or end the game.
old-rules-ended = The rules have changed since: the names and the conversation are left of this game.
table-old-rules = rules, version { $rules }
plaque-closed = Table closed
plaque-closed-text = The game ends here, without a score
moves = Your moves
moves-keys = { $n ->
    [1] key 1, then Enter
   *[other] keys 1 to { $n }, then Enter
}
moves-all = All moves, { $n }
moves-filter = Find a move
moves-none = No move answers to that.
aim-mouse = Hover to see what follows, click to play.
aim-touch = Touch a move on the table.
grave-text = This cannot be undone: the button confirms.
preview = If you play this
preview-wait = One moment, looking at what it does…
preview-nothing = No immediate effect.
preview-more = { $n ->
    [one] and one more line
   *[other] and { $n } more lines
}
bid-title = Your bid, out of { $most }
bid-seal = Seal { $sum }
bid-none = Bid nothing
bid-away = The lot will be sold without you.
bid-sure = Really { $sum }? Seal
bid-text = Once sealed, the bid does not change.
bid-sure-text = More than half your money: press again to seal.
envelopes = The envelopes
envelope-sealed = sealed
envelope-thinking = thinking
envelope-open = to be sealed
why-title = Why not?
why-label = Which move is not allowed?
why-ask = Ask
why-allowed = { $token } is allowed: it is one of your moves.
why-lost = The house does not recognise that move. Say it in the words of the moves, or touch its place on the board.
why-nearest = Possible:
why-offers = Did you mean:
why-clauses = The rulebook speaks of it here:
why-arrows = The arrows also reach what is not allowed; Enter asks why.
clause = Clause { $number }
clause-link = Clause { $number }, link
chance = Chance
die-shows = Die: { $n }
tab-log = Log
tab-chat = Chat
tab-settings = Settings
log-empty = Nothing has happened yet.
log-more = Older
log-draws = { $n } draws
log-again = See move { $step } again
log-absence = stand-in
log-only = only move
chat = Chat
chat-say = A word to the table
chat-send = Send
chat-answer = Reply
chat-empty = No messages yet. Say hello!
chat-off = You have muted the chat.
chat-mute = Mute { $name }
chat-muted = { $name } is muted.
chat-listen = Listen again
chat-mute-all = Mute the chat
chat-hear-all = Open the chat again
chat-unread = { $n ->
    [one] { $n } unread message
   *[other] { $n } unread messages
}
take-back = Undo my move
take-back-asked = { $name } would like to undo their last move.
take-back-agree = Agreed
take-back-refuse = No
take-back-waiting = { $name } would like to undo a move; waiting for the others to answer.
absence-title = While you were away
absence-present = Skip to now
hand-over-title = Hand the screen to { $name }
hand-over-text = Hands stay hidden until then.
hand-over-take = It is me, { $name }
spectator = You are watching.
spectator-text = You see what everybody sees.
line-lost = Connection lost. Your seat is held.
line-lost-text = Your moves will be sent when it is back.
line-lost-kept = Your move is kept and will be sent on return.
line-lost-watching = Connection lost. The table stays as you saw it.
line-lost-try = Try { $n }…
push-title = Notifications
push-ask = Shall we tell you when it is your turn?
push-yes = Yes, notify me
push-later = Not now
push-stop = No more notifications
push-on = This device notifies you when it is your turn.
push-off = This device does not notify you.
push-no = This browser refused notifications.
push-impossible = This browser cannot notify you; the feed below can.
push-after-first = We shall ask after your first move.
install-ask = The shop can be installed on this device.
install-yes = Install it

## The end
over-title = End of the game
over-rank = Place
over-player = Player
over-score = Score
over-winner = { $name } wins.
over-tie = A tie between { $names }.
comment-tie = A shared victory.
comment-tie-break = Level on points, the rules decided.
comment-close = { $second } is only { $gap } behind: a trifle decided it.
comment-next = { $second } is { $gap } behind.
comment-clear = { $second } is { $gap } behind: there was no doubt.
comment-second = { $second } finishes second.
over-verify = The dice were sealed beforehand: with the game file everything can be checked.
rematch = Rematch, same chairs
rematch-offered = { $name } wants a rematch.
rematch-go = Join
share = Share
record = Game file (JSON)
score-sheet = Scores

## Seeing a game again

## The rulebook
rules-of = Rules: { $title }
rules-text = Every rule has a number, a source and a test.
rules-search = Find a word or a number
rules-summary = On one page
rules-clauses = All the rules
summary-aim = The aim
summary-turn = A turn
summary-scoring = Scoring
summary-tips = Three tips
summary-needs = With the printed version you also need
rules-found = { $n ->
    [0] no clause
    [one] one clause
   *[other] { $n } clauses
}
rules-none = No clause says that.
rules-all = The whole rulebook
rules-sections = Chapters
rules-others = The rulebooks
legend-ruling = our reading: the original is silent or unclear
legend-reconstructed = reconstructed value: the original is lost
mark-ruling = Our reading.
mark-reconstructed = Reconstructed value
ruling-why = See why, and the other reading ({ $number })
ruling-gap = What the text leaves open.
ruling-ruling = Our reading.
ruling-reason = Why.

## My page
account-login = Login
account-password = Password, at least 8 characters
account-make = Make the account
account-sign-in = Sign in
account-short = The login has at least three characters, the password eight.
account-wrong = The login or the password is wrong.
account-taken = This login is taken; choose another.
recover-lost = Forgotten your password?
recover-text = With your recovery code, choose a new password. Your other devices will be signed out.
recover-code = Recovery code
recover-password = New password, at least 8 characters
recover-do = Change the password
recover-wrong = The login or the recovery code is wrong.
recover-back = I know my password
guest-question = You have played here without an account, as { $name }. Take these games along to your account?
guest-text = Your seats, results and messages will be the account’s. Otherwise nobody can find them again.
guest-yes = Take my games along
guest-no = Sign in without them
guest-cancel = Cancel
## The authors
## The first lesson
lesson = Lesson { $number }: { $title }
lesson-learn-playing = Learn by playing
lesson-first-time = First time? Learn by playing.

## The plate
sound-paper = paper
sound-wood = wood
sound-die = die
sound-stamp = stamp
sound-bell = bell
sound-gavel = gavel
sound-tear = tear
sound-chord = chord

## Print
print = Print the game (PDF)
print-game = Print { $title }
print-a4 = A4
print-letter = Letter
print-wait = The press is running…

## the coach

coach = The coach
coach-ask = Ask for advice
coach-ask-short = Advice
coach-thinking = Thinking…
coach-games = { NUMBER($n) ->
    [one] one imagined game
   *[other] { $n } imagined games
  }
coach-means-two = Estimated by the Champion from what you know: your chance to win.
coach-means-many = Estimated by the Champion from what you know: the share of the others you would finish ahead of.
coach-good = { $move }: { $share }%, the right choice.
coach-compared = { $move }: { $share }%. { $best } was worth { $most }%.
coach-unseen = { $move }: a choice the coach did not study. He preferred { $best }, { $share }%.
plan-hints = Hints allowed
plan-hints-text = Anyone may ask the coach. The game does not count for ratings.

## the bots of the house

robot-0-text = Lucette plays fast and regrets nothing.
robot-1-text = Gaston bides his time, then charges.
robot-2-text = Marthe always keeps something in reserve.
robot-3-text = Anatole counts everything under his breath.
robot-4-text = Suzon likes moves that raise a smile.
robot-5-text = Firmin only steps where it is safe.
robot-6-text = Odette has seen it all, and remembers.
robot-7-text = Achille wants first place or nothing.
robot-8-text = Rosalie follows the leader, then overtakes.

## Sealed dice, the same deal, abandoning (the pages themselves: rooms.en.ftl)
verify-link = Check the dice
verify-proof = proof
dice-link = Were the dice bad?
deal-see = See the other tables
deal-start-all = The start counts for all tables.
rest = Let a bot play for me
rest-text = A bot plays for you until you come back. If you do not, the game counts as left.
rest-yes = Yes, let a bot play
abandon = Abandon the game

## A game played on
played-on-title = Played on from step { $step } of a finished game.
played-on-text = It does not count for the ratings. What was hidden then is hidden as in the record, which some may know; the dice and cards to come are drawn from a new commitment.
played-on-see = See that moment
played-on-kept = those of the game that goes on
played-on-short = unrated

refusal-bad_record = That is not the record of a finished game.
refusal-no_step = One cannot play on from that step.

## Without an open page
push-turn = It is your turn.
