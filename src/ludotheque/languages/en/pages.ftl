## Sealed dice
pledge-title = Sealed dice
pledge-small = anyone can check them
pledge-text = Before anybody sat down the house drew a secret seed, and it publishes its fingerprint: it can no longer change it. Each browser makes a nonce and publishes its fingerprint as it sits down; when the start is called, all show theirs, so that nobody chose after the others. At the end the seed is revealed and every draw can be recomputed.
pledge-commitment = Fingerprint of the seed
pledge-salts = Technical details
pledge-own = nonce of this browser
pledge-given = nonce of another browser
pledge-own-print = fingerprint of this browser’s nonce
pledge-given-print = fingerprint of another browser’s nonce
pledge-drawn = nonce drawn by the house
pledge-none = no nonce yet
verify-title = Check the dice
verify-where = Sealed dice
verify-intro = Your browser recomputes every draw of a game here, from its file alone. Nothing is sent to the house.
verify-choose = Choose a game file
verify-drop = or drop it here
verify-bad-file = This is not a game file that can be read; accepted is one downloaded here, or the file of “ludo export”.
verify-working = Recomputing the draws…
verify-good = { $draws ->
    [one] The draw has been recomputed: it is right.
   *[other] All { $draws } draws have been recomputed: every one is right.
  }
verify-bad = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
  }
verify-nothing = Nothing in this record is wrong, and none of its draws is proved by it.
verify-record = Game { $number } of { $all }
verify-memory = This browser remembers this table
verify-memory-good = The fingerprint seen before sitting down and the nonce given here are those of the record.
verify-memory-commitment = The fingerprint in the record is not the one that this browser saw before sitting down.
verify-memory-salt = The nonce that this browser gave is not in the record.
verify-memory-seated = Who sat where, or what they had pledged when this browser showed its nonce, is not what the record says: the dice may have been chosen afterwards.
verify-memory-transcript = The record is not the one that this browser checked before.
verify-proves = What this proves, and what it does not
verify-proves-1 = The seed was fixed before anybody sat down, the nonces before any of them was shown, and each draw is exactly what these, who sat where, and the odds in the record give. What is not proved stands above.
verify-proves-2 = Whether these odds are those of the rules, only the rules can say: “ludo verify”, on your own computer, also replays the whole game. Here every list of odds is shown: a die must have six equal faces.
verify-proves-3 = The code of this page comes from the house. If you do not trust the house, take the program from elsewhere, or write your own: the computation fits on one page (docs/fairness.md).
verify-draws = The draws
verify-step = Step
verify-of = Number { $pick } of { $total }: see the odds
verify-all = See all { $n } draws
verify-one-in = { $weight } in { $total }
verify-nonces = Nonces: { $given } from the players, { $drawn } drawn by the house (bots, or clients that brought none).
caveat-earlier = The first { $steps } steps come from another game that was played on from: this record does not prove their draws.
verify-abandoned = The game was abandoned.
fault-none = Before the first step: this record holds no proof; nothing can be recomputed.
fault-old = Before the first step: this record is of an old kind, without the odds of each draw; only “ludo verify” can check it.
fault-seed = Before the first step: the seed was changed; its fingerprint begins with { $real }, the published one with { $written }.
fault-commitment = Before the first step: the published fingerprint was changed; the seed’s begins with { $real }, { $written } is written.
fault-house-nonce = Before the first step: nonce { $place }, said to be drawn by the house, does not follow from the seed.
fault-all-draws = Step { $step }: the seed and the nonces give { $real }, { $written } is written; { $wrong } of { $draws } draws differ: a nonce, their order or the seed was changed.
fault-order = Step { $step }: { $written } and { $real } (step { $other }) were exchanged.
fault-draw = Step { $step }: the seed and the nonces give { $real }, { $written } is written; this draw was changed.
fault-count = Step { $step }: the proof counts { $written } draws, the game has { $real }.
fault-odds = Step { $step }: { $written } was not among the possible outcomes.
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

