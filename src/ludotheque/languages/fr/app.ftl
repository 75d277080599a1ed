# Les mots de la boutique. Vous ; espaces fines insécables devant : ; ? ! ; une phrase, une action.

## La maison
title-house = Ludothèque
home-link = Ludothèque, accueil
skip = Aller au contenu
motto = Jeux de société introuvables, remis sur la table
nav-house = La maison
nav-rules = Les règles
loading = Chargement…
back-home = Accueil
try-again = Réessayer
play = Jouer
see = Voir
rules = Règles
my-page = Ma page, { $name }
lamp-auto = Thème : automatique
lamp-jour = Thème : clair
lamp-nuit = Thème : sombre
footer-free = Logiciel libre, sans publicité, sans compte obligatoire.
footer-credits = Les auteurs des jeux
footer-tournaments = Tournois
footer-standings = Palmarès
footer-rules = Les règles
footer-lab = Le labo
footer-api = Pour les programmes
cat-asleep = Le chat de la boutique dort
cat-alert = Le chat de la boutique dresse l’oreille : on vous attend
sign-open = OUVERT

## Ça coince
trouble-title = Quelque chose coince
trouble-unknown = La maison n’a pas compris ce qui s’est passé.
trouble-nothing-lost = Rien n’est perdu.
refusal-offline = La maison ne répond pas ; vérifiez la connexion.
refusal-not_found = Cette table n’existe pas.
refusal-too_fast = Trop de messages à la fois ; attendez un instant.
refusal-kind_name = Ici, on se présente par son prénom seul, ou comme Coccinelle ou Hérisson.
refusal-later = La maison ne peut pas écrire en ce moment ; réessayez.

## Qui êtes-vous
name-label = Comment vous appelle-t-on ?
name-example = Odile
name-enter = Entrer
name-empty = Le nom doit avoir au moins une lettre.
name-help = Un nom suffit. Pas de compte, pas de courriel.
guest-name = Anonyme
gate-known = J’ai déjà un compte

## La vitrine
home-title-1 = Cinq jeux français qu’on ne trouve plus.
home-title-2 = Une table, vos amis, ce soir.
home-open-box = { $title } : ouvrir la boîte
home-play-game = Jouer à { $title } contre des robots
home-invite-game = Inviter à { $title }
home-bots = Niveau des robots
home-puzzle = Le coup du jour
invite = Inviter
home-rules-game = Les règles de { $title }
level-random = Hasard
level-flaneur = Flâneur
level-debutant = Débutant
level-habitue = Habitué
level-fine-mouche = Fine mouche
level-champion = Champion
level-like-me = Comme moi
home-sixth = Un sixième jeu viendra ici, si vous en retrouvez la règle.
home-first-visit = Première visite
home-no-account = Entrez, c’est ouvert jour et nuit.
home-running = { $n ->
    [0] Aucune partie en cours
    [one] Une partie en cours
   *[other] { $n } parties en cours
}{ $open ->
    [0] {""}
    [one] , une table cherche quelqu’un
   *[other] , { $open } tables cherchent quelqu’un
}
home-waited = On vous attend
home-turn = À vous de jouer : { $title }
home-mine = Vos parties
home-none = Aucune partie en cours.
door = La porte : vos tables, un code, les tables ouvertes
players-count = Joueurs
duration = Durée
duration-minutes = { $m } min
duration-hours = { $m ->
    [0] { $h } h
   *[other] { $h } h { $m }
}
tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
see-all = Voir les { $n } tables
your-turn-now = À vous
your-turn-since = À vous depuis { $time }
your-turn-left = encore { $time }
table-with = avec { $names }
table-code = Table { $code }
table-go = { $title }, table { $code }
table-replay = Revoir la partie : { $title }, table { $code }
table-turn-of = { $name } joue
table-playing = Partie en cours
table-lobby = Avant la partie
table-paused = En pause
table-over = Partie finie
table-closed = Table fermée
seat-number = Place { $n }
code-title = Un code d’ami ?
code-label = Code de la table, six lettres
code-enter = Entrer
code-short = Le code a six lettres.
code-unknown = Aucune table ne porte le code { $code }.
open-title = Tables ouvertes
open-free = entrée libre
letters = Lettres
open-none = Aucune table ouverte.
open-seats = { $taken } sur { $seats } à table
pace-post = Par correspondance
pace-live = En direct
pace-free = Sans limite de temps
sit-down = S’asseoir
watch = Regarder
ago-now = à l’instant
ago-minutes = { $n } min
ago-hours = { $n } h
ago-days = { $n } j
lesson-learn = Apprendre
lesson-learn-game = Apprendre { $title } en jouant
replay = Revoir la partie

### Au-delà de la vitrine (la première page n’attend pas ces mots-ci)

