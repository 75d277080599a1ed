/** What a board, a grid of choices or a figure is given of a table that is read. */
import { named } from "../i18n/catalogue";
import { inkOf } from "../seats/inks";
import { sharing } from "../live/sharing";
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
const NO_TICKETS: Ticket[] = [];
const NO_LINES: LogLine[] = [];

/** Every part is derived by itself: who reads the signs is not drawn again because something is aimed at. */
export function given(reading: Reading, facts: Facts, edition: View): BoardProps {
  let before: Sign[] = [];
  const view = $derived(facts.view);
  const tickets = $derived(facts.tickets ?? NO_TICKETS);
  const aimed = $derived(facts.aimed ?? null);
  const after = $derived(facts.after ?? null);
  const last = $derived(facts.last ?? NO_LINES);
  const asking = $derived(facts.asking ?? false);
  const eyes = $derived(reading.eyes);
  const signs = $derived.by(() => (before = sharing(before, signsOf(reading))));
  const words = $derived(facts.text.map((line) => reading.say(line)));
  const language = $derived(printed(speech.language));
  return {
    get view() {
      return view;
    },
    get tickets() {
      return tickets;
    },
    get aimed() {
      return aimed;
    },
    get after() {
      return after;
    },
    get last() {
      return last;
    },
    get asking() {
      return asking;
    },
    get signs() {
      return signs;
    },
    get eyes() {
      return eyes;
    },
    get words() {
      return words;
    },
    get phone() {
      return viewport.phone;
    },
    get language() {
      return language;
    },
    edition,
    aim: (token) => facts.aim?.(token),
    play: (token, next) => facts.play?.(token, next),
    ask: (token) => facts.ask?.(token),
    say: (id, args) => (id === YOU && reading.hotSeat ? (reading.names[reading.eyes ?? 0] ?? "") : named(reading.words.message(id, args), reading.names)),
  };
}

function signsOf(reading: Reading): Sign[] {
  return reading.view.chairs.map((chair) => ({
    seat: chair.seat,
    name: reading.names[chair.seat] ?? "",
    ink: inkOf(reading.slug, chair.seat),
    me: reading.eyes === chair.seat,
    you: reading.eyes === chair.seat && reading.yours,
    acts: reading.lit === chair.seat,
    robot: chair.kind === "robot",
    away: reading.view.status === "playing" && chair.kind === "person" && (chair.away || !chair.here),
    clock: chair.clock,
  }));
}
