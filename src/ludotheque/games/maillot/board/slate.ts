/** What is chalked on the slate at this moment, and how much room it takes. */
import type { BoardProps } from "$web/board/contract";
import type { Ticket } from "$web/live/tickets";
import { count, facts, punctured, type Name, type TourFacts } from "./tour";

export interface Chalk {
  title: string;
  /** The announcement is drawn as a grid. */
  grid: boolean;
  /** The decisions that are no cell of the road. */
  tickets: Ticket[];
  /** What was announced, for those who look on and for the move that follows. */
  note: string;
  lines: number;
}

export const HEAD = 34;
export const GRID_HEAD = 20;

/** The room that the dice just thrown, or a note alone, take under the title. */
export const THROWN = 56;
export const NOTED = 26;

export function slateHeight(shown: Chalk, thrown: boolean, row: number, line: number): number {
  if (shown.grid) return HEAD + GRID_HEAD + shown.lines * row + 12;
  return HEAD + shown.lines * line + (thrown ? THROWN : shown.note ? NOTED : 0) + 8;
}

export function chalk(board: BoardProps): Chalk | null {
  const tour = facts(board.view);
  const turn = tour.turn;
  if (!turn || tour.phase === "pick" || tour.phase === "over") return null;
  const named = (name: Name | null): string => (name ? board.say(`rider-${name}`) : "");
  const note = turn.safe || turn.risk ? board.say("slate-announced", { safe: turn.safe, risk: turn.risk }) : "";
  if (tour.phase === "assist") return help(board, tour);
  const asked = board.tickets.length > 0;
  if (!asked) return { title: board.say("slate-watch", { rider: named(turn.rider) }), grid: false, tickets: [], note: note || (turn.way === "free" ? "" : board.say(`slate-way-${turn.way}`, { rider: named(turn.partner) })), lines: 0 };
  const rider = tour.phase === "answer" ? turn.partner : turn.rider;
  const cells = (tour.riders[turn.rider]?.stars ?? 0) + turn.safe + (turn.punctured ? 0 : turn.risk);
  const alone = tour.phase === "wake" && !tour.followed; // only a partner is followed
  const title = board.say(alone ? "slate-title-wake-free" : `slate-title-${tour.phase}`, { rider: named(rider), other: named(turn.rider), cells });
  if (tour.phase === "break") return { title, grid: true, tickets: [], note: "", lines: count(board.edition, "risk") + 1 };
  const tickets = board.tickets.filter((ticket) => !ticket.token.startsWith("to:"));
  return { title, grid: false, tickets, note, lines: tickets.length };
}

/** The question about help, for everybody: who is asked for whom, and which turn it would cost. */
function help(board: BoardProps, tour: TourFacts): Chalk {
  const asked = tour.turn?.asked[0];
  const named = (name: Name): string => board.say(`rider-${name}`);
  const title = board.say("slate-title-assist", { rider: asked ? named(asked) : "", other: punctured(tour).map(named).join(", ") });
  const note = board.say("slate-asked", { when: asked && tour.queue.includes(asked) ? "now" : "next" });
  return { title, grid: false, tickets: board.tickets, note, lines: board.tickets.length };
}