## Sur plusieurs pages
loading-table = La table se met en place…
close = Fermer
copy = Copier
copied = Copié
understood = Compris
menu = Menu
sound = Son
sound-on = Le son est mis
sound-off = Le son est coupé
sound-volume = Volume du son
less = Un de moins
more = Un de plus
becomes = devient
lost-title = Cette adresse ne mène nulle part.
ink-1 = disque vermillon
ink-2 = carré outremer
ink-3 = étoile bouton d’or
ink-4 = triangle émeraude
ink-5 = losange prune
ink-6 = goutte ciel
ink-7 = croix encre
ink-8 = lune craie
ink-9 = cœur rose
refusal-malformed = La maison n’a pas su lire ce message.
refusal-too_big = Ce message est trop long.
refusal-conflict = Quelqu’un a été plus rapide ; regardez la table.
refusal-not_signed_in = Donnez d’abord votre nom.
refusal-wrong_password = Le mot de passe actuel ne va pas.
refusal-token_scope = Un jeton ne peut pas faire cela ; vous le pouvez dans un navigateur.
refusal-guest_tables = Dites d’abord si vos parties viennent avec vous.
gate-title = Bienvenue
gate-name = Un nom suffit pour entrer.
your-turn = À vous
table-missing = Cette table n’existe pas, ou elle a été fermée.
left-hours = { $h } h { $m }
left-days = { $n } j
left-days-hours = { $n } j { $h } h

## On s’installe
lobby-where = Avant la partie
seat-you = (vous)

