/** What is said before a game: while its table is set up, and while it waits. */
import { speech } from "./words.svelte";

const WORDS = import.meta.glob<string>("$languages/*/lobby.ftl", { query: "?whole", import: "default" });

export function lobbyWords(): Promise<void> {
  return speech.also(WORDS);
}
