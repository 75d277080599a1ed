## Les dés scellés
pledge-title = Dés scellés
pledge-small = vérifiables par chacun
pledge-text = Avant que quiconque s’asseye, la maison a tiré une graine secrète et en publie l’empreinte : elle ne peut plus en changer. Chaque navigateur tire un sel et en publie l’empreinte en s’asseyant ; au départ, tous montrent le leur, si bien que personne n’a choisi après les autres. À la fin, la graine est révélée et chaque tirage se recalcule.
pledge-commitment = Empreinte de la graine
pledge-salts = Détails techniques
pledge-own = sel de ce navigateur
pledge-given = sel d’un autre navigateur
pledge-own-print = empreinte du sel de ce navigateur
pledge-given-print = empreinte du sel d’un autre navigateur
pledge-drawn = sel tiré par la maison
pledge-none = pas encore de sel
verify-title = Vérifier les dés
verify-where = Dés scellés
verify-intro = Votre navigateur recalcule ici chaque tirage d’une partie, à partir de son seul fichier. Rien n’est envoyé à la maison.
verify-choose = Choisir un fichier de partie
verify-drop = ou déposez-le ici
verify-bad-file = Ce fichier n’est pas un fichier de partie lisible ; est accepté un fichier téléchargé ici ou celui de « ludo export ».
verify-working = Je recalcule les tirages…
verify-good = { $draws ->
    [one] Le tirage est recalculé : il est juste.
   *[other] Les { $draws } tirages sont recalculés : tous sont justes.
  }
verify-bad = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
  }
verify-nothing = Rien n’est faux dans ce fichier, et il ne prouve aucun de ses tirages.
verify-record = Partie { $number } sur { $all }
verify-memory = Ce navigateur se souvient de cette table
verify-memory-good = L’empreinte vue avant de s’asseoir et le sel donné ici sont bien ceux du fichier.
verify-memory-commitment = L’empreinte du fichier n’est pas celle que ce navigateur a vue avant de s’asseoir.
verify-memory-salt = Le sel que ce navigateur a donné n’est pas dans le fichier.
verify-memory-seated = Qui était assis où, ou ce qui était promis quand ce navigateur a montré son sel, n’est pas ce que dit le fichier : les dés ont pu être choisis après coup.
verify-memory-transcript = Le fichier n’est pas celui que ce navigateur a vérifié auparavant.
verify-proves = Ce que cela prouve, et ne prouve pas
verify-proves-1 = La graine était fixée avant que quiconque s’asseye, les sels avant qu’aucun ne soit montré, et chaque tirage est exactement celui que donnent ceux-ci, qui est assis où, et les chances écrites dans le fichier. Ce qui n’est pas prouvé est dit plus haut.
verify-proves-2 = Que ces chances soient celles des règles, seules les règles le savent : « ludo verify », sur votre ordinateur, rejoue aussi la partie entière. Ici, chaque liste de chances est montrée : un dé doit avoir six faces égales.
verify-proves-3 = Le code de cette page vient de la maison. Qui se méfie de la maison prend le programme ailleurs, ou l’écrit : le calcul tient en une page (docs/fairness.md).
verify-draws = Les tirages
verify-step = Coup
verify-of = Numéro { $pick } sur { $total } : voir les chances
verify-all = Voir les { $n } tirages
verify-one-in = { $weight } sur { $total }
verify-nonces = Sels : { $given ->
    [one] { $given } venu d’un joueur
   *[other] { $given } venus des joueurs
  }, { $drawn ->
    [one] { $drawn } tiré
   *[other] { $drawn } tirés
  } par la maison (robots, ou clients sans sel).
