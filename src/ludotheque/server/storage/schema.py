"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

house = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

person = sa.Table(
    "person",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("login", sa.String(60), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("cookies_since", sa.BigInteger),  # cookies without a session count if made since; None: none counts
    sa.Column("feed", sa.Integer, nullable=False, server_default="0"),  # how often the feeds' addresses were renewed
    sa.Column("muted_until", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("closed_out", sa.BigInteger),  # since when; None: welcome
)

session = sa.Table(
    "session",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # of the cookie's digest
    sa.Column("person", sa.String(22), nullable=False, index=True),
    sa.Column("device", sa.String(60), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("plain", sa.Boolean, nullable=False),  # made when the house had no https
    sa.Column("ended", sa.Boolean, nullable=False),
)

recovery = sa.Table(
    "recovery",
    metadata,
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),  # "code": shown once; "email", "host": a link
    sa.Column("digest", sa.String(64), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger),
)

api_token = sa.Table(
    "api_token",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(22), sa.ForeignKey("person.id"), nullable=False),
    sa.Column("label", sa.String(60), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("scope", sa.String(4), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)

game_table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("code", sa.String(6), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("ix_game_table_game_made", "game", "made"),
)

event = sa.Table(
    "event",
    metadata,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

chair = sa.Table(
    "chair",
    metadata,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(22), nullable=False, index=True),
    sa.Column("lent", sa.String(24)),  # the name there, at a children's table: no other is told of it
)

seen = sa.Table(
    "seen",
    metadata,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
)

push = sa.Table(
    "push",
    metadata,
    sa.Column("endpoint", sa.String(500), primary_key=True),
    sa.Column("person", sa.String(22), nullable=False, index=True),
    sa.Column("secrets", sa.Text, nullable=False),
)

notice = sa.Table(
    "notice",
    metadata,
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("key", sa.String(120), primary_key=True),  # the same thing has the same key, and is told once
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("subject", sa.String(40), nullable=False),  # a table, a tournament: what was seen there is not told
    sa.Column("seq", sa.Integer),  # of the table's event that put the decision
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("by", sa.String(24), nullable=False),  # who invites
    sa.Column("path", sa.String(200), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),  # after which it is not worth telling
    sa.Column("due", sa.BigInteger, index=True),  # when it is told, or tried again; None: told, seen or given up
    sa.Column("tries", sa.Integer, nullable=False),  # by the channel that is tried
    sa.Column("failed", sa.String(40), nullable=False),  # channels that were given up
    sa.Column("told", sa.String(10)),  # the channel that took it
)

notice_settings = sa.Table(
    "notice_settings",
    metadata,
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("quiet_from", sa.Integer),  # minutes after midnight in that zone; None: no quiet hours
    sa.Column("quiet_to", sa.Integer),
    sa.Column("digest", sa.Integer, nullable=False),  # minutes from one e-mail to the next
    sa.Column("channels", sa.Text, nullable=False),  # by kind, as JSON
    sa.Column("email_after", sa.BigInteger, nullable=False),  # when the next e-mail may be sent
)

email = sa.Table(
    "email",
    metadata,
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.BigInteger),
    sa.Column("digest", sa.String(64)),  # of the secret in the link that confirms it
    sa.Column("trouble", sa.String(200), nullable=False),  # why the last message was not taken
)

webhook = sa.Table(
    "webhook",
    metadata,
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("url", sa.String(500), nullable=False),
    sa.Column("shape", sa.String(10), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("trouble", sa.String(200), nullable=False),
)

holiday = sa.Table(
    "holiday",
    metadata,
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("begins", sa.BigInteger, primary_key=True),  # milliseconds, the first midnight
    sa.Column("ends", sa.BigInteger, nullable=False, index=True),  # the midnight after the last day
    sa.Column("first", sa.String(10), nullable=False),  # days, as the person chose them
    sa.Column("last", sa.String(10), nullable=False),
)

puzzle_day = sa.Table(
    "puzzle_day",
    metadata,
    sa.Column("person", sa.String(22), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("marks", sa.String(8), nullable=False),  # how it went: o right, x wrong, h hint, a answer seen
)

analysis = sa.Table(
    "analysis",
    metadata,
    sa.Column("subject", sa.String(40), primary_key=True),  # a table or an imported record
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

imported = sa.Table(
    "imported",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("person", sa.String(22), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("size", sa.Integer, nullable=False, default=0),  # bytes
    sa.Column("address", sa.String(32), nullable=False, default=""),  # a keyed hash of where it came from
    sa.Column("opened", sa.BigInteger, nullable=False, default=0),  # the last day that somebody looked at it
)

result = sa.Table(
    "result",
    metadata,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("player", sa.String(40), nullable=False),  # a person, or a level of the bots
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("played", sa.Boolean, nullable=False),  # by its player, to the end
    sa.Column("opening", sa.Text, nullable=False),  # the seat's first decision, as marked text
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_result_rated", "game", "rated", "at", "table_id"),
    sa.Index("ix_result_player_at", "player", "played", "at", "table_id"),
)

rating_book = sa.Table(
    "rating_book",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("generation", sa.Integer, nullable=False),  # how often somebody in its results was called otherwise
    sa.Column("at", sa.BigInteger, nullable=False),  # the end of the latest game in it
    sa.Column("table_id", sa.String(22), nullable=False),
    sa.Column("results", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("format", sa.Integer, nullable=False, server_default="1"),  # of the data
)

tournament = sa.Table(
    "tournament",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),  # its events are in the same log as those of tables
    sa.Column("code", sa.String(6), nullable=False, unique=True),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("organiser", sa.String(22), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)

entrant = sa.Table(
    "entrant",
    metadata,
    sa.Column("tournament_id", sa.String(22), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(22), nullable=False, index=True),
)

clock = sa.Table(
    "clock",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("open_ms", sa.BigInteger, nullable=False),  # in which the house could have taken a move
)

open_day = sa.Table(
    "open_day",
    metadata,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),  # since 1970, on which any node was open
)

audit = sa.Table(
    "audit",  # acts of the office, in their order; nodes follow them, too
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("admin", sa.String(40), nullable=False, index=True),  # a person; empty: at the machine itself
    sa.Column("admin_name", sa.String(60), nullable=False),
    sa.Column("act", sa.String(20), nullable=False),
    sa.Column("subject", sa.String(40), nullable=False, index=True),  # a person, a table; empty: the house
    sa.Column("subject_name", sa.String(60), nullable=False),
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("details", sa.Text, nullable=False),  # JSON
    sqlite_autoincrement=True,
)

announcement = sa.Table(
    "announcement",
    metadata,
    sa.Column("kind", sa.String(8), primary_key=True),  # notice, closing
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # the end of a notice; the time of closing
    sa.Column("texts", sa.Text, nullable=False),  # JSON: by language
)

node_load = sa.Table(
    "node_load",
    metadata,
    sa.Column("node", sa.String(16), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON
)

muted = sa.Table(
    "muted",
    metadata,
    sa.Column("person", sa.String(22), primary_key=True),  # who does not want to read
    sa.Column("other", sa.String(22), primary_key=True, index=True),
    sa.Column("blocked", sa.Boolean, nullable=False),  # nor to be invited by, paired or seated with
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("lent", sa.String(24)),  # what they were called, if it was at a children's table
)

invitation = sa.Table(
    "invitation",
    metadata,
    sa.Column("table_id", sa.String(22), primary_key=True),
    sa.Column("person", sa.String(22), primary_key=True, index=True),  # who is invited
    sa.Column("host", sa.String(22), nullable=False, index=True),  # who invites
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False),
)

report = sa.Table(
    "report",
    metadata,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("person", sa.String(22), nullable=False),  # who reports
    sa.Column("thing", sa.String(80), nullable=False),  # a message by table and number, a name by person and name
    sa.Column("accused", sa.String(22), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # "message" or "name"
    sa.Column("table_id", sa.String(22), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),  # as it was then
    sa.Column("text", sa.Text, nullable=False),  # of the message; empty for a name
    sa.Column("reason", sa.String(12), nullable=False),
    sa.Column("words", sa.String(300), nullable=False),  # of whoever reports
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("settled", sa.BigInteger),  # when; None while it is open
    sa.Column("settled_by", sa.String(60), nullable=False),  # the admin, as the audit log names them
    sa.Column("outcome", sa.String(300), nullable=False),
    sa.UniqueConstraint("person", "thing", name="uq_report_person_thing"),
)
