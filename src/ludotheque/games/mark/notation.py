"""The notation of Mark."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.mark.edition import (
    COLOURS,
    COMPANY_ROWS,
    HAMMER_FACES,
    MARKET_ROWS,
    STAR_FACES,
    most_money,
)
from ludotheque.games.mark.rules.actions import COLUMNS
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.notation import Form

COLOUR = f"({'|'.join(COLOURS)})"
COLUMN = "[0-3]"
ROW = f"({'|'.join(COMPANY_ROWS)})"

FORMS = (
    Form("take:<colour>:<column>", f"take:{COLOUR}:{COLUMN}", "MK-17"),
    Form("move:<colour>:<from>:<to>", f"move:{COLOUR}:{COLUMN}:{COLUMN}", "MK-19"),
    Form("sell:<colour>:<column>:<market row>", f"sell:{COLOUR}:{COLUMN}:[a-e]", "MK-20"),
    Form("lot:<colour>", f"lot:{COLOUR}", "MK-32"),
    Form("place:<column>", f"place:{COLUMN}", "MK-40"),
    Form("return:<row>:<column>", f"return:{ROW}:{COLUMN}", "MK-51"),
    Form("roll:<star die>:<hammer die>", f"roll:({'|'.join(STAR_FACES)}):({'|'.join(HAMMER_FACES)})", "MK-09"),
    Form("bid:<amount>", "bid:(0|[1-9][0-9]*)", "MK-34"),
)

LEADS: Mapping[str, tuple[str, ...]] = {
    "sell": ("move", "take"),
    "move": ("take",),
    "place": ("bid",),
    "bid": ("lot",),
}  # what is played on the way to a kind of token


def tokens(edition: Edition) -> list[str]:
    """List every token; its place is the action, as numbered in rules/actions.py."""
    columns = range(COLUMNS)
    ways = [(start, to) for start in columns for to in columns if abs(start - to) <= 1]  # MK-19
    return [
        *(f"take:{colour}:{column}" for colour in COLOURS for column in columns),
        *(f"move:{colour}:{start}:{to}" for colour in COLOURS for start, to in ways),
        *(f"sell:{colour}:{column}:{row}" for colour in COLOURS for column in columns for row in MARKET_ROWS),
        *(f"lot:{colour}" for colour in COLOURS),
        *(f"place:{column}" for column in columns),
        *(f"return:{row}:{column}" for row in COMPANY_ROWS for column in columns),
        *(f"roll:{star}:{hammer}" for star in STAR_FACES for hammer in HAMMER_FACES),
        *(f"bid:{amount}" for amount in range(most_money(edition) + 1)),
    ]
