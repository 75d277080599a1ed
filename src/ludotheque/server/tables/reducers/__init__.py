"""Apply each event to a table. Pure: the same events always give the same table."""
