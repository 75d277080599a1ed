subtitle = { $edition } edition, to print and cut out.
how = Print at 100 % (“actual size”, not fitted to the page), best on paper of 200 g/m² or more. Check that the ruler measures 50 mm. Pages marked “back” follow their front: print on both sides, flipped on the long edge, or leave them out. Cut from mark to mark. A board on several sheets is glued so that each sheet overlaps the next up to the dashed line.
ruler = 50 mm: measure before you cut
contents = What is printed
values = Where the values come from
origin-reconstructed = The sources do not give every value. { $count ->
    [one] This one is reconstructed
   *[other] These { $count } values are reconstructed
}; if you own the box, write its true values into an edition of your own and print that.
origin-stated = All values are those of the original rules.
origin-own = { $count ->
    [one] One value is your own
   *[other] { $count } values are your own
}.
verso = back
credits = Names and marks belong to their owners; texts and drawings are the Ludothèque’s, under the licence GPL-3.0-or-later. Fonts: Bowlby One, Bricolage Grotesque and Spectral, under the SIL OFL 1.1. Edition { $hash }.
kind-cards = Cards
kind-boards = Boards
kind-pawns = Pawns
kind-tiles = Tiles
kind-tokens = Tokens
kind-dice = Dice to fold
kind-notes = Notes
kind-sheets = Sheets
edition-house = House
edition-own = Own
size = { $width } × { $height } mm
needs = What else you need
summary = The rules on one page
summary-aim = The aim
summary-turn = A turn
summary-scoring = Scoring
summary-tips = Three tips
rules = All the rules
ruling = our reading: the original is silent or unclear
reconstructed = reconstructed value: the original is lost
value = { $name }: { $value }
