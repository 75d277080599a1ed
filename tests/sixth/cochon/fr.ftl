points = Points : { $points } ; ce tour : { $gained }.
token-throw = lancer le dé
token-stop = s'arrêter
token-bonus = bonus { $number }
token-die = le dé montre { $number }
option-cruel = Partie cruelle
option-cruel-false = non
option-cruel-true = oui
