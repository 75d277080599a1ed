/** Words that only a few pages say: they do not travel with every table. */
import { speech } from "./words.svelte";

export function roomWords(): Promise<void> {
  return speech.also("rooms", { fr: () => import("../words/rooms.fr.ftl?raw"), en: () => import("../words/rooms.en.ftl?raw") });
}
