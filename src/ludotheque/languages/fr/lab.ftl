title = { $game } : une étude de { $games } parties
subtitle = { $variants ->
    [one] Places : { $seats }. Robots : { $bots }. Graine { $seed }.
   *[other] Places : { $seats }. Robots : { $bots }. Graine { $seed }. { $variants } versions, chacune avec les mêmes dés et les mêmes cartes.
}
terms-options = Options : { $terms }.
terms-edition = Valeurs autres que celles de la maison : { $terms }.
house-version = l'édition de la maison
versions-title = Ce qui est comparé
versions-first = Chaque version est comparée à la première ({ $label }) ; rien d'autre ne diffère que ce qui est écrit ici.
versions-value = valeur
versions-same = rien : elle est la même que la première
sweep-title = Selon { $key }
sweep-why = Les chiffres qui changent le plus, et sûrement, à chaque valeur, avec leurs intervalles ; la première version est l'un des points.
sweep-wins-why = Combien de fois chaque place gagne à chaque valeur.
says-title = Ce que dit cette étude en cinq phrases
says-games = { $versions ->
    [one] Des robots ({ $bots }) ont joué { $games } parties à { $seats } places.
   *[other] Des robots ({ $bots }) ont joué { $games } parties de chacune des { $versions } versions à { $seats } places, avec les mêmes dés et les mêmes cartes.
}
says-equal = À { $seats } places, rien ne parle contre des chances égales : la place { $best } gagne le plus souvent, { $most }, et la place { $worst } le moins, { $least }.
says-unequal = À { $seats } places, les chances ne sont pas égales : la place { $best } gagne { $most }, la place { $worst } seulement { $least }.
says-course = Une partie demande { $decisions } décisions, chacune entre { $branching } choix en moyenne, et { $dead } d'entre elles ne laissent aucun choix.
says-luck = De ce qui décide une partie, { $luck } vient du hasard et le reste des choix.
says-tension = Le vainqueur est en tête pour de bon après { $decided } de la partie ; { $comeback } des parties se gagnent de l'arrière, et { $runaway } sont jouées d'avance.
says-component = Ce qui accompagne le plus la victoire ou la défaite est « { $name } » : { $worth } des autres battus pour un usage de plus.
says-no-component = Aucun élément n'accompagne sûrement la victoire ou la défaite.
says-change = { $count ->
    [one] Un chiffre change sûrement : avec { $version } à { $seats } places, « { $figure } » passe de { $old } à { $new }.
   *[other] { $count } chiffres changent sûrement, surtout avec { $version } à { $seats } places : « { $figure } » passe de { $old } à { $new }.
}
says-no-change = Aucun changement de version ne fait de différence sûre : ce qui diffère peut bien être du bruit.
how-to-read = Derrière chaque chiffre se trouve son intervalle à 95 % : là où se tient le vrai chiffre 95 fois sur 100. Deux chiffres dont les intervalles se recouvrent peuvent bien être égaux. Les robots ne sont pas des gens : lisez ce qu'ils montrent comme un indice, et essayez-le à une table.
chapter = { $variant ->
    [house] { $seats } places
   *[other] { $seats } places, { $variant }
}
chapter-games = { $games } parties
seats-title = Les places
seats-equal = Rien ne parle contre des places égales : un tel écart de victoires arrive { $chance } du temps entre places égales.
seats-unequal = Les places ne sont pas égales : un tel écart de victoires arrive { $chance } du temps entre places égales.
seat = place { $seat }
won = parties gagnées
wins-why = Combien de fois chaque place gagne, dans l'ordre où l'on est assis, en comptant à partir de 0 ; le trait marque des places égales, et une victoire partagée se partage.
scores = score
scores-why = Le score final moyen de chaque place.
course-title = Le cours d'une partie
decisions = Décisions par partie
decisions-why = Combien de décisions toutes les places ensemble prennent dans une partie.
lengths-why = Combien de parties ont eu combien de décisions : une longue traîne à droite, ce sont quelques parties qui n'en finissent pas.
turns = Tours par partie
turns-why = Combien de fois la décision passe d'une place à une autre.
branching = Choix par décision
branching-why = Entre combien de choix permis une place décide en moyenne.
dead = Décisions sans choix
dead-why = La part des décisions qui n'ont qu'un seul choix permis : des tours morts.
lead_changes = Changements de tête
lead_changes-why = Combien de fois dans une partie quelqu'un d'autre prend seul la tête, d'après le score du moment.
decided = Décidée après
decided-why = La part de la partie après laquelle plus personne que le vainqueur n'a mené ni partagé la tête ; tard, c'est tendu.
decided-bars-why = Dans combien de parties le vainqueur a pris la tête pour de bon, et à quelle part de la partie.
comeback = Remontées
comeback-why = Les parties gagnées par une place qui était dans la seconde moitié du classement à mi-partie.
runaway = Cavaliers seuls
runaway-why = Les parties où le vainqueur mène seul du premier tiers à la fin.
drama = Suspense
drama-why = À quelle distance se tenait en moyenne le futur vainqueur : 0 %, toujours premier ; 100 %, toujours dernier.
tie = Victoires partagées
tie-why = Les parties où deux places ou plus partagent le premier rang.
margin = Écart final
margin-why = De combien de points le meilleur score bat le deuxième.
score = Score moyen
score-why = Le score final moyen de toutes les places.
luck-title = Hasard et adresse
luck = Part du hasard
luck-why = De tout ce qui fait bouger les chances de gagner pendant une partie entre Habitués, ce que font les dés et les cartes.
choice = Part des choix
choice-why = Le reste : ce que font les décisions, chacune comparée aux autres qu'un Habitué aurait pu prendre là.
skill = { $level } bat { $below }
skill-why = Combien de fois une place du niveau le plus fort finit devant une place du plus faible à la même table, les égalités pour moitié : à 50 %, l'adresse ne compterait pour rien.
levels-title = Les niveaux de cette étude
levels-why = La part des autres places que chaque niveau bat à des tables mêlées, les égalités pour moitié.
levels-axis = autres places battues
effect-axis = changement en écarts-types
uses-title = Le matériel
uses-why = Les usages par partie, la part des parties où il sert, et la valeur : combien de points de pourcentage des autres une place bat en plus pour un usage de plus que la moyenne des places du même niveau à sa table. La valeur accompagne l'usage, elle n'en prouve pas la cause ; un tiret là où trop peu de parties distinguent les places, ou lorsqu'un élément est commun à tous.
component = élément
uses = usages par partie
used = parties
worth = valeur d'un de plus
worth-why = La valeur d'un usage de plus de chaque élément, avec son intervalle : à droite du trait il accompagne la victoire, à gauche la défaite.
never-used = Jamais utilisés : { $names }.
winners-title = Ce qu'ont fait les vainqueurs
winners-why = Combien de fois les vainqueurs et les autres ont utilisé chaque élément, la différence en écarts types (0,2 est petit, 0,5 moyen, 0,8 grand), et combien de fois a gagné la place qui l'a utilisé le plus à sa table (des places égales donneraient { $equal }).
winners-mixed = À ces tables les niveaux étaient mêlés : le plus fort gagne davantage, et ce qu'il fait plus souvent se retrouve donc ici.
by-winners = vainqueurs
by-others = autres
effect = effet
most-wins = victoires de qui l'a utilisé le plus
ways-title = Les manières de jouer
ways-why = Les places (du niveau le plus fort) qui ont réparti leurs décisions de la même façon, quelle qu'en soit l'issue, sont mises ensemble : ce que chaque manière fait plus et moins souvent que les autres à ses tables, combien de places jouent ainsi, et combien de fois elles gagnent.
ways-plot-why = Combien de fois chaque manière de jouer gagne ; le trait est à { $equal }, la moyenne de toutes.
way = manière
way-number = manière { $number }
way-more = fait plus
way-less = fait moins
way-seats = places
sure = sûr
sure-yes = oui
sure-no = non
compare-title = Ce que fait le changement
compare-why = Chaque chiffre de la version changée moins celui de la première, partie par partie avec les mêmes dés et les mêmes cartes ; « sûr » veut dire que la différence tient quand on regarde ensemble tous les chiffres de l'étude (correction de Holm à 5 %).
compare-effects-why = Les changements sûrs en écarts types d'une partie, pour comparer des chiffres de toutes sortes : 0,2 est petit, 0,5 moyen, 0,8 grand.
compare-none = Aucun chiffre ne change sûrement.
figure = chiffre
first = première
changed = changée
change = changement
win-of = victoires de la place { $seat }
score-of = score de la place { $seat }
games = parties
made = Fait par Ludothèque { $version }. Les parties sont dans games.parquet, les chiffres dans figures.json à côté de cette page.
suggest-title = Propositions
suggest-why = Les versions numérotées se rapprochent du but au-delà du bruit et ne sont battues par aucune autre à la fois sur le but et sur la fidélité à l'édition de la maison ; chacune est dans suggestion-N.toml à côté de cette page. Les meilleures de nombreux essais paraissent meilleures qu'elles ne sont : elles ont donc été rejouées avec d'autres dés, et leurs chiffres sont ceux de ces seules parties.
suggest-found = { $count ->
    [one] Une version se rapproche sûrement du but : le numéro { $number }, de { $gain }.
   *[other] { $count } versions se rapprochent sûrement du but ; le numéro { $number } le plus, de { $gain }.
}
suggest-noise = Ces clés ne peuvent pas faire bouger le but : de { $tries } versions, aucune ne s'en rapproche plus que par le seul hasard, en { $games } parties chacune ({ $keys }). Laissez varier d'autres clés, ou jouez plus de parties.
suggest-tries = Ce qui a été essayé
suggest-why-none = Aucune proposition n'est écrite : les différences entre ces versions tiennent dans le bruit.
suggest-heading = { $game } : à la recherche de meilleures valeurs
aim-seats = But : des places égales. La distance est l'écart moyen entre les victoires d'une place et une part égale.
aim-length = But : des parties de { $goal } décisions. La distance est l'écart en pour cent.
aim-use = But : tous les éléments utilisés également. La distance est de 0 % s'ils le sont, de 100 % si un seul sert.
suggest-plot-why = Chaque point est une version essayée : plus à gauche, elle est plus fidèle à l'édition de la maison ; plus bas, plus proche du but. La ligne est le compromis : ce qu'achète chaque pas loin de l'édition de la maison.
version = version
miss = distance au but
distance = distance à l'édition de la maison
unchanged = inchangée

# Nombres et composants
percent = { $number } %
component-name = { $group } : { $label }
components-other = Décisions
