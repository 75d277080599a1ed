before-pole = La pôle position n'est pas encore tirée.
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
car = Voiture { $seat } : { $score } pts, chauffe { $heat }, pneus jaunes { $yellow }, pneus bleus { $blue }, total { $total }. Devant elle : { $cards }. { $marks }
covered = Sous le Stand de la voiture { $seat } : { $cards }.
nothing = rien
mark-pole = [pôle]
mark-retired = [surchauffe : hors de la manche]
mark-incident = [incident : à la moindre chauffe, surchauffe]
pending = En attente d'une cible : { $card }.
hand = Votre main : { $cards }.
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
    [1] {" "}(1 chauffe)
   *[other] {" "}({ $heat } chauffes)
}
card-hidden = une carte cachée
card-stand = Stand
card-weather_yellow = Météo jaune
card-weather_blue = Météo bleue
card-incident = Incident technique
token-play = tirer une carte, puis en poser une
token-pass = passer
token-pass-closes = passer : la manche s'arrête
token-card = poser { $card }
token-target = viser la voiture { $seat }
token-pole = la voiture { $seat } part en pôle position
token-draw = tirer { $card }
clause = ({ $number })
log-pole = La voiture { $seat } est tirée au sort pour la pôle position { $clause }.
log-deal = La voiture { $seat } reçoit : { $card }.
log-deal-hidden = La voiture { $seat } reçoit une carte.
log-draw = La voiture { $seat } tire : { $card }.
log-draw-hidden = La voiture { $seat } tire une carte.
log-play = La voiture { $seat } joue.
log-pass = La voiture { $seat } passe.
log-card = La voiture { $seat } pose : { $card }.
log-target = La voiture { $seat } vise la voiture { $target } { $clause }.
log-stand = La voiture { $seat } est au Stand : ses cartes d'avant ne comptent plus { $clause }.
log-weather = La carte tombe d'elle-même sur la voiture { $seat }, qui a le plus de pneus de la couleur { $clause }.
log-overheat = La voiture { $seat } surchauffe avec { $heat ->
    [one] { $heat } chauffe
   *[other] { $heat } chauffes
} { $clause }.
log-stopped = La voiture { $seat } surchauffe à cause de l'incident { $clause }.
log-round-end = La manche { $round } se termine : { $end ->
    [deck] la pioche est vide
    [last_car] il ne reste qu'une voiture en course
   *[all_passed] toutes les voitures en course ont passé
} { $clause }.
log-points = Points écrits : { $points } { $clause }.
log-points-of = voiture { $seat } +{ $points }
log-round = La voiture { $seat } ouvre la manche { $round } { $clause }.
log-night = { $falls ->
    [yes] La nuit tombe
   *[no] La nuit continue
} : { $hidden } cartes sont mises de côté { $clause }.
log-day = Le jour se lève { $clause }.
log-eliminated = La voiture { $seat } a surchauffé à la dernière manche : elle est éliminée { $clause }.
log-winner = La voiture { $seat } gagne la course avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $tied ->
    [yes] , partie après l'autre voiture à égalité
   *[no] {""}
} { $clause }.
option-starter = Qui ouvre les manches 2 à 6
option-starter-rotate = le suivant dans le sens des aiguilles d'une montre
option-starter-pole = toujours la pôle position
option-starter-leader = le premier au total
option-weather = Effet des cartes Météo
option-weather-points = trois points de moins
option-weather-heat = une chauffe de plus (partie rude)
option-retired = Voitures en surchauffe
option-retired-out = ne comptent plus et ne reçoivent rien
option-retired-targets = comptent pour les pneus et peuvent recevoir des cartes, sans effet
option-finale = Surchauffe à la manche 6
option-finale-eliminate = élimine de la course
option-finale-zero = vaut zéro pour la manche, comme ailleurs
prompt-turn = Tirez une carte, ou passez
prompt-card = Posez une de vos deux cartes
prompt-target = Choisissez la voiture visée
