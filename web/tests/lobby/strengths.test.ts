import { describe, expect, it } from "vitest";
import { told, type Strength } from "../../src/lobby/strengths";

const duel = (won: number, low: number, high = 1): Strength => ({
  seats: 4,
  level: "champion",
  against: "fine-mouche",
  games: 100,
  won,
  low,
  high,
});

describe("what is told of a level", () => {
  it("says how often it beats the one below", () => {
    expect(told([duel(78, 0.69)], "champion", 4)).toEqual({ other: "fine-mouche", times: 8, words: "level-beats" });
  });

  it("rounds nothing up to always", () => {
    expect(told([duel(98, 0.93)], "champion", 4)?.words).toBe("level-beats-nearly");
  });

  it("gives no number that its interval swallows", () => {
    expect(told([duel(52, 0.46, 0.58)], "champion", 4)?.words).toBe("level-even");
  });

  it("calls nobody even whom the games may only not have shown to be stronger", () => {
    expect(told([duel(64, 0.49, 0.77)], "champion", 4)).toBeNull();
  });

  it("does not call a level even that thought less than it does at a table", () => {
    expect(told([{ ...duel(52, 0.46, 0.58), held: { champion: "0.1s" } }], "champion", 4)).toBeNull();
    expect(told([{ ...duel(97, 0.88), held: { champion: "0.1s" } }], "champion", 4)?.words).toBe("level-beats-nearly");
    expect(told([{ ...duel(52, 0.46, 0.58), held: { "fine-mouche": "10" } }], "champion", 4)?.words).toBe("level-even");
  });

  it("is silent at a table that was not measured", () => {
    expect(told([duel(78, 0.69)], "champion", 5)).toBeNull();
    expect(told([], "champion", 4)).toBeNull();
  });
});
