"""Decide what each command becomes: an event, or a refusal."""
