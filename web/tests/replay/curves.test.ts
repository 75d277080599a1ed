/** The curves of a replay: paths, the decision of a moment, and numbers as people read them. */
import { describe, expect, it } from "vitest";
import type { Analysis, Judged } from "../../src/net/types";
import { bandOf, bandsOf, chanceAt, decisionAt, loss, pathOf, percent, points, pointsOf, sure, surePoints, worded } from "../../src/replay/curves";

function judged(step: number, ...chances: number[]): Judged {
  const left = chances.map((one) => one - 100);
  const margins = chances.map(() => 300);
  return { step, seat: 0, chances, margins, left, after: 0, after_margin: 0, choice: null, choice_margin: 0, luck: null, luck_margin: 0, alternatives: [], answer: "" };
}

const analysis: Analysis = {
  version: 3,
  games: 400,
  start: [5000, 5000],
  outcome: [10_000, 0],
  decisions: [judged(2, 5500, 4500), judged(3, 7000, 3000), judged(9, 6000, 4000)],
  turns: [],
  luck: [null, null],
  luck_margins: [400, 400],
  moments: [],
};

describe("curves", () => {
  it("run from an even start through every decision to the result", () => {
    const found = pointsOf(analysis, 1, 12);
    expect(found.map((one) => [one.step, one.chance])).toEqual([
      [0, 5000],
      [2, 4500],
      [3, 3000],
      [4, 2900],
      [9, 4000],
      [10, 3900],
      [12, 0],
    ]);
    expect(pathOf(found)).toBe("M0 5000L2 5500L3 7000L4 7100L9 6000L10 6100L12 10000");
  });

  it("lie in a band that is narrow where all is known", () => {
    expect(bandOf(pointsOf(analysis, 1, 12).slice(-2))).toBe("M10 5800L12 10000L12 10000L10 6400Z");
    expect(bandOf([{ step: 1, chance: 9900, margin: 300 }])).toBe("M1 0L1 400Z");
  });

  it("know the decision that led to a moment", () => {
    const steps = [0, 2, 3, 5, 6, 9, 10, 12].map((step) => decisionAt(analysis.decisions, step)?.step ?? null);
    expect(steps).toEqual([null, null, 2, 3, 3, 3, 9, 9]);
    expect(decisionAt([], 3)).toBeNull();
  });

  it("give the chance at a moment", () => {
    const found = [0, 1, 2, 3, 4, 9, 11, 12].map((step) => chanceAt(analysis, 0, step, 12));
    expect(found.map((one) => one.chance)).toEqual([5000, 5000, 5500, 7000, 6900, 6000, 5900, 10_000]);
    expect(found.map((one) => one.margin)).toEqual([0, 0, 300, 300, 300, 300, 300, 0]);
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
    const turns = [90, 10, 20, 60].map((step) => ({ step, seat: 0, change: 100, margin: 9 }));
    expect([...worded(turns, 100)]).toEqual([20, 60]);
  });

  it("are read in percent and signed points", () => {
    expect([percent(3456, "fr"), percent(3456, "en"), points(-312), points(149), points(-20)]).toEqual(["35\u00a0%", "35%", "−3", "+1", "0"]);
    expect([sure({ chance: 3456, margin: 201 }, "fr"), sure({ chance: 10_000, margin: 0 }, "en"), surePoints(-312, 99), loss(312, 99)]).toEqual(["35\u00a0±\u00a03\u00a0%", "100%", "−3\u00a0±\u00a01", "3\u00a0±\u00a01"]);
  });
});
