"""The rules of Cochon."""