caveat-earlier = Les { $steps } premiers coups viennent d’une autre partie, reprise ici : leurs tirages ne sont pas prouvés par ce fichier.
verify-abandoned = La partie a été abandonnée.
fault-none = Avant le premier coup : ce fichier ne contient aucune preuve ; rien ne peut être recalculé.
fault-old = Avant le premier coup : ce fichier est d’un ancien modèle, sans les chances de chaque tirage ; seul « ludo verify » peut le vérifier.
fault-seed = Avant le premier coup : la graine a été changée ; son empreinte commence par { $real }, l’empreinte publiée par { $written }.
fault-commitment = Avant le premier coup : l’empreinte publiée a été changée ; celle de la graine commence par { $real }, il est écrit { $written }.
fault-house-nonce = Avant le premier coup : le sel { $place }, donné comme tiré par la maison, ne découle pas de la graine.
fault-all-draws = Coup { $step } : la graine et les sels donnent { $real }, il est écrit { $written } ; { $wrong } tirages sur { $draws } diffèrent : un sel, leur ordre ou la graine a été changé.
fault-order = Coup { $step } : { $written } et { $real } (coup { $other }) ont été échangés.
fault-draw = Coup { $step } : la graine et les sels donnent { $real }, il est écrit { $written } ; ce tirage a été changé.
fault-count = Coup { $step } : la preuve compte { $written } tirages, la partie { $real }.
fault-odds = Coup { $step } : { $written } n’était pas parmi les résultats possibles.
fault-transcript = Avant le premier coup : quelque chose a été changé ; l’empreinte de l’ensemble n’est pas celle de ce que contient le fichier.
fault-chairs = Avant le premier coup : { $chairs } joueurs et { $nonces } sels sont nommés, ce ne sont pas ceux des chaises de cette partie.
fault-pledge = Avant le premier coup : le sel { $place } n’est pas celui qui avait été promis.
fault-player = Avant le premier coup : la place { $place } serait celle de « { $player } » ; sont acceptés une personne, quelqu’un d’absent, ou un robot d’un niveau connu, qui ne promet rien.
fault-played-by = Coup { $step } : la décision de la chaise { $chair } n’est pas de qui, selon la preuve, y est assis.
caveat-weak = Non prouvé : tirages de l’ancien schéma { $scheme }, où la dernière personne assise pouvait choisir son sel, où rien ne lie qui est assis où, et où les sels des robots sont moins liés.
caveat-nothing = Non prouvé : aucun tirage ; tous viennent d’une autre partie, ou il n’y en a pas.
caveat-house-only = Non prouvé : que la maison n’ait pas choisi la graine ; personne n’a ajouté de sel.
caveat-withheld = Non prouvé : que les dés n’aient pas été choisis par un sel retenu ; le sel { $place } a été promis et n’a pas été montré au départ, un sel de la maison le remplace.
caveat-taken-over = À partir du coup { $step }, un robot ({ $by }) a décidé pour la personne de la chaise { $chair }.
caveat-never-played = Non prouvé : que le sel de la chaise { $chair } soit celui d’une personne ; un robot ({ $by }) y a décidé dès la première fois, au coup { $step }.

## Les dés étaient-ils mauvais ?
dice-title = Les dés étaient-⁠ils mauvais ?
dice-where = Dés scellés
dice-game = Les tirages de cette partie, à toute la table.
dice-mine = Les tirages de vos parties finies, à toute la table, jeu par jeu.
dice-games = { $games ->
    [one] une partie
   *[other] { $games } parties
  }
dice-empty = Aucune partie finie pour l’instant.
dice-kind = { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
  }
dice-kind-draw = Cartes
dice-kind-roll = Dés
dice-kind-dice = Dés
dice-kind-die = Dés
dice-kind-deal = Donne
dice-kind-pole = Pôle position
dice-kind-first = Premier joueur
dice-kind-dealer = Donneur
dice-kind-pile = Ordre de départ
dice-face = résultat
dice-seen = tirés
dice-expected = attendus
dice-few = Trop peu de tirages pour en dire quoi que ce soit.
dice-p = Un hasard parfait s’écarte au moins autant de l’attendu { $percent } fois sur cent.
dice-how = khi-deux { $chi }, { $degrees ->
    [one] un degré
   *[other] { $degrees } degrés
  } de liberté, p = { $p }
dice-usual = Rien d’étonnant.
dice-odd = C’est rare, mais il faut bien que cela arrive.
dice-means-title = Ce que dit ce nombre, et ce qu’il ne dit pas
dice-means-1 = Il dit à quelle fréquence des dés parfaits donneraient un écart au moins aussi grand. Il ne dit pas la probabilité que les dés soient truqués, ni si la chance vous a desservi au mauvais moment.
dice-means-2 = Une partie sur vingt passe sous 5 % sans que rien n’ait été truqué. Qui regarde vingt parties, ou plusieurs sortes de tirages, doit s’attendre à en trouver une.
dice-means-3 = Que les dés n’aient pas été truqués se vérifie tirage par tirage, sans statistique.
dice-all = Toutes mes parties

