games-game = jeu
games-title = titre
games-seats = places
games-options = options
mark-rule = règle
mark-ruling = notre interprétation
mark-reconstructed = reconstitué
rulings = Nos interprétations
ruling-gap = Le texte :
ruling-ruling = Notre interprétation :
ruling-why = Pourquoi :
option = option
summary-aim = Le but
summary-turn = Un tour
summary-scoring = Les points
summary-tips = Trois conseils
no-clause = pas de clause { $clause } ; sont acceptées celles de { $first } à { $last }
edition-house = l'édition de la maison
no-edition = { $title } n'a pas d'édition { $name } ; éditions prêtes : { $ready }
edition-good = { $count ->
    [one] L'édition { $name } ({ $hash }) est jouable ; { $count } valeur diffère de celle de la maison.
   *[other] L'édition { $name } ({ $hash }) est jouable ; { $count } valeurs diffèrent de celles de la maison.
}
record-good = { $steps ->
    [one] { $title } : { $steps } coup relu, tout est conforme.
   *[other] { $title } : { $steps } coups relus, tout est conforme.
}
result = Scores : { $scores }. Rangs : { $ranks }.
chance = hasard
seat = place { $seat }
seat-you = place { $seat }
seat-bot = place { $seat } ({ $bot })
saved = Partie enregistrée dans { $path }.
left = { $steps ->
    [one] Partie quittée après { $steps } coup.
   *[other] Partie quittée après { $steps } coups.
}
over = Fin de la partie
hand-over = Passez le clavier à la place { $seat }, puis appuyez sur Entrée.
help =
    Tapez un coup, son numéro ou son début (Tab complète).
    ? coup : pourquoi il est permis ou non. LM-25 : lire une clause. q : quitter.
