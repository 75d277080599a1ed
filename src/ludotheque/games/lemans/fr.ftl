before-pole = La pole position n'est pas encore tirée au sort.
round = Manche { $round } ({ $time ->
    [night] nuit
   *[day] jour
}), ouverte par la voiture { $seat }.
deck = Pioche : { $deck } { $deck ->
    [one] carte
   *[other] cartes
}{ $hidden ->
    [0] {""}
   *[other] , { $hidden } cartes mises de côté
}.
car = Voiture { $seat } : { $score } { $score ->
    [one] point
   *[other] points
}, chauffe { $heat }, pneus jaunes { $yellow }, pneus bleus { $blue }, total { $total }. Cartes posées : { $cards }. { $marks }
covered = Sous le Stand de la voiture { $seat } : { $cards }.
nothing = rien
mark-pole = [pole]
mark-retired = [surchauffe : hors de la manche]
mark-incident = [incident : à la moindre chauffe, surchauffe]
pending = En attente d'une cible : { $card }.
hand = Votre main : { $cards }.
hand-theirs = Main du joueur { $seat } : { $cards }.
passes = Passes successives : { $passes }.
place = { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : voiture { $seat }.
eliminated = { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : voiture { $seat }, éliminée.
round-ended = La manche { $round } s'est terminée { $end ->
    [deck] faute de cartes
    [last_car] avec une seule voiture en course
   *[all_passed] parce que tous ont passé
} : { $points }.
card-race = { $colour ->
    [yellow] jaune
   *[blue] bleue
} { $score }{ $heat ->
    [0] {""}
   *[other] {" "}({ $heat } de chauffe)
}
card-y1 = jaune 1
card-y2 = jaune 2
card-y3 = jaune 3
card-y4 = jaune 4
card-y5 = jaune 5
card-y6 = jaune 6
card-y7 = jaune 7
card-y8 = jaune 8
card-b1 = bleue 1
card-b2 = bleue 2
card-b3 = bleue 3
card-b4 = bleue 4
card-b5 = bleue 5
card-b6 = bleue 6
card-b7 = bleue 7
card-b8 = bleue 8
card-hidden = une carte cachée
card-stand = Stand
card-weather_yellow = Pluie
card-weather_blue = Soleil
card-incident = Incident technique
token-play = piocher et jouer
token-pass = passer
token-pass-closes = passer : la manche s'arrête
token-card = jouer { $card }
token-target = viser la voiture { $seat }
token-pole = la voiture { $seat } part en pole position
token-draw = piocher { $card }
clause = ({ $number })
log-pole = Le sort donne la pole position à la voiture { $seat } { $clause }.
log-deal = La voiture { $seat } reçoit : { $card }.
log-deal-hidden = La voiture { $seat } reçoit une carte.
log-draw = La voiture { $seat } pioche : { $card }.
log-draw-hidden = La voiture { $seat } pioche une carte.
log-play = La voiture { $seat } choisit de jouer.
log-pass = La voiture { $seat } passe.
log-card = La voiture { $seat } joue : { $card }.
log-target = La voiture { $seat } vise la voiture { $target } { $clause }.
log-target-own = La voiture { $seat } vise sa propre voiture { $clause }.
log-stand = La voiture { $seat } est au Stand : ses cartes d'avant ne comptent plus { $clause }.
log-weather = La carte tombe d'elle-même sur la voiture { $seat }, qui a le plus de pneus de la couleur { $clause }.
log-overheat = La voiture { $seat } surchauffe avec { $heat } de chauffe { $clause }.
log-stopped = La voiture { $seat } surchauffe à cause de l'incident { $clause }.
log-round-end = La manche { $round } se termine : { $end ->
    [deck] la pioche est vide
    [last_car] il ne reste qu'une voiture en course
   *[all_passed] toutes les voitures en course ont passé
} { $clause }.
log-points = Points de la manche : { $points } { $clause }.
log-points-of = voiture { $seat } +{ $points }
log-round = La voiture { $seat } ouvre la manche { $round } { $clause }.
log-night = { $falls ->
    [yes] La nuit tombe
   *[no] La nuit continue
} : { $hidden } cartes sont mises de côté { $clause }.
log-day = Le jour se lève { $clause }.
log-eliminated = La voiture { $seat } a surchauffé à la dernière manche et quitte le classement { $clause }.
log-winner = La voiture { $seat } gagne la course avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $tied ->
    [yes] , partie après l'autre voiture à égalité
   *[no] {""}
} { $clause }.
option-starter = Qui ouvre les manches 2 à 6
option-starter-rotate = chacun son tour, dans le sens des aiguilles d'une montre
option-starter-pole = toujours la voiture en pole position
option-weather = Effet des cartes Météo
option-weather-points = trois points de moins
option-weather-heat = une chauffe de plus (partie rude)
prompt-turn = Piochez et jouez, ou passez
prompt-card = Jouez une de vos deux cartes
prompt-target = Choisissez la voiture visée

