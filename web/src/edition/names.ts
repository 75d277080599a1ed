/** What the values of an edition are called: each part of a key in the game's own words. */
import type { Catalogue } from "../lib/catalogue";

const KINDS = ["edition", "card", "rider", "place", "signal", "material", "terrain"];

/** A part of a key, or a word that a value may be; itself where the game has no name for it. */
export function partName(words: Catalogue, part: string, parent = ""): string {
  const known = [`edition-${parent}-${part}`, ...KINDS.map((kind) => `${kind}-${part}`)].find((id) => words.has(id));
  return known ? words.plain(known) : part;
}

/** The key below its heading: "cards.y3.score" is "yellow 3 · points". */
export function keyName(words: Catalogue, key: string): string {
  const parts = key.split(".");
  const shown = parts.length > 1 ? parts.slice(1) : parts;
  return shown.map((part, n) => partName(words, part, parts[parts.length - shown.length + n - 1])).join(" · ");
}
