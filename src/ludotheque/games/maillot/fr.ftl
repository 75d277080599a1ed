before-first = Le premier joueur n'est pas encore désigné.
before-start = Le joueur { $seat } commence. On se répartit les coureurs.
stage = Étape { $stage } ({ $first ->
    [plain] plaine
    [climb] montée
   *[descent] descente
} puis { $second ->
    [plain] plaine
    [climb] montée
   *[descent] descente
}), minute { $round }.
seat = Joueur { $seat } : { $riders }.
jersey = Maillot jaune : { $rider }.
rider = { $place }. { $rider } (joueur { $seat }) : { $where }, énergie { $energy }, forme { $form }{ $stars ->
    [0] {""}
    [one] , une étoile
   *[other] , { $stars } étoiles
}, retard { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
}. { $marks }
where-banner = au départ
where-riding = case { $col }, couloir { $lane }
where-across = arrivé, { $over ->
    [one] une case
   *[other] { $over } cases
} au-delà de la ligne
where-out = abandon à la case { $col }
mark-puncture = [crevaison : passe son prochain tour]
mark-assist = [dépannage : passe son prochain tour]
turn = C'est à { $rider } de jouer.
way-tow = Emmène le coureur dans sa roue.
way-shift = Se décale.
way-pact = Mène une entente.
way-paired = Doit finir côte à côte.
with-partner = Entente avec { $rider }.
announced = Échappée annoncée : { $safe } sans risque, { $risk } avec risque.
punctured = Crevaison !
asked = À qui demander de l'aide : { $riders }.
declined = Refus de dépanner { $rider } : { $others }.
queue = À suivre : { $riders }.
result = Étape { $stage } : { $times }.
delay = { $rider } +{ $delay } min
nobody = personne n'est arrivé
rider-renault = Renault
rider-providence = La Providence
rider-bonnal = La Bonnal
rider-vandamme = Vandamme
rider-ptt = PTT
rider-redoute = La Redoute
rider-agfa = Agfa
rider-noel = Noël
rider-escale = L'Escale
token-pick = choisir { $rider }
token-deal = { $rider } sort du chapeau
token-first = le joueur { $seat } commence
token-tow = emmener le coureur dans votre roue (une unité d'énergie)
token-tow-dice = emmener le coureur dans votre roue (les dés fixent le prix)
token-shift = se décaler d'abord d'un couloir
token-alone = rouler en solitaire, sans emmener personne
token-alone-free = rouler en solitaire, sans entente
token-stay = rester sur place
token-pact = proposer une entente à { $rider }
token-accept = accepter l'entente
token-refuse = refuser l'entente
token-break = { $safe ->
    [0] { $risk ->
        [0] rouler sans s'échapper
       *[other] tenter { $risk } au risque des dés
    }
   *[other] { $risk ->
        [0] s'échapper de { $safe } sans risque
       *[other] s'échapper de { $safe } sans risque et tenter { $risk } au risque des dés
    }
}
token-dice = les dés tombent sur { $low } et { $high }
token-to = aller à la case { $col }, couloir { $lane }
token-finish = franchir la ligne d'arrivée
token-assist = dépanner { $rider } et passer son propre tour
token-decline = ne dépanner personne
clause = ({ $number })
log-first = Le sort désigne le joueur { $seat }, qui commence { $clause }.
log-pick = Le joueur { $seat } choisit { $rider } { $clause }.
log-deal = Le joueur { $seat } reçoit { $rider } { $clause }.
log-tow = { $rider } (joueur { $seat }) emmène le coureur dans sa roue { $clause }.
log-tow-dice = { $rider } n'a plus d'énergie : les dés fixent le prix { $clause }.
log-shift = { $rider } (joueur { $seat }) se décale d'abord { $clause }.
log-alone = { $rider } (joueur { $seat }) roule en solitaire, sans { $followed ->
    [yes] emmener personne
   *[no] entente
} { $clause }.
log-stay = { $rider } (joueur { $seat }) reste sur place { $clause }.
log-pact = { $rider } (joueur { $seat }) propose une entente à { $other } { $clause }.
log-accept = Le joueur { $seat } accepte l'entente pour { $rider } { $clause }.
log-refuse = Le joueur { $seat } refuse l'entente pour { $rider } { $clause }.
log-paired = { $rider } joue aussitôt et doit finir à côté de { $other } { $clause }.
log-break = { $rider } (joueur { $seat }) { $safe ->
    [0] { $risk ->
        [0] roule sans s'échapper
       *[other] tente { $risk } au risque des dés
    }
   *[other] { $risk ->
        [0] s'échappe de { $safe } sans risque
       *[other] s'échappe de { $safe } sans risque et tente { $risk } au risque des dés
    }
} { $clause }.
log-dice = Les dés tombent sur { $low } et { $high }.
log-paid = { $rider } { $kind ->
    [energy] paie { $energy } d'énergie
    [form] paie { $form } de forme
    [both] paie { $energy } d'énergie et { $form } de forme
   *[nothing] ne paie rien
} { $clause }.
log-puncture = Crevaison de { $rider } : les cases à risque sont perdues { $clause }.
log-tow-puncture = Crevaison de { $rider } : pas d'échappée à risque ce tour-ci { $clause }.
log-to-miss = { $rider } passera son prochain tour { $clause }.
log-skipped = { $rider } passe son tour { $clause }.
log-collapse = { $rider } ne peut pas payer : effondrement et abandon { $clause }.
log-spent = { $rider } n'a plus ni énergie ni forme : abandon { $clause }.
log-late = { $riders } { $count ->
    [one] est hors délai et quitte
   *[other] sont hors délai et quittent
} le tour { $clause }.
log-to = { $rider } (joueur { $seat }) va à la case { $col }, couloir { $lane }.
log-finish = { $rider } (joueur { $seat }) franchit la ligne, { $over ->
    [one] une case
   *[other] { $over } cases
} au-delà { $clause }.
log-finish-last = { $rider } (joueur { $seat }) franchit la ligne { $clause }.
log-drawn = { $riders } { $count ->
    [one] est emmené
   *[other] sont emmenés
} d'une case { $clause }.
log-asked = { $rider } demande de l'aide à { $other } (joueur { $seat }) { $clause }.
log-assist = { $rider } (joueur { $seat }) dépanne { $other } et passera son tour { $when ->
    [now] de cette minute
   *[next] de la minute suivante
} { $clause }.
log-decline = { $rider } (joueur { $seat }) ne dépanne personne { $clause }.
log-round = La minute { $round } commence { $clause }.
log-stage = L'étape { $stage } commence ({ $first ->
    [plain] plaine
    [climb] montée
   *[descent] descente
} puis { $second ->
    [plain] plaine
    [climb] montée
   *[descent] descente
}), { $rider } part d'abord { $clause }.
log-result = L'étape { $stage } est finie : { $times } { $clause }.
log-jersey = { $rider } { $kept ->
    [yes] garde
   *[no] prend
} le maillot jaune { $clause }.
log-end = Le tour est fini{ $whole ->
    [yes] {""}
   *[no] {" "}: il ne reste qu'un camp
} { $clause }.
log-winners = { $rider } gagne le tour pour { $count ->
    [one] le joueur { $seats }
   *[other] les joueurs { $seats }
} { $clause }.
option-riders = Coureurs par joueur
option-riders-0 = selon le nombre de joueurs
option-riders-1 = un
option-riders-2 = deux
option-riders-3 = trois
option-riders-4 = quatre
option-teams = Équipes
option-teams-0 = chacun pour soi
option-teams-2 = deux équipes
option-teams-3 = trois équipes
option-teams-4 = quatre équipes
option-draft = Répartition des coureurs
option-draft-choose = chacun choisit à son tour
option-draft-deal = au hasard
option-slipstream = Aspiration : emmener le coureur dans sa roue, ou se décaler
option-slipstream-on = oui
option-slipstream-off = non
option-pact = Entente : deux coureurs côte à côte n'emmènent personne
option-pact-on = oui
option-pact-off = non
option-assist = Dépannage : passer son tour à la place d'un coureur crevé
option-assist-on = oui
option-assist-off = non
option-terrain = D'un terrain à l'autre
option-terrain-stop = les étoiles s'arrêtent au changement de terrain
option-terrain-start = les étoiles de la case de départ valent pour tout le tour
option-blocking = Cases occupées
option-blocking-solid = on les contourne ; un rang complet se traverse
option-blocking-pass = on les traverse sans s'y arrêter
option-stage_winner = Vainqueur de l'étape
option-stage_winner-furthest = le plus loin derrière la ligne, dans la même minute
option-stage_winner-first = le premier à franchir la ligne
preset-complete = Règles complètes
preset-base = Règles de base
over-standing = Retard (min)
prompt-pick = Choisissez un coureur
prompt-wake = Décidez : emmener, se décaler, s'entendre, en solitaire
prompt-wake-alone-pact = Proposez une entente, ou roulez en solitaire
prompt-wake-shift-stay = Décalez-vous, ou restez sur place
prompt-wake-shift-stay-tow = Emmenez votre suiveur, décalez-vous, ou restez sur place
prompt-wake-stay-tow = Emmenez le coureur dans votre roue, ou restez sur place
prompt-wake-pact-stay-tow = Emmenez, proposez une entente, ou restez sur place
prompt-wake-pact-shift-stay-tow = Emmenez, décalez-vous, proposez une entente, ou restez
prompt-answer = Acceptez ou refusez l'entente
prompt-break = Annoncez une échappée, ou roulez sans vous échapper
prompt-move = Choisissez la case où vous allez
prompt-assist = Dépannez le coureur crevé, ou refusez

