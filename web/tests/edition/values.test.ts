/** Values of an edition as people write them. */
import { describe, expect, it } from "vitest";
import { asToml, differing, grouped, readList, same, sameValues } from "../../src/edition/values";
import { readValues } from "../../src/edition/toml";

describe("the values of an edition", () => {
  it("reads a list as it is typed", () => {
    expect(readList("3, 4")).toEqual([3, 4]);
    expect(readList("3 4;5")).toEqual([3, 4, 5]);
    expect(readList("3, x")).toBeNull();
  });

  it("writes a file that reads back the same", () => {
    const values = { "cards.y3.score": 9, nights: [2, 4], "die.1": "permit" };
    expect(readValues(asToml(values))).toEqual(values);
  });

  it("tells a ready edition from other values", () => {
    const house = { money: 30, "prices.a": [5, 6], "prices.b": [6, 8] };
    const ready = differing({ money: 30, "prices.a": [2, 4], "prices.b": [3, 6] }, house);
    expect(ready).toEqual({ "prices.a": [2, 4], "prices.b": [3, 6] });
    expect(sameValues(ready, { "prices.b": [3, 6], "prices.a": [2, 4] })).toBe(true);
    expect(sameValues(ready, { "prices.a": [2, 4] })).toBe(false);
    expect(sameValues(ready, { "prices.a": [2, 5], "prices.b": [3, 6] })).toBe(false);
  });

  it("knows what is the same and what belongs together", () => {
    expect(same([1, 2], [1, 2])).toBe(true);
    expect(same(1, 2)).toBe(false);
    expect(grouped([{ key: "rounds" }, { key: "cards.y1.heat" }, { key: "cards.y2.heat" }]).map(([heading, keys]) => [heading, keys.length])).toEqual([
      ["", 1],
      ["cards", 2],
    ]);
  });
});
