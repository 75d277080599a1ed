"""What each command means: the rights of the person, and the event it becomes. Pure: no clock, no disk, no socket."""

from ludotheque.server.commands.meaning import outcome
from ludotheque.server.commands.moving import already_done, move
from ludotheque.server.commands.planning import check_plan
from ludotheque.server.commands.seating import house_nonce
from ludotheque.server.commands.starting import check_ready, start

__all__ = ["already_done", "check_plan", "check_ready", "house_nonce", "move", "outcome", "start"]
