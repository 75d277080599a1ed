import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/i18n/words.svelte", () => ({ t: (id: string, args: Record<string, string | number>) => `${id} ${Object.values(args).join(" ")}` }));

const { left } = await import("../../src/i18n/time");
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