## board
board-you = Vous
board-total = total
board-round = manche
board-night = nuit
board-badge = MANCHE { $round }
board-frieze = Manche { $round } sur { $rounds }. Totaux : { $standing }.
board-nothing = rien de posé
board-holds = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-out = hors manche
board-overheated = SURCHAUFFE
board-passed = passe
board-pass-sign = PASSE
board-aims = cible à choisir
board-away = hors ligne
board-robot = robot
board-opens = premier départ
board-pole = pole position
board-leads = en tête
board-pits = au Stand
board-eliminated = voiture éliminée
board-place = { $rank ->
    [1] victoire
   *[other] { $rank }e place
}
board-tyres = Pneus visibles : { $yellow } jaunes, { $blue } bleus
board-heat = Chauffe { $heat } sur { $limit }
board-next-out = Incident : la prochaine chauffe fait sortir de la manche
board-next-1 = prochaine
board-next-2 = chauffe = sortie
board-deck = dans la pioche
board-hidden = cartes dans la nuit
board-last-round = Dernière manche : la surchauffe élimine
board-play = Piocher et jouer
board-pass = Passer
board-pad = Scores
board-ended = manche { $round } : { $end ->
    [deck] la pioche est vide
    [last_car] une seule voiture en course
   *[all_passed] tous ont passé
}
board-engine = chauffe
the-race = le { $score } { $colour ->
    [yellow] jaune
   *[blue] bleu
}
the-stand = le Stand
the-weather_yellow = la Pluie
the-weather_blue = le Soleil
the-incident = l'Incident
board-if-card = Si vous jouez { $card }
board-if-target = Si vous visez { $seat }
board-if-play = Si vous piochez
board-if-pass = Si vous passez
board-then-ends = La manche s'arrête aussitôt : { $points ->
    [0] vous n'écrivez rien.
    [one] vous écrivez { $points } point.
   *[other] vous écrivez { $points } points.
}
board-then-out = Votre moteur lâche : la manche ne vous rapporte rien.
board-then-pass = Vous gardez vos points et votre carte. { $left ->
    [one] Si la dernière voiture passe aussi, la manche s'arrête.
   *[other] Si les { $left } autres passent aussi, la manche s'arrête.
}
board-then-target = Vous choisirez ensuite la voiture visée.
board-then-safe = Aucune carte que vous n'avez pas vue ne peut encore vous sortir d'un coup.
board-then-odds = { $incident ->
    [yes] Sous l'incident
   *[no] { $heat ->
        [0] Moteur froid
       *[other] À { $heat } de chauffe
    }
} : { $fatal ->
    [one] une seule carte
   *[other] { $fatal } cartes
} sur les { $unseen } que vous n'avez pas vues { $fatal ->
    [one] vous sortirait
   *[other] vous sortiraient
}{ $hidden ->
    [0] .
   *[other] {" "}; { $hidden } dorment dans la nuit.
}
board-next-short = = sortie
board-reminder = Aide-mémoire
board-reminder-cards = { $scores } : { $heat ->
    [0] froides
    [one] une chauffe
   *[other] { $heat } chauffes
}
board-reminder-out = { $limit } chauffes : hors de la manche
board-then-incident = Tant que l'incident reste visible, la moindre chauffe sort cette voiture. Un Stand l'efface.
board-then-play-safe = Ce tour est sans danger : quoi que vous piochiez, vous pourrez jouer { $card }.
board-then-play-risk = Votre carte en main vous sortirait. { $fatal ->
    [0] Aucune
    [one] Une seule
   *[other] { $fatal }
} des { $unseen } cartes que vous n'avez pas vues { $fatal ->
    [0] n'en ferait autant
    [one] en ferait autant
   *[other] en feraient autant
}{ $hidden ->
    [0] .
   *[other] {" "}; { $hidden } dorment dans la nuit.
}

