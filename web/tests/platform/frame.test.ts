import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inFrames, whenIdle } from "$web/platform/frame";

let frames: (() => void)[] = [];
const pass = (): void => {
  const due = frames;
  frames = [];
  due.forEach((act) => act());
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what comes in frames", () => {
  it("is counted one by one, and set back when it is given up", () => {
    const told: number[] = [];
    const giveUp = inFrames(2, (at) => told.push(at));
    expect(told).toEqual([]);
    [1, 2, 3].forEach(pass);
    expect([told, frames]).toEqual([[1, 2], []]);
    giveUp();
    expect(told).toEqual([1, 2, 0]);
  });

  it("does not come any more once it is given up", () => {
    const told: number[] = [];
    const giveUp = inFrames(3, (at) => told.push(at));
    pass();
    giveUp();
    [1, 2].forEach(pass);
    expect(told).toEqual([1, 0]);
  });
});

describe("what waits for an idle moment", () => {
  it("comes after a while where the browser knows of none", () => {
    const act = vi.fn();
    whenIdle(act);
    whenIdle(act)();
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
