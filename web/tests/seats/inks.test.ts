import { describe, expect, it } from "vitest";
import { inkOf } from "../../src/seats/inks";

describe("seats", () => {
  it("never share an ink at a table", () => {
    for (const [game, seats] of [
      ["lemans", 6],
      ["mark", 4],
      ["maillot", 9],
      ["macadam", 6],
      ["marathon", 6],
      ["sixth", 9],
    ] as const) {
      const inks = Array.from({ length: seats }, (_, seat) => inkOf(game, seat).number);
      expect(new Set(inks).size).toBe(seats);
    }
  });
});
