office-title = Le bureau
office-intro = Derrière le comptoir : les gens, les tables, les tournois, les signalements, et ce que la machine porte. Tout acte est consigné.
office-tabs = Pièces du bureau
office-tab-glance = Coup d’œil
office-tab-people = Personnes
office-tab-tables = Tables
office-tab-tournaments = Tournois
office-tab-reports = Signalements
office-tab-log = Journal
office-tab-disk = Disque
office-tab-notices = Annonces
office-machine = Vous êtes ici parce que vous utilisez la machine même de la maison : nommez vos administrateurs dans les réglages avant de mettre la maison en ligne.
office-search = Chercher
office-more = La suite
office-back = Retour
office-refresh = Regarder à nouveau
office-none = Rien de tel.
office-loading = Un instant…
office-count-people = { $n ->
    [one] personne
   *[other] personnes
  }
office-count-accounts = { $n ->
    [one] compte
   *[other] comptes
  }
office-count-lobby = { $n ->
    [one] table en attente
   *[other] tables en attente
  }
office-count-playing = { $n ->
    [one] partie en cours
   *[other] parties en cours
  }
office-count-over = { $n ->
    [one] partie finie
   *[other] parties finies
  }
office-count-reports = { $n ->
    [one] signalement ouvert
   *[other] signalements ouverts
  }
office-nodes = Charge
office-node = Nœud { $node }
office-node-since = version { $version }, ouvert depuis le { $day }
office-pages = pages ouvertes
office-games = parties
office-moves = coups par seconde
office-latency = réponse à un coup
office-commit = écriture
office-p = { $p50 } ms, 99 % en { $p99 } ms
office-quiet = rien ces dernières minutes
office-bots = questions aux robots
office-errors = erreurs en une heure
office-memory = mémoire
office-database = base de données
office-reachable = joignable
office-unreachable = injoignable
office-people-search = Un nom, un identifiant
office-which = Qui
office-which-all = Tous
office-which-accounts = Comptes
office-which-guests = Passants
office-which-muted = Sans parole
office-which-out = Exclus
office-guest = de passage
office-seen = dernière visite { $ago }
office-sessions = { $n ->
    [0] aucun navigateur
    [one] un navigateur
   *[other] { $n } navigateurs
  }
office-at-tables = { $n ->
    [0] aucune table
    [one] une table
   *[other] { $n } tables
  }
office-muted-until = sans parole jusqu’au { $day }
office-closed-out = exclu
office-since = ici depuis le { $day }
office-tables-search = Un code, un jeu ou un nom
office-status = État
office-status-any = Toutes
office-status-lobby = En attente
office-status-playing = En cours
office-status-paused = En pause
office-status-over = Finies
office-status-closed = Fermées
office-table-line = { $events ->
    [one] { $events } événement
   *[other] { $events } événements
  }, { $size }, ouverte { $made }, dernier événement { $last }
office-empty-chairs = aucune personne
office-tournaments-search = Un titre, un code ou l’organisateur
office-tournaments-any = Tous
office-tournaments-announced = Annoncés
office-tournaments-running = En cours
office-tournaments-over = Terminés
office-tournaments-called_off = Annulés
office-tournaments-none = Aucun tournoi de ce genre.
office-tournament-by = organisé par { $name }
office-tournament-line = { $people ->
    [0] personne d’inscrit
    [one] une personne inscrite
   *[other] { $people } personnes inscrites
  }, annoncé { $made }
office-entrants = Qui y joue
office-take-out = Retirer
office-entrants-none = Aucune personne n’y joue ; les robots ne sont pas comptés.
office-reports-open = À régler
office-reports-settled = Réglés
office-reports-none = Personne ne se plaint. Pourvu que ça dure.
office-report-message = a dit
office-report-name = porte ce nom
office-report-by = signalé par { $name } { $ago }
office-report-gone = quelqu’un qui est parti
office-report-done = réglé par { $name } : { $outcome }
office-reason-insult = insulte
office-reason-threat = menace
office-reason-private = chose privée
office-reason-advert = publicité
office-reason-other = autre chose
office-log-none = Rien n’a encore été fait.
office-log-by = par { $name }
office-log-gone = quelqu’un qui est parti
office-log-house = la maison
office-disk-total = Toute la base : { $size }
office-disk-backup = Dernière sauvegarde : { $file }, { $size }, { $ago }
office-disk-no-backup = Cette maison n’a jamais été sauvegardée : ludo backup FICHIER.
office-kind-events = événements des parties
office-kind-chats = conversations
office-kind-records = parties importées
office-kind-analyses = analyses
office-kind-audit = journal du bureau
office-kind-results = résultats
office-kind-people = personnes et navigateurs
office-kind-notices = notifications
office-kind-studies = études du labo
office-rules = Ce qui part
office-rules-text = Ce qui part tout seul, quelques fois par jour, et ce qui partirait maintenant. Les jours sont des réglages de la maison.
office-rule-lobbies = Les tables où aucune partie n’a commencé sont fermées
office-rule-abandoned = Les parties que tous ont quittées sont fermées
office-rule-records = Les parties importées que personne n’ouvre sont effacées
office-rule-notices = Les vieilles notifications sont effacées
office-rule-guests = Les passants qu’on ne revoit pas sont effacés ; leurs parties restent
office-rule-chats = Ce qui fut dit aux tables finies est effacé
office-rule-days = { $n ->
    [one] après { $n } jour
   *[other] après { $n } jours
  }
