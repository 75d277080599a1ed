before-start = La partie va commencer : on empile les pions de temps.
days = Jours { $first } et { $last }{ $doubled ->
    [yes] {" "}: les points comptent double
   *[no] {""}
}.
days-card = Jours { $first } et { $last } · { $card }{ $doubled ->
    [yes] {" "}· points doublés
   *[no] {""}
}.
over = La partie est finie.
order = Ordre de jeu, du plus en retard au plus avancé : { $seats }.
nobody = personne
row = Ligne { $row }, « { $card } »{ $newest ->
    [yes] {" "}(pion N)
   *[no] {""}
} :
place = { $place } : { $sign ->
    [plus] « + »
   *[minus] « - »
}, dé { $die }, malus { $malus }. { $pawns }.
no-die = pas encore lancé
place-upstairs = Ludo 1er étage
place-lounge = Salon
place-ground = Ludo RdC
place-garden = Table du jardin
place-petanque = Pétanque
place-green = Table verte
shelf = rayonnage { $number } (coût { $cost }), du bas : { $seats }
line = rangée { $number } (coût { $cost }) : { $seats }
circle = case { $number } (coût { $cost }) : { $seats }
between = {" ; "}
path = Dans l'ordre de la flèche : { $seats } ; la prochaine case coûte { $cost }
garden = À table : { $seats } ; s'asseoir coûte { $cost }
queue = File, depuis la tête : { $seats } ; se mettre en queue coûte { $cost }
expelled = Le pion du joueur { $seat }, expulsé de la case { $cell } (ligne { $row }), attend une case libre.
deck = Cartes Escale à Jeux dans le talon : { $cards }.
guest = Joueur { $seat } : temps { $clock }, { $hand ->
    [0] plus de pion en main
    [one] 1 pion en main
   *[other] { $hand } pions en main
}, lieux non visités : { $ticks }, pénalité de fin : { $penalty }, réputation{ $provisional ->
    [yes] {" "}provisoire
   *[no] {""}
} : { $score }.
rank = Rang : { $rank }.
card-piano = Gammes au piano
card-wasps = Nid de guêpes
card-meeple = Le meeple perdu
card-leak = Fuite d'eau
card-barbecue = Barbecue
card-inventory = Grand inventaire
card-match = Soir de match
card-storm = Orage
card-cochonnet = Le cochonnet volé
spot-upstairs = Ludo 1er étage, ligne { $row }, rayonnage { $number }
spot-lounge = Salon, ligne { $row }, rangée { $number }
spot-ground = Ludo RdC, ligne { $row }, première case libre
spot-garden = Table du jardin, ligne { $row }
spot-petanque = Pétanque, ligne { $row }, case { $number }
spot-green = Table verte, ligne { $row }, place { $number } dans la file
at-upstairs = Ludo 1er étage, rayonnage { $number }
at-lounge = Salon, rangée { $number }
at-ground = Ludo RdC, première case libre
at-garden = Table du jardin
at-petanque = Pétanque, case { $number } de { $points ->
    [one] 1 point
   *[other] { $points } points
}
at-green = Table verte, place { $number }
at-expel = Pétanque, expulser { $other }, case { $number }
at-days = { $where }, jours { $first } et { $last }
at-row = { $where }, ligne { $row }
detail-time = temps { $clock }, puis { $then }
detail-crosses = temps { $clock }, puis { $then } : jours { $first } et { $last }
detail-end = temps { $clock }, puis la fin{ $penalty ->
    [0] {""}
   *[other] {" "}: pénalité −{ $penalty }
}
detail-expel = { $time } ; { $by ->
    [owner] l'autre le replace
   *[mover] vous le replacez
}
detail-send = ce pion y vaudrait { $points } à { $other }
detail-visit = { $time } ; évite l'absence ({ $malus }){ $cell ->
    [kept] {""}
    [0] {" "}et une case barrée
   *[other] {" "}et une case barrée (−{ $cell } à présent)
}
effect-majority = { $points } ou { $least }
grave-penalty = Poser, pénalité −{ $penalty }
token-send = envoyer le pion expulsé sur la case { $cell }
token-pile = le pion de temps du joueur { $seat } va sur la pile
token-draw = la carte « { $card } » est retournée
token-roll = le dé du lieu « { $place } » montre { $pips }
price = ({ $cost ->
    [one] 1 période
   *[other] { $cost } périodes
})
price-penalty = ({ $cost } périodes, pénalité −{ $penalty })
clause = ({ $number })
log-pile = Le pion de temps du joueur { $seat } va sur la pile { $clause }.
log-pile-top = Celui du joueur { $seat } va au sommet : ce joueur commence { $clause }.
log-open = La carte « { $card } » ouvre la ligne { $row } pour les jours { $first } et { $last }, avec « - » pour : { $minus } { $clause }.
log-no-place = aucun lieu
log-roll = Le dé du lieu « { $place } » montre { $pips }.
log-place = Le joueur { $seat } pose un pion : { $where }.
log-expel = Le joueur { $seat } expulse le joueur { $other } : { $where } { $clause }.
log-send = Le joueur { $seat } envoie le pion du joueur { $other } sur la case { $cell } { $clause }.
log-pay = Le joueur { $seat } paie { $cost ->
    [one] { $cost } période
   *[other] { $cost } périodes
} : temps { $clock } { $clause }.
log-penalty = Il manque { $missing ->
    [one] { $missing } période
   *[other] { $missing } périodes
} au joueur { $seat } : pénalité de { $penalty } { $clause }.
log-forced = Le joueur { $seat } { $pawns ->
    [0] n'a plus de pion en main
   *[other] ne peut poser nulle part
} : son pion de temps avance à { $clock } { $clause }.
log-new-leg = Le joueur { $seat } entre avant tout le monde dans les jours { $first } et { $last } : une ligne s'ouvre { $clause }.
log-scored = La ligne { $row } est comptée (jours { $first } et { $last }{ $doubled ->
    [yes] , points doublés
   *[no] {""}
}) { $clause }.
log-line = Le joueur { $seat } écrit, lieu par lieu : { $cells } ; en tout { $total }.
log-absent = Le joueur { $seat } n'a pas visité { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
} { $clause }.
log-end = Tous les pions de temps sont à la fin : la partie est finie { $clause }.
log-crossed = Le joueur { $seat } barre, pour les lieux non visités : { $cells } { $clause }.
log-score-of = joueur { $seat } : { $score }
log-scores = Réputation finale : { $scores } { $clause }.
log-winners = { $count ->
    [one] Le joueur { $seats } gagne le marathon
   *[other] Les joueurs { $seats } gagnent ensemble le marathon
} { $clause }.
option-expelled_by = Qui choisit la nouvelle case d'un pion expulsé à la pétanque
option-expelled_by-mover = la personne qui l'expulse
option-expelled_by-owner = la personne à qui il appartient
option-shelf_scoring = Pions qui comptent au premier étage
option-shelf_scoring-own = les vôtres seulement : chacun rapporte les points de son étagère
option-shelf_scoring-all = tous : une étagère où vous êtes rapporte ses points pour chaque pion, à qui qu'il soit
option-unvisited = Ce que coûte un lieu manqué
option-unvisited-cross_out = des points et, à la fin, un de vos meilleurs scores
option-unvisited-malus_only = des points, rien de plus (pour débuter en douceur)
prompt-turn = Choisissez où poser votre pion
prompt-send = Choisissez la case du pion expulsé

