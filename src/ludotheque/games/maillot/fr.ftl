before-first = Le premier joueur n'est pas encore désigné.
before-start = Le joueur { $seat } commence. Les coureurs sont en train d'être répartis.
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
where-riding = case { $col }, ligne { $lane }
where-across = arrivé, { $over ->
    [one] une case
   *[other] { $over } cases
} au-delà de la ligne
where-out = abandon à la case { $col }
mark-puncture = [crevaison : passe son prochain tour]
mark-help = [dépannage : passe son prochain tour]
turn = C'est à { $rider } de jouer.
way-tow = Il aspire le coureur qui est dans sa roue.
way-shift = Il se décale.
way-pact = Il mène une entente.
way-paired = Il doit finir côte à côte.
with-partner = Entente avec { $rider }.
announced = Échappée annoncée : { $safe } sans risque, { $risk } avec risque.
punctured = Crevaison !
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
token-tow = aspirer celui qui est dans la roue (une unité d'énergie)
token-tow-dice = aspirer celui qui est dans la roue (les dés fixent le prix)
token-shift = se décaler d'abord d'une ligne
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
token-to = aller à la case { $col }, ligne { $lane }
token-finish = franchir la ligne d'arrivée
token-assist = dépanner { $rider } et passer son propre prochain tour
token-decline = ne dépanner personne
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
option-slipstream = Aspiration et décalage
option-slipstream-on = oui
option-slipstream-off = non
option-pact = Entente de deux coureurs côte à côte
option-pact-on = oui
option-pact-off = non
option-assist = Dépannage après une crevaison
option-assist-on = oui
option-assist-off = non
option-terrain = Changement de terrain
option-terrain-stop = les étoiles s'arrêtent au changement de terrain
option-terrain-start = les étoiles de la case de départ valent pour tout le tour
option-blocking = Cases occupées
option-blocking-solid = on ne les traverse pas
option-blocking-pass = on les traverse sans s'y arrêter
preset-complete = Règles complètes
preset-base = Règles de base
