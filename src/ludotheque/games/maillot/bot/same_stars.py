"""Find riders that have the same stars."""

from mypy_extensions import i64

from ludotheque.games.maillot.rules.tour import TERRAINS, Tour


def first_like(tour: Tour, rider: i64) -> i64:
    """Return the first rider with the same stars."""
    other: i64 = 0
    while True:
        alike: bool = True
        terrain: i64 = 0
        while terrain < TERRAINS:
            if tour.stars[other * TERRAINS + terrain] != tour.stars[rider * TERRAINS + terrain]:
                alike = False
            terrain += 1
        if alike:
            return other
        other += 1
