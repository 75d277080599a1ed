/** What only admins read. */
import { speech } from "./words.svelte";

const WORDS = import.meta.glob<string>("$languages/*/office.ftl", { query: "?whole", import: "default" });

export function officeWords(): Promise<void> {
  return speech.also(WORDS);
}
