/** The curves of a game: chances to win by step, as paths; which decision belongs to a step. */
import type { Analysis, Judged } from "../lib/types";

export const WHOLE = 10_000;
/** Lines are told apart by more than colour. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2", "1 2", "12 4", "6 2 1 2", "3 1"];

export interface Point {
  step: number;
  chance: number;
}

/** A seat's chances: at each decision, and at the end. */
export function pointsOf(analysis: Analysis, seat: number, length: number): Point[] {
  const points = analysis.decisions.map((one) => ({ step: one.step, chance: one.chances[seat] ?? 0 }));
  return [...points, { step: length, chance: analysis.outcome[seat] ?? 0 }];
}

/** The points as an SVG path in a box of length × WHOLE, the highest chance on top. */
export function pathOf(points: Point[]): string {
  return points.map((one, i) => `${i ? "L" : "M"}${one.step} ${WHOLE - one.chance}`).join("");
}

/** The latest decision before a moment, null before the first. */
export function decisionAt(decisions: Judged[], step: number): Judged | null {
  let low = 0;
  let high = decisions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((decisions[middle]?.step ?? 0) < step) low = middle + 1;
    else high = middle;
  }
  return decisions[low - 1] ?? null;
}

/** A seat's chance at a moment: at the next decision, or at the end. */
export function chanceAt(analysis: Analysis, seat: number, step: number): number {
  const next = analysis.decisions.find((one) => one.step >= step);
  return (next ? next.chances[seat] : analysis.outcome[seat]) ?? 0;
}

export function percent(chance: number): string {
  return `${Math.round(chance / 100)}\u202f%`;
}

/** Points of the chance to win, with their sign; a true minus. */
export function points(change: number): string {
  const rounded = Math.round(change / 100);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : "0";
}
