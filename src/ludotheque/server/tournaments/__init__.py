"""Tournaments and leagues: what their events determine, the rules, the pairing. Pure: no clock, no disk, no socket."""