## board

scene = Le parcours de l'étape { $stage }
road-start = DÉPART
road-finish = ARRIVÉE
road-col = COL
terrain-plain = plaine
terrain-climb = montée
terrain-descent = descente
short-renault = Renault
short-providence = Provid.
short-bonnal = Bonnal
short-vandamme = Vand.
short-ptt = PTT
short-redoute = Redoute
short-agfa = Agfa
short-noel = Noël
short-escale = Escale
slate-safe = sûr
slate-title-wake = { $rider } a un coureur dans sa roue
slate-title-wake-free = { $rider } peut proposer une entente
slate-title-answer = { $other } propose une entente
slate-title-break = Échappée de { $rider }, en cases
slate-title-move = { $rider } : { $cells ->
    [one] une case
   *[other] { $cells } cases
} à rouler
slate-title-assist = { $rider } : dépanner { $other } ?
slate-asked = { $when ->
    [now] passerait ce tour-ci
   *[next] passerait le tour suivant
}
slate-watch = { $rider } est en train de jouer
slate-announced = { $safe ->
    [0] annonce +{ $risk } aux dés
   *[other] { $risk ->
        [0] annonce +{ $safe } sans risque
       *[other] +{ $safe } sans risque, +{ $risk } aux dés
    }
}
slate-way-tow = emmène le coureur dans sa roue
slate-way-shift = se décale d'un couloir
slate-way-pact = entente avec { $rider }
slate-way-paired = doit finir à côté de { $rider }
slate-tow = Emmener
slate-shift = Se décaler
slate-alone = En solitaire
slate-stay = Rester sur place
slate-pact = Entente avec { $rider }
slate-accept = Accepter
slate-refuse = Refuser
slate-assist = Dépanner { $rider }
slate-decline = Ne pas dépanner
slate-finish = Franchir la ligne
cell-cost = { $cost ->
    [0] rouler à la case { $col }, couloir { $lane }, sans échappée
   *[other] s'échapper de { $cost } sans risque vers la case { $col }, couloir { $lane }
}
sign-cell = Case { $col }, couloir { $lane }
sign-cell-cost = Case { $col }, couloir { $lane } : −{ $cost } d'énergie
sign-next = énergie { $energy } ; ensuite { $terrain }, { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}
sign-out = abandon : ni énergie ni forme
sign-finish = { $cost ->
    [0] Franchir la ligne
   *[other] Franchir la ligne : −{ $cost } d'énergie
}
sign-line = l'arrivée de l'étape
sign-over = { $over ->
    [one] une case
   *[other] { $over } cases
} au-delà de la ligne
card-you = Vous
card-robot = , robot
card-free = libre
card-time = { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
} de retard en tout
card-energy = Énergie { $energy } sur { $most }
card-stars = { $terrain } : { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}
card-form = Forme
card-form-count = Forme { $form } sur { $most }
card-puncture = Crevaison : passe son prochain tour
card-assist = Dépannage : passe son prochain tour
stamp-across = ARRIVÉ +{ $over }
stamp-out = ABANDON
profile = Le tour en trois étapes{ $stage ->
    [0] {""}
   *[other] , nous sommes dans la { $stage }e
}
profile-stage = Étape { $stage }
profile-won = Étape { $stage } : { $rider }
results-title = Classement général
results-note = minutes de retard, place dans l'étape
results-rider = Coureur
results-stage = Étape { $stage }
results-total = Total
results-place = { $place ->
    [one] 1er
   *[other] { $place }e
}
results-out = abandon
podium-takes = { $rider } prend le maillot jaune
podium-wears = { $rider } porte le maillot jaune
panel-title = Annonce
panel-count = { $count ->
    [one] une possible
   *[other] { $count } possibles
}, en cases
panel-hint = Sans risque, une case coûte une énergie. Aux dés, le prix se lit après.
panel-sum = { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
} + { $extra } = { $cells ->
    [one] une case
   *[other] { $cells } cases
}.
panel-go = Annoncer
panel-clear = Effacer
panel-prices = Prix de { $risk ->
    [one] une case
   *[other] { $risk } cases
} aux dés, sur 36 jets
panel-puncture = crevé
remark-stars = plaine { $plain }, montée { $climb }, descente { $descent }
remark-tow = { $rider } avance d'une case et joue juste après
remark-shift = personne n'est emmené ; le premier pas est de côté
remark-alone = rien à payer, personne n'est emmené
remark-alone-free = annoncez et roulez comme d'habitude
remark-stay-wake = rien à payer, personne n'est emmené
remark-stay = garde sa case
remark-stay-paid = garde sa case ; l'échappée reste payée
remark-gain-pact = { $saved ->
    [proposer] vous gardez l'unité que coûte le coureur dans votre roue
   *[partner] { $rider } garde l'unité que coûte le coureur dans sa roue
} ; sans dés, finir côte à côte
remark-accept = { $rider } jouera aussitôt et finira à côté de { $other }
remark-gain-accept = { $saved ->
    [proposer] { $other } garde une unité, vous ne perdez rien
   *[partner] vous gardez l'unité que coûte le coureur dans votre roue
}
remark-refuse = { $other } devra décider autrement
remark-safe = énergie { $energy } puis { $left }
remark-free = aucun dé
remark-risk = au pire { $worst ->
    [one] { $worst } unité
   *[other] { $worst } unités
} ; { $odds ->
    [0] sans crevaison
   *[other] crevaison { $odds } fois sur { $of }
}
remark-next = ensuite { $terrain }, { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}
remark-wheel = dans la roue de { $rider } ; ensuite { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}
remark-finish = à la minute { $round } de l'étape
remark-assist = { $rider } jouera, { $helper } passera { $when ->
    [now] ce tour-ci
   *[next] le tour suivant
}
remark-range = { $least } à −{ $most }
remark-turn = −1 tour
grave-break = Annoncer, peut finir à 0/0
grave-tow = Emmener, peut finir à 0/0
where = { $stage ->
    [0] Choix des coureurs
   *[other] Étape { $stage } sur 3 · minute { $round }
}
other-pick = Choisit un coureur
other-wake = Décide comment partir
other-answer = Répond à une entente
other-break = Annonce une échappée
other-move = Choisit sa case
other-assist = Peut dépanner un coureur
print-energy = Énergie
print-figure = { $rider }, figurine
print-leader = { $rider } en jaune, figurine
print-plate = Plaque du joueur { $number }
print-tyre = Pneu crevé, un tour à passer
print-prices = Prix des cases à risque
print-cells = cases
print-flat = crevaison
slate-flat = Crevaison
slate-nothing = Rien à payer
results-rank = Place
strip = Les coureurs dans l'ordre de jeu