several = Plusieurs coups commencent ainsi : { $tokens }
nonsense = « { $token } » n'est pas un coup de ce jeu. Sont acceptés : { $grammar }
nonsense-near = « { $token } » n'est pas un coup de ce jeu. Vouliez-vous dire { $meant } ?
forbidden = { $token } n'est pas permis ({ $clause }).
allowed = { $token } est permis.
house-here = La maison est ouverte : { $url }
house-network = Depuis un autre appareil du même réseau : { $url }
house-already = La maison est déjà ouverte : { $url }
port-taken = le port { $port } est pris par un autre programme ; choisissez-en un autre : --port { $other }, ou LUDO_PORT={ $other } ./play
house-stop = Ctrl+C ferme la maison ; aucune partie n'est perdue.
printed = Imprimé dans { $path }.
no-lesson = { $title } n'a pas de leçon { $number } ; il y en a { $lessons }.
next-lesson = Leçon suivante, { $title } : { $command }
verify-good = { $draws ->
    [one] { $title } : { $draws } tirage recalculé, celui que donnent la graine engagée et les sels de tous.
   *[other] { $title } : les { $draws } tirages sont recalculés, chacun est celui que donnent la graine engagée et les sels de tous.
}
verify-nothing = { $title } : rien n’est faux dans cet enregistrement, et il ne prouve aucun de ses tirages.
verify-drawn = Sels tirés par la maison (robots ou clients sans sel) : { $places }.
verify-abandoned = { $steps ->
    [one] La partie a été abandonnée après { $steps } coup.
   *[other] La partie a été abandonnée après { $steps } coups.
}
verify-duplicate = Donne jouée à { $tables } tables : les sels sont ceux de toutes.
caveat-earlier = { $steps ->
    [one] Le premier coup vient d’une autre partie, reprise ici : son tirage n’est pas prouvé par cet enregistrement.
   *[other] Les { $steps } premiers coups viennent d’une autre partie, reprise ici : leurs tirages ne sont pas prouvés par cet enregistrement.
}
verify-bad = { $title } : { $count ->
    [one] une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
verify-record = Enregistrement { $number } :
verify-more = { $count ->
    [one] … et une autre.
   *[other] … et { $count } autres.
}
fault-none = Avant le premier coup : cet enregistrement ne contient aucune preuve ; rien ne peut être recalculé.
fault-unreadable = Avant le premier coup : la preuve est illisible ({ $error }).
fault-seed = Avant le premier coup : la graine a été changée ; son empreinte commence par { $real }, l’engagement publié par { $written }.
fault-commitment = Avant le premier coup : l’engagement a été changé ; l’empreinte de la graine commence par { $real }, l’engagement écrit par { $written }.
fault-house-nonce = Avant le premier coup : le sel { $place }, donné comme tiré par la maison, ne découle pas de la graine engagée.
fault-all-draws = Coup { $step } : la graine et les sels donnent { $real }, il est écrit { $written } ; { $wrong } tirages sur { $draws } diffèrent, donc un sel (ou leur ordre) ou la graine a été changé.
fault-order = Coup { $step } : { $written } et { $real } (coup { $other }) ont été échangés.
fault-draw = Coup { $step } : la graine et les sels donnent { $real }, il est écrit { $written } ; ce tirage a été changé.
fault-count = Coup { $step } : la preuve compte { $written } tirages, la partie { $real }.
fault-odds = Coup { $step } : les chances écrites pour ce tirage ne sont pas celles des règles.
fault-version = Cet enregistrement demande la version { $needed } des règles, ici on joue la version { $played } : aucun tirage n’a été recalculé.
fault-rules = Coup { $step } : cette suite de coups n’est pas possible ({ $error }).
fault-transcript = Avant le premier coup : quelque chose a été changé ; l’empreinte de l’ensemble n’est pas celle de ce que contient l’enregistrement.
fault-chairs = Avant le premier coup : { $chairs } joueurs et { $nonces } sels sont nommés, ce ne sont pas ceux des chaises de cette partie.
fault-pledge = Avant le premier coup : le sel { $place } n’est pas celui qui avait été promis.
fault-player = Avant le premier coup : la place { $place } serait celle de « { $player } » ; sont acceptés une personne, quelqu’un d’absent, ou un robot d’un niveau connu, qui ne promet rien.
fault-played-by = Coup { $step } : la décision de la chaise { $chair } n’est pas de qui, selon la preuve, y est assis.
caveat-weak = Non prouvé : tirages de l’ancien schéma { $scheme }, où la dernière personne assise pouvait choisir son sel, où rien ne lie qui est assis où, et où les sels des robots sont moins liés.
caveat-nothing = Non prouvé : aucun tirage ; tous viennent d’une autre partie, ou il n’y en a pas.
caveat-house-only = Non prouvé : que la maison n’ait pas choisi la graine ; personne n’a ajouté de sel.
caveat-withheld = Non prouvé : que les dés n’aient pas été choisis par un sel retenu ; le sel { $place } a été promis et n’a pas été montré au départ, un sel de la maison le remplace.
caveat-taken-over = À partir du coup { $step }, un robot ({ $by }) a décidé pour la personne de la chaise { $chair }.
caveat-never-played = Non prouvé : que le sel de la chaise { $chair } soit celui d’une personne ; un robot ({ $by }) y a décidé dès la première fois, au coup { $step }.
dice-title = { $title } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
dice-face = résultat
dice-seen = tirés
dice-expected = attendus
dice-kind = { $kind } : { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
}
dice-kind-draw = Cartes
dice-kind-roll = Dés
dice-kind-dice = Dés
dice-kind-die = Dés
dice-kind-deal = Donne
dice-kind-pole = Pôle position
dice-kind-first = Premier joueur
dice-kind-dealer = Donneur
dice-kind-pile = Ordre de départ
seat-number = Place { $n }
dice-few = Trop peu de tirages pour en dire quoi que ce soit.
dice-p = Un hasard parfait s’écarte au moins autant de l’attendu dans { $percent } % des parties pareilles (khi-deux { $chi }, { $degrees } degrés, p = { $p }).
dice-means = Cela ne dit pas que les dés soient justes ou truqués : « ludo verify » recalcule chacun d’eux. Une partie sur vingt paraît étonnante à p < 0,05, sans que rien n’ait été truqué ; qui regarde beaucoup de parties en trouvera.

analysis-change = chances de victoire { $before }, puis { $after }
analysis-choice = le choix : { $points } points
analysis-chance = le hasard : { $points } points
analysis-turn = tournant pour la place { $seat } : { $points } points
analysis-alternative = possible : { $token }, { $chance }
analysis-luck-of = Place { $seat } : le hasard a fait { $points } points de chances de victoire.
analysis-luck-unknown = Place { $seat } : ce qu’a fait le hasard ne se distingue pas de rien (± { $margin } points).
analysis-moment = Place { $seat }, coup { $step } : { $answer } au lieu de { $token } valait { $points } points.
analysis-took = { $decisions ->
    [one] { $decisions } décision, { $games } parties imaginées par choix, { $seconds } s.
   *[other] { $decisions } décisions, { $games } parties imaginées par choix, { $seconds } s.
}

study-done = Le rapport : { $report }. Les parties : { $games }.
study-rate = { $rate } parties/s
study-rulings = { $count ->
    [one] { $count } décision étudiée : { $page }.
   *[other] { $count } décisions étudiées : { $page }.
}

store-backup = { $rows ->
    [one] { $rows } ligne écrite dans { $path }.
   *[other] { $rows } lignes écrites dans { $path }.
}
store-restore = { $rows ->
    [one] { $rows } ligne restaurée.
   *[other] { $rows } lignes restaurées.
}
store-export = { $records ->
    [one] { $records } partie écrite dans { $path }.
   *[other] { $records } parties écrites dans { $path }.
}
store-lost = { $records ->
    [one] { $records } partie n’y est pas : les règles d’aujourd’hui ne la rejouent pas.
   *[other] { $records } parties n’y sont pas : les règles d’aujourd’hui ne les rejouent pas.
}
store-import = { $records ->
    [one] { $records } partie ajoutée.
   *[other] { $records } parties ajoutées.
}
worker-thinks = { $processes ->
    [one] Un processus réfléchit ; Ctrl+C l’arrête.
   *[other] { $processes } processus réfléchissent ; Ctrl+C les arrête.
}

puzzles-renewed = { $title } : { $done } coups relus sur { $total }, { $replaced ->
    [one] { $replaced } remplacé.
   *[other] { $replaced } remplacés.
}
puzzles-made = { $title } : { $found } coups sur { $count }, { $games ->
    [one] { $games } partie regardée.
   *[other] { $games } parties regardées.
}

puzzle-title = Le coup du jour : { $title }, { $difficulty }
puzzle-difficulty-1 = facile
puzzle-difficulty-2 = moyen
puzzle-difficulty-3 = difficile
puzzle-ask = Place { $seat }, à vous de jouer : un seul choix est nettement le meilleur ({ $tries ->
    [one] un essai
   *[other] { $tries } essais
} ; h : un indice, q : partir).
puzzle-hint = Le thème : { $theme }.
puzzle-found = Trouvé !
puzzle-wrong = { $left ->
    [0] Non. Voici la réponse.
    [one] Non, il y a mieux. Encore un essai.
   *[other] Non, il y a mieux. Encore { $left } essais.
}
puzzle-margin = { $margin } points d’écart avec le choix suivant (± { $band }), sur { $games } parties imaginées. Part des rivaux devancés :
puzzle-level = { $level } : { $move }
puzzle-not-yet = Le coup du { $day } n’est pas encore venu.
puzzle-no-day = { $title } n’a pas de coup pour le { $day }.
puzzle-no-theme = { $title } n’a pas de thème { $theme } ; acceptés : { $themes }.
puzzle-none-of-theme = { $title } n’a pas encore de coup passé sur le thème { $theme }.
admin-done = C'est fait ; numéro { $entry } du journal.
admin-secret = Montré une seule fois : { $secret }
admin-nobody = Personne.
admin-no-table = Aucune table.
admin-no-tournament = Aucun tournoi.
admin-no-report = Aucun signalement.
admin-no-entry = Le journal est vide.
admin-no-node = Aucun nœud n'est ouvert.
admin-off = non
admin-dry-run = Rien n'a changé : voici ce qui partirait.
admin-tidied = C'est rangé.
admin-id = id
admin-name = nom
admin-left = départ
admin-login = identifiant
admin-seen = vu
admin-sessions = sessions
admin-tables = tables
admin-code = code
admin-game = jeu
admin-status = état
admin-title = titre
admin-format = formule
admin-organiser = organisateur
admin-names = personnes
admin-last = dernier coup
admin-events = événements
admin-bytes = octets
admin-at = quand
admin-person = personne
admin-reason = pourquoi
admin-text = ce qui fut dit
admin-words = mots
admin-number = nº
admin-admin = par
admin-act = acte
admin-subject = au sujet de
admin-kind = nature
admin-rows = lignes
admin-node = nœud
admin-connections = pages
admin-playing = parties
admin-moves = coups/s
admin-p50 = p50 ms
admin-p99 = p99 ms
admin-commit = écriture p99 ms
admin-errors = erreurs/h
admin-memory = mémoire
admin-rule = règle
admin-days = jours
admin-count = nombre
