/** What went wrong, in the reader's words. */
import { Trouble } from "./api";
import { has, t } from "./words.svelte";

export function words(error: unknown): string {
  if (!(error instanceof Trouble)) return t("trouble-unknown");
  const id = `refusal-${error.code}`;
  if (error.code === "bad_plan" && error.message) return error.message;
  return has(id) ? t(id) : error.message || t("trouble-unknown");
}
