"""Texts of people as they are shown to others."""

import re

from ludotheque.kernel.plain_text import plain

__all__ = ["is_email_address", "plain"]
MAX_EMAIL = 254  # letters, as mail servers take them
EMAIL = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]+"
)


def is_email_address(text: str) -> bool:
    """Tell whether this looks like an address that a mail server takes; whether it exists only a message can tell.

    >>> [is_email_address(one) for one in ("lea@example.org", "lea", "a@b", "a b@example.org", "a@b.org\\nBcc: x")]
    [True, False, False, False, False]
    """
    return len(text) <= MAX_EMAIL and EMAIL.fullmatch(text) is not None
