"""Names that children may read: a first name at most, or one that the house lends."""

from __future__ import annotations

import re
from collections.abc import Iterable

KIND_NAMES = (
    *("Coccinelle", "Hérisson", "Écureuil", "Loutre", "Mésange", "Papillon"),
    *("Tortue", "Hirondelle", "Koala", "Panda", "Castor", "Renard"),
)
FIRST_NAME = re.compile(r"[^\W\d_]{2,16}([-'’][^\W\d_]{1,12})?( [^\W\d_]\.?)?")  # one word, perhaps an initial


def is_kind(name: str) -> bool:
    """Is this a first name and nothing more: no surname, number, address or sentence?

    >>> [is_kind(name) for name in ("Léa", "Jean-Luc", "Léa M.", "Léa Martin", "0612345678", "lea@x.fr")]
    [True, True, True, False, False, False]
    """
    return FIRST_NAME.fullmatch(name) is not None


def kind_name(name: str, taken: Iterable[str | None]) -> str:
    """Return the name if it is kind, else the first one that the house lends and nobody at the table has.

    >>> kind_name("Léa", []), kind_name("Léa Martin", ["Coccinelle"])
    ('Léa', 'Hérisson')
    """
    if is_kind(name):
        return name
    worn = set(taken)
    return next((one for one in KIND_NAMES if one not in worn), KIND_NAMES[0])
