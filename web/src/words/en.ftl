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
language-other = Lire en français
lamp-auto = Lamp: as the device says
lamp-jour = Lamp: day
lamp-nuit = Lamp: night
footer-free = Free software, no advertising, no account needed.
footer-credits = The authors of the games
footer-rules = The rules
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
refusal-not_seated = You do not sit on that chair.
refusal-no_chair = This table has no such chair.
refusal-taken = That chair is taken.
refusal-full = Every chair is taken.
refusal-not_host = Only the host may do that.
refusal-not_lobby = The game has already begun.
refusal-not_playing = The game is not being played now.
refusal-not_over = The game is not over.
refusal-not_your_turn = It is not this chair’s turn.
refusal-stale = The table has moved on; this move was not sent.
refusal-illegal = That move is not allowed now.
refusal-malformed = The house could not read this message.
refusal-not_ready = Every chair must be taken and ready.
refusal-too_fast = Too many messages at once; wait a moment.
refusal-too_big = This message is too long.
refusal-no_hints = The coach is silent here: not everybody at this table agreed to hints.
refusal-no_take_back = There is nothing to take back: chance or a card that was seen came in between.
refusal-not_asked = Nobody asks to take back.
refusal-paused = The table is paused.
refusal-later = The house cannot write just now; try again.
refusal-conflict = Somebody was faster; look at the table.
refusal-not_signed_in = Say your name first.

## Who are you
name-label = What are you called?
name-example = Odile
name-enter = Come in
name-empty = A name of at least one letter, please.
name-help = A name is enough. No account, no e-mail.
gate-title = Come in
gate-text = You are expected at the table. Under which name?
gate-known = I already have an account

## The shop window
home-title-1 = Five French games you cannot find any more.
home-title-2 = A table, your friends, tonight.
home-open-box = { $title }: open the box
home-play-game = Play { $title }
home-rules-game = The rules of { $title }
home-sixth = A sixth game will stand here, if you find its rules.
home-first-visit = First visit
home-no-account = Come in, we are open day and night.
home-running = { $n ->
    [0] No table in play
    [one] One table in play
   *[other] { $n } tables in play
}, { $open ->
    [0] none looks for somebody
    [one] one looks for somebody
   *[other] { $open } look for somebody
}
home-waited = You are expected
home-mine = Your tables
home-none = Nobody waits. Open a box, the bots sit down at once.
door = The door: your tables, a code, open tables
players-count = Players
duration = Duration
game-lemans-line = Push the engine, not too far.
game-lemans-time = 30 min
game-mark-line = Sort, transform, sell.
game-mark-time = 1 h
game-maillot-line = Three stages, six strengths, one bicycle.
game-maillot-time = 1 h
game-macadam-line = For every light, its card.
game-macadam-time = 30 min
game-marathon-line = Six days of games, one medal.
game-marathon-time = 45 min
tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
see-all = See all { $n } tables
your-turn = Your turn
your-turn-now = Your turn
your-turn-since = Your turn since { $time }
table-code = Table { $code }
table-go = { $title }, table { $code }
table-replay = See the game again: { $title }, table { $code }
table-turn-of = Turn of { $name }
table-playing = In play
table-lobby = Sitting down
table-paused = Paused
table-over = Game over
table-closed = Table closed
table-missing = There is no such table, or it has been put away.
seat-number = Seat { $n }
code-title = A friend’s code?
code-label = Code of the table, six letters or digits
code-enter = Enter
code-short = The code has six letters or digits.
code-unknown = No table has the code { $code }.
open-title = Open tables
open-free = everybody welcome
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
plan-formula = Formula
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
edition-title = Your own copy
edition-text = Some component values are reconstructed. If you own the box, enter the true ones here, as TOML or JSON; what you leave out keeps the house’s value.
edition-values = Values
edition-file = From a file
edition-house = Start from the house’s values
edition-own = Own edition
edition-count = { $n ->
    [one] { $n } value read
   *[other] { $n } values read
}
edition-unreadable = Line { $line } is neither TOML nor JSON.
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
lobby-host = You give the start when everybody is ready.
lobby-guest = The host gives the start when everybody is ready.
lobby-chat = While waiting
chair-free = Free chair
chair-robot = Bot
chair-guest = On this screen
chair-guest-name = Their name
chair-guest-sit = Seat
chair-ready = ready
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
start = Give the start
start-sit = Sit down
start-ready = I am ready
start-not-ready = Not yet, after all
start-free = { $n ->
    [one] One chair is still free.
   *[other] { $n } chairs are still free.
}
start-waiting = Waiting for { $names }.
start-all = Everybody is ready.
start-host = Everybody is ready; the host gives the start.

