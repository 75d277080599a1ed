"""Live tables: one command at a time, committed, applied, broadcast."""
