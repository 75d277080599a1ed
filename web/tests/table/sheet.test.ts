import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../../src/i18n/catalogue";
import { sealed } from "../../src/live/observation";
import { notes } from "../../src/live/tickets";
import { out } from "../../src/table/outcome";
import { columns } from "../../src/table/sheet";

function catalogue(source: string): Catalogue {
  const bundle = new FluentBundle("fr", { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return new Catalogue(bundle, "fr");
}

describe("the score sheet", () => {
  const words = catalogue("sheet-stages = Étape\nsheet-form = Forme\nsheet-none = Rien\nother = x");
  const view = {
    seats: 2,
    stages: [
      [1, -2],
      [0, 3],
    ],
    riders: [{ form: 4 }, { form: 7 }],
  };

  it("has the columns that the game names and its view holds", () => {
    expect(columns(view, words, 2)).toEqual([
      { id: "sheet-stages-0", title: "Étape 1", cells: ["1", "0"] },
      { id: "sheet-stages-1", title: "Étape 2", cells: ["−2", "3"] },
      { id: "sheet-form", title: "Forme", cells: ["4", "7"] },
    ]);
  });

  it("has a column for each round of a list of rounds, as many as there are seats or not", () => {
    const each = catalogue('sheet-each-history = {""}');
    expect(
      columns(
        {
          history: [
            [4, 0],
            [-1, 7],
          ],
        },
        each,
        2,
      ).map((column) => [column.title, ...column.cells]),
    ).toEqual([
      ["1", "4", "0"],
      ["2", "−1", "7"],
    ]);
    expect(columns({}, each, 2)).toEqual([]);
  });
});

describe("who was put out", () => {
  it("has no place and no step", () => {
    expect([0, 1, 2].filter((seat) => out({ eliminated: [false, true, false] }, seat))).toEqual([1]);
    expect(out({ eliminated: null }, 0)).toBe(false);
  });
});

describe("sealed bids", () => {
  it("are paid in notes of 10, 5 and 1", () => {
    expect(notes(27)).toEqual([10, 10, 5, 1, 1]);
    expect(notes(0)).toEqual([]);
  });

  it("show who has sealed, only while sums are being sealed", () => {
    expect(sealed({ phase: "bid", has_bid: [true, false] })).toEqual([true, false]);
    expect(sealed({ phase: "act", has_bid: [true, false] })).toBe(null);
  });
});
