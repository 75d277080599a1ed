/** What the values of an edition are called: each part of a key in the game's own words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Catalogue } from "../i18n/catalogue";
import { LANGUAGES, type Language } from "../i18n/languages";

/** `edition.fr.ftl` in a game's folder: words that only the editor needs. */
const FILES = import.meta.glob<string>("$games/*/edition.*.ftl", { query: "?raw", import: "default" });
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

/** The words of the game, and those of its values if its folder has any. */
export async function withNames(words: Catalogue, slug: string, language: Language): Promise<Catalogue> {
  const named = [language, ...LANGUAGES].map((one) => Object.keys(FILES).find((path) => path.endsWith(`/${slug}/edition.${one}.ftl`)));
  const file = FILES[named.find(Boolean) ?? ""];
  if (!file) return words;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle._messages = new Map(words.bundle._messages);
  bundle._terms = new Map(words.bundle._terms);
  bundle.addResource(new FluentResource(await file()));
  return new Catalogue(bundle, language);
}