## Were the dice bad?
dice-title = Were the dice bad?
dice-where = Sealed dice
dice-game = The draws of this game, of the whole table.
dice-mine = The draws of your finished games, of the whole table, game by game.
dice-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
dice-empty = No finished game yet.
dice-kind = { $draws ->
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
dice-face = outcome
dice-seen = drawn
dice-expected = expected
dice-few = Too few draws to say anything about them.
dice-p = Perfect chance strays at least as far from what is expected { $percent } times in a hundred.
dice-how = chi-square { $chi }, { $degrees ->
    [one] one degree
   *[other] { $degrees } degrees
  } of freedom, p = { $p }
dice-usual = Nothing surprising.
dice-odd = That is rare, but it has to happen to somebody.
dice-means-title = What this number says, and what it does not
dice-means-1 = It says how often perfect dice would stray at least as far. It is not the probability that the dice are loaded, nor does it say whether luck left you at the wrong moment.
dice-means-2 = One game in twenty falls below 5% though nothing was loaded. Whoever looks at twenty games, or at several kinds of draws, should expect to find one.
dice-means-3 = That the dice were not loaded is checked draw by draw, without statistics.
dice-all = All my games

## Several tables, the same deal
deal-open = Duplicate tables
deal-open-text = All tables play the same dice and the same cards and start together; they are compared at the end.
deal-tables = Number of tables
deal-par = Bots play the deal, too
deal-par-none = no bots
deal-go = Open { $n } tables
deal-title = Duplicate tables: { $n }
deal-where = Duplicate tables
deal-list = The tables
deal-text = One seed, one fingerprint, everybody’s nonces: the deal is the same at each table. You sit at one table only; until the last is over, each is closed to the others, and its record stays sealed.
deal-table = Table { $n }
deal-par-table = The bots
deal-free = { $n ->
    [one] One free seat
   *[other] { $n } free seats
  }
deal-go-table = Go to the table
deal-waiting = The results are compared when all tables are over.
deal-result = The results
deal-seat = Seat { $n }
deal-mean = Mean
deal-against = { $gap } against the mean
deal-abandoned = abandoned
deal-close = Close the tables that still play
deal-close-text = They are abandoned, and the others can be compared.
deal-others = This deal is played at { $n } tables.

## Abandoning, refusals
refusal-one_table = You already sit at another table of this deal; leave it first.
refusal-par_table = This table belongs to the bots that play the deal for comparison.
refusal-same_plan = Tables with the same deal are played as they were opened; open others to play otherwise.
refusal-sealed = Other tables still play this deal: it can be seen when all of them are over.
abandon-ask = Abandon the game? Nothing is counted, the record can still be read.
abandon-yes = Abandon
abandon-old-ask = End the game? The table and its conversation stay.
abandon-old-no = Keep the table
abandon-no = Play on
abandon-waiting = You would abandon the game; the others must agree.
abandon-asked = { $names } would abandon the game.
abandon-agree = Agreed
closed-text = The game was abandoned. The seed is revealed: its draws can be checked.

## The authors, the plate, my own copy, my page
edition-title = Custom values
edition-text = Some component values are reconstructed. If you own the box, enter the true ones here, as TOML or JSON; what you leave out keeps the house’s value.
edition-values = Values
edition-file = From a file
edition-house = Start from the house’s values
edition-unreadable = Line { $line } is neither TOML nor JSON.
feeds-title = “Your turn” feeds
feeds-text = These addresses are private: whoever has them sees when it is your turn.
tokens-title = For programs
tokens-text = A token lets a program play in your name.
tokens-once = Copy it now, it will not be shown again.
tokens-none = No token.
tokens-label = What is it for?
tokens-make = Create
tokens-forget = Withdraw the token { $label }
tokens-how = How it works
programs-intro = Write a bot in any language, and let it sit down at a table.
programs-bots = A bot at a table
programs-token = A bot plays with a token of yours. You make it on
programs-token-link = your page
programs-arena = At home, against the bots of the house:
programs-join = At a table of this house, by its code:
programs-wait = Waiting for a challenge: people invite it by its name, or sit down at its table.
programs-waiting = Bots waiting for a challenge
programs-waiting-text = Invite them from the lobby of your table (“Bot” on a free chair), or sit down at theirs.
programs-waiting-none = No bot from outside is waiting at the moment.
level-outside = Bots from outside
chair-invited = Invitation sent to { $name }
programs-ladder = Games with a bot from outside count on a ladder of their own:
programs-requests = What the house answers
programs-english = Every request, described in English. For machines:
credits-title = The authors of the games
credits-intro = These games were invented, published and kept by others. Thanks to them.
credits-source = The original rules were put online by the L’Escale à jeux collection.
credits-rebuilt = { $n ->
    [0] No reconstructed value of { $all }
    [one] One reconstructed value of { $all }
   *[other] { $n } reconstructed values of { $all }
}
credits-marks = Names and marks belong to their owners.
credits-ours = All texts and drawings here are ours; no sentence of the original rules is taken.
credits-fonts = Type: Bowlby One, Bricolage Grotesque and Spectral, under the SIL OFL 1.1.
plate-title = Plate of tones and states
plate-text = Everything that the tables have in common.
plate-link = The plate of tones and states
plate-seats = The nine seats
plate-seats-text = ink, shape, screen; below: deutan, protan, tritan
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
plate-why = Why not?
plate-why-1 = That roof is taken.
plate-why-2 = One goes straight on or diagonally only, to an empty cell.
plate-why-3 = Possible roofs: 2 and 3.
plate-why-4 = To roof 1
plate-why-5 = a box stands there
plate-bid = Sealed bid
plate-you = You
plate-things = Dice, points, trophies, sounds
plate-roll = Roll
plate-inks = Inks, papers, cloths
plate-edges = Waiting, in trouble
plate-back-1 = breaks away, cell 14-2.
plate-back-2 = takes the wheel.
plate-back-3 = has a puncture and misses a turn.
plate-back-4 = is towed to cell 9-3.
plate-rulebook = Rulebook
plate-rulebook-text = a clause and its marks
plate-stage = Stage { $n }
plate-end = Jeanne wins by a minute. The turning point: your puncture at move 98.

## The leaderboard
standings-where = Leaderboard
standings-title = The leaderboard of the house
standings-text = Only games played from beginning to end count, without hints, one chair per person.
standings-order = Every rating starts at 1500; between two players, 400 points ahead means ten to one. The order is cautious: the less certain a rating, the lower it waits.
standings-programs = Bots from outside
standings-programs-text = Games in which somebody’s own bot played, beside the bots of the house.
standings-none = No game has counted yet.
stats-mine = Your games
stats-none = You have not finished a game yet.
stats-games = { $games ->
    [one] one game, { $won ->
        [0] not won
       *[other] won
    }
   *[other] { $games } games, { $won ->
        [0] none won
        [one] { $won } won
       *[other] { $won } won
    }
}
stats-rating = Rating
rating-sureness = { $sureness ->
    [sure] sure
    [fair] fairly sure
   *[uncertain] still uncertain
}
rating-margin = give or take { $margin } points, 95 times in 100
rating-change = Rating: { $before } → { $after } ({ $change }), { rating-sureness }.
rating-uncounted = Your rating stays as it was: { $why ->
    [practice] this was practice, played on from another game.
    [same_deal] the same deal was played at several tables.
    [edition] the table had values of its own.
    [hints] the coach gave hints at this table.
    [alone] the game was played alone.
    [several_chairs] somebody held several chairs.
    [program] a bot from outside played, for a ladder of its own.
    [early] the game stopped before everybody had played.
    [stand_in] a bot played in your place.
   *[no_opponent] bots played in place of the others.
}
stats-unrated = not yet
stats-best = Best score
stats-mean = Mean score
stats-luck = Luck
stats-no-luck = no game analysed
stats-luck-points = { $games ->
    [one] { $points } pts
   *[other] { $points } pts a game
}
stats-luck-games = { $games ->
    [one] one game analysed
   *[other] { $games } games analysed
}
stats-form = Latest ranks
stats-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
stats-openings = Favourite openings
stats-opening = { $games ->
    [one] once
   *[other] { $games } times
}, { $won ->
    [0] never winning
    [one] winning once
   *[other] winning { $won } times
}
board-place = Rank
board-name = Name
board-games = Games
board-won = Won
board-bot = { $level } (bot)

## Leaving
leave-title = Delete my data
leave-text = Your name, account, tokens, notifications, messages and statistics are deleted. The games that you played stay, without your name.
leave-ask = Delete everything…
leave-sure = This cannot be undone. Bots will finish your games under way.
leave-yes = Yes, delete everything
leave-no = No, stay

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
lab-begins = The first of { $games } games begin…
lab-rate = { $done } of { $games } games, { $rate } a second, { $left } s left
lab-counting = All games are played; the figures are being drawn.
lab-stop = Stop
lab-resume = Resume
lab-report = Read the report
lab-stopped = Stopped after { $done } games.
lab-none = No study yet.
lab-closed = For the host
lab-closed-text = Studies keep the machine of the house busy: only its host may order them. The edition editor is open to everybody.
pen-where = Edition editor
pen-title = Edition editor, { $title }
pen-text = Write the true values of your copy here, or try others: the board and the cards follow.
pen-values = Values
pen-ready = Start from
pen-ready-house = the house edition
pen-ready-own = your own values
pen-general = general
pen-undo = Back to the house's value
pen-changed = { $n ->
    [0] no value changed
    [one] 1 value changed
   *[other] { $n } values changed
}
pen-fault = This cannot be played.
pen-accepts-number = { $name }: a whole number from { $low } to { $high }.
pen-accepts-list = { $name }: { $shortest } to { $longest } numbers, each from { $low } to { $high }.
pen-accepts-words = { $name }: { $words }.
pen-not-playable = not playable
pen-game = A game of bots on these values
pen-scores = Scores at the end: { $scores }
pen-drawings = Drawings of the rulebook with these values
pen-save = Save as a file
pen-share = Share
pen-study = Study it

## The analysis of a game
chapter-stage = Stage { $n }
chapter-leg = Leg { $n }
chapter-round = Round { $n }
steps-change = Chance to win, in points
curves-title = Chances to win
curves-by = { $games } games played to the end for each choice, from what each seat knew; ±: 95%
curves-turn = Turning point at step { $step }: { $name }, { $points } points
analysis-offer = The Champion can read the whole game again and estimate everybody’s chances at each decision.
analysis-ask = Analyse the game
analysis-waiting = The analysis waits for its turn…
analysis-running = The Champion reads the game again…
verdict-of = { $name }, step { $step }
verdict-from = Chance to win before:
verdict-to = after:
verdict-choice = The choice
verdict-luck = Chance
verdict-points = { $points } pts
verdict-unsure = nothing certain
verdict-within = no more than ± { $margin } pts
verdict-nothing = nothing was drawn
verdict-gap = { $points } pts against the choice made
verdict-alike = as good, as far as can be told
verdict-fine = sound move
verdict-playable = it was playable
verdict-costly = there was better
verdict-luck-text = until the next decision
verdict-others = Options
verdict-played = played
play-on = Play from here
play-on-text = A new table from this moment: you and the bots take your seats again, without a clock. It counts neither for the ratings nor in the statistics.
open-all = Everything
secrets-title = What each seat hid
open-nothing = Nothing hidden.
bring-title = Replay a saved game
bring-choose = Choose a file, or drop it here
bring-record = The file of a finished game (JSON). It opens as a replay, without becoming a table.
bring-big = This file is too big: { $kilo } kB at most.
bring-bad = This file cannot be replayed.
bring-where = Imported game

## My page, the lesson, the plate, seeing again
replay-where = Replay, table { $code }
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
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = View as
replay-link = Keep this moment
replay-end = Podium
me-where = My page
me-title = Hello, { $name }
me-name = Your name
me-rename = Change
account-title = Account
account-text = Optional: a login and a password, to find your tables on another device.
account-text-in = Find your games again.
account-kept = Your games are kept under the login { $login }.
account-sign-out = Sign out
account-none-yet = I have no account yet
password-change = Change the password
password-old = Current password
password-new = New password, at least 8 characters
password-short = The new password has at least 8 characters.
password-wrong = The current password is wrong.
password-done = Done. Your other devices and your tokens are signed out.
recovery-title = Recovery code
recovery-once = Write this recovery code down, it will not be shown again.
recovery-why = Forgotten your password? This code lets you choose another, once.
recovery-noted = I have it
recovery-has = Your account has a recovery code. A new code replaces the old one.
recovery-none = Your account has no recovery code: without one, a forgotten password locks you out for good.
recovery-make = Make a new code
sessions-title = Signed-in devices
sessions-text = Is there a device you do not know? Sign it out, then change your password.
sessions-unknown = Unknown device
sessions-current = this device
sessions-used = used: { $ago }
sessions-since = since { $day }
sessions-end = Sign out { $device }
sessions-end-others = { $n ->
    [one] Sign out the other device
   *[other] Sign out the { $n } other devices
}
tokens-new = New token
tokens-scope = What the token allows
tokens-play = play
tokens-read = read only
tokens-lasting = How long it lasts
tokens-days = { $n } days
tokens-unused = never used
tokens-until = until { $day }
tokens-expired = expired on { $day }
tokens-forget-all = Withdraw all tokens
feeds-renew = Change these addresses
history-title = My games
history-rank = { $rank ->
    [1] 1st of { $seats }
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $rank }th of { $seats }
}
history-gone = somebody
history-none = No finished game yet.
history-more = Older games
data-title = My data
data-text = All that the house knows about you, in one file (JSON): account, devices, tables, messages, results.
data-download = Download my data
lesson-pupil = Camille
lesson-teacher = The teacher
lesson-scenes = The scenes of the lesson
lesson-scene = Scene { $n } of { $all }: { $title }
lesson-look = Watch the table.
lesson-show = Show me
lesson-again = Start the scene again
lesson-previous = Back
lesson-next = Next
lesson-after = Next lesson
lesson-play = Play now

