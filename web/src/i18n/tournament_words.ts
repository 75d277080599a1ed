/** What is said of tournaments and leagues. */
import { speech } from "./words.svelte";

const WORDS = import.meta.glob<string>("$languages/*/tournaments.ftl", { query: "?whole", import: "default" });

export function tournamentWords(): Promise<void> {
  return speech.also(WORDS);
}
