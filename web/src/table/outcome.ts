/** The end of a game in one sentence. */
import type { Result, View } from "../net/types";
import { listed } from "../i18n/typography";
import { speech, t } from "../i18n/words.svelte";

export function winners(result: Result): number[] {
  return result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

export function outcome(result: Result | null, names: string[]): string {
  if (!result) return "";
  const first = winners(result).map((seat) => names[seat] ?? "");
  return first.length === 1 ? t("over-winner", { name: first[0] ?? "" }) : t("over-tie", { names: listed(first, speech.language) });
}

/** Seats from the first to the last. */
export function order(result: Result): number[] {
  return result.ranks.map((_, seat) => seat).sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
}

/** Put out of the game for good: such a seat has a rank, but no place on the sheet and no step. */
export function out(view: View, seat: number): boolean {
  return Array.isArray(view.eliminated) && view.eliminated[seat] === true;
}
