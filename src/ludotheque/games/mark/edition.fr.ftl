# The values of an edition, as the editor calls them.
edition-pieces = pièces de chaque matière
edition-money = argent de départ
edition-roll_limit = lancers d'une partie, au plus
edition-company = société
edition-columns = colonnes
edition-storage = stockage
edition-free = pièces gratuites par rangée
edition-fee = frais d'une rangée trop pleine
edition-market = marché
edition-cells = cases d'une rangée
edition-dice = faces des dés
edition-star = étoile
edition-hammer = marteau
edition-prices = prix du marché, à partir de la flèche
edition-a = rangée A
edition-b = rangée B
edition-c = rangée C
edition-d = rangée D
edition-e = rangée E

# The ready editions.
ready-tables = Tables de multiplication
ready-tables-text = une rangée riche paie plus tout de suite, mais profite ensuite à tout le monde
ready-jumps = Sauts de prix
ready-jumps-text = mêmes totaux partout : le prix bondit à des places différentes, personne ne veut vendre juste avant
