/** The curves of a game: chances to win by step, as paths; which decision belongs to a step. */
import type { Language } from "../i18n/languages";
import { percent as written } from "../i18n/typography";
import type { Analysis, Chapter, Judged, Turn } from "../net/types";

export const WHOLE = 10_000;
/** Lines are told apart by more than colour: the dash of each of the nine inks. */
export const DASHES = ["", "", "5 5", "2 4", "12 4 2 4", "9 4", "14 3", "3 3 9 3", "6 2 2 2"];
/** The first two inks are both plain: the first is the thicker line. */
export const THICK = [3.6, 2.6];
/** Of the whole length: nearer pennants would write over each other. */
const PENNANT_ROOM = 15;

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

export interface Band {
  kind: Chapter["kind"];
  number: number;
  /** Percent of the length. */
  from: number;
  width: number;
  tinted: boolean;
}

/** The great parts of a game side by side, every second one tinted. */
export function bandsOf(chapters: Chapter[], length: number): Band[] {
  const percentOf = (step: number): number => (100 * step) / Math.max(1, length);
  return chapters.map(({ kind, number, step }, i) => {
    const [from, to] = [percentOf(step), percentOf(chapters[i + 1]?.step ?? length)];
    return { kind, number, from, width: to - from, tinted: i % 2 === 1 };
  });
}

/** The turning points whose pennants have room for words at their right. */
export function worded(turns: Turn[], length: number): Set<number> {
  const steps = turns.map((turn) => turn.step).sort((a, b) => a - b);
  const room = (PENNANT_ROOM * length) / 100;
  return new Set(steps.filter((step, i) => (steps[i + 1] ?? length) - step >= room));
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

export function percent(chance: number, language: Language): string {
  return written(Math.round(chance / 100), language);
}

/** Points of the chance to win, with their sign; a true minus. */
export function points(change: number): string {
  const rounded = Math.round(change / 100);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : "0";
}
