## Tournois et ligues : la liste
tour-where = Tournois
tour-list-title = Tournois et ligues
tour-list-intro = Une soirée au club, ou une ligue de plusieurs semaines par correspondance.
tour-list-mine = Les vôtres
tour-list-open = En ce moment
tour-list-over = Terminés
tour-list-none = Aucun tournoi pour l’instant. Annoncez le premier !
tour-announce = Annoncer un tournoi
tour-by-code = On vous a donné un code ?
tour-code-label = Code du tournoi
tour-find = Trouver
tour-entrants = { $n ->
    [0] Aucune inscription
    [one] { $n } inscription
   *[other] { $n } inscriptions
  }
tour-starts = Commence { $when }
tour-entries-open = Inscriptions ouvertes
tour-round-of = Ronde { $n } sur { $all }
tour-status-announced = Inscriptions ouvertes
tour-status-running = En cours
tour-status-over = Terminé
tour-status-called_off = Annulé
tour-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
  }
tour-tables-of = tables de { $n }

## Un tournoi
tour-bot = { $level } n° { $n }
tour-filler = robot { $level }
tour-gone = Quelqu’un
tour-your-table = Vous jouez à la table { $n }
tour-go = À ma table
tour-watch = Regarder
tour-you-rest = Vous êtes au repos cette ronde : elle vous rapporte autant qu’une égalité avec tout le monde.
tour-next-in = La ronde { $n } commence dans { $left }
tour-deadline = Ronde { $n } sur { $all } : il reste { $left }
tour-until-next = jusqu’à la ronde suivante
tour-until-end = jusqu’à la fin de la ronde
tour-wall = Vue murale
tour-as-of = Ce qui est affiché date de { $hour }.
tour-scroll = Défilement automatique
tour-scroll-stop = Arrêter le défilement
tour-round-n = Ronde { $n }
tour-round-paired = appariée
tour-round-playing = en cours
tour-round-over = terminée
tour-table = Table { $n }
tour-chair = chaise { $n }
tour-paired = bientôt
tour-coming = on s’installe
tour-there = à table
tour-not-there = pas encore là
tour-away = pas là
tour-absent = n’a pas joué
tour-ended-over = terminée
tour-ended-late = arrêtée à l’heure
tour-ended-given_up = abandonnée
tour-waits-for-deal = terminée ; les autres tables jouent encore cette donne
tour-rank = { $n ->
    [1] 1{ "\u02B3\u1D49" }
   *[other] { $n }{ "\u1D49" }
  }
tour-proof = Vérifier les dés
tour-bye = Au repos :
tour-compare = Comparer les tables de cette donne
tour-standings = Classement
tour-after = provisoire, ronde { $n }
tour-place = Place
tour-name = Nom
tour-points = Points
tour-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
tour-company = Compagnie
tour-company-text = Points moyens des personnes à qui l’on a été comparé
tour-direct = Directs
tour-direct-text = Points pris à qui est à égalité
tour-firsts = 1ers
tour-firsts-text = Premières places
tour-played = Rondes
tour-played-text = Rondes jouées
tour-byes = { $n ->
    [one] un repos
   *[other] { $n } repos
  }
tour-rung = Échelon { $n }
tour-group = Groupe { $n }
tour-promoted = monte d’un échelon
tour-relegated = descend d’un échelon
tour-left-self = départ
tour-left-organiser = retrait
tour-left-office = retrait
tour-left-absent = deux absences
tour-left-deleted = départ
refusal-no_tournament = Ce tournoi n’existe pas.
refusal-tournament_over = Ce tournoi est fini.
refusal-entry_closed = On ne peut plus s’inscrire à ce tournoi.
refusal-entered = Vous y êtes déjà.
refusal-wrong_code = Ce tournoi demande son code : six lettres, que l’organisateur connaît.
refusal-not_announcing = Ici, seuls les administrateurs de la maison annoncent des tournois.
refusal-taken_out = On vous a retiré de ce tournoi.
tour-podium = Podium
tour-nobody = Personne encore. Ouvrez la liste !
tour-agreed = Ce qui est convenu
tour-organiser = Organisé par
tour-counting = Points
tour-counting-text = Deux points pour chaque personne ou robot de votre table que vous devancez, un pour chaque égalité.
tour-counting-duplicate = On vous compare à qui avait la même chaise aux autres tables, avec la même donne. Chaque comparaison partage quatre points : tous au meilleur rang à sa table ; à rang égal, trois à la plus grande avance, ou deux chacun.
tour-ties = À égalité
tour-ties-text = On regarde d’abord la force de la compagnie rencontrée, puis les points pris entre ex æquo, puis les premières places, enfin un tirage fait à l’annonce.
tour-absences = Absences
tour-absences-text = Qui ne joue aucun coup d’une partie n’y marque rien, et quitte le tournoi après deux rondes de suite. Une table inachevée à l’heure est close : qui devait jouer est dernier, les autres sont à égalité.
tour-print = Imprimer
tour-sheet-intro = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tour-with = avec { $names }
tour-total = { $n } en tout
tour-what-bye = au repos
tour-what-missed = pas encore là
tour-sheet-none = Aucune ronde jouée.

