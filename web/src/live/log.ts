/** The log of a table: appended to, cut when a decision is taken back, new from some step on. */
import type { LogLine } from "../net/types";

/** The log with new lines; what was taken back goes. */
export function appended(log: LogLine[], more: LogLine[], step: number): LogLine[] {
  const from = Math.min(step, more[0]?.step ?? step);
  return [...log.filter((line) => line.step < from), ...more];
}

/** The step at which the last `unseen` events begin: each begins with a decision of a seat. */
export function firstUnseen(log: LogLine[], unseen: number): number {
  let left = unseen;
  for (let at = log.length - 1; at >= 0 && left > 0; at -= 1) {
    const line = log[at];
    if (line && line.actor >= 0) left -= 1;
    if (line && left === 0) return line.step;
  }
  return unseen > 0 ? 0 : Number.MAX_SAFE_INTEGER;
}