## À table
refusal-not_seated = Cette chaise n’est pas la vôtre.
refusal-no_chair = Il n’y a pas de telle chaise à cette table.
refusal-taken = Cette chaise est prise.
refusal-no_bot = Aucun robot de ce nom n’attend de partie de ce jeu.
refusal-ink_taken = Quelqu’un porte déjà cette encre.
refusal-full = Toutes les chaises sont prises.
refusal-not_host = C’est à l’hôte de la table de faire cela.
refusal-not_lobby = La partie a déjà commencé.
refusal-not_playing = La partie n’est pas en cours.
refusal-not_over = La partie n’est pas finie.
refusal-not_your_turn = Ce n’est pas à cette chaise de jouer.
refusal-stale = La table a changé entre-temps ; ce coup n’est pas parti.
refusal-illegal = Ce coup n’est pas permis maintenant.
refusal-not_ready = Il faut que toutes les places soient prises et que tout le monde soit prêt.
refusal-no_hints = L’entraîneur se tait : tout le monde n’a pas accepté les conseils à cette table.
refusal-no_take_back = Ce coup ne peut plus être annulé : le hasard ou une carte vue s’est mis entre-temps.
refusal-not_asked = Personne ne demande à annuler son coup.
refusal-paused = La table est en pause.
aside-seats = Autour de la table
aside-moves = Vos coups, le carnet, la discussion
seats = Les chaises
seat-here = en ligne
seat-gone = hors ligne
seat-away = un robot joue à sa place
seat-holiday = en vacances jusqu’au { $day }
seat-robot = robot { $level }
away-you = Un robot joue pour vous.
away-back = Reprendre ma place
bank = réserve { $time }
onlookers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
board = La table
hand = Votre main
hand-of = { $name } tient
plaque-you = À vous
plaque-you-named = À vous, { $name }
plaque-you-hurry = À vous, dernières secondes
plaque-you-hurry-text = Sinon le robot joue à votre place
plaque-choose = { $n ->
    [one] Un seul coup possible
   *[other] Choisissez votre coup
}
plaque-sending = Votre coup part…
plaque-kept = Votre coup attend la connexion
plaque-other = { $name } réfléchit
plaque-other-text = À son tour de jouer
plaque-absent-text = Hors ligne ; sa place est gardée
plaque-away = Un robot joue pour { $name }
plaque-away-text = Un robot joue à sa place
plaque-robot = { $name }, robot { $level }
plaque-robot-text = Calcule son coup
plaque-chance = Les dés roulent
plaque-past = On revoit
film-pause = Pause
film-go = Reprendre
film-now = Aller au présent
others-speed = Vitesse des coups des autres
one-tap = Un appui joue
one-tap-text = Sur un écran tactile. Sinon, le premier appui montre la suite et le second joue. Ce qui est grave demande toujours une confirmation.
only-move = Le seul coup possible se joue tout seul
only-move-text = Quand toute la table voit qu’il n’y en a pas d’autre.
pass-to-turn = Passer à mon tour
pass-to-end = Aller à la fin
pass-to-result = Voir le résultat
missed = { $n ->
    [one] Un coup n’a pas été montré.
   *[other] { $n } coups n’ont pas été montrés.
}
see-again = Revoir, { $seconds } s
plaque-playing = Un instant
plaque-over = Partie finie
plaque-paused = En pause
plaque-paused-text = Commencée sous d’autres règles, la partie attend une mise à jour
plaque-old-paused = Commencée avec la version { $rules } des règles, la partie reste telle quelle
plaque-old-over = Jouée avec la version { $rules } des règles, la partie ne peut plus être revue ici
old-rules-paused = Les règles ont changé depuis : on n’y joue plus, mais on peut encore y parler ou y mettre fin.
old-rules-ended = Les règles ont changé depuis : de cette partie, il reste les noms et la conversation.
table-old-rules = règles, version { $rules }
plaque-closed = Table fermée
plaque-closed-text = La partie s’arrête là, sans score
others-title = Les coups des autres
others-1 = Calme
others-2 = Vif
others-0 = Instantané
others-text = Montrés un par un sur la table.
share = Partager
moves = Vos coups
moves-keys = { $n ->
    [1] touche 1, puis Entrée
   *[other] touches 1 à { $n }, puis Entrée
}
moves-all = Tous les coups, { $n }
moves-filter = Chercher un coup
moves-none = Aucun coup ne répond à cela.
aim-mouse = Survolez pour voir la suite, cliquez pour jouer.
aim-touch = Touchez un coup sur la table.
grave-text = Cela ne se reprend pas : ce bouton confirme.
preview = Si vous jouez cela
preview-wait = Un instant, on regarde ce que cela donne…
preview-nothing = Aucun effet immédiat.
preview-more = { $n ->
    [one] et une autre ligne
   *[other] et { $n } autres lignes
}
bid-title = Votre mise, sur { $most }
bid-seal = Sceller { $sum }
bid-none = Ne rien miser
bid-away = Le lot se vendra sans vous.
bid-sure = Vraiment { $sum } ? Sceller
bid-text = Une fois scellée, la mise ne change plus.
bid-sure-text = Plus de la moitié de votre argent : pressez encore pour sceller.
envelopes = Les enveloppes
envelope-sealed = scellée
envelope-thinking = réfléchit
envelope-open = mise à sceller
why-title = Pourquoi pas ?
why-label = Quel coup n’est pas permis ?
why-ask = Demander
why-allowed = { $token } est permis : c’est un de vos coups.
why-lost = La maison ne reconnaît pas ce coup. Dites-le avec les mots des coups, ou touchez sa place sur le plateau.
why-nearest = Possible :
why-offers = Vouliez-vous demander :
why-clauses = Le livret en parle ici :
why-arrows = Les flèches mènent aussi à ce qui n’est pas permis ; Entrée demande pourquoi.
clause = Clause { $number }
clause-link = Clause { $number }, lien
chance = Le hasard
die-shows = Dé : { $n }
tab-log = Carnet
tab-chat = Discussion
tab-settings = Réglages
log-empty = Rien n’est encore arrivé.
log-more = Plus ancien
log-draws = { $n } tirages
log-again = Revoir le coup { $step }
log-absence = remplaçant
log-only = seul coup possible
chat = Discussion
children-short = table d’enfants
chat-say = Un mot à la table
chat-send = Envoyer
chat-answer = Répondre
chat-empty = Aucun message.
chat-off = Vous avez coupé la discussion.
chat-mute-all = Couper la discussion
chat-hear-all = Rouvrir la discussion
chat-unread = { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
}
take-back = Annuler mon coup
take-back-asked = { $name } voudrait annuler son dernier coup.
take-back-agree = D’accord
take-back-refuse = Non
take-back-waiting = { $name } voudrait annuler son coup ; on attend la réponse des autres.
absence-title = Pendant votre absence
absence-present = Aller au présent
hand-over-title = Passez l’écran à { $name }
hand-over-text = Les mains restent cachées jusque-là.
hand-over-take = C’est moi, { $name }
spectator = Vous regardez.
spectator-text = Vous voyez ce que tout le monde voit.
line-lost = Connexion perdue. Votre place est gardée.
line-lost-text = Vos coups partiront au retour.
line-lost-kept = Votre coup est gardé, il partira au retour.
line-lost-watching = Connexion perdue. La table reste telle que vous l’avez vue.
line-lost-try = Essai { $n }…
push-title = Vous prévenir
push-ask = Vous prévenir quand c’est à vous ?
push-yes = Oui, prévenez-moi
push-later = Pas maintenant
push-stop = Ne plus me prévenir
push-on = Cet appareil vous préviendra quand c’est à vous.
push-off = Cet appareil ne vous prévient pas.
push-no = Ce navigateur a refusé les notifications.
push-impossible = Ce navigateur ne sait pas prévenir ; le flux ci-dessous le peut.
push-after-first = On vous le proposera après votre premier coup joué.
install-ask = La boutique peut s’installer sur cet appareil.
install-yes = L’installer

