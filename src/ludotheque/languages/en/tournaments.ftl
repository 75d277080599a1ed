## Tournaments and leagues: the list
tour-where = Tournaments
tour-list-title = Tournaments and leagues
tour-list-intro = An evening at the club, or a league of several weeks by correspondence.
tour-list-mine = Yours
tour-list-open = Now
tour-list-over = Finished
tour-list-none = No tournaments yet. Announce the first!
tour-announce = Announce a tournament
tour-by-code = Were you given a code?
tour-code-label = Tournament code
tour-find = Find
tour-entrants = { $n ->
    [0] Nobody entered yet
    [one] { $n } entrant
   *[other] { $n } entrants
  }
tour-starts = Starts { $when }
tour-entries-open = Open for entries
tour-round-of = Round { $n } of { $all }
tour-status-announced = Open for entries
tour-status-running = Running
tour-status-over = Finished
tour-status-called_off = Called off
tour-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
tour-tables-of = tables of { $n }

## One tournament
tour-bot = { $level } no. { $n }
tour-filler = { $level } bot
tour-gone = Somebody
tour-your-table = You play at table { $n }
tour-go = To my table
tour-watch = Watch
tour-you-rest = You have a bye this round: it is worth the points of a player level with everybody.
tour-next-in = Round { $n } starts in { $left }
tour-deadline = Round { $n } of { $all }: { $left } left
tour-until-next = until the next round
tour-until-end = until the end of the round
tour-wall = Wall view
tour-as-of = What you see is from { $hour }.
tour-scroll = Auto-scroll
tour-scroll-stop = Stop scrolling
tour-round-n = Round { $n }
tour-round-paired = paired
tour-round-playing = in play
tour-round-over = over
tour-table = Table { $n }
tour-chair = chair { $n }
tour-paired = soon
tour-coming = taking seats
tour-there = present
tour-not-there = expected
tour-away = away
tour-absent = did not play
tour-ended-over = over
tour-ended-late = stopped at the deadline
tour-ended-given_up = abandoned
tour-waits-for-deal = over; other tables still play this deal
tour-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
tour-proof = Check the dice
tour-bye = Bye:
tour-compare = Compare the tables of this deal
tour-standings = Standings
tour-after = provisional, round { $n }
tour-place = Place
tour-name = Name
tour-points = Points
tour-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
tour-company = Company
tour-company-text = Mean points of those one was compared with
tour-direct = Direct
tour-direct-text = Points taken from those who are level
tour-firsts = 1sts
tour-firsts-text = First places
tour-played = Rounds
tour-played-text = Rounds played
tour-byes = { $n ->
    [one] one bye
   *[other] { $n } byes
  }
tour-rung = Rung { $n }
tour-group = Group { $n }
tour-promoted = moves up a rung
tour-relegated = moves down a rung
tour-left-self = left
tour-left-organiser = taken out
tour-left-office = taken out
tour-left-absent = absent twice
tour-left-deleted = left
refusal-no_tournament = There is no such tournament.
refusal-tournament_over = This tournament is over.
refusal-entry_closed = Nobody can enter this tournament any more.
refusal-entered = You take part already.
refusal-wrong_code = This tournament asks for its code: six letters that its organiser has.
refusal-not_announcing = Only admins of this house announce tournaments.
refusal-taken_out = You were taken out of this tournament.
tour-podium = Podium
tour-nobody = Nobody yet. Be the first to enter.
tour-agreed = What is agreed
tour-organiser = Organised by
tour-counting = Points
tour-counting-text = Two points for every player at your table whom you leave behind, one for every tie.
tour-counting-duplicate = You are compared with those who had the same chair at the other tables, with the same deal. Each comparison shares four points: all go to the better rank at one’s table; with the same rank the greater lead gets three, or each gets two.
tour-ties = Ties
tour-ties-text = First the strength of the company one met, then the points taken among those level, then first places, at last a lot drawn when the tournament was announced.
tour-absences = Absences
tour-absences-text = Whoever makes no move in a game scores nothing in it; two rounds in a row, and they leave the tournament. A table not finished in time is closed: whoever was to play is last, all others are level.
tour-print = Print
tour-sheet-intro = Place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tour-with = with { $names }
tour-total = { $n } in all
tour-what-bye = bye
tour-what-missed = not there yet
tour-sheet-none = No rounds played.

