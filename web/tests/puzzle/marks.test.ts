import { describe, expect, it } from "vitest";
import { emoji, isOver, joined, outcome, streak, wrongs } from "../../src/puzzle/marks";

describe("how a puzzle went", () => {
  it("is told without the answer", () => {
    expect(emoji("xho")).toBe("🟥💡🟩");
    expect([outcome(""), outcome("xh"), outcome("xo"), outcome("xxa")]).toEqual(["open", "open", "found", "missed"]);
    expect(wrongs("xhx")).toBe(2);
    expect([isOver("o"), isOver("x"), isOver("a"), isOver("")]).toEqual([true, false, true, false]);
  });
});

describe("the streak", () => {
  const days = { "2026-11-15": { mark: "o" }, "2026-11-16": { mark: "xa", maillot: "xo" }, "2026-11-13": { mark: "o" } };

  it("counts days in a row on which some puzzle was found", () => {
    expect(streak({ ...days, "2026-11-17": { mark: "o" } }, "2026-11-17")).toBe(3);
  });
  it("is not broken by a day that is not over", () => {
    expect(streak(days, "2026-11-17")).toBe(2);
    expect(streak({ ...days, "2026-11-17": { mark: "xa" } }, "2026-11-17")).toBe(2);
  });
  it("is broken by a day without", () => {
    expect(streak(days, "2026-11-18")).toBe(0);
    expect(streak({}, "2026-11-18")).toBe(0);
  });
  it("goes over the end of a month", () => {
    expect(streak({ "2026-10-31": { mark: "o" }, "2026-11-01": { mark: "o" } }, "2026-11-01")).toBe(2);
  });
});

describe("two devices", () => {
  it("tell one story: what is over stays, the longer one goes on", () => {
    expect(joined({ d: { mark: "xo" } }, { d: { mark: "xxa", maillot: "x" } })).toEqual({ d: { mark: "xo", maillot: "x" } });
    expect(joined({ d: { mark: "x" } }, { d: { mark: "xh" } })).toEqual({ d: { mark: "xh" } });
    expect(joined({}, { e: { mark: "o" } })).toEqual({ e: { mark: "o" } });
  });
});
