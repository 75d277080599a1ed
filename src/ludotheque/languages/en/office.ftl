office-title = The office
office-intro = Behind the counter: people, tables, tournaments, what was reported, and what the machine has to carry. Every act is written down.
office-tabs = Rooms of the office
office-tab-glance = At a glance
office-tab-people = People
office-tab-tables = Tables
office-tab-tournaments = Tournaments
office-tab-reports = Reports
office-tab-log = Log
office-tab-disk = Disk
office-tab-notices = Notices
office-machine = You are here because you sit at the machine: name your admins in the settings before the house goes online.
office-search = Search
office-more = More
office-back = Back
office-refresh = Look again
office-none = Nothing found.
office-loading = One moment…
office-count-people = { $n ->
    [one] person
   *[other] people
  }
office-count-accounts = { $n ->
    [one] account
   *[other] accounts
  }
office-count-lobby = { $n ->
    [one] waiting table
   *[other] waiting tables
  }
office-count-playing = { $n ->
    [one] game under way
   *[other] games under way
  }
office-count-over = { $n ->
    [one] finished game
   *[other] finished games
  }
office-count-reports = { $n ->
    [one] open report
   *[other] open reports
  }
office-nodes = Load
office-node = Node { $node }
office-node-since = version { $version }, open since { $day }
office-pages = open pages
office-games = games
office-moves = moves a second
office-latency = a move is answered in
office-commit = written in
office-p = { $p50 } ms, 99% within { $p99 } ms
office-quiet = nothing in the last minutes
office-bots = bots’ questions
office-errors = errors in an hour
office-memory = memory
office-database = database
office-reachable = reachable
office-unreachable = not reachable
office-people-search = A name, a login or an id
office-which = Who
office-which-all = Everybody
office-which-accounts = Accounts
office-which-guests = Guests
office-which-muted = Muted
office-which-out = Closed out
office-guest = guest
office-seen = last seen { $ago }
office-sessions = { $n ->
    [0] no browser
    [one] one browser
   *[other] { $n } browsers
  }
office-at-tables = { $n ->
    [0] no table
    [one] one table
   *[other] { $n } tables
  }
office-muted-until = muted until { $day }
office-closed-out = closed out
office-since = here since { $day }
office-tables-search = A code, a game or a name
office-status = Status
office-status-any = All
office-status-lobby = Waiting
office-status-playing = Under way
office-status-paused = Paused
office-status-over = Over
office-status-closed = Closed
office-table-line = { $events ->
    [one] { $events } event
   *[other] { $events } events
  }, { $size }, opened { $made }, last event { $last }
office-empty-chairs = no people
office-tournaments-search = A title, a code or the organiser
office-tournaments-any = All
office-tournaments-announced = Announced
office-tournaments-running = Running
office-tournaments-over = Finished
office-tournaments-called_off = Called off
office-tournaments-none = No such tournament.
office-tournament-by = organised by { $name }
office-tournament-line = { $people ->
    [0] nobody entered
    [one] one person entered
   *[other] { $people } people entered
  }, announced { $made }
office-entrants = Who plays
office-take-out = Take out
office-entrants-none = No people play here; bots are not counted.
office-reports-open = To settle
office-reports-settled = Settled
office-reports-none = Nobody complains. Long may it last.
office-report-message = said
office-report-name = bears this name
office-report-by = reported by { $name } { $ago }
office-report-gone = somebody who has left
office-report-done = settled by { $name }: { $outcome }
office-reason-insult = insult
office-reason-threat = threat
office-reason-private = something private
office-reason-advert = advertising
office-reason-other = something else
office-log-none = Nothing has been done yet.
office-log-by = by { $name }
office-log-gone = somebody who has left
office-log-house = the house
office-disk-total = The whole database: { $size }
office-disk-backup = Last backup: { $file }, { $size }, { $ago }
office-disk-no-backup = This house was never backed up: ludo backup FILE.
office-kind-events = events of games
office-kind-chats = chats
office-kind-records = imported records
office-kind-analyses = analyses
office-kind-audit = this office’s log
office-kind-results = results
office-kind-people = people and their browsers
office-kind-notices = notifications
office-kind-studies = studies of the lab
office-rules = Retention
office-rules-text = What goes by itself, a few times a day, and what would go now. The days are settings of the house.
office-rule-lobbies = Tables at which no game began are closed
office-rule-abandoned = Games that everybody left are closed
office-rule-records = Imported records that nobody opens are deleted
office-rule-notices = Old notifications are deleted
office-rule-guests = Guests who are not seen again are deleted; their games stay
office-rule-chats = What was said at finished tables is deleted
office-rule-days = { $n ->
    [one] after { $n } day
   *[other] after { $n } days
  }
