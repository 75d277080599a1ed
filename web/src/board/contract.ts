/** What a drawn board receives and says. A board draws facts; it never computes a rule. */
import type { Ink } from "../seats/inks";
import type { Ticket } from "../live/tickets";
import type { Printed } from "../i18n/languages";
import type { LogLine, View } from "../net/types";

/** Who sits where: the sign at a place of the board. */
export interface Sign {
  seat: number;
  name: string;
  ink: Ink;
  /** Through whose eyes the board is seen. */
  me: boolean;
  /** Must decide now. */
  acts: boolean;
  robot: boolean;
  /** Left the room, or replaced by a stand-in. */
  away: boolean;
  /** Milliseconds left when the clock runs for this seat. */
  clock: number | null;
}

export interface BoardProps {
  /** The observation of `eyes`, or of a spectator. */
  view: View;
  /** The seat through whose eyes the board is seen; null: a spectator. */
  eyes: number | null;
  signs: Sign[];
  /** The component values of this table. */
  edition: View;
  /** The same table in words, already in the reader's language, a fact a line. */
  words: string[];
  /** The legal tokens of the reader; none when somebody else decides or the game is only looked at. */
  tickets: Ticket[];
  aimed: string | null;
  /** What the house says would be true after the aimed token; null until it has answered. */
  after: View | null;
  /** What led from the view shown before to this one, oldest first. */
  last: LogLine[];
  /** The reader asks why not: arrows also reach the spots that can be asked about. */
  asking?: boolean;
  /** Draw for a narrow screen. */
  phone: boolean;
  /** The language of words printed on objects. */
  language: Printed;
  /** A message of the game's own catalogue in the reader's language: say("card-stand"). */
  say: (id: string, args?: Record<string, string | number>) => string;
  aim: (token: string | null) => void;
  /** `next`: what is played right after it, as the second half of the same gesture. */
  play: (token: string, next?: string) => void;
  /** Ask why a token is not allowed. */
  ask: (token: string) => void;
}
