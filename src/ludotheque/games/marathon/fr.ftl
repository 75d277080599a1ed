before-start = La partie va commencer : on empile les pions de temps.
days = Jours { $first } et { $last }{ $doubled ->
    [yes] {" "}: les points comptent double
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
}, lieux non visités : { $ticks }, pénalité de fin : { $penalty }, réputation : { $score }.
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
token-place = poser un pion : { $where }
token-expel = expulser un adversaire : { $where }
token-send = envoyer le pion expulsé sur la case { $cell }
token-pile = le pion de temps du joueur { $seat } va sur la pile
token-draw = la carte « { $card } » est retournée
token-roll = le dé du lieu « { $place } » montre { $pips }
price = ({ $cost ->
    [one] 1 période
   *[other] { $cost } périodes
})
price-penalty = ({ $cost } périodes ; au-delà de la fin, pénalité de { $penalty })
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
log-new-leg = Le joueur { $seat } atteint le premier les jours { $first } et { $last } : une ligne s'ouvre { $clause }.
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
option-expelled_by = Qui replace un pion expulsé à la pétanque
option-expelled_by-mover = celui qui expulse
option-expelled_by-owner = le propriétaire du pion
option-shelf_scoring = Points du premier étage
option-shelf_scoring-own = chacun de mes pions rapporte les points de son étagère
option-shelf_scoring-all = une étagère où j'ai un pion rapporte ses points pour chaque pion qui s'y trouve
option-unvisited = Lieux non visités
option-unvisited-cross_out = coûtent le malus et font barrer les meilleurs scores
option-unvisited-malus_only = ne coûtent que le malus (pour débuter en douceur)
prompt-turn = Choisissez où poser votre pion
prompt-send = Choisissez la case du pion expulsé
