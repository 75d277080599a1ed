"""The sealed bids of the others: all that a seat of Mark cannot know (MK-34)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.mark.rules.company import NONE, Company
from ludotheque.kernel.rng import Rng


def redraw_bids(companies: vec[Company], seats: i64, seat: i64, rng: Rng) -> None:
    """Draw anew the bids that others have sealed: any amount that their owner could have committed."""
    other: i64 = 0
    while other < seats:
        company = companies[other]
        if other != seat and company.bid != NONE:
            company.bid = rng.below(company.money + 1)
        other += 1
