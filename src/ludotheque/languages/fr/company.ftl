# La compagnie : avec qui l'on joue, qui l'on ne lit plus, qui l'on invite ; les tables d'enfants.

## Ma page
company-title = Ma compagnie
company-text = Les gens avec qui vous avez terminé une partie. Eux seuls peuvent être invités d’ici.
company-none = Personne encore : terminez une partie avec quelqu’un.
company-games = { $n ->
    [one] { $n } partie ensemble
   *[other] { $n } parties ensemble
}
company-last = la dernière { $ago }
company-all = Voir les { $n }
company-more = Autres gestes pour { $name }
company-invite = Inviter { $name }
company-game = Quel jeu ?
company-open = Ouvrir une table et inviter
company-avoided-title = Sourdines et blocages
company-is-muted = en sourdine
company-is-blocked = personne bloquée
company-undo = Annuler pour { $name }
company-undo-short = Annuler

## Inviter
invite-people = Avec qui vous avez joué
invite-one = Inviter { $name }
invite-sent = Invitation envoyée
invitations-title = On vous invite
invitation-line = { $name } vous invite à { $title }
invitation-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
invitation-come = Y aller
invitation-come-to = Aller à la table de { $name }
invitation-decline = Non merci
invitation-decline-of = Refuser l’invitation de { $name }

## Quelqu'un
person-mute = Ne plus lire
person-mute-text = Ses messages n’arrivent plus chez vous. Rien ne le lui dit.
person-block = Bloquer
person-block-text = En plus : pas d’invitation, pas de partie trouvée ensemble, pas de place à vos tables. Rien ne le lui dit.
person-report = Signaler à la maison
person-report-message = Le message : « { $text } »
person-report-name = Le nom : « { $name } »
person-report-why = Pourquoi ?
person-reason-insult = Insulte
person-reason-threat = Menace
person-reason-private = Informations personnelles
person-reason-advert = Publicité
person-reason-other = Autre chose
person-report-words = Quelques mots, si vous voulez
person-report-send = Envoyer le signalement
person-muted = Vous ne lirez plus { $name }. Cela s’annule sur votre page.
person-blocked = Vous avez bloqué { $name }. Cela s’annule sur votre page.
person-reported = C’est noté. La personne qui tient la maison le verra.
person-warned = { $n ->
    [one] Vous avez bloqué { $names }, qui est à cette table.
   *[other] Vous avez bloqué { $names }, qui sont à cette table.
}
person-warned-host = Vous avez bloqué la personne qui a ouvert cette table.
chat-people = À table
chat-person = Gestes pour { $name }

## Les enfants
children-phrases = Choisissez une phrase
children-private = Des enfants jouent à cette table : seuls ceux qui jouent peuvent la voir.
phrase-1 = Bonjour !
phrase-2 = Bonne partie !
phrase-3 = Bien joué !
phrase-4 = Oups !
phrase-5 = Quelle chance !
phrase-6 = Pas de chance…
phrase-7 = À toi !
phrase-8 = Je reviens tout de suite.
phrase-9 = Je réfléchis…
phrase-10 = Oui !
phrase-11 = Non.
phrase-12 = Merci !
phrase-13 = Pardon !
phrase-14 = Une autre partie ?
phrase-15 = Je dois partir.
phrase-16 = Au revoir !

## Refus
refusal-no_message = Ce message n’est plus là.
refusal-reported = Vous l’avez déjà signalé ; la maison s’en occupe.
refusal-not_yourself = C’est vous.
refusal-no_companion = Vous n’avez pas joué avec cette personne.
refusal-invited_already = Cette personne est déjà invitée à cette table.
refusal-not_again = Vous l’avez invitée plusieurs fois aujourd’hui ; attendez qu’elle vienne.
refusal-you_blocked = Vous l’avez bloquée ; annulez cela d’abord, sur votre page.
refusal-muted = L’hôte de la maison vous a retiré la parole pour un temps.
