/** What went wrong, in the reader's words. */
import { Trouble } from "../net/api";
import { refusalWords } from "./refusal";
import { t } from "./words.svelte";

export function words(error: unknown): string {
  return error instanceof Trouble ? refusalWords(error) : t("trouble-unknown");
}
