import { describe, expect, it } from "vitest";
import { brief, changes, runs } from "../../src/table/difference";
import { END, SEP, START } from "../../src/i18n/marked";

const mark = (id: string, args: Record<string, number> = {}) =>
  START +
  id +
  Object.entries(args)
    .map(([name, value]) => `${SEP}${name}=#${value}`)
    .join("") +
  END;

describe("what a move would change", () => {
  it("are the lines that differ, each with the line of the same message and seat", () => {
    const before = [mark("deck", { deck: 9 }), mark("car", { seat: 0, score: 1 }), mark("car", { seat: 1, score: 2 })];
    const after = [mark("deck", { deck: 9 }), mark("car", { seat: 0, score: 1 }), mark("car", { seat: 1, score: 7 })];
    expect(changes(before, after)).toEqual([{ before: before[2], after: after[2] }]);
  });

  it("are also lines that come and go", () => {
    expect(changes([mark("hand")], [mark("over")])).toEqual([
      { before: "", after: mark("over") },
      { before: mark("hand"), after: "" },
    ]);
    expect(changes([mark("a"), mark("a")], [mark("a")])).toEqual([{ before: mark("a"), after: "" }]);
  });

  it("are shown word by word", () => {
    expect(runs("Odile : 3 points.", "Odile : 5 points.")).toEqual([
      { kind: "same", words: "Odile : " },
      { kind: "gone", words: "3" },
      { kind: "new", words: "5" },
      { kind: "same", words: " points." },
    ]);
    expect(runs("", "Fin.")).toEqual([{ kind: "new", words: "Fin." }]);
    expect(runs("Fin.", "Fin.")).toEqual([{ kind: "same", words: "Fin." }]);
  });

  it("are cut short around the change", () => {
    const places = "Pétanque : case 1 : personne ; case 2 : personne ; case 3 : personne ; case 4 : ";
    const shown = brief(runs(`${places}Marthe.`, `${places}Odile.`));
    expect(shown.map((run) => run.words)).toEqual(["Pétanque : case 1 : … 3 : personne ; case 4 : ", "Marthe", "Odile", "."]);
  });

  it("loses no word of either sentence", () => {
    const [before, after] = ["Chauffe 0, pneus −1 et 12", "Chauffe 2, en surchauffe, 12 pneus"];
    const found = runs(before, after);
    expect(
      found
        .filter((run) => run.kind !== "new")
        .map((run) => run.words)
        .join(""),
    ).toBe(before);
    expect(
      found
        .filter((run) => run.kind !== "gone")
        .map((run) => run.words)
        .join(""),
    ).toBe(after);
  });
});
