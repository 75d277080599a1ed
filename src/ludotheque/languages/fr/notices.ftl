# Ce que l’on dit hors de la maison : courriels et webhooks.
notice-turn = { $title } : c’est à vous
notice-round = { $title } : la ronde commence
notice-invite = { $name } vous invite : { $title }
notice-test = Ceci est un essai : les messages de la maison arrivent ici
notice-more = { $n ->
    [one] Une chose vous attend
   *[other] { $n } choses vous attendent
}
notice-open = Ouvrir
notice-hello = Bonjour { $name },
notice-why = Vous recevez ce courriel parce que vous l’avez demandé à { $house } sur votre page.
notice-stop = Ne plus recevoir ces courriels
confirm-subject = Confirmez votre adresse
confirm-text = Vous, ou quelqu’un par erreur, avez donné cette adresse à { $house }. Elle comptera quand vous l’aurez confirmée ; le lien vaut un jour.
confirm-open = Confirmer mon adresse
confirm-else = Si ce n’était pas vous, ne faites rien : on ne vous écrira plus.
sign-in-subject = Votre lien pour entrer
sign-in-text = Quelqu’un a demandé à { $house } un lien vers votre compte. Il vaut une demi-heure, et une seule fois.
sign-in-open = Entrer : { $name }
sign-in-else = Si ce n’était pas vous, ne faites rien : sans ce courriel, personne ne peut entrer.
