import { describe, expect, it } from "vitest";
import { ofGame } from "../../src/games/meta";
import tokens from "../../src/styles/tokens.css?raw";

type Theme = Record<string, string>;
const CLOTHS = import.meta.glob<string>("$games/*/colours.css", { query: "?raw", import: "default", eager: true });
const block = (head: string, css = tokens): Theme => {
  const at = css.indexOf(head);
  const text = css.slice(at, css.indexOf("}", at));
  return Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g)].map((found) => [found[1] as string, found[2] as string]));
};
const day = block(":root{");
const night: Theme = { ...day, ...block(":root[data-theme=nuit]{") };

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string | undefined, b: string | undefined): number {
  const [x, y] = [luminance(a ?? ""), luminance(b ?? "")];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

describe.each([
  ["day", day],
  ["night", night],
] as const)("contrast by %s", (_name, theme) => {
  it("holds for text on every paper", () => {
    for (const ink of ["encre", "encre-2", "bien", "mal", "attention"]) for (const paper of ["papier", "papier-2", "papier-3"]) expect([ink, paper, ratio(theme[ink], theme[paper]) >= 4.5]).toEqual([ink, paper, true]);
  });

  it("holds for what is written on a seat's ink", () => {
    for (let seat = 1; seat <= 9; seat += 1) expect([seat, ratio(theme[`s${seat}`], theme[`s${seat}-on`]) >= 4.5]).toEqual([seat, true]);
  });

  it("holds for cream on the shop and on the awning", () => {
    for (const ground of ["vert", "vert-2", "auvent"]) expect([ground, ratio(theme.creme, theme[ground]) >= 4.45]).toEqual([ground, true]);
  });
});

describe("the cloths", () => {
  const slugs = Object.keys(CLOTHS).map((path) => path.split("/").at(-2) as string);

  it("are five at least", () => expect(slugs.length).toBeGreaterThanOrEqual(5));

  it.each(slugs)("of %s carries its text by day and by night", (slug) => {
    const css = ofGame(CLOTHS, slug);
    const cloth = block(`[data-jeu=${slug}] {`, css);
    expect(ratio(cloth["sur-tapis"], cloth.tapis)).toBeGreaterThanOrEqual(4.5);
    const dark = { ...cloth, ...block(`:root[data-theme=nuit] [data-jeu=${slug}] {`, css) };
    expect(ratio("#FBF1DA", dark.tapis)).toBeGreaterThanOrEqual(7);
  });
});