## tickets
remark-play-safe = sans danger : vous tenez { $card }
remark-play-risk = { $fatal } des { $unseen } cartes non vues vous sortiraient
remark-pass = vous gardez { $points } { $points ->
    [0] point
    [one] point
   *[other] points
} ; encore { $missing } { $missing ->
    [one] passe
   *[other] passes
} pour clore
remark-pass-closes = { $points ->
    [0] vous n'écrivez rien
    [one] vous écrivez { $points } point
   *[other] vous écrivez { $points } points
}
remark-gain = +{ $points }
remark-loss = −{ $points }
remark-heat = chauffe +{ $heat }
remark-cold = ne chauffe pas : { $heat } sur { $limit }
remark-hotter = chauffe { $before }, puis { $after } sur { $limit }
remark-overheats = surchauffe : la manche est perdue
remark-grave = Jouer, et sortir de la course
remark-stand = efface { $points } { $points ->
    [0] point
    [one] point
   *[other] points
} et { $heat } de chauffe
remark-incident = vous choisissez la voiture qui ne pourra plus chauffer
remark-weather = tombe sur { $seat }, le plus de pneus { $colour ->
    [yellow] jaunes
   *[blue] bleus
}
remark-weather-own = tombe sur vous, le plus de pneus { $colour ->
    [yellow] jaunes
   *[blue] bleus
}
remark-weather-tied = pneus { $colour ->
    [yellow] jaunes
   *[blue] bleus
} à égalité ({ $tyres }) : vous choisissez
remark-target-points = manche : { $before }, puis { $after }
remark-target-incident = { $points } { $points ->
    [0] point
    [one] point
   *[other] points
}, chauffe { $heat } sur { $limit }
remark-target-again = déjà sous le coup d'un incident

## hints

hint-close = Vous gardez { $points } et la manche se ferme.
hint-keep = Vous mettez { $points } à l’abri, avec { $heat } de chauffe.
hint-insured = Votre carte en main ne chauffe pas assez pour vous sortir : piochez sans crainte.
hint-risk = { $percent } % des cartes inconnues vous feraient sortir, pour { $points } en jeu.
hint-target = Cette voiture en est à { $points } : c’est là que le coup porte.
hint-stand = Le Stand refroidit la voiture et remet les compteurs à plat.
hint-incident = L’incident met un rival à la merci de la prochaine chauffe.
hint-weather = La météo frappe la voiture qui montre le plus de ces pneus.
hint-points = { $points } de plus, pour { $heat } de chauffe.

## ghost tickets
ghost-drawn = vous avez déjà pioché
ghost-tyres = n'a pas le plus de ces pneus
ghost-out = déjà hors de la manche

## header
where = { $round ->
    [0] La pole position se tire au sort
    [1] Manche 1 · 16 h à 20 h
    [2] Manche 2 · 20 h à minuit
    [3] Manche 3 · minuit à 4 h
    [4] Manche 4 · 4 h à 8 h
    [5] Manche 5 · 8 h à midi
    [6] Manche 6 · midi à 16 h
   *[other] Manche { $round }
}

## score sheet
# the number of the round says enough
over-out = Surchauffe dans la dernière manche : hors classement, aucun point
sheet-each-history = {""}

# Ce dont il s’agit dans un coup du jour.
theme-risk = Rouler encore ou rentrer
theme-attack = L’incident et sa cible
theme-weather = La météo
theme-pace = La carte à poser
