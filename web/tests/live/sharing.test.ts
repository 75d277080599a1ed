import { describe, expect, it } from "vitest";
import { sharing } from "../../src/live/sharing";

describe("a new value beside the old one", () => {
  const old = { turn: 1, riders: { agfa: { col: 3, lane: 1 }, ptt: { col: 5, lane: 2 } }, log: [["a"], ["b"]], winner: null };
  const next = (change: object = {}): typeof old => ({ ...structuredClone(old), ...change });

  it("is the old one while nothing changes", () => {
    expect(sharing(old, next())).toBe(old);
  });

  it("says what is new, and keeps the parts that are not", () => {
    const now = next({ turn: 2, riders: { agfa: { col: 4, lane: 1 }, ptt: { col: 5, lane: 2 } } });
    const found = sharing(old, now);
    expect(found).toEqual(now);
    expect([found.riders.agfa === old.riders.agfa, found.riders.ptt === old.riders.ptt, found.log === old.log]).toEqual([false, true, true]);
  });

  it.each([
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [{}, null],
    [undefined, [1]],
    ["1", 1],
  ])("takes nothing for the same that is not: %j, %j", (before, now) => {
    const found = sharing<unknown>(before, now);
    expect(found).toEqual(now);
    expect(found).not.toBe(before);
    expect(Array.isArray(found)).toBe(Array.isArray(now));
  });
});
