"""What this node knows of the announcements, and what it lets nobody do because of them."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.people.rate_limits import limit_of
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol.office import Announcement, Announcements
from ludotheque.server.storage.announcements import CLOSING, NOTICE
from ludotheque.server.timestamps import now

MINUTE = 60_000  # milliseconds
USUAL_MINUTES = 60  # of a game that does not say how long it takes


class HouseState:
    """The notice and the closing time, as they were last read."""

    def __init__(self) -> None:
        self.notice: Announcement | None = None
        self.closing: int | None = None

    def take(self, found: dict[str, tuple[int, dict[str, str]]]) -> bool:
        """Take what is on disk; True if it is another than before."""
        before = (self.notice, self.closing)
        until, texts = found.get(NOTICE, (0, {}))
        self.notice = Announcement(texts, until) if texts else None
        self.closing = found[CLOSING][0] if CLOSING in found else None
        return before != (self.notice, self.closing)

    def shown(self) -> Announcements:
        """Return what everybody may know, now."""
        at = now()
        notice = self.notice if self.notice is not None and self.notice.until > at else None
        return Announcements(notice, self.closing, at)

    def says_anything(self) -> bool:
        """Is there anything that everybody is to see?"""
        return self.notice is not None or self.closing is not None

    def is_closed(self) -> bool:
        """Has the closing time come?"""
        return self.closing is not None and now() >= self.closing

    def admit(self, live: LiveTable, who: Person, command: protocol.TableCommand) -> None:
        """Refuse to let somebody speak who is muted, and to begin a game that would not end before the closing."""
        if isinstance(command, protocol.Move):
            return  # nobody is spoken to, and the game has begun
        if limit_of(command) == "chat" or (isinstance(command, protocol.Sit) and command.name is not None):
            require_unmuted(who)  # a name of one's own choice is read by everybody, too
        if isinstance(command, protocol.Start) and self.closing is not None and not self._ends_in_time(live):
            raise Refusal("closing")

    def _ends_in_time(self, live: LiveTable) -> bool:
        plan = live.table.plan
        minutes = live.table.game.meta.minutes or USUAL_MINUTES
        left = (self.closing or 0) - now()
        return isinstance(plan.pace, protocol.Post) or left >= minutes * MINUTE


def require_unmuted(who: Person) -> None:
    """Refuse to let somebody write what others read while the host of the house has muted them."""
    if who.muted_until > now():
        raise Refusal("muted")
