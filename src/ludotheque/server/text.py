"""Texts of people as they are shown to others."""

from ludotheque.kernel.plain_text import plain

__all__ = ["plain"]