## At the table
aside-seats = Around the table
aside-moves = Your moves, the log, the chat
seats = The chairs
seat-here = in the room
seat-gone = left the room
seat-away = a bot stands in
seat-robot = { $level } bot
away-you = Time ran out: a bot plays for you.
away-back = I am back
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
plaque-other = { $name } is thinking
plaque-other-text = Their turn to play
plaque-absent-text = Left the room; the chair is kept
plaque-away = { $name } is away
plaque-away-text = A bot plays for them
plaque-robot = { $name }, { $level } bot
plaque-robot-text = Working out its move
plaque-chance = The dice are rolling
plaque-past = Seen again
film-pause = Stop the film
film-go = Go on with the film
film-now = Go to the present
missed = { $n ->
    [one] One move went by at a stroke.
   *[other] { $n } moves went by at a stroke.
}
see-again = See again, { $seconds } s
plaque-playing = One moment
plaque-over = Game over
plaque-paused = Paused
plaque-closed = Table closed
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
preview-nothing = Nothing changes at once.
preview-more = { $n ->
    [one] and one more line
   *[other] and { $n } more lines
}
bid-title = Your bid, of { $most }
bid-seal = Seal { $sum }
bid-none = Bid nothing
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
why-nearest = Possible:
why-arrows = The arrows also reach what is not allowed; Enter asks why.
clause = Clause { $number }
clause-link = Clause { $number }, link
chance = Chance
die-shows = Die: { $n }
tab-log = Log
tab-chat = Chat
log-empty = Nothing has happened yet.
log-more = Older
log-again = See move { $step } again
log-absence = stand-in
chat = Chat
chat-say = A word to the table
chat-send = Say
chat-empty = Nobody has said anything. Begin.
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
take-back = Take back my move
take-back-asked = { $name } asks to take back the last move.
take-back-agree = Agreed
take-back-refuse = No
take-back-waiting = { $name } asks to take back the move; waiting for the others.
absence-title = While you were away
absence-present = Go to the present
hand-over-title = Hand the screen to { $name }
hand-over-text = Hands stay hidden until then.
hand-over-take = It is me, { $name }
spectator = You are watching.
spectator-text = You see what everybody sees.
line-lost = The line fell. Your chair is kept.
line-lost-text = Your moves will be sent when it is back.
line-lost-try = Try { $n }…
push-title = Be told
push-ask = Shall we tell you when it is your turn?
push-yes = Yes, tell me
push-later = Not now
push-stop = Do not tell me any more
push-on = This device will tell you when it is your turn.
push-off = This device does not tell you.
push-no = This browser refused notifications.
push-impossible = This browser cannot tell you; the feed below can.
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
comment-tie = Nobody would give up the table.
comment-tie-break = Level on points, the rules decided.
comment-close = { $second } follows by only { $gap }; a trifle decided.
comment-clear = { $second } follows by { $gap }: there was no doubt.
over-verify = The dice were sealed beforehand: the record lets anyone check them.
rematch = Rematch, same chairs
rematch-offered = The rematch is laid.
rematch-go = To the table
record = Game record
score-sheet = Score sheet

## Seeing a game again
replay-where = Finished game, table { $code }
replay-loading = The game goes back on the table…
replay-controls = Forward and back through the game
replay-moment = Moment of the game
replay-step = Step { $step } of { $steps }
replay-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
replay-begin = Before the first step
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Run
replay-pause = Stop
replay-speed = Speed
replay-eyes = Through the eyes of
replay-link = Keep this moment
replay-end = Podium

## The rulebook
rules-of = Rules: { $title }
rules-text = Every rule has a number, a source and a test.
rules-search = Find a word or a number
rules-found = { $n ->
    [0] no clause
    [one] one clause
   *[other] { $n } clauses
}
rules-none = No clause says that.
rules-all = The whole rulebook
rules-sections = Chapters
rules-others = The rulebooks
legend-ruling = chosen reading: the original is silent or unclear
legend-reconstructed = reconstructed value: the original is lost
mark-ruling = Chosen reading.
mark-reconstructed = Reconstructed value
ruling-why = See why, and the other reading ({ $number })
ruling-gap = The gap.
ruling-ruling = The reading.
ruling-reason = The reason.

## My page
me-where = My page
me-title = Hello, { $name }
me-name = Your name
me-rename = Change
others-title = Others’ moves
others-text = Shown one by one on the table; a key always leads to the present.
others-1 = At their pace
others-2 = Fast
others-0 = At a stroke
account-title = Account
account-text = Optional: a login and a password, to find your tables on another device.
account-text-in = Find your tables again.
account-kept = Your tables wait under the login { $login }.
account-login = Login
account-password = Password, at least eight characters
account-make = Make the account
account-sign-in = Sign in
account-sign-out = Sign out
account-short = The login has at least three characters, the password eight.
account-wrong = The login or the password is wrong.
account-taken = This login is taken; choose another.
account-none-yet = I have no account yet
feeds-title = “Your turn” feeds
feeds-text = These addresses are private: whoever has them sees when it is your turn.
tokens-title = For programs
tokens-text = A token lets a program play in your name.
tokens-once = Copy it now, it will not be shown again.
tokens-none = No token.
tokens-label = What is it for?
tokens-make = Make
tokens-forget = Withdraw the token { $label }