## The sounds of the plate
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

## Being told
telling-title = How we tell you
telling-text = Each thing reaches you once: by the first of the ticked ways that works, from left to right.
telling-greyed = A way in grey waits until you set it up on this page.
telling-kind = What
telling-turn = It is your turn
telling-round = A round begins
telling-invite = A friend invites you
telling-push = Device
telling-webhook = Webhook
telling-email = E-mail
telling-quiet = Quiet hours
telling-quiet-text = Nothing reaches you then; what you have not seen by the end comes afterwards.
telling-from = from
telling-to = to
telling-zone = Time zone
telling-digest = At most one e-mail every
telling-digest-minutes = { $n ->
    [15] 15 minutes
    [60] hour
    [240] 4 hours
   *[1440] day
}
telling-digest-text = The first one comes at once; what follows is gathered.
telling-language = Language of the messages
telling-save = Save
telling-saved = Saved.
telling-test = Send me a test
telling-test-by = Send me a test: { $way }
telling-test-yes = Sent: have a look.
telling-test-no = It was not taken. Is the address right?
telling-trouble-unreachable = The last message could not be delivered; we try again.
telling-trouble-refused = Messages are refused there: we have stopped. Enter the address again to go on.
email-title = E-mail
email-text = For messages when you are away, and for a way in if you lose your password. Nobody else sees your address.
email-none = This house sends no e-mail.
email-address = Your address
email-give = Use this address
email-waiting = We have written to { $address }: open the link in that e-mail.
email-good = { $address } is confirmed.
email-forget = Forget this address
email-bad = This is not an e-mail address.
webhook-title = Webhook
webhook-text = Messages in a channel of yours on Discord, Matrix (Hookshot) or Slack.
webhook-url = Address (https)
webhook-shape = Service
webhook-give = Use this webhook
webhook-good = Messages go to { $host } ({ $shape }).
webhook-forget = Forget this webhook
webhook-bad = A webhook is an https address of a public host.
holiday-title = Days off
holiday-text = In games by correspondence your clock stands meanwhile, and the others see until when. Enter them a day ahead at least; you have { $n ->
    [one] one day
   *[other] { $n } days
} left this year.
holiday-rounds = The deadline of a tournament’s round does not move: play before, or leave the tournament and come back.
holiday-none-left = You have no days left this year.
holiday-off = This house gives no days off.
holiday-first = From
holiday-last = To (included)
holiday-take = Take these days off
holiday-from-to = { $first } – { $last }
holiday-begun = under way
holiday-end = End these days off today
holiday-drop = Take these days back
holiday-bad = These days cannot be taken: choose others.

