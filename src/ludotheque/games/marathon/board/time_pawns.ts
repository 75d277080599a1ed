/** The colours of the day, and how time pawns pile up. */
import { periods, type Box, type Marathon } from "./model";

// two days: dawn to night, dawn to night
const HUES = ["#F8D56B", "#F6C445", "#F2AE3C", "#E98A3A", "#B0503F", "#4B3A66", "#2C3C63", "#F8D56B", "#F6C445", "#F2AE3C", "#E98A3A", "#B0503F", "#2C3C63"];
const DARK = new Set([4, 5, 6, 11, 12]);

function hour(period: number, lap: number): number {
  return lap === HUES.length ? period : Math.floor((period * HUES.length) / lap);
}

export const hue = (period: number, lap: number): string => HUES[hour(period, lap)] ?? "#F8D56B";
export const dark = (period: number, lap: number): boolean => DARK.has(hour(period, lap));

/** A time pawn above its disc. */
export interface Piled {
  seat: number;
  clock: number;
  x: number;
  y: number;
  size: number;
}

const FULL = 21;
const LEAST = 15;

/** All time pawns, those at the bottom of a pile first; a high pile of small pawns stays under the upper edge. */
export function piles(view: Pick<Marathon, "order" | "guests">, at: (clock: number) => { x: number; y: number }, room = 18): Piled[] {
  const found = new Map<number, number[]>();
  for (const seat of view.order) {
    const clock = view.guests[seat]?.clock ?? 0;
    found.set(clock, [seat, ...(found.get(clock) ?? [])]); // from the bottom
  }
  return [...found].flatMap(([clock, seats]) => {
    const spot = at(clock);
    const height = spot.y - room - 6;
    const size = Math.max(LEAST, Math.min(FULL, height / seats.length - 1));
    const rise = Math.min(size + 1, (height - size) / Math.max(1, seats.length - 1));
    return seats.map((seat, level) => ({ seat, clock, x: spot.x, y: spot.y - 12 - size / 2 - level * rise, size }));
  });
}

/** Periods left before the first space of the next days. */
export function left(clock: number, box: Box): number {
  return periods(box) - (clock % periods(box));
}
