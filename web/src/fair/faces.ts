/** What a draw can show, in the reader's words. */
import type { Catalogue } from "../i18n/catalogue";
import { t } from "../i18n/words.svelte";

/** Draws that choose a seat. */
const SEATED = new Set(["pole", "first", "dealer", "pile"]);
/** How the games name what is drawn; what none of them names is told in the notation. */
const NAMED = ["card", "face", "rider"];

export function faceName(words: Catalogue, kind: string, face: string): string {
  return capital(named(words, kind, face));
}

/** A whole draw: "roll:white:hammer" is "Verre et marteau". */
export function drawName(words: Catalogue, token: string): string {
  const [kind = "", ...faces] = token.split(":");
  return faces.length ? capital(new Intl.ListFormat(words.language).format(faces.map((face) => named(words, kind, face)))) : token;
}

function named(words: Catalogue, kind: string, face: string): string {
  if (SEATED.has(kind)) return t("seat-number", { n: Number(face) + 1 });
  const id = NAMED.map((name) => `${name}-${face}`).find((one) => words.has(one));
  return id ? words.plain(id) : face;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
