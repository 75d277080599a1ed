# What people are told outside the house: e-mails and webhooks.
notice-turn = { $title }: it is your turn
notice-round = { $title }: the round begins
notice-invite = { $name } invites you: { $title }
notice-test = This is a test: messages of the house arrive here
notice-more = { $n ->
    [one] One thing waits for you
   *[other] { $n } things wait for you
}
notice-open = Open
notice-hello = Hello { $name },
notice-why = You get this e-mail because you asked { $house } for it on your page.
notice-stop = No more e-mails like this
confirm-subject = Please confirm your address
confirm-text = You, or somebody by mistake, gave this address to { $house }. It counts once you confirm it; the link is good for one day.
confirm-open = Confirm my address
confirm-else = If it was not you, do nothing: nobody will write to you again.
sign-in-subject = Your link to come in
sign-in-text = Somebody asked { $house } for a link to your account. It is good for half an hour, and once.
sign-in-open = Come in as { $name }
sign-in-else = If it was not you, do nothing: without this e-mail nobody can come in.
