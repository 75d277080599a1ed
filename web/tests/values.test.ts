/** Values of an edition as people write them. */
import { describe, expect, it } from "vitest";
import { asToml, grouped, readList, same } from "../src/edition/values";
import { readValues } from "../src/lib/toml";

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

  it("knows what is the same and what belongs together", () => {
    expect(same([1, 2], [1, 2])).toBe(true);
    expect(same(1, 2)).toBe(false);
    expect(grouped([{ key: "rounds" }, { key: "cards.y1.heat" }, { key: "cards.y2.heat" }]).map(([heading, keys]) => [heading, keys.length])).toEqual([["", 1], ["cards", 2]]);
  });
});
