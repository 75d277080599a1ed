"""Decide what each command becomes: an event, or a refusal. Pure: no clock, no disk, no socket."""
