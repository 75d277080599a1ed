"""The commands of ``ludo``, one a file."""
