/** What a draw can show, in the reader's words. */
import type { Catalogue } from "../lib/catalogue";
import { t } from "../lib/words.svelte";

/** Draws that choose a seat. */
const SEATED = new Set(["pole", "first", "dealer", "pile"]);
/** How the games name what is drawn; what none of them names is told in the notation. */
const NAMED = ["card", "face", "rider"];

export function faceName(words: Catalogue, kind: string, face: string): string {
  if (SEATED.has(kind)) return t("seat-number", { n: Number(face) + 1 });
  const id = NAMED.map((name) => `${name}-${face}`).find((one) => words.has(one));
  if (!id) return face;
  const name = words.plain(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
