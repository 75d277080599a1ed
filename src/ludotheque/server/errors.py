"""Refusals: why a command was not carried out."""

from __future__ import annotations

MAX_TEXT = 600  # letters; what was found is told again, but not all of a long one
TEXTS = {
    "not_found": "There is no such table.",
    "not_seated": "You do not sit on that chair.",
    "no_chair": "This table has no such chair.",
    "taken": "That chair is taken.",
    "ink_taken": "Somebody wears that ink; take a free one.",
    "full": "Every chair is taken.",
    "no_bot": "No bot of that name waits for this game.",
    "not_host": "Only the host may do that.",
    "not_lobby": "The game has already begun.",
    "not_playing": "The game is not being played now.",
    "not_over": "The game is not over.",
    "not_your_turn": "It is not this seat's turn.",
    "stale": "The table has moved on; look at it again.",
    "illegal": "That is not allowed now.",
    "malformed": "The message could not be read.",
    "bad_plan": "That table cannot be opened.",
    "not_ready": "Every chair must be taken and ready.",
    "too_fast": "Too many messages; wait a moment.",
    "too_big": "The message is too long.",
    "no_take_back": "There is nothing that can be taken back.",
    "no_hints": "The coach is silent here: not everybody at this table agreed to hints.",
    "one_table": "You already sit at another table of this deal; leave it first.",
    "par_table": "This table belongs to the bots that play the deal for comparison.",
    "same_plan": "Tables with the same deal are played as they were opened; open others to play otherwise.",
    "sealed": "Other tables still play this deal: it can be seen when all of them are over.",
    "not_asked": "Nobody asks to take back.",
    "paused": "The table is paused.",
    "other_rules": "This game was played under other rules.",
    "later": "The house cannot write just now; nothing was lost, try again.",
    "worn_out": "Too much has been done at this table; the game can be played, all else at another one.",
    "conflict": "Somebody else was faster; look at the table again.",
    "not_signed_in": "Sign in first.",
    "wrong_password": "The present password is wrong or missing; it is needed for this.",
    "guest_tables": "You have played here as a guest: say with bring whether your tables come along to the account.",
    "token_scope": "A token may not do that; its person can, in a browser.",
    "muted": "The host of the house has muted you for a while.",
    "closed_out": "The host of the house has closed this account; ask them.",
    "closing": "The house closes soon: this game would not end in time. It can begin when the house is open again.",
    "protected": "This is an admin of the house: see the setting `admins`.",
    "no_account": "A guest has no password.",
    "not_announced": "Nothing of the kind is announced.",
    "no_scene": "There is no such scene.",
    "no_moment": "The analysis of this game found no such moment to try again.",
    "no_puzzle": "There is no such puzzle, or its day has not come.",
    "bad_record": "That is not the record of a finished game.",
    "no_step": "The finished game has no such step to play on from.",
    "tournament_table": "At a table of a tournament the house seats, begins and ends; games are played out.",
    "no_tournament": "There is no such tournament.",
    "tournament_over": "This tournament is over.",
    "not_entered": "They do not take part in this tournament.",
    "taken_out": "You were taken out of this tournament.",
    "round_not_over": "The round of this table is not over: remove it then.",
    "entry_closed": "Nobody can enter this tournament any more.",
    "entered": "You take part already.",
    "wrong_code": "This tournament asks for its code, six letters that its organiser has.",
    "not_announcing": "Only admins of this house may announce tournaments.",
    "cannot_print": "That cannot be printed.",
    "no_message": "That message is not at this table, or it is too old to be found.",
    "no_report": "There is no such open report.",
    "reported": "You have reported this already; the host of the house will look at it.",
    "not_yourself": "That is yourself.",
    "no_companion": "You have not played with anybody of that id.",
    "not_invited": "The chairs of this table are kept for others.",
    "invited_already": "They are invited to this table already.",
    "not_again": "You have invited them several times today; wait until they come.",
    "you_blocked": "You have blocked them; undo that first.",
    "set_phrases": "At this table people speak in set phrases; choose one by its number.",
    "children": "At a children's table there are no strangers, and no bots from outside.",
    "kind_name": "In this house people go by a first name alone, or by one like Coccinelle or Hérisson.",
    "private": "Only those who play may look on at a children's table.",
}


class Refusal(Exception):
    """A command that is not carried out; nothing has changed."""

    def __init__(self, code: str, text: str | None = None, clause: str | None = None) -> None:
        text = text or TEXTS[code]
        self.code, self.clause = code, clause
        self.text = text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"
        super().__init__(self.text)

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, str | None]]:
        """Travel between processes as what it is."""
        return Refusal, (self.code, self.text, self.clause)
