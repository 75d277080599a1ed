import { describe, expect, it } from "vitest";
import { BadValues, readValues } from "../../src/edition/toml";

describe("a collector's values", () => {
  it("are read from TOML, nested tables as dotted keys, without name and origins", () => {
    const text = 'name = "mine"\nmoney = 25 # on my box\n[prices]\na = [1, 2,\n  3]\n[origin]\nmoney = "stated"\n';
    expect(readValues(text)).toEqual({ money: 25, "prices.a": [1, 2, 3] });
  });

  it("are read from JSON", () => {
    expect(readValues('{"storage": {"fee": 4}, "storage.free": 2}')).toEqual({ "storage.fee": 4, "storage.free": 2 });
  });

  it("are refused with the line", () => {
    expect(() => readValues("money = 25\nnonsense")).toThrow(BadValues);
    expect(() => readValues("a = oops")).toThrow("line 1");
    expect(() => readValues("{")).toThrow(BadValues);
  });
});
