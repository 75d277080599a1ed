# The values of an edition, as the editor calls them.
edition-tokens = jetons
edition-cards = cartes
edition-copies = exemplaires
edition-points = points
edition-paper = papier à montrer
edition-none = aucun
edition-tickets = tickets
edition-loss = tickets de perte
edition-loss_points = points d'un ticket de perte
edition-signals = cases des signaux (1 à 16, rangée par rangée)
edition-deal = cartes par personne, selon le nombre de joueurs
edition-six_fewer = 6, option « huit cartes »
edition-die = faces du dé
edition-nothing = rien
