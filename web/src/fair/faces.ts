/** What a draw can show, in the reader's words. */
import type { Catalogue } from "../lib/catalogue";
import { t } from "../lib/words.svelte";

/** Draws that choose a seat. */
const SEATED = new Set(["pole", "first", "dealer", "pile"]);
/** How the games name what is drawn; what none of them names is told in the notation. */
const NAMED = ["card", "face", "rider"];
/** Cards of a colour and a number have one message for all. */
const RACE = /^([by])(\d+)$/;

export function faceName(words: Catalogue, kind: string, face: string): string {
  if (SEATED.has(kind)) return t("seat-number", { n: Number(face) + 1 });
  const name = named(words, face);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function named(words: Catalogue, face: string): string {
  const id = NAMED.map((name) => `${name}-${face}`).find((one) => words.has(one));
  if (id) return words.plain(id);
  const race = words.has("card-race") ? RACE.exec(face) : null;
  return race ? words.message("card-race", { colour: race[1] === "y" ? "yellow" : "blue", score: Number(race[2]), heat: 0 }) : face;
}

/** A whole draw: a card, a seat, or all the dice of a roll. */
export function drawName(words: Catalogue, token: string): string {
  const [kind = "", ...faces] = token.split(":");
  return faces.map((face) => faceName(words, kind, face)).join(" · ") || kind;
}
