# Ce que les messageries montrent d’un lien.
link-house = Des jeux de société français introuvables, à jouer dans le navigateur, entre amis ou contre des robots.
link-invitation = { $name } vous invite : { $title }
link-table = Une table de { $title }
link-chairs = { $n ->
    [0] Toutes les places sont prises
    [one] Une place libre sur { $seats }
   *[other] { $n } places libres sur { $seats }
}
link-live = en direct, { $n } s par coup
link-post = par correspondance, { $n } j par coup
link-free = sans limite de temps
link-playing = La partie est en cours : venez regarder.
link-paused = La partie est en pause.
link-over = La partie est finie : venez la revoir.
link-closed = La table est fermée.
link-puzzle = Le coup du jour : { $title }
link-puzzle-text = Un seul choix est nettement le meilleur. Lequel ?