## The authors
credits-title = The authors of the games
credits-intro = These games were invented, published and kept by others. Thanks to them.
credits-lemans = “24 Heures du Mans”, a card game. Author not stated; the rules point to Studio Stratosphères, taken as publisher. The name of the race is a mark of its owner.
credits-mark = “Mark” by Ronald Corn, published by Franjos Spieleverlag. French text of the original rules: François Haffner.
credits-maillot = “Maillot Jaune”. Author and publisher not stated; a public play report dates the game to 1979.
credits-macadam = “Macadam”, the game of pedestrians and two-wheelers. Author, publisher and year not stated.
credits-marathon = “Marathon à l’Escale à Jeux” by Laurent and Jean-Baptiste Journaux, made for the Do It Your Game jam of March 2020; version 1.25, adapted for François Haffner.
credits-source = The original rules were put on line by the collection L’Escale à jeux.
credits-rebuilt = { $n ->
    [0] No reconstructed value of { $all }
    [one] One reconstructed value of { $all }
   *[other] { $n } reconstructed values of { $all }
}
credits-marks = Names and marks belong to their owners.
credits-ours = All texts and drawings here are ours; no sentence of the original rules is taken.
credits-fonts = Type: Bowlby One, Bricolage Grotesque and Spectral, under the SIL OFL 1.1.

## The first lesson
lesson = First lesson
lesson-learn-playing = Learn by playing
lesson-first-time = First time? Learn by playing.
lesson-you = You
lesson-teacher = The teacher
lesson-scenes = The scenes of the lesson
lesson-scene = Scene { $n } of { $all }: { $title }
lesson-look = Watch the table.
lesson-show = Show me
lesson-again = Start the scene again
lesson-previous = Back
lesson-next = Next
lesson-play = Play now

## The plate
plate-title = Plate of tones and states
plate-text = Everything that the tables have in common.
plate-link = The plate of tones and states
plate-seats = The nine seats
plate-seats-text = colour, shape, screen
plate-voices = Three voices
plate-voice-1 = Coup de théâtre
plate-voice-1-text = Bowlby One: titles, figures of the pieces
plate-voice-2 = Your turn: lay a token on a signal
plate-voice-2-text = Bricolage Grotesque: prompts, buttons, text. 0123456789
plate-voice-3 = Night falls on the third round.
plate-voice-3-text = Spectral: the commentator in italics, the rulebook in roman
plate-plaques = The plaque
plate-tickets = Tickets and buttons
plate-ticket-1 = Sell the metal
plate-ticket-1-text = roof 2, row E: one place at 27 will be left
plate-ticket-2 = Sun, on yourself
plate-ticket-2-text = you share the blue majority
plate-ticket-3 = Announce, may end at 0/0
plate-bid = Sealed bid
plate-you = You
plate-things = Dice, points, trophies, sounds
plate-roll = Roll
plate-inks = Inks, papers, cloths
plate-edges = Waiting, in trouble
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

## the lab and the edition editor

lab-title = The lab
lab-text = Bots play thousands of games; the report says whether the seats are equal, how long a game lasts, what luck does and what each piece is worth.
lab-new = A new study
lab-game = Game
lab-seats = Seats
lab-bots = Bots
lab-games = Games for each number of seats
lab-own = compare with my edition ({ $n ->
    [one] one value
   *[other] { $n } values
})
lab-edition = Edit the values of this game
lab-begin = Begin the study
lab-studies = Studies
lab-line = { $seats } seats, { $bots }, { $games } games
lab-progress = Progress
lab-rate = { $done } of { $games } games, { $rate } a second, { $left } s left
lab-counting = All games are played; the figures are being drawn.
lab-stop = Stop
lab-report = Read the report
lab-stopped = Stopped after { $done } games.
lab-none = No study yet.
lab-closed = For the host
lab-closed-text = Studies keep the machine of the house busy: only its host may order them. The edition editor is open to everybody.
pen-where = Edition editor
pen-title = Edition editor, { $title }
pen-text = Write the true values of your copy here, or try others: the board and the cards follow.
pen-values = Values
pen-general = general
pen-undo = Back to the house's value
pen-fault = This cannot be played.
pen-not-playable = not playable
pen-game = A game of bots on these values
pen-scores = Scores at the end: { $scores }
pen-drawings = Drawings of the rulebook with these values
pen-save = Save as a file
pen-share = Share
pen-study = Study it
