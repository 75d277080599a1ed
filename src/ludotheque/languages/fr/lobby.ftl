# Ce que disent la table qu’on prépare et celle qui attend ; une partie commencée n’en a plus besoin.

## Créer une table
new-where = Nouvelle table
new-title = Inviter à jouer
new-text = Tout se change encore avant le début de la partie.
new-open = Créer la table
pairing-title = Personne sous la main ?
pairing-go = Jouer avec quelqu’un, maintenant
wait-known = { $minutes ->
    [0] Ces derniers temps, quelqu’un est venu en moins d’une minute.
    [one] Ces derniers temps, quelqu’un est venu en une minute environ.
   *[other] Ces derniers temps, quelqu’un est venu en { $minutes } minutes environ.
}
wait-unknown = Combien de temps attendre ? La maison ne le sait pas encore.
plan-title = Réglages de la table
plan-you-decide = vous décidez
plan-host-decides = l’hôte décide
plan-advanced = Réglages avancés
plan-advanced-text = règles, conseils, valeurs, même donne, impression
plan-change = Modifier
plan-show = Tout voir
plan-seats = Places
plan-seats-range = de { $least } à { $most }
plan-seats-count = { $n } places
plan-rules-own = Règles personnalisées
plan-values = Valeurs personnalisées : { $n }
plan-formula = Règles
plan-own = Personnalisées
plan-hints = Conseils permis
plan-hints-text = Chacun peut interroger l’entraîneur. La partie ne compte pas au classement.
plan-pace = Rythme
pace-free-text = Chacun prend son temps, tout de suite ou demain.
pace-live-text = Tout le monde est là : un temps par coup, et une réserve pour toute la partie.
pace-post-text = Tour par tour, sur plusieurs jours.
pace-move = Secondes par coup
pace-move-text = ensuite, on puise dans la réserve
pace-bank = Réserve, en minutes
pace-bank-text = pour toute la partie
pace-days = Jours par coup
pace-live-short = en direct, { $n } s par coup
pace-post-short = par correspondance, { $n } j par coup
plan-stand-in = Quand le temps est écoulé
plan-stand-in-text = un robot joue à la place, jusqu’au retour
plan-public = Table ouverte à tous
plan-public-on = affichée sur la porte : n’importe qui peut s’asseoir
plan-public-off = table privée : on entre par le lien, le code ou le QR
plan-public-short = ouverte à tous
plan-private-short = table privée
edition-count = { $n ->
    [one] { $n } valeur lue
   *[other] { $n } valeurs lues
}
lesson-first-time = Première fois ? Apprenez en jouant.

## Avant la partie
level-debutant-text = voit ce qui est sur la table, joue simplement
level-habitue-text = connaît les bons coups simples
level-fine-mouche-text = calcule quelques coups
level-champion-text = réfléchit longtemps, pardonne peu
level-beats = bat { $other } { $times } fois sur 10 à cette table
level-beats-nearly = bat presque toujours { $other } à cette table
level-even = fait jeu égal avec { $other } à cette table
level-strength = force { $n } sur 4
level-like-me-text = joue comme { $level } : le plus proche de vos { $points }
level-like-me-new = joue comme { $level }, en attendant vos premières parties classées
level-like-me-chair = Comme moi : { $level }
chair-about = Gestes pour { $name }
plan-children = Table d’enfants
plan-children-on = Phrases toutes faites, prénoms, personne d’inconnu.
plan-children-off = Discussion libre, avec qui l’on veut.
plan-children-house = Toute la maison est aux enfants.
refusal-not_invited = La personne qui a ouvert cette table garde les places pour d’autres.
refusal-worn_out = Il s’est passé trop de choses à cette table : jouez la partie, ou ouvrez-en une autre.
refusal-children = À une table d’enfants il n’y a pas d’inconnus.
level-title = Un robot prend cette place
level-all = Tous les robots
robot-0-text = Lucette joue vite et ne regrette rien.
robot-1-text = Gaston attend son heure, puis fonce.
robot-2-text = Marthe garde toujours une réserve.
robot-3-text = Anatole compte tout, à voix basse.
robot-4-text = Suzon aime les coups qui font sourire.
robot-5-text = Firmin n’avance qu’à coup sûr.
robot-6-text = Odette a tout vu, et s’en souvient.
robot-7-text = Achille vise la première place ou rien.
robot-8-text = Rosalie suit le meilleur, puis le dépasse.
lobby-table = Table { $code }
lobby-tournament = { $title } · ronde { $round } · table { $table }
lobby-tournament-text = La partie commence dès que tout le monde est là, et au plus tard à la fin du délai d’arrivée.
lobby-title = Prenez place
lobby-text = { $seated ->
    [0] Toutes les places sont libres
    [one] Une place prise sur { $seats }
   *[other] { $seated } places prises sur { $seats }
}.
lobby-host = Commencez quand tout le monde est prêt.
lobby-guest = L’hôte commence la partie quand tout le monde est prêt.
lobby-chat = En attendant
chair-free = Place libre
chair-robot = Robot
chair-guest = Joueur sur cet appareil
chair-guest-name = Son nom
chair-guest-sit = Ajouter
chair-ready = prêt
chair-ink = Changer d’encre, à présent { $ink }
ink-title = Encres libres
ink-none = Toutes les encres sont prises.
chair-not-ready = pas encore prêt
chair-gone = absent
chair-stand = Quitter cette place
chair-remove = Retirer { $name }
chair-swap = Déplacer { $name }
chair-swap-free = Déplacer la place { $n }
chair-swap-here = Échanger avec { $name }
start = Commencer la partie
start-sit = M’asseoir
start-ready = C’est bon pour moi
start-not-ready = Finalement, pas encore
start-free = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
start-fill = { $n ->
    [one] Ajouter un robot
   *[other] Ajouter { $n } robots
}
start-waiting = On attend { $names }.
start-all = Tout le monde est prêt.
start-host = Tout le monde est prêt ; l’hôte commence la partie.
deal-start-all = Le départ vaut pour toutes les tables.
close-table = Fermer la table
close-table-ask = Fermer cette table ? Les personnes invitées ne pourront plus y entrer.
close-table-yes = Oui, fermer
close-table-no = Non, la garder
closed-before = Cette table a été fermée avant la partie.
played-on-title = Partie reprise au coup { $step } d’une partie finie.
played-on-holds = Ce que chacun a à ce moment
played-on-text = Elle ne compte pas au classement. Ce que chacun avait à ce moment est connu, comme dans la partie revue ; les dés et les cartes à venir sont tirés de nouveau.
played-on-see = Voir ce moment
played-on-kept = celles de la partie reprise

## Inviter
invite-text = Scannez avec un téléphone, ou donnez le code :
invite-qr = Code QR de la table { $code }
share-text = Une partie de { $title } ? { $free ->
    [0] Toutes les places sont prises, venez regarder.
    [one] Il reste une place.
   *[other] Il reste { $free } places.
}
invited-by = { $name } vous invite à jouer à
invited = On vous invite à jouer à
invited-chairs = { $n ->
    [0] Toutes les places sont prises : vous pouvez regarder.
    [one] Une place libre sur { $seats }
   *[other] { $n } places libres sur { $seats }
}
invited-playing = La partie est en cours : vous pouvez regarder.
invited-over = La partie est finie : vous pouvez la revoir.
invited-with = Déjà à table : { $names }
refusal-closing = La maison ferme bientôt : cette partie ne finirait pas à temps. Elle pourra commencer à la réouverture.