## Entering
tour-you-play = You have entered
tour-late-entry = You can still enter
tour-late-text = You play from the next round on; the rounds before are worth nothing.
tour-enter = Take part
tour-leave = Withdraw
tour-leave-early = You can enter again until it starts.
tour-leave-text = From the next round on; the game you are playing goes on to its end.
tour-name-first = First tell us your name.

## Directing
tour-direction = Organising
tour-start = Start the first round
tour-next-now = Start the next round
tour-change = Change
tour-invite = Link to share
tour-code-is = Code to hand out:
tour-add-bots = Enter bots
tour-how-many = How many bots
tour-add = Enter
tour-remove = Take somebody out
tour-remove-one = Take { $name } out
tour-take-out = Take out
tour-call-off = Call the tournament off
tour-call-off-text = Tables in play become ordinary tables. Call it off?
tour-call-off-yes = Call it off
tour-keep = Keep it

## Announcing
tour-new-title = Announce a tournament
tour-change-title = Change the tournament
tour-new-intro = Every result will link to its replay and to the proof of its dice.
tour-save = Save
tour-needs-title = Give the tournament a name.
tour-what = The tournament
tour-title = Name
tour-title-hint = Tuesday at the club
tour-game = Game
tour-format = Format
tour-format-swiss = Swiss
tour-format-swiss-text = In each round players of like standing meet, as far as possible never the same ones twice.
tour-format-round_robin = Round robin
tour-format-round_robin-text = Within a group everybody meets everybody.
tour-format-duplicate = Duplicate
tour-format-duplicate-text = All tables play the same sealed deal; one is compared with those who had the same chair.
tour-format-ladder = Ladder
tour-format-ladder-text = A league of rungs: the best of a table move up, the last move down.
tour-seats = Chairs per table
tour-seats-text = { $least } to { $most } in this game
tour-how-many-rounds = Number of rounds
tour-group-size = Size of a group
tour-group-size-text = 0: everybody in one group
tour-promoted-count = Promotions and relegations
tour-promoted-count-text = at each table, each round
tour-who-when = Who and when
tour-pace = Pace
tour-pace-evening = An evening
tour-pace-post = By correspondence
tour-pace-evening-text = { $move } s per move, a bank of { $bank } min, { $minutes } min per round
tour-pace-post-text = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } per move, { $round ->
    [one] { $round } day
   *[other] { $round } days
  } per round
tour-minutes = Length of a round
tour-minutes-text = in minutes
tour-move = Time per move
tour-move-text = in seconds
tour-bank = Bank
tour-bank-text = in minutes, for the whole game
tour-grace = Time to arrive
tour-grace-text = in minutes; then the game starts
tour-pause = Pause between rounds
tour-pause-text = in minutes
tour-round-days = Length of a round
tour-round-days-text = in days
tour-days = Time per move
tour-days-text = in days
tour-grace-hours = Time to arrive
tour-grace-hours-text = in hours
tour-entry = Who may enter
tour-entry-everybody = Everybody
tour-entry-everybody-text = The tournament is listed.
tour-entry-link = By link
tour-entry-link-text = Only people who have the link; it is not listed.
tour-entry-code = By code
tour-entry-code-text = It takes the six-letter code that you hand out.
tour-most = Entrants at most
tour-begins = Start
tour-begins-text = without a date, you start it yourself
tour-fill = Bots on empty chairs
tour-fill-on = Nobody has a bye: a bot completes the table.
tour-fill-off = Whoever has no table has a bye.
tour-fill-level = Level of these bots
tour-options = Options
tour-options-text = rules of { $game }, stand-ins, custom values