office-rule-off = never
office-rule-now = { $n ->
    [0] nothing now
    [one] one now
   *[other] { $n } now
  }
office-tidy = Tidy up now
office-tidy-sure = What is named above goes for good.
office-tidied = Tidied up.
office-notice = A notice to everybody
office-notice-text = Shown above every page, in the reader’s language, until it ends.
office-notice-fr = In French
office-notice-en = In English
office-notice-for = For
office-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
  }
office-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
  }
office-days = { $n ->
    [one] one day
   *[other] { $n } days
  }
office-announce = Show it
office-withdraw = Take it down
office-notice-shown = Shown until { $day }
office-notice-none = Nothing is shown now.
office-closing = Closing time
office-closing-text = Before an upgrade: games that would not end in time no longer begin, everybody sees the countdown, and from that moment on all clocks stand until the house is open again.
office-close-in = Close in
office-close-house = Announce it
office-reopen = Call it off
office-closes-at = The house closes at { $hour }
office-is-closed = Closed: you may stop the house now. Clocks stand.
office-act-rename = Rename
office-act-mute = Mute
office-act-unmute = Let speak
office-act-close-out = Close out
office-act-let-in = Let in
office-act-reset-password = New password
office-act-link = Sign-in link
office-act-end-table = End
office-act-remove-table = Remove
office-act-call-off = Call off
office-act-take-out = Take out of the tournament
office-act-settle = Settle
office-act-announce = Notice
office-act-withdraw = Notice taken down
office-act-close-house = Closing announced
office-act-reopen = Open again
office-act-tidy = Tidied up
office-ask-rename = Their new name is shown at all their tables.
office-ask-mute = They play on, and neither chat nor change their name.
office-ask-unmute = They may chat again.
office-ask-close-out = Their browsers and programs are signed out, and this account does not come in again. Games under way go on as if they were away.
office-ask-let-in = They may sign in again.
office-ask-reset-password = A new password is shown once; their browsers and programs are signed out.
office-ask-link = A link that lets them in once, within a day, is shown once. Give it to nobody else.
office-ask-end-table = The game ends here, without a result. Nobody wins or loses.
office-ask-remove-table = The record, the results and the chat go for good.
office-ask-call-off = The tournament ends here, without a podium. Tables at which nothing has begun are closed; games under way go on as ordinary ones.
office-ask-take-out = They play no further round and do not come back to this tournament. Their present game goes on.
office-ask-settle = Say what was done about it.
office-new-name = New name
office-why = Why, for the log
office-why-hint = A few words; whom it concerns may ask for them.
office-how-long = For how long
office-do = Do it
office-cancel = Leave it
office-secret = Shown once, and never again:
office-done = Done.
refusal-protected = This is an admin of the house: see the setting admins.
refusal-no_account = A guest has no password.
refusal-not_announced = Nothing of the kind is announced.
refusal-no_report = This report has been settled.
refusal-not_entered = They do not take part in this tournament.
refusal-round_not_over = The round of this table is not over: remove it then.
office-ask-title = { $act }: { $name }
notice-label = From the host of the house
closing-soon = The house closes for an upgrade; games go on afterwards where they stood. Closing in
closing-now = The house is closing for an upgrade. Clocks stand still; your games go on when it is open again.
