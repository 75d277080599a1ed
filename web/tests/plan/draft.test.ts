import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/net/types";
import { complete, presetOf, withPreset } from "../../src/plan/draft";

describe("the agreement of a table", () => {
  const game: GameInfo = {
    slug: "g",
    title: "G",
    min_seats: 2,
    max_seats: 4,
    edition: "",
    lesson: false,
    options: [
      { name: "teams", values: [0, 2], clauses: [] },
      { name: "pact", values: ["on", "off"], clauses: [] },
    ],
    presets: [
      { name: "complete", values: {} },
      { name: "base", values: { pact: "off" } },
    ],
  };

  it("knows its preset", () => {
    expect(presetOf(game, complete(game, {}))).toBe("complete");
    expect(presetOf(game, withPreset(game, "base"))).toBe("base");
    expect(presetOf(game, complete(game, { teams: 2 }))).toBe("");
  });
});
