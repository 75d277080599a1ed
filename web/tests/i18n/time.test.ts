import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/i18n/words.svelte", () => ({ t: (id: string, args?: Record<string, string | number>) => `${id} ${Object.values(args ?? {}).join(" ")}` }));

const { left, since } = await import("../../src/i18n/time");
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe("a clock that runs down", () => {
  it("counts seconds, then hours and minutes", () => {
    expect([left(84_000), left(2 * HOUR + 5 * MINUTE)]).toEqual(["1:24", "left-hours 2 05"]);
  });

  it("calls three days that have just begun three days", () => {
    expect([left(3 * DAY), left(3 * DAY - 900), left(DAY)]).toEqual(["left-days 3 0", "left-days 3 0", "left-days 1 0"]);
  });

  it("says how many hours a part of a day is", () => {
    expect([left(DAY + 5.5 * HOUR), left(23 * HOUR)]).toEqual(["left-days-hours 1 6", "left-hours 23 00"]);
  });
});

describe("what was a while ago", () => {
  const at = (passed: number, language: string): string => since(0, passed, language).replace(/[\u00a0\u202f]/g, " ");

  it("is told as a part of a sentence", () => {
    expect([at(3 * MINUTE, "fr"), at(5 * HOUR, "fr"), at(2 * DAY, "fr")]).toEqual(["il y a 3 min", "il y a 5 h", "il y a 2 j"]);
    expect([at(3 * MINUTE, "en"), at(5 * HOUR, "en"), at(2 * DAY, "en")]).toEqual(["3 min. ago", "5 hr. ago", "2 days ago"]);
  });

  it("is just now for a minute", () => {
    expect(since(0, MINUTE - 1, "fr")).toMatch(/^ago-now/);
  });
});
