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
talon = Talon : { $fresh ->
    [0] épuisé (aucune carte neuve)
    [one] { $fresh } carte neuve
   *[other] { $fresh } cartes neuves
}, { $buried } dessous. Agents au centre : { $centre }. Tickets restants : { $insurances } d'assurance, { $permits } de permis.
buried = Glissées sous le talon, dans l'ordre : { $cards }.
buried-by = carte du joueur { $seat }
hand = Votre main : { $cards }.
hand-theirs = Main du joueur { $seat } : { $cards }.
finished-round = Scores de la manche { $round } : { $scores }.
shown-hand = Main du joueur { $seat } : { $cards }.
shown-talon = Cartes neuves du talon : { $fresh }.
ranks = Rangs : { $ranks }.
note-drew = Le joueur { $seat } a pioché : { $card }.
note-dug = Le joueur { $seat } a repris une carte de dessous le talon : { $card }.
note-buried = Le joueur { $seat } a glissé sous le talon : { $card }.
note-lain = Le joueur { $seat } avait glissé sous le talon : { $card }.
note-played = Le joueur { $seat } a joué : { $card }.
note-shuffled = Les agents sont remêlés au talon : { $fresh } cartes neuves.
note-threw = Le joueur { $seat } a lancé le dé : { $face }.
note-lacks = Le joueur { $seat } n'avait pas de quoi exposer : { $sought }.
note-failed = Le joueur { $seat } n'avait ni agent ni de quoi exposer : { $sought }.
note-passed = Le joueur { $seat } a gardé son agent, sans avoir de quoi exposer : { $sought }.
note-declined = Le joueur { $seat } a passé, sans avoir de quoi exposer : { $sought }.
note-has = Le joueur { $seat } avait de quoi exposer : { $sought }.
sought-signals = une carte pour { $signals }
sought-companion = une deuxième carte avec l'agent
sought-paper_or = { $demand }, ou un papier
sought-paper = un papier
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
token-roll = lancer le dé
token-draw = piocher
token-agent = jouer un agent de la circulation
token-agent-stops = jouer un agent : le coup s'arrête
token-pass = ne rien exposer{ $lost ->
    [0] , sans rien perdre
   *[other] {" "}et perdre { $lost } points
}
token-signal = { $signal }
token-discard = glisser sous le talon : { $card }
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
log-roll = Le joueur { $seat } lance le dé.
log-die = Le dé du joueur { $seat } donne { $face } : { $won ->
    [insurance] une assurance
    [permit] un permis
   *[nothing] rien
} { $clause }.
log-die-vain = Le dé du joueur { $seat } donne { $face } : un papier déjà obtenu, ou dont il ne reste plus de ticket { $clause }.
log-draw = Le joueur { $seat } pioche.
log-took = Le joueur { $seat } tire : { $card }.
log-took-hidden = Le joueur { $seat } prend la carte du dessus.
log-discard = Le joueur { $seat } glisse sous le talon : { $card }.
log-discard-hidden = Le joueur { $seat } glisse une carte sous le talon.
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
log-stuck = Le joueur { $seat } ne peut servir aucun signal : le coup s'arrête, personne ne perd rien { $clause }.
log-stopped = L'agent est joué seul : le coup s'arrête { $clause }.
log-turned = Flèche verte : on joue dans l'autre sens { $clause }.
log-any-vehicle = On peut suivre avec n'importe quel véhicule { $clause }.
log-demand = Il faut maintenant suivre : { $demand } { $clause }.
log-penalty = { $why ->
    [cut] Le coup est arrêté : le joueur { $seat } perd { $lost } points
    [passed] { $lost ->
        [0] Le joueur { $seat } ne suit pas, sans rien perdre
       *[other] Le joueur { $seat } ne suit pas et perd { $lost } points
    }
   *[failed] { $lost ->
        [0] Le joueur { $seat } ne peut pas suivre, sans rien perdre
       *[other] Le joueur { $seat } ne peut pas suivre et perd { $lost } points
    }
} { $clause }.
log-agents = Les { $agents } agents du centre sont remêlés au talon { $clause }.
log-coup = Le joueur { $seat } entame le coup { $coup } { $clause }.
log-round-end = La manche { $round } est finie : { $why ->
    [signals] tous les signaux sont couverts
    [talon] le talon est épuisé et une main est vide
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
option-extra_card = Carte en plus quand on entame
option-extra_card-valid = une carte qui convient au coup, ou un papier
option-extra_card-papers = un papier seulement
option-vehicle_penalty = Pénalité pour un véhicule qu'on ne peut pas suivre
option-vehicle_penalty-true = oui, comme pour un piéton ou une flèche
option-vehicle_penalty-false = non
option-die = Lancer le dé pour gagner un papier
option-die-leader = seulement quand on entame le coup
option-die-everyone = aussi quand on suit
option-finish = Une main vide arrête la manche
option-finish-talon = quand le talon n'a plus de carte neuve
option-finish-first_out = dans tous les cas, à la fin du coup
option-six_deal = À six, cartes par personne
option-six_deal-9 = neuf, et deux au talon
option-six_deal-8 = huit, et huit au talon
preset-base = Règle de base
preset-no_mercy = Sans pitié
prompt-menu = Couvrez un signal, ou préparez-vous d'abord
prompt-menu-signal = Couvrez un signal
prompt-menu-draw = Piochez d'abord une carte
prompt-menu-draw-roll = Piochez une carte ou lancez le dé
prompt-discard = Glissez une carte sous le talon
prompt-lead = Répondez à votre signal, ou n'exposez rien
prompt-lead-play = Répondez à votre signal
prompt-lead-agent = Jouez un agent
prompt-lead-agent-pass = Jouez un agent, ou n'exposez rien
prompt-lead-pass = Rien ne répond à votre signal : n'exposez rien
prompt-show = Exposez une carte avec l'agent, ou jouez-le seul
prompt-extra = Exposez une carte en plus, ou restez-en là
prompt-follow = Suivez d'une carte ou d'un agent, ou n'exposez rien
prompt-follow-play = Suivez d'une carte
prompt-follow-agent-pass = Jouez un agent, ou n'exposez rien
prompt-follow-pass = Vous n'avez rien pour suivre : n'exposez rien
## board
board-gesture = { $signal }, avec { $card }
board-crossroads = Carrefour : seize signaux, { $covered } couverts
board-you = Vous
board-any-vehicle = tout véhicule
board-coup = Coup { $coup }
board-coup-over = Coup { $coup }, terminé
board-led = entame
board-followed = suit
board-leads = entame
board-plays = joue
board-to-come = à venir
board-cut = coup arrêté
board-missed = n'expose rien
board-missed-free = rien, sans perte
board-agent-then = agent, puis { $card }
board-agent-alone = agent seul
board-nothing-exposed = rien d'exposé
board-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
board-no-insurance = pas d'assurance
board-no-permit = pas de permis
board-round-score = cette manche : { $points }
board-talon = Talon
board-fresh = { $n ->
    [0] épuisé
    [one] { $n } neuve
   *[other] { $n } neuves
}
board-exhausted = Talon épuisé : une main vide arrête la manche.
board-first-out = Une main vide arrête la manche.
board-cost-short = { $points ->
    [0] sans perte
   *[other] −{ $points }
}
board-cost = { $points ->
    [0] Ne pas suivre ne coûte rien.
   *[other] Ne pas suivre coûte { $points } points.
}
board-buried = { $n } dessous
board-under = Dessous :
board-die = Le dé
board-die-shows = Le dé donne { $face }
board-die-insurance = { $faces } : assurance
board-die-permit = { $faces } : permis
board-stock-insurance = { $n ->
    [one] { $n } ticket d'assurance
   *[other] { $n } tickets d'assurance
}
board-stock-permit = { $n ->
    [one] { $n } ticket de permis
   *[other] { $n } tickets de permis
}
board-stock-loss = { $n ->
    [one] { $n } ticket de perte
   *[other] { $n } tickets de perte
}
board-needs-insurance = assurance ?
board-needs-permit = permis ?
board-just-drawn = piochée
board-empty-hand = Aucune carte en main
board-idle-pass = ne rien exposer
board-idle-show-none = l'agent seul
board-idle-extra-none = rien de plus
board-signal = { $n ->
    [one] { $signal }, le dernier
   *[other] { $signal }, { $n } libres
}
board-sign-walk = Passez piétons
board-sign-wait = Attendez piétons
board-sign-cycle = Passage cyclable
board-sign-motorway = Entrée d'autoroute
board-sign-green_arrow = Flèche verte
board-sign-blue_arrow = Flèche bleue
board-admits-walk = Les piétons passent, de toute couleur.
board-admits-wait = Tous les véhicules passent ; chacun suivra avec le sien.
board-admits-cycle = Le vélo et le cyclo passent.
board-admits-motorway = Seules l'auto et la moto passent.
board-admits-green_arrow = La carte flèche verte, et elle seule.
board-admits-blue_arrow = La carte flèche bleue, et elle seule.
board-fits = Vous avez : { $cards }.
board-fits-none = Vous n'avez rien pour lui.
board-worth = { $points ->
    [0] { $card }
   *[other] { $card } ({ $points })
}
board-demand = À suivre : { $demand }
board-reversed = La flèche verte a retourné le coup.
board-cannot = Vous n'avez pas de quoi suivre.
board-advice-menu = Visez un signal : les cartes qu'il laisse passer se lèvent.
board-advice-discard = Une carte de trop : choisissez celle qui ira sous le talon.
board-advice-lead = Exposez une carte que votre signal laisse passer.
board-advice-lead-agent = Aucune carte pour ce signal : l'agent passe devant, celle qui l'accompagne entame.
board-advice-show = La carte exposée avec l'agent devient la carte à suivre.
board-advice-extra = Une carte de plus rapporte tout de suite, mais ne servira plus à suivre.
board-advice-follow = Suivez, si vous le pouvez.
board-shown = Les cartes restées cachées
board-short-ped_green = piéton vert
board-short-ped_red = piéton rouge
board-short-ped_blue = piéton bleu
board-short-ped_yellow = piéton jaune
board-short-bicycle = vélo
board-short-moped = cyclo
board-short-motor = auto
board-short-green_arrow = flèche verte
board-short-blue_arrow = flèche bleue
board-short-agent = agent
board-short-insurance = assurance
board-short-permit = permis
## remarks
order-tickets = signal walk wait cycle motorway play show extra discard ped_green ped_red ped_blue ped_yellow bicycle moped motor green_arrow blue_arrow agent insurance permit draw roll
sheet-penalties = Tickets −100
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-agent = agent
effect-before = avant
effect-others = −{ $points } × { $players }
remark-signal = { $signal ->
    [walk] piéton de toute couleur
    [wait] chacun suivra avec son véhicule
    [cycle] vélo ou cyclo
    [motorway] auto ou moto
    [green_arrow] la carte flèche verte seule
   *[blue_arrow] la carte flèche bleue seule
}, { $free ->
    [one] un seul libre
   *[other] { $free } libres
}
remark-discard = { $points ->
    [0] ne vaut aucun point
   *[other] vaudrait { $points } points exposée
}
remark-roll = { $sixths ->
    [0] aucune face ne sert
    [one] une face sur six donne un papier
    [2] une fois sur trois un papier qui manque
    [3] une fois sur deux un papier qui manque
    [4] deux fois sur trois un papier qui manque
   *[other] { $sixths } faces sur six donnent un papier
}
remark-draw = une carte de plus, puis une à glisser sous le talon
remark-pass = { $spare ->
    [yes] votre agent reste en main
   *[no] rien d'exposé dans ce coup
}
remark-pass-free = sans rien perdre
remark-pass-grave = Ne rien exposer, perdre { $lost } points
remark-agent-stops = { $players ->
    [one] le coup s'arrête, un adversaire est coupé
   *[other] le coup s'arrête, { $players } adversaires sont coupés
}
remark-agent-saves = { $lost ->
    [0] puis une carte au choix
   *[other] pas de pénalité, puis une carte au choix
}
remark-agent-opens = la carte qui l'accompagne entamera
remark-show-none = la carte à suivre ne change pas
remark-extra-none = votre main reste comme elle est
remark-paper = posée d'avance, elle ne rapporte rien
remark-lays-paper = { $paper ->
    [insurance] votre assurance est posée avec
   *[permit] votre permis est posé avec
}
remark-extra = en plus, la carte à suivre ne change pas
remark-follows = vous suivez, rien à perdre
remark-last = personne ne joue après vous
remark-turns = le coup tourne dans l'autre sens
remark-any-vehicle = { $players ->
    [one] un joueur suivra, avec tout véhicule
   *[other] { $players } joueurs suivront, avec tout véhicule
}
remark-demands = { $players ->
    [one] un joueur devra suivre
   *[other] { $players } joueurs devront suivre
}
## print
board-print-token = jeton { $n }
board-print-board = le carrefour
board-print-loss = perdez { $points } points
## hints
hint-roll = Le dé ne coûte rien et peut donner un papier qui manque.
hint-draw = Piocher ne coûte rien : la plus mauvaise carte repart.
hint-draw-last = C'est la dernière carte neuve : la piocher rapproche la fin, et vous n'êtes pas en tête.
hint-pass = Votre agent servira mieux dans un autre coup.
hint-hold = Cette carte servira plus tard à suivre ou à entamer.
hint-alone = Vos autres cartes valent plus en main que dans ce coup.
hint-agent = { $lost ->
    [0] L'agent fait passer une carte de votre choix.
   *[other] L'agent vous épargne la perte et fait passer une carte de votre choix.
}
hint-cut = { $players ->
    [one] Contre la flèche verte, l'agent fait perdre le joueur suivant.
   *[other] Contre la flèche verte, l'agent fait perdre les { $players } joueurs suivants.
}
hint-nothing = Aucune de vos cartes ne passe ce signal : autant le couvrir maintenant.
hint-last = { $points ->
    [0] Personne ne peut plus y répondre.
   *[other] { $points } points, et personne ne peut plus y répondre.
}
hint-lead = { $points ->
    [0] Un adversaire a environ { $percent } % de chances de pouvoir suivre.
   *[other] { $points } points ; un adversaire a environ { $percent } % de chances de pouvoir suivre.
}
hint-follow = { $points ->
    [0] Vous suivez sans rien perdre.
   *[other] Vous suivez et marquez { $points } points.
}
hint-extra = { $points ->
    [0] La carte quitte la main sans rien rapporter.
   *[other] { $points } points tout de suite, s'il vous reste plus de cartes que de coups.
}
hint-bury-unready = Sans son papier, ce véhicule ne sortira peut-être jamais.
hint-bury-idle = Cette carte ne rapporte aucun point.
hint-bury = De vos cartes, c'est celle qui manquera le moins, malgré ses { $points } points.

## ghost tickets
ghost-covered = tous ces signaux sont couverts
ghost-thrown = le dé est déjà lancé
ghost-papers = il ne vous manque aucun papier à gagner
ghost-drawn = vous avez déjà pioché
ghost-must-follow = vous avez de quoi suivre
ghost-no-agent = vous n'avez pas d'agent

## header
where = { $coup ->
    [0] On distribue
   *[other] Manche { $round } · coup { $coup } · { $reversed ->
        [true] à l'envers des aiguilles d'une montre
       *[false] dans le sens des aiguilles d'une montre
    }
}

# Ce dont il s’agit dans un coup du jour.
theme-officer = L’agent
theme-signal = Le signal d’entame
theme-buried = La carte à écarter
theme-papers = Le dé et la pioche
theme-extra = La carte en plus
theme-trick = La carte du coup
