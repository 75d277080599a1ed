/** The curves of a game: chances to win by step, as paths; which decision belongs to a step. */
import type { Language } from "../i18n/languages";
import { percent as written } from "../i18n/typography";
import type { Analysis, Chapter, Judged, Turn } from "../net/types";

export const WHOLE = 10_000;
const NO_BREAK = "\u00a0";
/** Lines are told apart by more than colour: the dash of each of the nine inks. */
export const DASHES = ["", "", "5 5", "2 4", "12 4 2 4", "9 4", "14 3", "3 3 9 3", "6 2 2 2"];
/** The first two inks are both plain: the first is the thicker line. */
export const THICK = [3.6, 2.6];
/** Of the whole length: nearer pennants would write over each other. */
const PENNANT_ROOM = 15;

/** A chance and how far the true one may lie from it, 95 times in 100. */
export interface Chance {
  chance: number;
  margin: number;
}

export interface Point extends Chance {
  step: number;
}

/** A seat's chances: even before anything has happened, at each decision and after it, and at the end. */
export function pointsOf(analysis: Analysis, seat: number, length: number): Point[] {
  const first = analysis.decisions[0]?.step ?? length;
  const points: Point[] = first > 0 ? [{ step: 0, chance: analysis.start[seat] ?? 0, margin: 0 }] : [];
  analysis.decisions.forEach((one, i) => {
    const margin = one.margins[seat] ?? 0;
    points.push({ step: one.step, chance: one.chances[seat] ?? 0, margin });
    const next = analysis.decisions[i + 1]?.step ?? length;
    if (next > one.step + 1) points.push({ step: one.step + 1, chance: one.left[seat] ?? 0, margin });
  });
  return [...points, { step: length, chance: analysis.outcome[seat] ?? 0, margin: 0 }];
}

/** The points as an SVG path in a box of length × WHOLE, the highest chance on top. */
export function pathOf(points: Point[]): string {
  return points.map((one, i) => `${i ? "L" : "M"}${one.step} ${WHOLE - one.chance}`).join("");
}

/** The band in which the true line lies, as a closed path. */
export function bandOf(points: Point[]): string {
  const upper = points.map((one) => `${one.step} ${WHOLE - Math.min(WHOLE, one.chance + one.margin)}`);
  const lower = points.map((one) => `${one.step} ${WHOLE - Math.max(0, one.chance - one.margin)}`).reverse();
  return points.length ? `M${[...upper, ...lower].join("L")}Z` : "";
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

/** A seat's chance at a moment: at a decision, after the latest one, before the first, or at the end. */
export function chanceAt(analysis: Analysis, seat: number, step: number, length: number): Chance {
  if (step >= length) return { chance: analysis.outcome[seat] ?? 0, margin: 0 };
  const now = decisionAt(analysis.decisions, step + 1);
  if (!now) return { chance: analysis.start[seat] ?? 0, margin: 0 };
  return { chance: (now.step === step ? now.chances : now.left)[seat] ?? 0, margin: now.margins[seat] ?? 0 };
}

export function percent(chance: number, language: Language): string {
  return written(Math.round(chance / 100), language);
}

/** A margin in whole points, rounded up: it promises no more than it keeps. */
export function within(margin: number): number {
  return Math.ceil(margin / 100);
}

/** A chance with its margin: "35 ± 3 %". */
export function sure({ chance, margin }: Chance, language: Language): string {
  const value = Math.round(chance / 100);
  return margin ? `${value}${NO_BREAK}±${NO_BREAK}${written(within(margin), language)}` : written(value, language);
}

/** Points of the chance to win, with their sign; a true minus. */
export function points(change: number): string {
  const rounded = Math.round(change / 100);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : "0";
}

/** A loss with its margin, without a sign: "7 ± 2". */
export function loss(points: number, margin: number): string {
  return `${Math.round(points / 100)}${NO_BREAK}±${NO_BREAK}${within(margin)}`;
}

/** Points with their margin: "+7 ± 2". */
export function surePoints(change: number, margin: number): string {
  return `${points(change)}${NO_BREAK}±${NO_BREAK}${within(margin)}`;
}