## Links of e-mails
in-title = Come in
in-text = This link opens your account once. If you lost your password, choose a new one now.
in-do = Come in
in-new = Choose a new password
in-new-do = Change it and come in
in-spent = This link has been used or is too old. Ask for another.
in-none = There is nothing in this address. Open the link from the e-mail, or the one your host gave you.
link-ask-title = A link by e-mail
link-ask-text = If you have confirmed an address here, we can send you a link to come in.
link-ask-do = Send me a link
link-ask-done = If the address is known here, a link is on its way. It is good for half an hour.
link-ask-host = This house sends no e-mail. Ask your host for a link to come in: it is good once.
confirm-title = Confirm your address
confirm-text = Is this address yours? Then we may write to you.
confirm-do = Yes, it is mine
confirm-done = Thank you: your address is confirmed.
stop-title = No more e-mails
stop-text = We shall send you no more messages by e-mail. You can choose them again on your page.
stop-do = No more e-mails
stop-done = Done: no more e-mails.
letter-spent = This link has been used or is too old.

# The puzzle of the day
puzzle-of-day = Puzzle of the day
puzzle-of = Puzzle of { $day }
puzzle-ask = Your move: one choice is clearly the best. Which one?
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-tries = { $n ->
    [one] one try
   *[other] { $n } tries
}
puzzle-left = { $n ->
    [one] One try left.
   *[other] { $n } tries left.
}
puzzle-hint = A hint
puzzle-hint-theme = The theme: { $theme }.
puzzle-hint-not = A Regular would play “{ $move }”; there is better.
puzzle-give-up = The answer
puzzle-wrong = “{ $move }”: no, there is better.
puzzle-found-first = Found at the first try!
puzzle-found = Found!
puzzle-missed = Not this time: it was “{ $move }”.
puzzle-why = Why
puzzle-margin = { $share } %, against { $next } % for the next choice: { $margin } points apart (± { $band }), over { $games } imagined games.
puzzle-means-two = Your chances to win after each choice, if everybody then plays like a Regular
puzzle-means-many = The share of the rivals you finish ahead of after each choice, if everybody then plays like a Regular
puzzle-behind = far behind
puzzle-rated = Of 100 tries of the bots that think, { $n } find it.
puzzle-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzle-streak-none = Find a puzzle of the day to begin a streak.
puzzle-next-day = The next one comes at midnight (UTC).
puzzle-share = { $title }, puzzle of { $day }: { $marks }
puzzle-others = Other puzzles
puzzle-play = Play { $title }
puzzle-today = Today
puzzle-practice = Practice
puzzle-practice-lead = The puzzles of days gone by, by game, theme and difficulty.
puzzle-game = Game
puzzle-theme = Theme
puzzle-difficulty = Difficulty
puzzle-all = all
puzzle-all-difficulties = all
puzzle-none = No puzzle fits: change the theme or the difficulty.
puzzle-no-bank = This game has no puzzles yet.
puzzle-state-open = to be found
puzzle-state-found = found
puzzle-state-missed = missed
puzzle-seats = { $n } players
puzzle-missing = There is no such puzzle, or its day has not come.