## Plusieurs tables, même donne
deal-open = Même donne à plusieurs tables
deal-open-text = Toutes les tables jouent les mêmes dés et les mêmes cartes, et commencent ensemble ; on compare à la fin.
deal-tables = Nombre de tables
deal-par = Les robots jouent la donne aussi
deal-par-none = sans robots
deal-go = Ouvrir { $n } tables
deal-title = Même donne, { $n } tables
deal-where = Même donne
deal-list = Les tables
deal-text = Une seule graine, une seule empreinte, les sels de tous : la donne est la même à chaque table. On s’assied à une seule table ; jusqu’à la fin de la dernière, chacune est fermée aux autres et son fichier reste scellé.
deal-table = Table { $n }
deal-par-table = Les robots
deal-free = { $n ->
    [one] Une place libre
   *[other] { $n } places libres
  }
deal-go-table = Aller à la table
deal-waiting = Les résultats sont comparés quand toutes les tables ont fini.
deal-result = Les résultats
deal-seat = Place { $n }
deal-mean = Moyenne
deal-against = { $gap } sur la moyenne
deal-abandoned = abandonnée
deal-close = Fermer les tables qui jouent encore
deal-close-text = Elles sont abandonnées, et les autres peuvent être comparées.
deal-others = Cette donne se joue à { $n } tables.

## Abandonner, refus
refusal-one_table = Vous avez déjà une chaise à une autre table de cette donne ; quittez-la d’abord.
refusal-par_table = Cette table est celle des robots qui jouent la donne pour comparer.
refusal-same_plan = Les tables d’une même donne se jouent comme elles ont été ouvertes ; ouvrez-en d’autres pour jouer autrement.
refusal-sealed = D’autres tables jouent encore cette donne : on pourra la voir quand toutes auront fini.
abandon-ask = Abandonner la partie ? Rien n’est compté, son fichier reste lisible.
abandon-yes = Abandonner
abandon-old-ask = Mettre fin à la partie ? La table et sa conversation restent.
abandon-old-no = Garder la table
abandon-no = Jouer encore
abandon-waiting = Vous voudriez abandonner ; les autres doivent être d’accord.
abandon-asked = { $names } voudrait abandonner la partie.
abandon-agree = D’accord
closed-text = La partie a été abandonnée. La graine est révélée : ses tirages peuvent être vérifiés.

## Les auteurs, la planche, mon exemplaire, ma page
edition-title = Valeurs personnalisées
edition-text = Des valeurs du matériel sont reconstruites. Si vous avez la boîte, entrez ici les vraies, en TOML ou en JSON ; ce que vous n’écrivez pas garde la valeur de la maison.
edition-values = Valeurs
edition-file = Depuis un fichier
edition-house = Partir des valeurs de la maison
edition-unreadable = La ligne { $line } n’est ni du TOML ni du JSON.
feeds-title = Flux « à vous »
feeds-text = Ces adresses sont privées : qui les a voit quand c’est à vous.
tokens-title = Pour les programmes
tokens-text = Un jeton laisse un programme jouer en votre nom.
tokens-once = Copiez-le maintenant, il ne sera plus montré.
tokens-none = Aucun jeton.
tokens-label = À quoi sert-il ?
tokens-make = Créer
tokens-forget = Retirer le jeton { $label }
tokens-how = Comment faire
programs-intro = Écrivez un bot dans la langue de votre choix, et installez-le à une table.
programs-bots = Un bot à une table
programs-token = Un bot joue avec un de vos jetons. On le crée sur
programs-token-link = votre page
programs-arena = Chez vous, contre les robots de la maison :
programs-join = À une table de cette maison, par son code :
programs-wait = En attente d’un défi : on l’invite par son nom, ou on s’assoit à sa table.
programs-waiting = Robots qui attendent un défi
programs-waiting-text = Invitez-les depuis la salle d’attente de votre table (« Robot » sur une chaise libre), ou asseyez-vous à leur table.
programs-waiting-none = Aucun robot venu d’ailleurs n’attend en ce moment.
level-outside = Robots venus d’ailleurs
chair-invited = Invitation envoyée à { $name }
programs-ladder = Les parties avec un robot venu d’ailleurs comptent dans un classement à part :
programs-requests = Ce que la maison sait répondre
programs-english = Chaque requête, décrite en anglais. Pour les machines :
credits-title = Les auteurs des jeux
credits-intro = Ces jeux ont été inventés, édités et gardés par d’autres. Merci à eux.
credits-source = La règle d’origine a été mise en ligne par la collection de L’Escale à jeux.
credits-rebuilt = { $n ->
    [0] Aucune valeur reconstruite sur { $all }
    [one] Une valeur reconstruite sur { $all }
   *[other] { $n } valeurs reconstruites sur { $all }
}
credits-marks = Les noms et les marques appartiennent à leurs propriétaires.
credits-ours = Tous les textes et tous les dessins d’ici sont les nôtres ; aucune phrase des règles d’origine n’est reprise.
credits-fonts = Caractères : Bowlby One, Bricolage Grotesque et Spectral, sous licence SIL OFL 1.1.
plate-title = Planche de tons et d’états
plate-text = Tout ce que les tables ont en commun.
plate-link = La planche de tons et d’états
plate-seats = Les neuf sièges
plate-seats-text = couleur, forme, trame ; dessous : deutan, protan, tritan
plate-voices = Trois voix
plate-voice-1 = Coup de théâtre
plate-voice-1-text = Bowlby One : titres, chiffres des pièces
plate-voice-2 = À vous : posez un jeton sur un signal
plate-voice-2-text = Bricolage Grotesque : consignes, boutons, texte. 0123456789
plate-voice-3 = La nuit tombe sur la troisième manche.
plate-voice-3-text = Spectral : le commentateur en italique, le livret en romain
plate-plaques = La plaque
plate-tickets = Les tickets et les boutons
plate-ticket-1 = Vendre le métal
plate-ticket-1-text = toit 2, rangée E : il restera une place à 27
plate-ticket-2 = Soleil, sur vous
plate-ticket-2-text = vous partagez la majorité bleue
plate-ticket-3 = Annoncer, peut finir à 0/0
plate-why = Pourquoi pas ?
plate-why-1 = Ce toit est pris.
plate-why-2 = On n’avance que tout droit ou en diagonale, vers une case vide.
plate-why-3 = Toits possibles : 2 et 3.
plate-why-4 = Vers le toit 1
plate-why-5 = occupé par un carton
plate-bid = Enchère scellée
plate-you = Vous
plate-things = Dés, points, trophées, sons
plate-roll = Lancer
plate-inks = Encres, papiers, tapis
plate-edges = Ça attend, ça coince
plate-back-1 = attaque, case 14-2.
plate-back-2 = se met dans sa roue.
plate-back-3 = crève et passe un tour.
plate-back-4 = est aspirée jusqu’à la case 9-3.
plate-rulebook = Livret
plate-rulebook-text = une clause et ses marques
plate-stage = Étape { $n }
plate-end = Jeanne gagne d’une minute. Le tournant : votre crevaison au coup 98.

