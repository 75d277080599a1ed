import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { folder } from "../../src/i18n/languages";

const FILES = import.meta.glob<string>("$languages/*/{company,tournaments,office}.ftl", { query: "?raw", import: "default", eager: true });
const COUNTED = /\{ \$(?:n|events|people|days|round|rounds|games|tables) \} (?!starts\b)\p{L}+s\b/u; // "Round 2 starts" counts nothing

describe("what the club counts", () => {
  it("is told in the singular where there is one of it", () => {
    for (const [path, text] of Object.entries(FILES)) {
      const rest = text.split("\n").filter((line) => !/^\s+\*?\[/.test(line)); // not the forms of a selection
      expect([path, rest.filter((line) => COUNTED.test(line))]).toEqual([path, []]);
    }
  });

  it("has a heading of its own for one", () => {
    for (const [path, text] of Object.entries(FILES).filter(([path]) => path.endsWith("office.ftl"))) {
      const bundle = new FluentBundle(folder(path), { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      const said = (id: string, n: number): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { n });
      for (const name of ["people", "accounts", "lobby", "playing", "over", "reports"]) {
        expect(said(`office-count-${name}`, 1)).not.toBe(said(`office-count-${name}`, 2));
      }
    }
  });
});
