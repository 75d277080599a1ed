points = Points: { $points }; this turn: { $gained }.
token-throw = throw the die
token-stop = stop
token-bonus = bonus { $number }
token-die = the die shows { $number }
option-cruel = Cruel game
option-cruel-false = no
option-cruel-true = yes
