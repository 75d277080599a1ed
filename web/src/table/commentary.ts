/** The commentator at the end: one dry, kind line about how close it was. */
import type { Result } from "../lib/types";
import { t } from "../lib/words.svelte";
import { order, outcome, winners } from "./outcome";

const NEAR = 0.08;

export function commentary(result: Result, names: string[]): string {
  const [first, second] = order(result);
  const [best, next] = [result.scores[first ?? 0] ?? 0, result.scores[second ?? 0] ?? 0];
  const gap = Math.abs(best - next);
  const said = outcome(result, names);
  if (second === undefined || winners(result).length > 1) return `${said} ${t("comment-tie")}`;
  if (gap === 0) return `${said} ${t("comment-tie-break")}`;
  const close = gap <= 1 || gap <= Math.abs(best) * NEAR;
  return `${said} ${t(close ? "comment-close" : "comment-clear", { gap, second: names[second] ?? "" })}`;
}
