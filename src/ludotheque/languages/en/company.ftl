# Company: whom one plays with, does not read any more, invites; children's tables.

## My page
company-title = My company
company-text = People with whom you have finished a game. Only they can be invited from here.
company-none = Nobody yet: finish a game with somebody.
company-games = { $n ->
    [one] { $n } game together
   *[other] { $n } games together
}
company-last = the last one { $ago }
company-all = See all { $n }
company-more = More about { $name }
company-invite = Invite { $name }
company-game = Which game?
company-open = Open a table and invite
company-avoided-title = Muted or blocked
company-is-muted = muted
company-is-blocked = blocked
company-undo = Undo for { $name }
company-undo-short = Undo

## Invite
invite-people = People you have played with
invite-one = Invite { $name }
invite-sent = Invitation sent
invitations-title = You are invited
invitation-line = { $name } invites you to { $title }
invitation-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
invitation-come = Go there
invitation-come-to = Go to the table of { $name }
invitation-decline = No, thanks
invitation-decline-of = Decline the invitation of { $name }

## Somebody
person-mute = Mute
person-mute-text = Their messages do not reach you any more. They are not told.
person-block = Block
person-block-text = As well: no invitations, no pairing, no seat at your tables. They are not told.
person-report = Report to the house
person-report-message = The message: “{ $text }”
person-report-name = The name: “{ $name }”
person-report-why = Why?
person-reason-insult = Insult
person-reason-threat = Threat
person-reason-private = Personal information
person-reason-advert = Advertising
person-reason-other = Something else
person-report-words = A few words, if you like
person-report-send = Send the report
person-muted = You will not read { $name } any more. Undo it on your page.
person-blocked = You have blocked { $name }. Undo it on your page.
person-reported = Noted. Whoever keeps the house will see it.
person-warned = { $n ->
    [one] You have blocked { $names }, who is at this table.
   *[other] You have blocked { $names }, who are at this table.
}
person-warned-host = You have blocked the person who opened this table.
chat-people = At the table
chat-person = About { $name }

## Children
children-phrases = Choose a phrase
children-private = Children are playing at this table: only those who play can see it.
phrase-1 = Hello!
phrase-2 = Have a good game!
phrase-3 = Well played!
phrase-4 = Oops!
phrase-5 = What luck!
phrase-6 = Bad luck…
phrase-7 = Your turn!
phrase-8 = I’ll be right back.
phrase-9 = I’m thinking…
phrase-10 = Yes!
phrase-11 = No.
phrase-12 = Thank you!
phrase-13 = Sorry!
phrase-14 = Another game?
phrase-15 = I have to go.
phrase-16 = Goodbye!

## Refusals
refusal-no_message = That message is not there any more.
refusal-reported = You have reported this already; the house will see to it.
refusal-not_yourself = That is you.
refusal-no_companion = You have not played with this person.
refusal-invited_already = They are invited to this table already.
refusal-not_again = You have invited them several times today; wait until they come.
refusal-you_blocked = You have blocked them; undo that first, on your page.
refusal-muted = The host of the house has muted you for a while.
