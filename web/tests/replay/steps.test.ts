import { describe, expect, it } from "vitest";
import { stepOf, stepOfKey } from "../../src/replay/steps";

describe("the steps of a replay", () => {
  it("are read from the address, within the game", () => {
    expect([stepOf("?step=7", 20), stepOf("?step=99", 20), stepOf("?step=-3", 20)]).toEqual([7, 20, 0]);
    expect([stepOf("", 20), stepOf("?step=x", 20)]).toEqual([0, 0]);
  });

  it("are reached by keys", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", "a"].map((key) => stepOfKey(key, 5, 20))).toEqual([4, 6, 0, 20, null]);
    expect([stepOfKey("ArrowLeft", 0, 20), stepOfKey("ArrowRight", 20, 20)]).toEqual([0, 20]);
  });
});