office-rule-off = jamais
office-rule-now = { $n ->
    [0] rien à présent
    [one] une chose à présent
   *[other] { $n } à présent
  }
office-tidy = Ranger maintenant
office-tidy-sure = Ce qui est nommé ci-dessus part pour de bon.
office-tidied = C’est rangé.
office-notice = Un mot à tous
office-notice-text = Montré au-dessus de chaque page, dans la langue du lecteur, jusqu’à sa fin.
office-notice-fr = En français
office-notice-en = En anglais
office-notice-for = Pendant
office-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
  }
office-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
  }
office-days = { $n ->
    [one] un jour
   *[other] { $n } jours
  }
office-announce = Afficher
office-withdraw = Retirer
office-notice-shown = Affiché jusqu’au { $day }
office-notice-none = Rien n’est affiché.
office-closing = Heure de fermeture
office-closing-text = Avant une mise à jour : les parties qui ne finiraient pas à temps ne commencent plus, chacun voit le compte à rebours, puis toutes les pendules s’arrêtent jusqu’à la réouverture.
office-close-in = Fermer dans
office-close-house = L’annoncer
office-reopen = Annuler
office-closes-at = La maison ferme à { $hour }
office-is-closed = Fermée : vous pouvez arrêter la maison. Les pendules sont arrêtées.
office-act-rename = Renommer
office-act-mute = Faire taire
office-act-unmute = Rendre la parole
office-act-close-out = Exclure
office-act-let-in = Laisser rentrer
office-act-reset-password = Nouveau mot de passe
office-act-link = Lien d’entrée
office-act-end-table = Terminer
office-act-remove-table = Supprimer
office-act-call-off = Annuler
office-act-take-out = Retirer du tournoi
office-act-settle = Régler
office-act-announce = Annonce
office-act-withdraw = Annonce retirée
office-act-close-house = Fermeture annoncée
office-act-reopen = Réouverture
office-act-tidy = Rangement
office-ask-rename = Le nouveau nom se lit à toutes ses tables.
office-ask-mute = La personne joue, mais ne parle plus et ne change plus de nom.
office-ask-unmute = La personne peut parler à nouveau.
office-ask-close-out = Ses navigateurs et ses programmes sont déconnectés, et ce compte n’entre plus. Les parties en cours continuent comme en son absence.
office-ask-let-in = La personne peut entrer à nouveau.
office-ask-reset-password = Un nouveau mot de passe est montré une fois ; ses navigateurs et ses programmes sont déconnectés.
office-ask-link = Un lien qui ouvre une fois, dans la journée, est montré une fois. Ne le donnez à personne d’autre.
office-ask-end-table = La partie finit ici, sans résultat. Personne ne gagne ni ne perd.
office-ask-remove-table = La partie, ses résultats et ses conversations partent pour de bon.
office-ask-call-off = Le tournoi finit ici, sans podium. Les tables où rien n’a commencé sont fermées ; les parties en cours continuent comme des parties ordinaires.
office-ask-take-out = La personne ne joue plus les rondes suivantes et ne revient pas dans ce tournoi. Sa partie en cours continue.
office-ask-settle = Dites ce qui a été fait.
office-new-name = Nouveau nom
office-why = Pourquoi, pour le journal
office-why-hint = En quelques mots ; la personne concernée peut les demander.
office-how-long = Combien de temps
office-do = Le faire
office-cancel = Laisser
office-secret = Montré une seule fois :
office-done = C’est fait.
refusal-protected = C’est un administrateur de la maison : voyez le réglage admins.
refusal-no_account = Un passant n’a pas de mot de passe.
refusal-not_announced = Rien de tel n’est annoncé.
refusal-no_report = Ce signalement est réglé.
refusal-not_entered = Cette personne ne joue pas dans ce tournoi.
refusal-round_not_over = La ronde de cette table n’est pas finie : supprimez-la ensuite.
office-ask-title = { $act } : { $name }
notice-label = De la part de l’hôte de la maison
closing-soon = La maison ferme pour une mise à jour ; les parties reprendront où elles en étaient. Fermeture dans
closing-now = La maison ferme pour une mise à jour. Les pendules sont arrêtées ; vos parties reprendront à la réouverture.
