/** The words of the pages about chance: they do not travel with every table. */
import { speech } from "../lib/words.svelte";

export function fairWords(): Promise<void> {
  return speech.also("fair", { fr: () => import("../words/fair.fr.ftl?raw"), en: () => import("../words/fair.en.ftl?raw") });
}
