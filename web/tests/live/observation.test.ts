import { describe, expect, it } from "vitest";
import { hasSecrets, tally } from "../../src/live/observation";

describe("facts of an observation", () => {
  const view = {
    seats: 2,
    totals: [3, 5],
    deck: 9,
    actor: 0,
    cars: [
      { score: 1, heat: 0 },
      { score: 2, heat: 1 },
    ],
  };

  it("give a seat's standing", () => {
    expect(tally(view, 1)).toBe(5);
    expect(tally({ seats: 2, companies: [{ money: 30 }, { money: 4 }] }, 1)).toBe(4);
    expect(tally({ seats: 2 }, 0)).toBeNull();
  });

  it("say whether there is something to hide on a shared screen", () => {
    expect([hasSecrets({ hand: [] }), hasSecrets({ bid: null }), hasSecrets(view)]).toEqual([true, true, false]);
  });
});
