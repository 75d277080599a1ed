turn = Au tour de la place { $seat }. { $rolls ->
    [0] Les dés n'ont pas encore été lancés.
    [one] Un lancer jusqu'ici.
   *[other] { $rolls } lancers jusqu'ici.
}
dice = Dés : { $star } et { $hammer }.
face-white = verre
face-blue = carton
face-gold = métal
face-green = bouchon
face-red = plastique
face-star = étoile
face-hammer = marteau
row-free = Marché { $row } : { $prices }. Rangée libre.
row-taken = Marché { $row } : { $prices }. { $colour }, { $sold } { $sold ->
    [one] pièce vendue
   *[other] pièces vendues
} ; la prochaine rapporte { $next }.
row-full = Marché { $row } : { $prices }. { $colour }, rangée saturée.
bank = Banque : { $pieces }.
closed = Couleurs retirées, avec leurs invendus : { $pieces }.
company = Société { $seat } : { $money } dollars. Quai : { $first }. Toits : { $second }.{ $fee ->
    [0] {""}
   *[other] {" "}Stockage à payer au prochain tour : { $fee }.
}
vacant = vide
usable = { $actions ->
    [one] Une action à faire
   *[other] { $actions } actions à faire
} avec : { $colours }.
reducing = La place { $seat } ne peut pas payer et doit alléger { $row ->
    [first] son quai de livraison
   *[second] ses toits
}.
lot = Aux enchères : { $colour }.
has-bid = Mises déjà posées, mains fermées : places { $seats }.
own-bid = Votre mise cachée : { $amount }.
own-bid-theirs = Mise cachée de la place { $seat } : { $amount }.
last-auction = Dernières enchères ({ $colour }), mises des places dans l'ordre : { $bids }. { $outcome }
auction-refused = Personne n'en a voulu.
auction-delivered = La place { $seat } l'emporte pour { $amount }.
auction-no-room = La place { $seat } paie { $amount } et ne reçoit rien, faute de place.
token-take = prendre le { $colour } à la banque, quai { $column }
token-move = transformer le { $colour }, du quai { $column } vers le toit { $to }
token-sell = vendre le { $colour } du toit { $column } dans la rangée { $row } pour { $price }
token-open = ouvrir la rangée { $row } avec le { $colour } du toit { $column } pour { $price }
token-lot = mettre le { $colour } aux enchères
token-place = poser la pièce au quai { $column }
token-return = rendre la pièce, { $row ->
    [first] quai
   *[second] toit
} { $column }
token-return-piece = rendre le { $colour }, { $row ->
    [first] quai
   *[second] toit
} { $column }
token-roll = les dés donnent { $star } et { $hammer }
token-bid = miser { $amount }
token-bid-sealed = sceller une mise
token-bid-none = je passe : ne rien miser
token-bid-no-room = miser { $amount } (quai plein : vous paieriez pour rien)
clause = ({ $number })
piece-white = un verre
piece-blue = un carton
piece-gold = un métal
piece-green = un bouchon
piece-red = un plastique
log-roll = La place { $seat } lance les dés : { $star } et { $hammer }.
log-double = Double : la place { $seat } a deux actions { $clause }.
log-no-action = Aucune action n'est possible : la place { $seat } perd son tour { $clause }.
log-all-closed = Les dés ne montrent que des couleurs retirées : la place { $seat } perd son tour { $clause }.
log-second-lost = La deuxième action est impossible : la place { $seat } la perd { $clause }.
log-auction = Aux enchères : { $piece } { $clause }.
log-names = La place { $seat } doit nommer la couleur mise aux enchères { $clause }.
log-no-auction = La banque n'a pas de pièce à vendre : pas d'enchères, on relance { $clause }.
log-lot = La place { $seat } met { $piece } aux enchères { $clause }.
log-sealed = La place { $seat } scelle sa mise.
log-bid = La place { $seat } mise { $amount }, main fermée.
log-bid-of = place { $seat } : { $amount }
log-shown = Les mains s'ouvrent : { $bids } { $clause }.
log-refused = Personne ne mise : la pièce reste à la banque { $clause }.
log-wins = La place { $seat } l'emporte et paie { $amount }{ $why ->
    [roller] {" "}: à égalité, la place qui lance les dés passe d'abord
    [clockwise] {" "}: à égalité, la première après la place qui lance les dés
   *[single] {""}
} { $clause }.
log-no-room = Le quai de la place { $seat } est plein : la pièce n'est pas livrée { $clause }.
log-place = La place { $seat } pose { $piece } au quai { $column }.
log-take = La place { $seat } prend { $piece } à la banque, quai { $column }.
log-move = La place { $seat } transforme { $piece }, du quai { $column } vers le toit { $to }.
log-sell = La place { $seat } vend { $piece } dans la rangée { $row } pour { $price } { $clause }.
log-open = La place { $seat } ouvre la rangée { $row } avec { $piece } pour { $price } { $clause }.
log-return = La place { $seat } rend { $piece } à la banque { $clause }.
log-closed = Rangée pleine, le { $colour } est retiré { $removed ->
    [0] sans aucun invendu
    [one] avec { $removed } pièce invendue
   *[other] avec { $removed } pièces invendues
} { $clause }.
log-fee = La place { $seat } paie { $paid } de stockage { $clause }.
log-cannot-pay = La place { $seat } ne peut pas payer le stockage et doit rendre des pièces { $clause }.
log-end = La partie est finie : { $full ->
    [yes] { $rows } rangées du marché sont pleines
   *[no] le nombre de lancers est atteint
} { $clause }.
log-winner = La place { $seat } gagne avec { $money } dollars { $clause }.
log-winners = Les places { $seats } gagnent à égalité avec { $money } dollars { $clause }.
option-end_rows = Fin de la partie
option-end_rows-5 = quand les cinq rangées du marché sont pleines
option-end_rows-4 = quand quatre rangées sont pleines (variante de l'auteur)
prompt-return = Rendez une pièce à la banque
prompt-lot = Choisissez la couleur à mettre aux enchères
prompt-bid = Misez en secret
prompt-place = Posez la pièce gagnée sur votre quai de livraison
prompt-act = Prenez, transformez ou vendez une pièce
prompt-act-take = Prenez une pièce
prompt-act-move = Transformez une pièce
prompt-act-sell = Vendez une pièce
prompt-act-move-take = Prenez ou transformez une pièce
prompt-act-sell-take = Prenez ou vendez une pièce
prompt-act-move-sell = Transformez ou vendez une pièce

## board
material-white = Verre
material-blue = Carton
material-gold = Métal
material-green = Bouchon
material-red = Plastique
board-bank = LA BANQUE
board-full = SATURÉ
board-tie = à égalité
board-actions = { $n ->
    [one] une action
   *[other] { $n } actions
}
board-rows = { $gone ->
    [0] rangées pleines
    [one] rangées pleines, { $gone } invendu
   *[other] rangées pleines, { $gone } invendus
}
board-bid = Votre mise, sur { $most }
board-pass = je passe
board-for-nothing = Quai plein : vous paieriez pour rien
board-companies = Les sociétés
board-money = argent
board-fee-due = { $fee } de frais à venir
board-fee-now = { $fee } de frais à payer
board-plays-next = joue ensuite
board-market = Le marché
board-next = prochain prix
board-material-row = { $material }, rangée { $row }
board-unsold = { $n ->
    [one] { $n } invendu
   *[other] { $n } invendus
} pour { $places ->
    [one] { $places } place
   *[other] { $places } places
}
board-no-row = pas encore de rangée
board-saturated = rangée saturée

## tickets
remark-gain = +{ $amount }
remark-cost = −{ $amount }
remark-crowded = { $count } { $row ->
    [first] pièces au quai
   *[second] toits pleins
} : { $fee } par tour
remark-left = { $count ->
    [0] c'est la dernière de la banque
    [one] il en restera une à la banque
   *[other] il en restera { $count } à la banque
}
remark-next = prochain prix : { $price }
remark-no-row = pas encore de rangée au marché
remark-room = { $places ->
    [one] une place ensuite, à { $price }
   *[other] { $places } places ensuite, la prochaine à { $price }
}
remark-then = puis { $prices }
remark-closing = rangée pleine : { $count ->
    [0] aucun invendu
    [one] un invendu part
   *[other] { $count } invendus partent
}{ $own ->
    [0] {""}
   *[other] , dont { $own } à vous
}
remark-money-left = si vous l'emportez, il vous restera { $amount }
remark-for-nothing = quai plein : vous paieriez pour rien
remark-seal = Sceller { $amount }
remark-more = encore { $count } à rendre

## print
print-board = Le plateau
print-die-star = Dé étoile, à plier
print-die-hammer = Dé marteau, à plier
print-note = Billet de { $value }

## hints
hint-take = Cette couleur a encore { $cells ->
    [one] une place au marché
   *[other] { $cells } places au marché
}, à { $price } en moyenne.
hint-take-new = Une couleur de plus : davantage de lancers vous serviront.
hint-take-glut = Attention, { $pieces } pièces seraient en jeu pour { $cells ->
    [one] une seule place
   *[other] { $cells } places
} au marché.
hint-take-crowded = Le quai déborde : { $fee } de stockage à chaque tour.
hint-move = Une fois finie, la pièce peut se vendre { $price } au prochain lancer favorable.
hint-move-crowded = La pièce pourra se vendre { $price }, mais les toits pleins coûtent { $fee } par tour.
hint-sell = { $price } tout de suite ; le vendeur suivant touchera { $next }.
hint-sell-last = La dernière case paie { $price }, et les invendus de la couleur s'en vont.
hint-sell-race = Les rivaux peuvent remplir la rangée sans vous : prenez { $price } tant qu'il y a de la place.
hint-sell-storage = { $price } en caisse, et { $fee } de stockage en moins à payer.
hint-open-own = Vous avez le plus de pièces de cette couleur : une rangée qui monte à { $top } vous sert d'abord.
hint-open-rivals = Les rivaux ont plus de pièces de cette couleur : leur rangée ne montera qu'à { $top }.
hint-lot = De toutes les couleurs, c'est celle qui vous serait le plus utile, à { $price } en moyenne.
hint-place = { $ways ->
    [0] Aucun toit libre en face pour le moment.
    [one] Un toit libre en face.
   *[other] { $ways } toits libres en face : la pièce ne sera pas bloquée.
}
hint-return = C'est la pièce qui manquera le moins : elle n'aurait rapporté que { $price }.
hint-bid = Une pièce obtenue sans dépenser d'action vaut bien { $amount }, pour un prix moyen de { $price }.
hint-bid-none = Cette pièce ne vaut pas qu'on la paie.
hint-bid-crowded = Gagner ce lot vous coûterait en plus { $fee } de stockage par tour.
hint-bid-full = Votre quai est plein : vous ne recevriez rien.

## ghost tickets
ghost-sell = Vendre le { $colour }
ghost-take = Prendre le { $colour } à la banque
ghost-move = Transformer le { $colour }
ghost-no-roof = aucun { $colour } sur vos toits
ghost-no-stock = la banque n'en a plus
ghost-no-room = votre quai est plein
ghost-not-on-dock = aucun { $colour } sur votre quai

## header
where = { $rolls ->
    [0] Avant le premier lancer
   *[other] Lancer { $rolls }
}{ $phase ->
    [return] {" "}· stockage à payer
    [lot] {" "}· enchères
    [bid] {" "}· enchères
    [place] {" "}· enchères
    [act] {" "}· { $actions_left ->
        [one] une action
       *[other] { $actions_left } actions
    }
   *[other] {""}
}

# Ce dont il s’agit dans un coup du jour.
theme-auction = Les enchères
theme-selling = La vente
theme-works = La transformation
theme-supply = L’approvisionnement
theme-storage = Le stockage
