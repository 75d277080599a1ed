import { beforeEach, describe, expect, it, vi } from "vitest";
import { Reel, type Frame } from "../src/lib/reel.svelte";
import type { LogLine, TableView } from "../src/lib/types";

const table = (step: number, mine = [0]): TableView => ({ step, seq: step, mine, seats: [], chairs: [] }) as unknown as TableView;
const line = (step: number, actor: number, by = ""): LogLine => ({ step, actor, by, at: 0, token: "t", told: [] });
const frame = (step: number, actor: number, by = ""): Frame => ({ table: table(step), log: [line(step - 1, actor, by)], at: 0 });

describe("others' moves", () => {
  let landed: number[];
  let reel: Reel;
  beforeEach(() => {
    vi.useFakeTimers();
    landed = [];
    reel = new Reel((one) => landed.push(one.table.step));
    reel.reset(table(0));
  });

  it("are shown one after the other: the seat lights, then the move lands, 900 ms in all", () => {
    reel.push(frame(1, 1));
    reel.push(frame(2, 2));
    expect([reel.shown?.table.step, reel.lit, reel.behind]).toEqual([0, 1, true]);
    vi.advanceTimersByTime(200);
    expect([reel.shown?.table.step, reel.lit]).toEqual([1, null]);
    vi.advanceTimersByTime(699);
    expect(reel.lit).toBe(null);
    vi.advanceTimersByTime(1);
    expect(reel.lit).toBe(2);
    vi.advanceTimersByTime(200);
    expect([reel.shown?.table.step, reel.behind, landed]).toEqual([2, false, [1, 2]]);
  });

  it("go faster when more than three wait", () => {
    for (const step of [1, 2, 3, 4, 5]) reel.push(frame(step, 1));
    vi.advanceTimersByTime(2 * 450 + 200);
    expect(reel.shown?.table.step).toBe(3);
  });

  it("are jumped over when more than eight wait, and offered again", () => {
    for (let step = 1; step <= 9; step += 1) reel.push(frame(step, 1));
    expect([reel.shown?.table.step, reel.missed.length, landed.length]).toEqual([9, 10, 9]);
    void reel.again(reel.missed);
    expect([reel.shown?.table.step, reel.past, reel.missed.length]).toEqual([0, true, 0]);
    reel.now();
    expect([reel.shown?.table.step, reel.past]).toEqual([9, false]);
  });

  it("stand still on demand, and any key leads to the present", () => {
    reel.push(frame(1, 1));
    reel.push(frame(2, 1));
    reel.pause();
    vi.advanceTimersByTime(5000);
    expect(reel.shown?.table.step).toBe(0);
    reel.pause();
    vi.advanceTimersByTime(200);
    expect(reel.shown?.table.step).toBe(1);
    reel.now();
    expect([reel.shown?.table.step, landed]).toEqual([2, [1, 2]]);
  });

  it("wait for nobody when they are one's own; a stand-in's moves are shown", () => {
    reel.push(frame(1, 0));
    expect(reel.shown?.table.step).toBe(1);
    reel.push(frame(2, 0, "absence"));
    expect(reel.shown?.table.step).toBe(1);
  });

  it("are seen again from the log, and nothing can be played in the past", async () => {
    reel.push(frame(1, 0));
    reel.push(frame(2, 0));
    const frames = reel.framesOf(0);
    expect(frames.map((one) => one.table.step)).toEqual([0, 1]);
    const done = reel.again(frames);
    expect([reel.shown?.table.step, reel.behind]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect([reel.shown?.table.step, reel.behind]).toEqual([2, false]);
    expect(reel.framesOf(7)).toEqual([]);
  });

  it("that come during a film of the past are shown after it, from where the table stood", async () => {
    reel.push(frame(1, 0));
    const done = reel.again(reel.framesOf(0));
    reel.push(frame(2, 1));
    reel.push(frame(3, 1));
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect([reel.shown?.table.step, reel.lit, landed]).toEqual([1, 1, [1]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([reel.shown?.table.step, reel.behind, landed]).toEqual([3, false, [1, 2, 3]]);
  });

  it("of the past stand still too, and a second film ends the first", async () => {
    for (const step of [1, 2, 3]) reel.push(frame(step, 0));
    const first = reel.again(reel.framesOf(0));
    reel.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect([reel.shown?.table.step, reel.past]).toEqual([0, true]);
    const second = reel.again(reel.framesOf(2));
    await vi.advanceTimersByTimeAsync(300);
    await first;
    expect([reel.shown?.table.step, reel.past, reel.paused]).toEqual([3, true, false]);
    await vi.advanceTimersByTimeAsync(900);
    await second;
    expect(reel.behind).toBe(false);
  });

  it("are kept when the line came back and nothing had happened", () => {
    reel.push(frame(1, 0));
    reel.reset({ ...table(1), code: "AGAIN" });
    expect([reel.shown?.table.code, reel.last.length, reel.framesOf(0).length]).toEqual(["AGAIN", 1, 2]);
    reel.reset(table(2));
    expect([reel.shown?.table.step, reel.framesOf(0).length]).toEqual([2, 0]);
  });

  it("disappear when a decision is taken back", () => {
    reel.push(frame(1, 0));
    reel.push({ table: table(0), log: [], at: 0 });
    expect([reel.shown?.table.step, reel.framesOf(0)]).toEqual([0, []]);
  });

  it("come at a stroke for whoever wants that", () => {
    const quick = new Reel(() => undefined, () => 0);
    quick.reset(table(0));
    quick.push(frame(1, 1));
    expect([quick.shown?.table.step, quick.last.length]).toEqual([1, 1]);
  });
});
