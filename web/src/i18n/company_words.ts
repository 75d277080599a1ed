/** What concerns other people: company, invitations, mutes and reports, the phrases of children. */
import { speech } from "./words.svelte";

const WORDS = import.meta.glob<string>("$languages/*/company.ftl", { query: "?whole", import: "default" });

export function companyWords(): Promise<void> {
  return speech.also(WORDS);
}
