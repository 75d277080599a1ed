subtitle = Édition { $edition }, à imprimer et à découper.
how = Imprimez à 100 % (« taille réelle », sans ajustement à la page), de préférence sur un papier de 200 g/m² ou plus. Vérifiez que la règle mesure 50 mm. Les pages marquées « verso » suivent leur recto : imprimez recto verso, retournement sur le bord long, ou laissez-les de côté. Coupez d’un repère à l’autre. Un plateau sur plusieurs feuilles se colle en recouvrant chaque feuille jusqu’au pointillé.
ruler = 50 mm : à mesurer avant de couper
contents = Ce qui est imprimé
values = D’où viennent les valeurs
origin-reconstructed = Les sources ne donnent pas toutes les valeurs. { $count ->
    [one] Celle-ci est reconstituée
   *[other] Ces { $count } valeurs sont reconstituées
} ; si vous possédez la boîte, entrez les vraies valeurs dans une édition à vous et imprimez-la.
origin-stated = Toutes les valeurs sont celles de la règle d’origine.
origin-own = { $count ->
    [one] Une valeur est la vôtre
   *[other] { $count } valeurs sont les vôtres
}.
verso = verso
credits = Les noms et les marques appartiennent à leurs propriétaires ; les textes et les dessins sont ceux de la Ludothèque, sous licence GPL-3.0-or-later. Caractères : Bowlby One, Bricolage Grotesque et Spectral, sous licence SIL OFL 1.1. Édition { $hash }.
kind-cards = Cartes
kind-boards = Plateaux
kind-pawns = Pions
kind-tiles = Tuiles
kind-tokens = Jetons
kind-dice = Dés à monter
kind-notes = Billets
kind-sheets = Feuilles
edition-house = de la maison
edition-own = à vous
size = { $width } × { $height } mm
needs = Ce qu’il faut en plus
summary = Les règles en une page
summary-aim = Le but
summary-turn = Un tour
summary-scoring = Les points
summary-tips = Trois conseils
rules = Toutes les règles
ruling = notre interprétation : l’original se tait ou n’est pas clair
reconstructed = valeur reconstruite : l’original est perdu
value = { $name } : { $value }
