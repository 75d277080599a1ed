/** The curves of a replay: paths, the decision of a moment, and numbers as people read them. */
import { describe, expect, it } from "vitest";
import type { Analysis, Judged } from "../../src/net/types";
import { bandsOf, chanceAt, decisionAt, pathOf, percent, points, pointsOf, worded } from "../../src/replay/curves";

function judged(step: number, ...chances: number[]): Judged {
  return { step, seat: 0, chances, after: 0, choice: 0, luck: 0, alternatives: [] };
}

const analysis: Analysis = { games: 9, outcome: [10_000, 0], decisions: [judged(2, 5000, 5000), judged(5, 7000, 3000), judged(9, 6000, 4000)], turns: [], luck: [0, 0] };

describe("curves", () => {
  it("run through every decision to the result", () => {
    const found = pointsOf(analysis, 1, 12);
    expect(found.map((one) => one.step)).toEqual([2, 5, 9, 12]);
    expect(pathOf(found)).toBe("M2 5000L5 7000L9 6000L12 10000");
  });

  it("know the decision that led to a moment", () => {
    const steps = [0, 2, 3, 5, 6, 9, 10, 12].map((step) => decisionAt(analysis.decisions, step)?.step ?? null);
    expect(steps).toEqual([null, null, 2, 2, 5, 5, 9, 9]);
    expect(decisionAt([], 3)).toBeNull();
  });

  it("give the chance at a moment", () => {
    expect([0, 2, 3, 9, 10, 12].map((step) => chanceAt(analysis, 0, step))).toEqual([5000, 5000, 7000, 6000, 10_000, 10_000]);
  });

  it("lie on bands, every second one tinted, to the end", () => {
    const bands = bandsOf(
      [
        { kind: "round", number: 1, step: 0 },
        { kind: "round", number: 2, step: 5 },
        { kind: "round", number: 3, step: 15 },
      ],
      20,
    );
    expect(bands.map((one) => [one.from, one.width, one.tinted])).toEqual([
      [0, 25, false],
      [25, 50, true],
      [75, 25, false],
    ]);
    expect(bandsOf([], 20)).toEqual([]);
  });

  it("have words at the pennants that leave room for them", () => {
    const turns = [90, 10, 20, 60].map((step) => ({ step, seat: 0, change: 100 }));
    expect([...worded(turns, 100)]).toEqual([20, 60]);
  });

  it("are read in percent and signed points", () => {
    expect([percent(3456, "fr"), percent(3456, "en"), points(-312), points(149), points(-20)]).toEqual(["35\u00a0%", "35%", "−3", "+1", "0"]);
  });
});
