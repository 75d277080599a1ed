/** The search in a rulebook: stems, synonyms, whole short words, numbers. */
import { describe, expect, it } from "vitest";
import type { RulebookInfo } from "../../src/net/types";
import { search } from "../../src/rules/search";
import { stemOf } from "../../src/rules/stems";

const clause = (number: string, section: string, fr: string, en: string) => ({ number, section, parts: [{ mark: "rule", text: { fr, en } }] });
const book: RulebookInfo = {
  sections: { flat: { fr: "Crevaison et dépannage", en: "Punctures and help" }, rest: { fr: "Mise en place", en: "Setting up" } },
  clauses: [
    clause("MJ-07", "rest", "Le sort désigne le premier joueur des deux.", "Chance names the first player."),
    clause("MJ-28", "rest", "On jette les dés et on lit le prix.", "The dice are thrown and the price is read."),
    clause("MJ-30", "rest", "Un coureur peut s'échapper.", "A rider may break away."),
    clause("MJ-35", "flat", "Il passe ensuite son prochain tour.", "It then misses its next turn."),
  ],
  rulings: [],
  summary: null,
  synonyms: [{ fr: ["échappée", "attaque"], en: ["breakaway", "break", "attack"] }],
};
const found = (wanted: string, language = "fr") => search(book, wanted, language).map((one) => one.number);

describe("a search", () => {
  it("reads the title that a clause stands under: a puncture is the missed turn", () => {
    expect(found("crevaison")).toEqual(["MJ-35"]);
    expect(found("crevaisons")).toEqual(["MJ-35"]);
    expect(found("puncture", "en")).toEqual(["MJ-35"]);
  });

  it("takes a short word for itself: dice are not what is named, nor an article", () => {
    expect(found("dés")).toEqual(["MJ-28"]);
    expect(found("dé")).toEqual(["MJ-28"]);
    expect(found("des")).toEqual(["MJ-28"]);
  });

  it("finds other forms of a word, and its beginning while it is typed", () => {
    expect(found("jeter")).toEqual(["MJ-28"]);
    expect(found("désign")).toEqual(["MJ-07"]);
    expect(found("missed", "en")).toEqual(["MJ-35"]);
    expect(found("throwing", "en")).toEqual([]);
  });

  it("knows the synonyms of the rulebook", () => {
    expect(found("attaques")).toEqual(["MJ-30"]);
    expect(found("attack", "en")).toEqual(["MJ-30"]);
  });

  it("finds numbers, needs all words, and shows everything when nothing is asked", () => {
    expect(found("MJ-35")).toEqual(["MJ-35"]);
    expect(found("mj-3")).toEqual(["MJ-30", "MJ-35"]);
    expect(found("28")).toEqual(["MJ-28"]);
    expect(found("prix crevaison")).toEqual([]);
    expect(found(" ")).toHaveLength(4);
  });
});

it("a stem keeps enough letters to be told from others", () => {
  expect(["crevaison", "crevé", "crever", "crevaisons"].map((word) => stemOf(word, "fr"))).toEqual(["crev", "crev", "crev", "crev"]);
  expect(["dés", "mise", "mises", "roue", "as"].map((word) => stemOf(word, "fr"))).toEqual(["de", "mis", "mis", "rou", "as"]);
});
