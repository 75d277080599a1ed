/** A refusal of the house, in the reader's words. */
import type { Refusal } from "./line";
import { has, t } from "./words.svelte";

export function refusalWords(refusal: Refusal): string {
  const id = `refusal-${refusal.code}`;
  if (refusal.code === "bad_plan" && refusal.message) return refusal.message;
  return has(id) ? t(id) : refusal.message || t("trouble-unknown");
}
