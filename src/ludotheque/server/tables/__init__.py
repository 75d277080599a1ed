"""A table as its events determine it. Pure: no clock, no disk, no socket."""
