/** The commentator at the end: one dry, kind line about how close it was. */
import type { Result } from "../net/types";
import { t } from "../i18n/words.svelte";
import { order, outcome, winners } from "./outcome";

const [NEAR, FAR] = [0.08, 0.3]; // of the winner's score
const PLACES = 9;

export function commentary(result: Result, names: string[]): string {
  const [first, second] = order(result);
  const [best, next] = [result.scores[first ?? 0] ?? 0, result.scores[second ?? 0] ?? 0];
  const gap = Math.abs(best - next);
  const said = outcome(result, names);
  if (second === undefined || winners(result).length > 1) return `${said} ${t("comment-tie")}`;
  if (gap === 0) return `${said} ${t("comment-tie-break")}`;
  return `${said} ${t(`comment-${byPlaces(result.scores) ? "second" : distance(gap, Math.abs(best))}`, { gap, second: names[second] ?? "" })}`;
}

/** How far the second is behind. */
export function distance(gap: number, best: number): "close" | "next" | "clear" {
  if (gap <= 1 || gap <= best * NEAR) return "close";
  return gap < best * FAR ? "next" : "clear";
}

/** Scores that only tell places, from 1 to at most nine: a gap between them says nothing. */
function byPlaces(scores: number[]): boolean {
  return new Set(scores).size === scores.length && scores.every((score) => score >= 1 && score <= PLACES);
}
