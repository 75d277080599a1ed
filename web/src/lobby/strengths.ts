/** How strong the levels of a game were measured to be (`strengths.json` in its folder, made by `ludo ladder --note`). */
import { ofGame } from "../games/meta";

export interface Strength {
  seats: number;
  level: string;
  against: string;
  games: number;
  /** Comparisons of rank won, ties half. */
  won: number;
  /** The share lies between these, 95 times in 100. */
  low: number;
  high: number;
  /** Levels that thought less than they do at a table, and how long. */
  held?: Record<string, string>;
}

const FOUND = import.meta.glob<Strength[]>("$games/*/strengths.json", { eager: true, import: "default" });
const NEARLY_ALWAYS = 0.95;
const STILL_EVEN = 0.6; // an interval that reaches further leaves open whether the level is stronger

/** What is told of a level at a table: whom it beats how often, or that nothing was measured. */
export type Told = { other: string; times: number; words: "level-beats" | "level-beats-nearly" | "level-even" };

/**
 * The level against the one below it. Even is told where the interval holds one half and lies near it; where it reaches further nothing
 * is told, nor of a level that was held to less thought than at a table and did not win beyond doubt, for it is stronger there.
 */
export function told(strengths: Strength[], level: string, seats: number): Told | null {
  const found = strengths.find((one) => one.level === level && one.seats === seats);
  if (!found) return null;
  const share = found.won / found.games;
  const times = Math.round(10 * share);
  if (found.low > 0.5) return { other: found.against, times, words: share >= NEARLY_ALWAYS ? "level-beats-nearly" : "level-beats" };
  if (found.high > STILL_EVEN || level in (found.held ?? {})) return null;
  return { other: found.against, times, words: "level-even" };
}

export function strengthAt(game: string, level: string, seats: number): Told | null {
  return told(ofGame(FOUND, game) ?? [], level, seats);
}
