"""Why one would choose so, in marked text: what a coach and an analysis say of choices side by side."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.kernel.advice import Reason
from ludotheque.kernel.marked import mark
from ludotheque.kernel.state import State


def reasons_of(table: State, actions: Sequence[int]) -> dict[int, str]:
    """Return a reason for each choice, the best choice first: none is said twice.

    ``table``: as the acting seat may imagine it, so that reasons know no secrets.
    """
    said: set[str] = set()
    found = {}
    for action in actions:
        reasons = [told(reason) for reason in table.setting.advice.reasons(table, action)]
        found[action] = next((reason for reason in reasons if reason not in said), "")
        said.add(found[action])
    return found


def told(reason: Reason) -> str:
    """Return a reason as marked text."""
    arguments = {name: value if isinstance(value, int) else str(value) for name, value in reason.arguments.items()}
    return mark(reason.message, **arguments)