## Moments of a game tried again

moments-of = Three moments of { $name }
moments-text = The decisions that cost most, as far as that can be told. Each waits on the board as it stood then: what was hidden from you is hidden again.
moments-seat = Whose moments
moments-step = Moment { $n }, step { $step }
moments-loss = { $points } points of the chance to win
moments-try = Try again
moments-see = See it in the replay
moments-none = No mistake beyond the margin: well played.
moments-none-text = In { $games } imagined games for each choice, the Champion found nothing that was certainly better by 2 points.
moments-replay = Back to the replay
moments-all = All moments
retry-title = Your moment { $n } of { $of }
retry-title-of = Moment { $n } of { $of }, { $name }
retry-ask = There was better here, by { $points } points of the chance to win. What would you play now?
retry-found = Found: the Champion plays it, too.
retry-as-good = As good as the Champion’s choice, { $move }, as far as can be told.
retry-answer = The Champion plays: { $move }.
retry-behind = costs { $points } points against the Champion’s choice. Try again.
retry-same = was played in the game, and there was better. Try again.
retry-give-up = See the answer
retry-next = Next moment
retry-compared = The choices compared
retry-champion = The Champion
retry-tried = Now
retry-played = In the game
retry-means = Chances to win, in games played to the end from what this seat knew.
retry-replay = What happened in the game
refusal-no_moment = The analysis found no such moment in this game.
refusal-closed_out = The host of the house has closed this account; ask them.