## Le palmarès
standings-where = Palmarès
standings-title = Le palmarès de la maison
standings-text = Comptent les parties jouées du début à la fin, sans conseils, une chaise par personne.
standings-order = Toute cote part de 1500 ; à deux, 400 points d’avance valent dix chances contre une. L’ordre est prudent : plus une cote est incertaine, plus elle attend en bas.
standings-programs = Bots venus d’ailleurs
standings-programs-text = Les parties où joue le bot de quelqu’un, à côté des bots de la maison.
standings-none = Aucune partie n’a encore compté.
stats-mine = Vos parties
stats-none = Vous n’avez pas encore fini de partie.
stats-games = { $games ->
    [one] une partie, { $won ->
        [0] perdue
       *[other] gagnée
    }
   *[other] { $games } parties, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
stats-rating = Cote
rating-sureness = { $sureness ->
    [sure] sûre
    [fair] assez sûre
   *[uncertain] encore incertaine
}
rating-margin = à { $margin } points près, 95 fois sur 100
rating-change = Cote : { $before } → { $after } ({ $change }), { rating-sureness }.
rating-uncounted = Votre cote ne change pas : { $why ->
    [practice] c’était une partie d’entraînement, reprise d’une autre.
    [same_deal] la même donne se jouait à plusieurs tables.
    [edition] la table avait ses propres valeurs.
    [hints] la table a eu les conseils de l’entraîneur.
    [alone] la partie se jouait en solitaire.
    [several_chairs] quelqu’un tenait plusieurs chaises.
    [program] un bot venu d’ailleurs jouait, pour un classement à part.
    [early] la partie s’est arrêtée avant que tout le monde ait joué.
    [stand_in] un robot a joué à votre place.
   *[no_opponent] des robots ont joué à la place des autres.
}
stats-unrated = pas encore
stats-best = Meilleur score
stats-mean = Score moyen
stats-luck = Chance
stats-no-luck = aucune partie analysée
stats-luck-points = { $games ->
    [one] { $points } pts
   *[other] { $points } pts par partie
}
stats-luck-games = { $games ->
    [one] une partie analysée
   *[other] { $games } parties analysées
}
stats-form = Derniers rangs
stats-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
stats-openings = Ouvertures favorites
stats-opening = { $games } fois, { $won ->
    [0] jamais gagnante
    [one] gagnante une fois
   *[other] gagnante { $won } fois
}
board-place = Rang
board-name = Nom
board-games = Parties
board-won = Gagnées
board-bot = Robot { $level }

## Partir
leave-title = Effacer mes données
leave-text = Votre nom, votre compte, vos jetons, vos notifications, vos messages et vos statistiques sont effacés. Les parties que vous avez jouées restent, sans votre nom.
leave-ask = Tout effacer…
leave-sure = C’est définitif. Les robots finiront vos parties en cours.
leave-yes = Oui, effacer tout
leave-no = Non, rester

## le labo et l’éditeur d’édition

lab-title = Le labo
lab-text = Des robots jouent des milliers de parties ; le rapport dit si les places sont égales, combien dure une partie, ce que fait le hasard et ce que vaut chaque pièce.
lab-new = Une nouvelle étude
lab-game = Jeu
lab-seats = Places
lab-bots = Robots
lab-games = Parties pour chaque nombre de places
lab-own = comparer à mon édition ({ $n ->
    [one] une valeur
   *[other] { $n } valeurs
})
lab-edition = Modifier les valeurs de ce jeu
lab-begin = Commencer l’étude
lab-studies = Études
lab-line = { $seats } places, { $bots }, { $games } parties
lab-progress = Avancement
lab-begins = Les premières parties sur { $games } commencent…
lab-rate = { $done } parties sur { $games }, { $rate } par seconde, encore { $left } s
lab-counting = Toutes les parties sont jouées ; on dessine les chiffres.
lab-stop = Arrêter
lab-resume = Reprendre
lab-report = Lire le rapport
lab-stopped = Arrêtée après { $done } parties.
lab-none = Pas encore d’étude.
lab-closed = Pour l’hôte
lab-closed-text = Une étude occupe la machine de la maison : seul son hôte peut en commander. L’éditeur d’édition est ouvert à tous.
pen-where = Atelier d’édition
pen-title = Éditeur d’édition, { $title }
pen-text = Écrivez ici les vraies valeurs de votre boîte, ou essayez‑en d’autres : le plateau et les cartes suivent.
pen-values = Valeurs
pen-ready = Partir de
pen-ready-house = l’édition de la maison
pen-ready-own = vos propres valeurs
pen-general = général
pen-undo = Revenir à la valeur de la maison
pen-changed = { $n ->
    [0] aucune valeur changée
    [one] 1 valeur changée
   *[other] { $n } valeurs changées
}
pen-fault = Cela ne peut pas se jouer.
pen-accepts-number = { $name } : un nombre entier de { $low } à { $high }.
pen-accepts-list = { $name } : de { $shortest } à { $longest } nombres, chacun de { $low } à { $high }.
pen-accepts-words = { $name } : { $words }.
pen-not-playable = injouable
pen-game = Une partie de robots avec ces valeurs
pen-scores = Scores à la fin : { $scores }
pen-drawings = Dessins du livret avec ces valeurs
pen-save = Enregistrer dans un fichier
pen-share = Partager
pen-study = L’étudier

## L’analyse d’une partie
chapter-stage = Étape { $n }
chapter-leg = Parcours { $n }
chapter-round = Manche { $n }
steps-change = Chances de victoire, en points
curves-title = Chances de victoire
curves-by = { $games } parties jouées jusqu’au bout par choix, d’après ce que chacun savait ; ± : 95 %
curves-turn = Tournant au coup { $step } : { $name }, { $points } points
analysis-offer = Le Champion peut relire toute la partie et estimer les chances de chacun à chaque décision.
analysis-ask = Analyser la partie
analysis-waiting = L’analyse attend son tour…
analysis-running = Le Champion relit la partie…
verdict-of = { $name }, coup { $step }
verdict-from = Chances de victoire avant :
verdict-to = après :
verdict-choice = Le choix
verdict-luck = Le hasard
verdict-points = { $points } pts
verdict-unsure = rien de sûr
verdict-within = pas plus de ± { $margin } pts
verdict-nothing = rien n’a été tiré
verdict-gap = { $points } pts par rapport au choix fait
verdict-alike = aussi bon, autant qu’on puisse dire
verdict-fine = bon choix
verdict-playable = c’était jouable
verdict-costly = il y avait mieux
verdict-luck-text = jusqu’à la décision d’après
verdict-others = Les options
verdict-played = joué
play-on = Rejouer d’ici
play-on-text = Une nouvelle table à partir de ce moment : vous et les robots reprenez vos places, sans limite de temps. Elle ne compte ni au classement ni dans les statistiques.
open-all = Tout voir
secrets-title = Ce que chacun cachait
open-nothing = Rien de caché.
bring-title = Revoir une partie enregistrée
bring-choose = Choisir un fichier, ou le déposer ici
bring-record = Le fichier d’une partie finie (JSON). Il s’ouvre comme une relecture, sans devenir une table.
bring-big = Ce fichier est trop gros : { $kilo } Ko au plus.
bring-bad = Ce fichier ne se relit pas.
bring-where = Partie importée

## Ma page, la leçon, la planche, revoir
replay-where = Relecture, table { $code }
replay-loading = On remet la partie sur la table…
replay-controls = Avancer et reculer dans la partie
replay-moment = Moment de la partie
replay-step = Coup { $step } sur { $steps }
replay-steps = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
replay-begin = Avant le premier coup
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vue de
replay-link = Garder ce moment
replay-end = Podium
me-where = Ma page
me-title = Bonjour, { $name }
me-name = Votre nom
me-rename = Changer
account-title = Compte
account-text = Facultatif : un identifiant et un mot de passe, pour retrouver vos tables sur un autre appareil.
account-text-in = Retrouvez vos parties.
account-kept = Vos parties sont gardées sous l’identifiant { $login }.
account-sign-out = Se déconnecter
account-none-yet = Je n’ai pas encore de compte
password-change = Changer de mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe, 8 caractères minimum
password-short = Le nouveau mot de passe a 8 caractères minimum.
password-wrong = Le mot de passe actuel est incorrect.
password-done = C’est fait. Vos autres appareils et vos jetons sont déconnectés.
recovery-title = Code de récupération
recovery-once = Notez ce code de récupération, il ne sera plus montré.
recovery-why = Mot de passe oublié ? Ce code permet d’en choisir un autre, une fois.
recovery-noted = C’est noté
recovery-has = Votre compte a un code de récupération. Un nouveau code remplace l’ancien.
recovery-none = Votre compte n’a pas de code de récupération : sans lui, un mot de passe oublié ferme le compte pour toujours.
recovery-make = Créer un nouveau code
sessions-title = Appareils connectés
sessions-text = Vous ne reconnaissez pas un appareil ? Déconnectez-le, puis changez de mot de passe.
sessions-unknown = Appareil inconnu
sessions-current = cet appareil
sessions-used = utilisé : { $ago }
sessions-since = depuis le { $day }
sessions-end = Déconnecter { $device }
sessions-end-others = { $n ->
    [one] Déconnecter l’autre appareil
   *[other] Déconnecter les { $n } autres appareils
}
tokens-new = Nouveau jeton
tokens-scope = Ce que le jeton permet
tokens-play = jouer
tokens-read = lire seulement
tokens-lasting = Durée du jeton
tokens-days = { $n } jours
tokens-unused = jamais utilisé
tokens-until = jusqu’au { $day }
tokens-expired = expiré le { $day }
tokens-forget-all = Retirer tous les jetons
feeds-renew = Changer ces adresses
history-title = Mes parties
history-rank = { $rank ->
    [1] 1re place sur { $seats }
   *[other] { $rank }e place sur { $seats }
}
history-gone = quelqu’un
history-none = Aucune partie finie pour l’instant.
history-more = Parties plus anciennes
data-title = Mes données
data-text = Tout ce que la maison sait de vous, dans un fichier (JSON) : compte, appareils, tables, messages, résultats.
data-download = Télécharger mes données
lesson-pupil = Camille
lesson-teacher = Le maître de jeu
lesson-scenes = Les scènes de la leçon
lesson-scene = Scène { $n } sur { $all } : { $title }
lesson-look = Regardez la table.
lesson-show = Montrez-moi
lesson-again = Reprendre la scène
lesson-previous = Précédent
lesson-next = Suivant
lesson-after = Leçon suivante
lesson-play = Jouer maintenant

## Les bruits de la planche
sound-paper = papier
sound-wood = bois
sound-die = dé
sound-stamp = tampon
sound-bell = sonnette
sound-gavel = marteau
sound-tear = déchirure
sound-chord = accord

## Imprimer
print = Imprimer le jeu (PDF)
print-game = Imprimer { $title }
print-a4 = A4
print-letter = Letter
print-wait = La presse tourne…

## Être prévenu
telling-title = Comment vous prévenir
telling-text = Chaque chose vous parvient une fois : par le premier des moyens cochés qui marche, de gauche à droite.
telling-greyed = Un moyen en gris attend que vous le régliez sur cette page.
telling-kind = Quoi
telling-turn = C’est à vous
telling-round = Une ronde commence
telling-invite = Un ami vous invite
telling-push = Appareil
telling-webhook = Webhook
telling-email = Courriel
telling-quiet = Heures calmes
telling-quiet-text = Rien ne vous parvient alors ; ce que vous n’avez pas vu arrive ensuite.
telling-from = de
telling-to = à
telling-zone = Fuseau horaire
telling-digest = Au plus un courriel
telling-digest-minutes = { $n ->
    [15] tous les quarts d’heure
    [60] par heure
    [240] toutes les 4 heures
   *[1440] par jour
}
telling-digest-text = Le premier vient tout de suite ; la suite est rassemblée.
telling-language = Langue des messages
telling-save = Enregistrer
telling-saved = Enregistré.
telling-test = M’envoyer un essai
telling-test-by = M’envoyer un essai : { $way }
telling-test-yes = Parti : regardez.
telling-test-no = Il n’a pas été pris. L’adresse est-elle juste ?
telling-trouble-unreachable = Le dernier message n’a pas pu être remis ; nous réessayons.
telling-trouble-refused = Les messages y sont refusés : nous avons arrêté. Redonnez l’adresse pour reprendre.
email-title = Courriel
email-text = Pour les messages quand vous êtes loin, et pour entrer si vous perdez votre mot de passe. Personne d’autre ne voit votre adresse.
email-none = Cette maison n’envoie pas de courriels.
email-address = Votre adresse
email-give = Utiliser cette adresse
email-waiting = Nous avons écrit à { $address } : ouvrez le lien de ce courriel.
email-good = { $address } est confirmée.
email-forget = Oublier cette adresse
email-bad = Ce n’est pas une adresse de courriel.
webhook-title = Webhook
webhook-text = Des messages dans un salon à vous, sur Discord, Matrix (Hookshot) ou Slack.
webhook-url = Adresse (https)
webhook-shape = Service
webhook-give = Utiliser ce webhook
webhook-good = Les messages vont à { $host } ({ $shape }).
webhook-forget = Oublier ce webhook
webhook-bad = Un webhook est une adresse https d’un hôte public.
holiday-title = Jours de congé
holiday-text = Dans les parties par correspondance, votre horloge s’arrête pendant ce temps, et les autres voient jusqu’à quand. Prévenez au moins un jour avant ; il vous reste { $n ->
    [one] un jour
   *[other] { $n } jours
} cette année.
holiday-rounds = Le terme d’une ronde de tournoi ne bouge pas : jouez avant, ou quittez le tournoi et revenez.
holiday-none-left = Il ne vous reste pas de jour cette année.
holiday-off = Cette maison ne donne pas de congés.
holiday-first = Du
holiday-last = Au (compris)
holiday-take = Prendre ces jours
holiday-from-to = { $first } – { $last }
holiday-begun = en cours
holiday-end = Finir ce congé aujourd’hui
holiday-drop = Rendre ces jours
holiday-bad = On ne peut pas prendre ces jours : choisissez-en d’autres.

## Les liens des courriels
in-title = Entrer
in-text = Ce lien ouvre votre compte une seule fois. Si vous avez perdu votre mot de passe, choisissez-en un autre maintenant.
in-do = Entrer
in-new = Choisir un nouveau mot de passe
in-new-do = Le changer et entrer
in-spent = Ce lien a déjà servi ou il est trop vieux. Demandez-en un autre.
in-none = Il n’y a rien dans cette adresse. Ouvrez le lien du courriel, ou celui que votre hôte vous a donné.
link-ask-title = Un lien par courriel
link-ask-text = Si vous avez confirmé une adresse ici, nous pouvons vous envoyer un lien pour entrer.
link-ask-do = M’envoyer un lien
link-ask-done = Si l’adresse est connue ici, un lien est en route. Il vaut une demi-heure.
link-ask-host = Cette maison n’envoie pas de courriels. Demandez à votre hôte un lien pour entrer : il vaut une fois.
confirm-title = Confirmez votre adresse
confirm-text = Cette adresse est-elle la vôtre ? Alors nous pourrons vous écrire.
confirm-do = Oui, c’est la mienne
confirm-done = Merci : votre adresse est confirmée.
stop-title = Ne plus recevoir de courriels
stop-text = Nous ne vous enverrons plus de messages par courriel. Vous pourrez les reprendre sur votre page.
stop-do = Ne plus recevoir de courriels
stop-done = C’est fait : vous ne recevrez plus de courriels.
letter-spent = Ce lien a déjà servi ou il est trop vieux.

# Le coup du jour
puzzle-of-day = Le coup du jour
puzzle-of = Le coup du { $day }
puzzle-ask = À vous de jouer : un seul choix est nettement le meilleur. Lequel ?
puzzle-difficulty-1 = facile
puzzle-difficulty-2 = moyen
puzzle-difficulty-3 = difficile
puzzle-tries = { $n ->
    [one] un essai
   *[other] { $n } essais
}
puzzle-left = { $n ->
    [one] Encore un essai.
   *[other] Encore { $n } essais.
}
puzzle-hint = Un indice
puzzle-hint-theme = Le thème : { $theme }.
puzzle-hint-not = L’Habitué jouerait « { $move } » ; il y a mieux.
puzzle-give-up = La réponse
puzzle-wrong = « { $move } » : non, il y a mieux.
puzzle-found-first = Trouvé du premier coup !
puzzle-found = Trouvé !
puzzle-missed = Pas cette fois : c’était « { $move } ».
puzzle-why = Pourquoi
puzzle-margin = { $share } %, contre { $next } % pour le choix suivant : { $margin } points d’écart (± { $band }), sur { $games } parties imaginées.
puzzle-means-two = Vos chances de gagner après chaque choix, si chacun joue ensuite en habitué
puzzle-means-many = La part des rivaux que vous devancez après chaque choix, si chacun joue ensuite en habitué
puzzle-behind = loin derrière
puzzle-rated = Sur 100 essais des robots qui réfléchissent, { $n } le trouvent.
puzzle-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
puzzle-streak-none = Trouvez un coup du jour pour commencer une série.
puzzle-next-day = Le prochain arrive à minuit (UTC).
puzzle-share = { $title }, le coup du { $day } : { $marks }
puzzle-others = D’autres coups
puzzle-play = Jouer à { $title }
puzzle-today = Aujourd’hui
puzzle-practice = À chercher
puzzle-practice-lead = Les coups des jours passés, par jeu, par thème et par difficulté.
puzzle-game = Jeu
puzzle-theme = Thème
puzzle-difficulty = Difficulté
puzzle-all = tous
puzzle-all-difficulties = toutes
puzzle-none = Aucun coup ne correspond : changez le thème ou la difficulté.
puzzle-no-bank = Ce jeu n’a pas encore de coups à chercher.
puzzle-state-open = à chercher
puzzle-state-found = trouvé
puzzle-state-missed = manqué
puzzle-seats = { $n } joueurs
puzzle-missing = Ce coup n’existe pas, ou son jour n’est pas venu.

## Des moments d’une partie, à rejouer

moments-of = Trois moments de { $name }
moments-text = Les décisions qui ont coûté le plus, autant qu’on puisse le dire. Chacune attend sur le plateau tel qu’il était : ce qui vous était caché l’est de nouveau.
moments-seat = Les moments de qui
moments-step = Moment { $n }, coup { $step }
moments-loss = { $points } points de chances de victoire
moments-try = Réessayer
moments-see = Revoir dans la partie
moments-none = Aucune erreur au-delà de la marge : bien joué.
moments-none-text = Sur { $games } parties imaginées par choix, le Champion n’a rien trouvé qui fût sûrement meilleur de 2 points.
moments-replay = Retour à la partie
moments-all = Tous les moments
retry-title = Votre moment { $n } sur { $of }
retry-title-of = Moment { $n } sur { $of }, { $name }
retry-ask = Il y avait mieux ici, de { $points } points de chances de victoire. Que joueriez-vous maintenant ?
retry-found = Trouvé : le Champion joue cela aussi.
retry-as-good = Aussi bon que le choix du Champion, { $move }, autant qu’on puisse dire.
retry-answer = Le Champion joue : { $move }.
retry-behind = coûte { $points } points par rapport au choix du Champion. Essayez encore.
retry-same = a été joué dans la partie, et il y avait mieux. Essayez encore.
retry-give-up = Voir la réponse
retry-next = Moment suivant
retry-compared = Les choix comparés
retry-champion = Le Champion
retry-tried = Maintenant
retry-played = Dans la partie
retry-means = Chances de victoire, en jouant jusqu’au bout d’après ce que cette place savait.
retry-replay = Ce qui s’est passé dans la partie
refusal-no_moment = L’analyse n’a trouvé aucun moment pareil dans cette partie.
refusal-closed_out = L’hôte de la maison a fermé ce compte ; adressez-vous à lui.