## La fin
over-title = Fin de partie
over-rank = Place
over-player = Joueur
over-score = Score
over-winner = { $name } gagne.
over-tie = Égalité entre { $names }.
comment-tie = Victoire partagée.
comment-tie-break = À égalité de points, le règlement a tranché.
comment-close = { $second } suit à { $gap } seulement ; un rien décidait.
comment-next = { $second } suit à { $gap }.
comment-clear = { $second } suit à { $gap } : il n’y avait pas de doute.
comment-second = { $second } finit à la deuxième place.
over-verify = Les dés étaient scellés d’avance : le fichier de la partie permet de tout vérifier.
over-tournament = Au tournoi
moments-yours = Vos trois moments
moments-three = Trois moments
rematch = Revanche, mêmes chaises
rematch-offered = { $name } propose une revanche.
rematch-go = Rejoindre
record = Fichier de la partie (JSON)
score-sheet = Scores

## Le livret
rules-of = Règles : { $title }
rules-text = Chaque règle a un numéro, une source et un test.
rules-search = Chercher un mot ou un numéro
rules-summary = En une page
rules-clauses = Toutes les règles
summary-aim = Le but
summary-turn = Un tour
summary-scoring = Les points
summary-tips = Trois conseils
summary-needs = Avec la version imprimée, il faut aussi
rules-found = { $n ->
    [0] aucune clause
    [one] une clause
   *[other] { $n } clauses
}
rules-none = Aucune clause ne dit cela.
rules-all = Tout le livret
rules-sections = Chapitres
rules-others = Les livrets
legend-ruling = notre interprétation : l’original se tait ou n’est pas clair
legend-reconstructed = valeur reconstruite : l’original est perdu
mark-ruling = Notre interprétation.
mark-reconstructed = Valeur reconstruite
ruling-why = Voir pourquoi, et l’autre lecture possible ({ $number })
ruling-gap = Ce que laisse ouvert le texte.
ruling-ruling = Notre interprétation.
ruling-reason = Pourquoi.

## Ma page
account-login = Identifiant
account-password = Mot de passe, 8 caractères minimum
account-make = Créer le compte
account-sign-in = Se connecter
account-short = L’identifiant a 3 caractères minimum, le mot de passe 8.
account-wrong = Identifiant ou mot de passe incorrect.
account-taken = Cet identifiant est pris ; choisissez-en un autre.
recover-lost = Mot de passe oublié ?
recover-text = Avec votre code de récupération, choisissez un nouveau mot de passe. Vos autres appareils seront déconnectés.
recover-code = Code de récupération
recover-password = Nouveau mot de passe, 8 caractères minimum
recover-do = Changer de mot de passe
recover-wrong = L’identifiant ou le code de récupération ne va pas.
recover-back = Je connais mon mot de passe
guest-question = Vous avez joué ici sans compte, sous le nom { $name }. Emporter ces parties dans votre compte ?
guest-text = Vos chaises, vos résultats et vos messages seront ceux du compte. Sinon, personne ne pourra plus les retrouver.
guest-yes = Emporter mes parties
guest-no = Me connecter sans elles
guest-cancel = Annuler
## La première leçon
lesson = Leçon { $number } : { $title }
lesson-learn-playing = Apprendre en jouant

## l’entraîneur

coach = L’entraîneur
coach-ask = Demander conseil
coach-ask-short = Conseil
coach-thinking = Il réfléchit…
coach-games = { NUMBER($n) ->
    [one] une partie imaginée
   *[other] { $n } parties imaginées
  }
coach-means = Vos chances de gagner, estimées d’après ce que vous savez en jouant la partie jusqu’au bout ; ± : où se trouve la vraie chance 95 fois sur 100.
coach-alike = Les deux premiers ne se distinguent pas : l’un vaut l’autre.
coach-good = { $move } : { $share } %, c’était le bon choix.
coach-compared = { $move } : { $share } %. { $best } valait { $most } %.
coach-unseen = { $move } : un choix que l’entraîneur n’a pas étudié. Il préférait { $best }, { $share } %.

## Les dés scellés, même donne, abandonner (les pages elles-mêmes : rooms.fr.ftl)
verify-link = Vérifier les dés
verify-proof = preuve
dice-link = Les dés étaient-ils mauvais ?
deal-see = Voir les autres tables
rest = Laisser un robot jouer pour moi
rest-text = Un robot joue pour vous jusqu’à votre retour. Sans retour, la partie compte comme quittée.
rest-yes = Oui, un robot joue
abandon = Abandonner la partie

## Une partie reprise
played-on-short = hors classement

refusal-bad_record = Ce n’est pas le fichier d’une partie finie.
refusal-no_step = On ne peut pas rejouer depuis ce coup.

## Sans page ouverte
push-turn = C’est à vous.
push-round = La ronde commence.
push-invite = { $name } vous invite.
push-test = C’est un essai : tout marche.
