"""Number the facts of Macadam that the Champion's eye tells apart."""

from typing import Final

from ludotheque.games.macadam.rules.actions import SEATS
from ludotheque.games.macadam.rules.cards import AGENT, KINDS, TYPES
from ludotheque.games.macadam.rules.table import FINISHED

# How many answers each question has; larger numbers count as the last of them.
OPTIONS: Final = 5
COUPS: Final = 17
LEADS: Final = 9
COPIES: Final = 3
SIZES: Final = 16
PAPERS: Final = 4
SIGNALS: Final = 7
FRESH: Final = 14
CENTRE: Final = 7
UNSEEN: Final = 5
OTHERS_SIZES: Final = 6
STANDS: Final = 9
STAND: Final = 200  # points between two of them

# Where the facts of each question begin.
SEATS_AT: Final = 0
OPTIONS_AT: Final = SEATS_AT + SEATS + 1
PHASE_AT: Final = OPTIONS_AT + OPTIONS
COUP_AT: Final = PHASE_AT + FINISHED
LEADS_AT: Final = COUP_AT + COUPS
BEHIND_AT: Final = LEADS_AT + LEADS
HAND_AT: Final = BEHIND_AT + SEATS
SIZE_AT: Final = HAND_AT + TYPES * COPIES
PAPERS_AT: Final = SIZE_AT + SIZES
OWNED_AT: Final = PAPERS_AT + PAPERS
SIGNALS_AT: Final = OWNED_AT + PAPERS
SIGNAL_AT: Final = SIGNALS_AT + KINDS * SIGNALS
DEMAND_AT: Final = SIGNAL_AT + KINDS + 1
FRESH_AT: Final = DEMAND_AT + TYPES + 2
CENTRE_AT: Final = FRESH_AT + FRESH
UNSEEN_AT: Final = CENTRE_AT + CENTRE
OTHERS_AT: Final = UNSEEN_AT + TYPES * UNSEEN

# Of each other player, from the left-hand neighbour on.
HIS_PAPERS: Final = OTHERS_SIZES
STILL_TO_PLAY: Final = HIS_PAPERS + PAPERS
LACKS: Final = STILL_TO_PLAY + 1
STANDS_AT: Final = LACKS + AGENT + 1
OTHER: Final = STANDS_AT + STANDS

FACTS: Final = OTHERS_AT + (SEATS - 1) * OTHER
MOST: Final = 128  # that can hold at once
