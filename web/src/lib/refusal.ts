/** A refusal of the house, in the reader's words. */
import { has, t } from "./words.svelte";

export function refusalWords(refusal: { code: string; message: string }): string {
  const id = `refusal-${refusal.code}`;
  if (refusal.code === "bad_plan" && refusal.message) return refusal.message;
  return has(id) ? t(id) : refusal.message || t("trouble-unknown");
}
