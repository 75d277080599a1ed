import { describe, expect, it } from "vitest";
import { appended, firstUnseen } from "../../src/live/log";
import type { LogLine } from "../../src/net/types";

const line = (step: number, actor: number): LogLine => ({ step, actor, at: 0, token: "", told: [], by: "" });

describe("the log", () => {
  it("grows, and loses what was taken back", () => {
    const log = [line(0, -1), line(1, 0)];
    expect(appended(log, [line(2, 1)], 3).map((one) => one.step)).toEqual([0, 1, 2]);
    expect(appended(log, [], 1).map((one) => one.step)).toEqual([0]);
  });

  it("knows where the unseen events begin: at decisions, not at dice", () => {
    const log = [line(0, -1), line(1, 0), line(2, -1), line(3, 1), line(4, -1)];
    expect(firstUnseen(log, 1)).toBe(3);
    expect(firstUnseen(log, 2)).toBe(1);
    expect(firstUnseen(log, 9)).toBe(0);
    expect(firstUnseen(log, 0)).toBe(Number.MAX_SAFE_INTEGER);
  });
});
