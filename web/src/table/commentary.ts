/** The commentator at the end: one dry, kind line about how close it was. */
import type { Result } from "../lib/types";
import { t } from "../lib/words.svelte";
import { order, outcome, winners } from "./outcome";

/** A gap in parts of the winner's score: up to here it was close, up to there a good chase. */
const CLOSE = 0.08;
const CHASE = 0.25;
const PLACES = 9;

export function commentary(result: Result, names: string[]): string {
  const [first, second] = order(result);
  const [best, next] = [result.scores[first ?? 0] ?? 0, result.scores[second ?? 0] ?? 0];
  const gap = Math.abs(best - next);
  const said = outcome(result, names);
  if (second === undefined || winners(result).length > 1) return `${said} ${t("comment-tie")}`;
  if (gap === 0) return `${said} ${t("comment-tie-break")}`;
  const part = gap / Math.max(1, Math.abs(best));
  const how = byPlaces(result.scores) ? "comment-second" : gap <= 1 || part <= CLOSE ? "comment-close" : part <= CHASE ? "comment-chase" : "comment-clear";
  return `${said} ${t(how, { gap, second: names[second] ?? "" })}`;
}

/** Scores that only tell places, from 1 to at most nine: a gap between them says nothing. */
function byPlaces(scores: number[]): boolean {
  return new Set(scores).size === scores.length && scores.every((score) => score >= 1 && score <= PLACES);
}
