/** What everybody knows of a marathon (views.py) and the numbers of its box (edition.toml), typed. */
import type { BoardProps } from "$web/board/contract";
import type { Ink } from "$web/seats/inks";

export const PLACES = ["upstairs", "lounge", "ground", "garden", "petanque", "green"] as const;
export type Place = (typeof PLACES)[number];
/** One pawn per seat only (MA-50, MA-64). */
export const SINGLE: readonly Place[] = ["ground", "green"];

/** A row that is face up; every number in a place is the seat whose pawn lies there. */
export interface Row {
  row: string;
  leg: number;
  newest: boolean;
  card: string;
  signs: number[];
  dice: number[];
  crown: number[];
  worth: number[][];
  upstairs: number[][];
  lounge: number[][];
  ground: number[];
  garden: number[];
  petanque: (number | null)[];
  green: number[];
}

export interface Guest {
  clock: number;
  hand: number;
  ticks: number;
  penalty: number;
  sheet: number[][];
  /** Cells of the sheet, leg after leg, that are crossed out; none before the end (MA-75). */
  crossed: number[];
  /** Before the end: the cells that the ticks would cross out now. */
  threatened: number[];
  /** Provisional until the game is over. */
  score: number;
}

export interface Marathon {
  seats: number;
  options: Record<string, unknown>;
  phase: "pile" | "draw" | "roll" | "turn" | "send" | "over";
  actor: number;
  leg: number | null;
  order: number[];
  rows: Row[];
  deck: string[];
  guests: Guest[];
  expelled: { seat: number; row: string; cell: number } | null;
  costs: Record<string, number>;
  ranks: number[] | null;
}

/** A number of the edition. */
export type Box = Record<string, unknown>;
export const number = (box: Box, key: string): number => Number(box[key] ?? 0);
export const numbers = (box: Box, key: string): number[] => (box[key] as number[] | undefined) ?? [];
export const periods = (box: Box): number => number(box, "track.periods");
export const end = (box: Box): number => periods(box) * number(box, "track.laps");
/** The circles for missed places on a score sheet: one for each place and leg (MA-71, MA-77). */
export const circles = (box: Box): number => PLACES.length * number(box, "track.laps");

/** A placement in parts. */
export interface Act {
  token: string;
  kind: "place" | "expel" | "send";
  row: string;
  place: Place;
  /** Column, line, cell or place in the queue, from 1; 0 where there is none. */
  number: number;
}

/** The token in parts; null when it is no placement. */
export function act(token: string | null | undefined, view: Pick<Marathon, "expelled">): Act | null {
  const [kind, ...rest] = (token ?? "").split(":");
  if (!token) return null;
  if (kind === "send") return { token, kind, row: view.expelled?.row ?? "", place: "petanque", number: Number(rest[0]) };
  if (kind !== "place" && kind !== "expel") return null;
  return { token, kind, row: rest[0] ?? "", place: rest[1] as Place, number: Number(rest[2] ?? 0) };
}

/** All that the pieces of the table need to draw themselves. */
export interface Lodge {
  board: BoardProps;
  view: Marathon;
  box: Box;
  inks: Ink[];
  /** What is aimed at, and what the house says would be true then. */
  aim: Act | null;
  after: Marathon | null;
  /** The placement that led here, whose it was, and the clocks before it. */
  last: (Act & { seat: number }) | null;
  before: Marathon | null;
  /** Drawn on paper: nothing is taken, prices that grow are told as they grow. */
  paper?: boolean;
}

/** The row as it would lie after the aimed placement; as it lies when nothing is aimed in this place or it closes. */
export function shown(lodge: Lodge, row: Row, place: Place): Row {
  if (lodge.aim?.row !== row.row || lodge.aim.place !== place) return row;
  return lodge.after?.rows.find((one) => one.row === row.row && one.leg === row.leg) ?? row;
}

/** The number aimed at in a place of a row (0 for the garden and the ground floor), null when it is elsewhere. */
export function aimedAt(lodge: Lodge, row: Row, place: Place): number | null {
  return lodge.aim?.row === row.row && lodge.aim.place === place ? lodge.aim.number : null;
}

/** Was the last placement made in this place of the row? Then its number. */
export function lastAt(lodge: Lodge, row: Row, place: Place): number | null {
  return lodge.last?.row === row.row && lodge.last.place === place ? lodge.last.number : null;
}

/** Who pays time for the present decision: the seat furthest behind (MA-10). */
export function mover(view: Marathon): number {
  return view.order[0] ?? 0;
}

/** The time pawns after the aimed move; null when nothing is aimed or known yet. */
export function landing(lodge: Lodge): Marathon | null {
  const { aim, view, box } = lodge;
  if (aim?.kind !== "expel") return aim ? lodge.after : null;
  // who expels pays once the expelled pawn has its cell: until then the price is only announced
  const seat = mover(view);
  const clock = Math.min(end(box), (view.guests[seat]?.clock ?? 0) + (view.costs[aim.token] ?? 0));
  const others = view.order.slice(1);
  const place = others.findIndex((one) => (view.guests[one]?.clock ?? 0) >= clock);
  const order = place < 0 ? [...others, seat] : [...others.slice(0, place), seat, ...others.slice(place)];
  return { ...view, order, guests: view.guests.map((guest, one) => (one === seat ? { ...guest, clock } : guest)) };
}

/** Which seats have a pawn in each of the six places of a row. */
export function visitors(row: Row): Set<number>[] {
  const cells = (held: (number | null)[]): Set<number> => new Set(held.filter((seat) => seat !== null));
  return [cells(row.upstairs.flat()), cells(row.lounge.flat()), cells(row.ground), cells(row.garden), cells(row.petanque), cells(row.green)];
}

/** The row whose visits count for a seat now: that of its own leg, else the newest. */
export function ownRow(view: Marathon, seat: number, box: Box): Row | null {
  const leg = Math.floor((view.guests[seat]?.clock ?? 0) / periods(box));
  return view.rows.find((row) => row.leg === leg) ?? view.rows.find((row) => row.newest) ?? null;
}

/** Pawns that are alike, each with a key that stays its own while others come: "seat.nth". */
export function keyed(seats: number[]): { seat: number; key: string }[] {
  const met = new Map<number, number>();
  return seats.map((seat) => {
    const nth = met.get(seat) ?? 0;
    met.set(seat, nth + 1);
    return { seat, key: `${seat}.${nth}` };
  });
}