## hints
hint-pick = Un coureur qui gagne souvent, quels que soient ses rivaux.
hint-risk = { $stars ->
    [one] Terrain faible : c'est ici qu'une échappée à risque rapporte le plus.
   *[other] { $risk ->
        [one] La case à risque vaut son prix
       *[other] Les { $risk } cases à risque valent leur prix
    }, avec { $left } unités en réserve.
}
hint-save = { $stars ->
    [one] Les forces serviront mieux au tour suivant.
   *[other] Bon terrain : gardez vos forces pour celui où le coureur peine.
}
hint-sprint = L'énergie qui reste à la ligne est perdue : mettez-la dans le sprint.
hint-safe = { $stars ->
    [one] Terrain faible : chaque case d'énergie y gagne près d'une minute.
   *[other] Cette énergie ne servirait pas mieux plus loin.
}
hint-tow = L'énergie perdue à mener la file coûte moins qu'un écart.
hint-shift = Un pas de côté : personne ne profite de votre roue, et l'énergie reste.
hint-alone = Les étoiles ne mènent nulle part : seule une échappée fait avancer, sans emmener personne.
hint-alone-free = Le suiveur est celui du voisin : gardez les dés et toutes vos cases.
hint-stay = Rester sur place n'emmène personne et ne coûte rien d'autre que le tour.
hint-pact = Côte à côte, vous avancez tous deux sans rien perdre ni emmener personne.
hint-pact-partner = L'entente ne vous coûte rien et épargne une unité à votre équipe.
hint-accept = L'entente vous mène aussi loin qu'un tour à vous, sans rien perdre.
hint-refuse = Seul, ce coureur ira plus loin.
hint-assist = Le coureur à dépanner a de meilleures chances que celui-ci.
hint-decline = Un tour perdu ici ne rapporterait rien à votre équipe.
hint-finish = La ligne est à portée : chaque minute compte.
hint-wait = Aucune case n'est meilleure.
hint-wheel = Dans la roue d'un rival, qui devra s'écarter ou vous emmener.
hint-change = La case { $col } touche au terrain suivant : aucune étoile n'est perdue au prochain tour.
hint-far = La case { $col } laisse le moins de minutes à courir.
hint-lane = { $free ->
    [0] Couloir { $lane } : un rival est juste devant.
    [one] Couloir { $lane } : une case libre droit devant.
   *[other] Couloir { $lane } : { $free } cases libres droit devant.
  }

## ghost tickets
ghost-tow = aucune case libre devant, à portée d'étoiles
ghost-shift = aucune case libre de côté, à portée d'étoiles
ghost-alone = seulement si l'on ne peut ni emmener ni se décaler
ghost-refused = a déjà refusé ce tour-ci

# Ce dont il s’agit dans un coup du jour.
theme-line = La ligne d’arrivée
theme-tow = Le sillage et les ententes
theme-effort = L’effort à fournir
theme-draft = La roue d’un rival
theme-place = La bonne case
