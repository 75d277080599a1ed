# The words of the shop.

## The house
title-house = Ludothèque
home-link = Ludothèque, home
skip = Skip to the content
motto = Board games you cannot find, back on the table
nav-house = The house
nav-rules = The rules
loading = Loading…
back-home = Home
try-again = Try again
play = Play
see = See
rules = Rules
my-page = My page, { $name }
lamp-auto = Theme: automatic
lamp-jour = Theme: light
lamp-nuit = Theme: dark
footer-free = Free software, no advertising, no account needed.
footer-credits = The authors of the games
footer-tournaments = Tournaments
footer-standings = Leaderboard
footer-rules = The rules
footer-lab = The lab
footer-api = For programs
cat-asleep = The cat of the shop is asleep
cat-alert = The cat of the shop pricks up its ears: somebody waits for you
sign-open = OPEN

## Trouble
trouble-title = Something is stuck
trouble-unknown = The house did not understand what happened.
trouble-nothing-lost = Nothing is lost.
refusal-offline = The house does not answer; check the connection.
refusal-not_found = There is no such table.
refusal-too_fast = Too many messages at once; wait a moment.
refusal-kind_name = Here people go by a first name alone, or by one like Coccinelle or Hérisson.
refusal-later = The house cannot write just now; try again.

## Who are you
name-label = What shall we call you?
name-example = Odile
name-enter = Continue
name-empty = The name needs at least one letter.
name-help = A name is enough. No account, no e-mail.
guest-name = Guest
gate-known = I already have an account

## The shop window
home-title-1 = Five French games you cannot find any more.
home-title-2 = A table, your friends, tonight.
home-open-box = { $title }: open the box
home-play-game = Play { $title } against bots
home-invite-game = Invite to { $title }
home-bots = Level of the bots
home-puzzle = Puzzle of the day
invite = Invite
home-rules-game = The rules of { $title }
level-random = Random
level-flaneur = Beginner
level-debutant = Beginner
level-habitue = Regular
level-fine-mouche = Sharp
level-champion = Champion
level-like-me = Like me
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
home-turn = Your turn: { $title }
home-mine = Your games
home-none = No game in progress.
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
your-turn-now = Your turn
your-turn-since = Your turn for { $time }
your-turn-left = { $time } left
table-with = with { $names }
table-code = Table { $code }
table-go = { $title }, table { $code }
table-replay = See the game again: { $title }, table { $code }
table-turn-of = { $name } to play
table-playing = In play
table-lobby = Before the game
table-paused = Paused
table-over = Game over
table-closed = Table closed
seat-number = Seat { $n }
code-title = A friend’s code?
code-label = Code of the table, six letters
code-enter = Enter
code-short = The code has six letters.
code-unknown = No table has the code { $code }.
open-title = Open tables
open-free = everybody welcome
letters = Letters
open-none = No open table.
open-seats = { $taken } of { $seats } seated
pace-post = Correspondence
pace-live = Live
pace-free = No time limit
sit-down = Sit down
watch = Watch
ago-now = just now
ago-minutes = { $n } min
ago-hours = { $n } h
ago-days = { $n } d
lesson-learn = Learn
lesson-learn-game = Learn { $title } by playing
replay = See the game again

### Beyond the shop window (the first page does not wait for these words)

## On several pages
loading-table = The table is being laid…
close = Close
copy = Copy
copied = Copied
understood = Understood
menu = Menu
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
sound-volume = Loudness of the sound
less = One less
more = One more
becomes = becomes
lost-title = This address leads nowhere.
ink-1 = vermilion disc
ink-2 = ultramarine square
ink-3 = buttercup star
ink-4 = emerald triangle
ink-5 = plum lozenge
ink-6 = sky drop
ink-7 = ink cross
ink-8 = chalk moon
ink-9 = pink heart
refusal-malformed = The house could not read this message.
refusal-too_big = This message is too long.
refusal-conflict = Somebody was faster; look at the table.
refusal-not_signed_in = Give your name first.
refusal-wrong_password = The present password is wrong.
refusal-token_scope = A token may not do that; you can, in a browser.
refusal-guest_tables = Say first whether your games come along.
gate-title = Welcome
gate-name = A name is enough to come in.
your-turn = Your turn
table-missing = There is no such table, or it was closed.
left-hours = { $h } h { $m }
left-days = { $n } d
left-days-hours = { $n } d { $h } h

## Sitting down
lobby-where = Before the game
seat-you = (you)

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
refusal-not_ready = Every seat must be taken and everybody ready.
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
seat-holiday = on holiday until { $day }
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
others-speed = Speed of the others’ moves
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
others-title = The others’ moves
others-1 = Calm
others-2 = Brisk
others-0 = At once
others-text = Shown one by one on the table.
share = Share
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
children-short = children’s table
chat-say = A word to the table
chat-send = Send
chat-answer = Reply
chat-empty = No messages yet. Say hello!
chat-off = You have muted the chat.
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
over-tournament = To the tournament
moments-yours = Your three moments
moments-three = Three moments
rematch = Rematch, same chairs
rematch-offered = { $name } wants a rematch.
rematch-go = Join
record = Game file (JSON)
score-sheet = Scores

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
account-make = Create account
account-sign-in = Sign in
account-short = The login has at least three characters, the password eight.
account-wrong = Wrong login or password.
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
## The first lesson
lesson = Lesson { $number }: { $title }
lesson-learn-playing = Learn by playing

## the coach

coach = The coach
coach-ask = Ask for advice
coach-ask-short = Advice
coach-thinking = Thinking…
coach-games = { NUMBER($n) ->
    [one] one imagined game
   *[other] { $n } imagined games
  }
coach-means = Your chance to win, estimated from what you know by playing the game to its end; ±: where the true chance lies 95 times in 100.
coach-alike = The first two cannot be told apart: one is as good as the other.
coach-good = { $move }: { $share }%, the right choice.
coach-compared = { $move }: { $share }%. { $best } was worth { $most }%.
coach-unseen = { $move }: a choice the coach did not study. He preferred { $best }, { $share }%.

## Sealed dice, the same deal, abandoning (the pages themselves: rooms.en.ftl)
verify-link = Check the dice
verify-proof = proof
dice-link = Were the dice bad?
deal-see = See the other tables
rest = Let a bot play for me
rest-text = A bot plays for you until you come back. If you do not, the game counts as left.
rest-yes = Yes, let a bot play
abandon = Abandon the game

## A game played on
played-on-short = unrated

refusal-bad_record = That is not the file of a finished game.
refusal-no_step = One cannot play on from that step.

## Without an open page
push-turn = It is your turn.
push-round = The round begins.
push-invite = { $name } invites you.
push-test = This is a test: it works.