## S’inscrire
tour-you-play = Vous participez
tour-late-entry = Encore possible d’entrer
tour-late-text = Vous jouez à partir de la ronde suivante ; les rondes passées ne rapportent rien.
tour-enter = Participer
tour-leave = Ne plus participer
tour-leave-early = Vous pourrez vous réinscrire jusqu’au départ.
tour-leave-text = À partir de la ronde suivante ; votre partie en cours va à son terme.
tour-name-first = Dites d’abord votre nom.

## Diriger
tour-direction = Direction
tour-start = Commencer la première ronde
tour-next-now = Commencer la ronde suivante
tour-change = Modifier
tour-invite = Lien à partager
tour-code-is = Code à donner :
tour-add-bots = Inscrire des robots
tour-how-many = Nombre de robots
tour-add = Inscrire
tour-remove = Retirer quelqu’un
tour-remove-one = Retirer { $name }
tour-take-out = Retirer
tour-call-off = Annuler le tournoi
tour-call-off-text = Les tables en cours deviennent des tables ordinaires. Annuler ?
tour-call-off-yes = Annuler le tournoi
tour-keep = Le garder

## Annoncer
tour-new-title = Annoncer un tournoi
tour-change-title = Modifier le tournoi
tour-new-intro = Chaque résultat mènera à sa relecture et à la preuve de ses dés.
tour-save = Enregistrer
tour-needs-title = Donnez un nom au tournoi.
tour-what = Le tournoi
tour-title = Nom
tour-title-hint = Le mardi du club
tour-game = Jeu
tour-format = Formule
tour-format-swiss = Suisse
tour-format-swiss-text = À chaque ronde, on joue avec des gens de même classement, autant que possible jamais deux fois les mêmes.
tour-format-round_robin = Toutes rondes
tour-format-round_robin-text = Dans un groupe, chacun rencontre tous les autres.
tour-format-duplicate = Duplicata
tour-format-duplicate-text = Toutes les tables jouent la même donne scellée ; on se compare à qui avait la même chaise.
tour-format-ladder = Échelle
tour-format-ladder-text = Une ligue par échelons : les premiers d’une table montent, les derniers descendent.
tour-seats = Chaises par table
tour-seats-text = { $least } à { $most } pour ce jeu
tour-how-many-rounds = Nombre de rondes
tour-group-size = Taille d’un groupe
tour-group-size-text = 0 : tous dans le même groupe
tour-promoted-count = Montées et descentes
tour-promoted-count-text = à chaque table et à chaque ronde
tour-who-when = Qui et quand
tour-pace = Rythme
tour-pace-evening = Une soirée
tour-pace-post = Par correspondance
tour-pace-evening-text = { $move } s par coup, réserve de { $bank } min, { $minutes } min par ronde
tour-pace-post-text = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par coup, { $round ->
    [one] { $round } jour
   *[other] { $round } jours
  } par ronde
tour-minutes = Durée d’une ronde
tour-minutes-text = en minutes
tour-move = Temps par coup
tour-move-text = en secondes
tour-bank = Réserve
tour-bank-text = en minutes, pour toute la partie
tour-grace = Délai d’arrivée
tour-grace-text = en minutes ; ensuite la partie commence
tour-pause = Pause entre les rondes
tour-pause-text = en minutes
tour-round-days = Durée d’une ronde
tour-round-days-text = en jours
tour-days = Temps par coup
tour-days-text = en jours
tour-grace-hours = Délai d’arrivée
tour-grace-hours-text = en heures
tour-entry = Qui peut entrer
tour-entry-everybody = Tout le monde
tour-entry-everybody-text = Le tournoi est dans la liste.
tour-entry-link = Par lien
tour-entry-link-text = Seulement qui a le lien ; il n’est dans aucune liste.
tour-entry-code = Par code
tour-entry-code-text = Il faut le code à six lettres, que vous donnez.
tour-most = Inscriptions au plus
tour-begins = Début
tour-begins-text = sans date, vous donnez le départ
tour-fill = Robots sur les chaises vides
tour-fill-on = Personne ne reste au repos : un robot complète la table.
tour-fill-off = Qui n’a pas de table reste au repos cette ronde.
tour-fill-level = Niveau de ces robots
tour-options = Options
tour-options-text = règles de { $game }, remplaçants, valeurs personnalisées