## board

board-label = La maison : { $open } lieux ouverts
board-days = Jours { $first } et { $last }
board-place-upstairs = Ludo 1er étage
board-place-lounge = Salon
board-place-ground = Ludo RdC
board-place-garden = Table du jardin
board-place-petanque = Pétanque
board-place-green = Table verte
board-short-upstairs = Étage
board-short-lounge = Salon
board-short-ground = RdC
board-short-garden = Jardin
board-short-petanque = Pétanque
board-short-green = Verte
board-die = dé
board-there = vous y êtes déjà
board-overtake = doubler : +{ $n } chacun
board-closed = Les volets sont clos
board-you = Vous
board-left = { $clock }, reste { $left }
board-rest = reste { $left }
board-finished = à la fin
board-pawns = { $n ->
    [0] aucun pion
    [one] 1 pion
   *[other] { $n } pions
}
board-missed = { $n ->
    [one] 1 manqué
   *[other] { $n } manqués
}
board-none-missed = rien manqué
board-worth = Si l'on comptait les lieux ouverts maintenant
board-sheet = Jours
board-ticks = { $n ->
    [0] Aucun lieu manqué
    [one] 1 lieu manqué
   *[other] { $n } lieux manqués
}
board-penalty = pénalité de fin : −{ $n }
board-provisional = Réputation provisoire
board-final = Réputation
board-threatened = serait barré si la partie finissait maintenant
board-standing = Réputation provisoire{ $crosses ->
    [yes] {" "}: les lieux manqués feront barrer les meilleurs scores, à la fin seulement.
   *[no] .
}
event-piano = On a retrouvé le vieux piano : plus de paix au salon, ni au-dessus.
event-wasps = Elles nichent sous le toit et déjeunent à la table du jardin.
event-meeple = François arrête sa partie : tous le cherchent sur les hauts rayons.
event-leak = Des seaux au salon, des boîtes humides au rez-de-chaussée.
event-barbecue = La fumée couvre le jardin et entre par la fenêtre du bas.
event-inventory = François compte les boîtes du bas, et le fait payer à sa table.
event-match = Le poste hurle au salon ; les boulistes manquent tout.
event-storm = Le jardin est sous l'eau, la table comme le terrain.
event-cochonnet = Le chien l'a emporté et boude sous la table verte.
other-turn = Pose un pion
other-send = Choisit la case du pion expulsé
chapter-leg = Jours { $n ->
    [1] 1–2
    [2] 3–4
    [3] 5–6
   *[other] 7–8
}
order-tickets = place upstairs lounge ground garden petanque green expel
sheet-ticks = Lieux manqués
sheet-penalty = Pénalité de fin
print-queue = queue { $cost }, doubler +{ $n }
print-track = Échelle de temps
print-sheet = Feuille de score
print-missed = Lieux manqués
print-penalty = Pénalité
print-total = Total
print-pawn = Pion, couleur { $n }
print-time = Pion de temps, couleur { $n }

## hints

hint-send = Sur la case { $cell }, ce pion rapporte le moins à son joueur.
hint-points = Environ { $points } à venir, pour { $periods } de temps.
hint-first-visit = Première visite ici : elle évite { $malus } de malus.

## ghost tickets
ghost-once = un seul pion par joueur
ghost-full = complet

# Ce dont il s’agit dans un coup du jour.
theme-expulsion = L’expulsion
theme-visit = La première visite
theme-worth = Le temps et les points
