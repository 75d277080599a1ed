"""One digest of all that a record proves, and one of the terms that were fixed before the first draw.

The terms enter every draw: whoever changes one of them afterwards changes all dice. docs/fairness.md says how both
are written, for strangers.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ludotheque.fairness.odds import earlier
from ludotheque.fairness.proof import Proof
from ludotheque.kernel.record import Record, written_steps

FIELDS = ("record", "game", "rules", "edition", "edition_values", "seats", "options", "steps", "scores", "ranks")
HOUSE = ("played_by", "played_on")


def digest(data: Any) -> str:
    """Return the SHA-256 of JSON data: keys in order, no spaces, everything that is not ASCII escaped.

    >>> digest({"b": [1, "é"], "a": None})[:16]
    'a44633ba036df252'
    """
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def terms(record: Record, proof: Proof) -> str:
    """Return the digest of all that was fixed before the first draw, the same at all tables with one deal."""
    shared = proof.duplicate
    return digest(
        {
            "scheme": proof.scheme,
            "table": proof.table if shared is None else shared.group,
            "tables": 0 if shared is None else shared.tables,
            "commitment": proof.commitment,
            "game": record.game,
            "rules": record.rules,
            "edition": record.edition,
            "seats": record.seats,
            "options": record.options,
            "chairs": proof.chairs,
            "pledges": proof.pledges,
            "nonces": proof.nonces,
            "earlier": written_steps(record.steps[: earlier(record)]),
        }
    )


def transcript(record: Record) -> str:
    """Return the digest of all that the record proves; what else its file may hold is not covered."""
    data = json.loads(record.write())
    house = data.get("house")
    covered: dict[str, Any] = {name: data.get(name) for name in FIELDS}
    covered["house"] = {name: house.get(name) if isinstance(house, dict) else None for name in HOUSE}
    proof = data.get("fairness")
    fields = proof if isinstance(proof, dict) else {}
    covered["fairness"] = {name: value for name, value in fields.items() if name != "transcript"}
    return digest(covered)
