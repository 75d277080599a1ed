/** Words that only a few pages say: they do not travel with every table. */
import { speech } from "./words.svelte";

const WORDS = import.meta.glob<string>("$languages/*/pages.ftl", { query: "?pages", import: "default" });

export function pageWords(): Promise<void> {
  return speech.also(WORDS);
}
