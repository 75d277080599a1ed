/** A refusal of the house, in the reader's words. */
import { has, t } from "./words.svelte";

export function refusalWords(refusal: { code: string; message: string }): string {
  const id = `refusal-${refusal.code}`;
  if (["bad_plan", "other_rules"].includes(refusal.code) && refusal.message) return refusal.message;
  return has(id) ? t(id) : refusal.message || t("trouble-unknown");
}
