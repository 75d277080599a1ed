/** What a board, a grid of choices or a figure is given of a table that is read. */
import { named } from "../i18n/catalogue";
import { inkOf } from "../seats/inks";
import type { Ticket } from "../live/tickets";
import type { LogLine, View } from "../net/types";
import { viewport } from "../platform/viewport.svelte";
import { printed } from "../i18n/languages";
import { speech } from "../i18n/words.svelte";
import type { Reading } from "../table/reading.svelte";
import type { BoardProps, Sign } from "./contract";

/** The part that changes with the moment and with what the reader does. */
export interface Facts {
  view: View;
  text: string[];
  tickets?: Ticket[];
  aimed?: string | null;
  after?: View | null;
  last?: LogLine[];
  asking?: boolean;
  aim?: (token: string | null) => void;
  play?: (token: string, next?: string) => void;
  ask?: (token: string) => void;
}

const YOU = "board-you"; // how every game calls the reader; people who share a screen go by their names
const nothing = (): void => undefined;

export function given(reading: Reading, facts: Facts, edition: View): BoardProps {
  return {
    view: facts.view,
    tickets: facts.tickets ?? [],
    aimed: facts.aimed ?? null,
    after: facts.after ?? null,
    last: facts.last ?? [],
    asking: facts.asking ?? false,
    aim: facts.aim ?? nothing,
    play: facts.play ?? nothing,
    ask: facts.ask ?? nothing,
    edition,
    signs: signs(reading),
    eyes: reading.eyes,
    words: facts.text.map((line) => reading.say(line)),
    phone: viewport.phone,
    language: printed(speech.language),
    say: (id, args) => (id === YOU && reading.hotSeat ? (reading.names[reading.eyes ?? 0] ?? "") : named(reading.words.message(id, args), reading.names)),
  };
}

function signs(reading: Reading): Sign[] {
  return reading.view.chairs.map((chair) => ({
    seat: chair.seat,
    name: reading.names[chair.seat] ?? "",
    ink: inkOf(reading.slug, chair.seat),
    me: reading.eyes === chair.seat,
    acts: reading.lit === chair.seat,
    robot: chair.kind === "robot",
    away: reading.view.status === "playing" && chair.kind === "person" && (chair.away || !chair.here),
    clock: chair.clock,
  }));
}
