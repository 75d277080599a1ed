before-dealer = Le donneur n'est pas encore désigné.
round = Manche { $round } sur { $rounds }, donneur : joueur { $dealer }.
coup = Coup { $coup } sur { $coups }, entamé par le joueur { $leader }.
uncovered = Signaux libres : { $signals }.
signal = Signal couvert par le jeton { $token } : { $signal }.
demand = À suivre : { $demand }{ $way ->
    [back] , en tournant dans l'autre sens
   *[on] {""}
}.
turn = Au joueur { $turn } ; ensuite : { $rest }.
nobody = personne
nothing = rien
times = { $what }{ $number ->
    [1] {""}
   *[other] {" "}× { $number }
}
player = Joueur { $seat } : { $score } points (manche : { $round }), { $penalties } { $penalties ->
    [one] pénalité
   *[other] pénalités
}, { $hand } { $hand ->
    [one] carte en main
   *[other] cartes en main
}. Exposé : { $cards }. Papiers : { $papers }.
talon = Talon : { $fresh } { $fresh ->
    [one] carte fraîche
   *[other] cartes fraîches
}, { $buried } { $buried ->
    [one] enfouie
   *[other] enfouies
}{ $aside ->
    [0] {""}
   *[other] , { $aside } hors jeu
}. Agents au centre : { $centre }. Tickets restants : { $insurances } d'assurance, { $permits } de permis.
buried = Sous le talon, dans l'ordre : { $cards }.
buried-by = carte du joueur { $seat }
hand = Votre main : { $cards }.
finished-round = Scores de la manche { $round } : { $scores }.
shown-hand = Main du joueur { $seat } : { $cards }.
shown-talon = Talon : { $fresh }. Hors jeu : { $aside }.
ranks = Rangs : { $ranks }.
note-drew = Le joueur { $seat } a pioché : { $card }.
note-dug = Le joueur { $seat } a pioché une carte enfouie : { $card }.
note-buried = Le joueur { $seat } a enfoui : { $card }.
note-lain = Le joueur { $seat } avait enfoui : { $card }.
note-played = Le joueur { $seat } a joué : { $card }.
note-shuffled = Les agents sont remêlés au talon : { $fresh } cartes fraîches.
note-threw = Le joueur { $seat } a lancé le dé : { $face }.
note-lacks = Le joueur { $seat } n'avait pas de quoi exposer : { $sought }.
note-failed = Le joueur { $seat } n'avait ni agent ni de quoi exposer : { $sought }.
note-passed = Le joueur { $seat } a gardé son agent, sans avoir de quoi exposer : { $sought }.
note-has = Le joueur { $seat } avait de quoi exposer : { $sought }.
sought-signals = une carte pour { $signals }
sought-companion = une deuxième carte avec l'agent
sought-paper_or = { $demand }, ou un papier
sought-agent_or = { $demand }, ou un agent
card-unknown = une carte
card-ped_green = piéton vert
card-ped_red = piéton rouge
card-ped_blue = piéton bleu
card-ped_yellow = piéton jaune
card-bicycle = bicyclette
card-moped = cyclomoteur
card-motor = auto ou moto
card-green_arrow = flèche verte
card-blue_arrow = flèche bleue
card-agent = agent
card-insurance = assurance
card-permit = assurance-permis
card-any_vehicle = n'importe quel véhicule
ticket-insurance = assurance (ticket)
ticket-permit = assurance-permis (ticket)
signal-walk = « Passez piétons »
signal-wait = « Attendez piétons »
signal-cycle = passage cyclable
signal-motorway = entrée d'autoroute
signal-green_arrow = flèche verte
signal-blue_arrow = flèche bleue
token-roll = lancer le dé pour gagner un papier
token-draw = piocher la carte du dessus du talon
token-keep = garder toutes ses cartes
token-agent = jouer un agent de la circulation
token-agent-stops = jouer un agent : le coup s'arrête, ceux qui restent perdent { $lost } points chacun
token-pass = ne rien exposer{ $lost ->
    [0] , sans rien perdre
   *[other] {" "}et perdre { $lost } points
}
token-signal = couvrir un signal : { $signal }
token-discard = enfouir sous le talon : { $card }
token-play = exposer : { $card }
token-show = exposer avec l'agent : { $card }
token-show-none = jouer l'agent seul
token-extra = exposer en plus : { $card }
token-extra-none = n'exposer aucune carte en plus
token-dealer = le joueur { $seat } donne
token-take = la carte tirée est : { $card }
token-die = le dé donne { $face } : { $won ->
    [insurance] une assurance
    [permit] un permis
   *[nothing] rien
}
clause = ({ $number })
log-dealer = Le sort désigne le joueur { $seat } pour donner { $clause }.
log-dealt = Le joueur { $seat } reçoit : { $card }.
log-dealt-hidden = Le joueur { $seat } reçoit une carte.
log-aside = { $cards } cartes restent hors jeu pour la manche { $clause }.
log-roll = Le joueur { $seat } lance le dé.
log-die = Le dé du joueur { $seat } donne { $face } : { $won ->
    [insurance] une assurance
    [permit] un permis
   *[nothing] rien
} { $clause }.
log-die-vain = Le dé du joueur { $seat } donne { $face } : ce papier, il l'a déjà, ou il n'en reste plus { $clause }.
log-draw = Le joueur { $seat } pioche.
log-took = Le joueur { $seat } tire : { $card }.
log-took-hidden = Le joueur { $seat } prend la carte du dessus.
log-discard = Le joueur { $seat } enfouit sous le talon : { $card }.
log-discard-hidden = Le joueur { $seat } enfouit une carte sous le talon.
log-keep = Le joueur { $seat } garde toutes ses cartes { $clause }.
log-signal = Le joueur { $seat } couvre un signal avec le jeton { $token } : { $signal } { $clause }.
log-play = Le joueur { $seat } expose : { $card }.
log-agent = Le joueur { $seat } joue un agent { $clause }.
log-agent-alone = Le joueur { $seat } n'a rien à exposer avec l'agent { $clause }.
log-show = Le joueur { $seat } expose avec l'agent : { $card } { $clause }.
log-show-none = Le joueur { $seat } n'expose rien avec l'agent { $clause }.
log-extra = Le joueur { $seat } expose en plus : { $card } { $clause }.
log-extra-none = Le joueur { $seat } n'expose aucune carte en plus { $clause }.
log-pass = Le joueur { $seat } n'expose rien.
log-paper = Le joueur { $seat } pose le papier nécessaire : { $paper } { $clause }.
log-stuck = Le joueur { $seat } ne peut servir aucun signal{ $lost ->
    [0] , sans pénalité
   *[other] {" "}et perd { $lost } points
} : le coup s'arrête { $clause }.
log-stopped = L'agent est joué seul : le coup s'arrête { $clause }.
log-turned = Flèche verte : on joue dans l'autre sens { $clause }.
log-any-vehicle = On peut suivre avec n'importe quel véhicule { $clause }.
log-demand = Il faut maintenant suivre : { $demand } { $clause }.
log-penalty = { $why ->
    [cut] Le coup est arrêté : le joueur { $seat } perd { $lost } points
    [passed] { $lost ->
        [0] Le joueur { $seat } ne perd rien
       *[other] Le joueur { $seat } garde son agent et perd { $lost } points
    }
   *[failed] { $lost ->
        [0] Le joueur { $seat } ne peut pas suivre, sans pénalité
       *[other] Le joueur { $seat } ne peut pas suivre et perd { $lost } points
    }
} { $clause }.
log-agents = Les { $agents } agents du centre sont remêlés au talon { $clause }.
log-coup = Le joueur { $seat } entame le coup { $coup } { $clause }.
log-round-end = La manche { $round } est finie : { $why ->
    [signals] tous les signaux sont couverts
    [talon] le talon et une main sont vides
   *[hand] une main est vide
} { $clause }.
log-score-of = joueur { $seat } : { $score }
log-scores = Scores de la manche : { $scores } { $clause }.
log-next-dealer = Le joueur { $seat } donne la manche { $round } { $clause }.
log-winners = { $count ->
    [one] Le joueur { $seats } gagne avec { $score } points{ $by ->
        [pedestrians] {" "}et le plus de piétons
       *[points] {""}
    }
   *[other] Les joueurs { $seats } gagnent ensemble avec { $score } points
} { $clause }.
option-rounds = Nombre de manches
option-rounds-1 = une manche
option-rounds-2 = deux manches
option-rounds-3 = trois manches
option-rounds-4 = quatre manches
option-rounds-5 = cinq manches
option-rounds-6 = six manches
option-extra_card = Carte en plus
option-extra_card-true = celui qui entame peut exposer une deuxième carte valable ou un papier
option-extra_card-false = une seule carte par joueur et par coup
option-vehicle_penalty = Ne pas pouvoir suivre un véhicule
option-vehicle_penalty-true = coûte une pénalité
option-vehicle_penalty-false = ne coûte rien
option-stuck_penalty = Ne pouvoir servir aucun signal en entamant
option-stuck_penalty-true = coûte une pénalité
option-stuck_penalty-false = ne coûte rien
option-agent_use = Emploi des agents
option-agent_use-void = seulement sans carte valable
option-agent_use-free = à volonté
option-draw = Après la pioche
option-draw-swap = il faut enfouir une carte
option-draw-keep = on peut tout garder
option-die = Qui lance le dé
option-die-leader = celui qui entame
option-die-everyone = chacun à son tour
option-finish = Fin de la manche quand une main est vide
option-finish-talon = seulement si le talon est vide aussi
option-finish-first_out = dans tous les cas
option-six_deal = Donne à six joueurs
option-six_deal-9 = neuf cartes chacun, le reste hors jeu, pas de talon
option-six_deal-8 = huit cartes chacun, le reste forme le talon
prompt-menu = Couvrez un signal, ou préparez-vous d'abord
prompt-discard = Enfouissez une carte sous le talon, ou gardez tout
prompt-lead = Répondez à votre signal, ou n'exposez rien
prompt-show = Exposez une carte avec l'agent, ou jouez-le seul
prompt-extra = Exposez une carte en plus, ou restez-en là
prompt-follow = Suivez d'une carte ou d'un agent, ou n'exposez rien
