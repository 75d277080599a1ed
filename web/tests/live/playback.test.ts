import { beforeEach, describe, expect, it, vi } from "vitest";
import { Playback, type Frame } from "../../src/live/playback.svelte";
import type { LogLine, TableView } from "../../src/net/types";

const table = (step: number, mine = [0]): TableView => ({ step, seq: step, mine, seats: [], chairs: [], turn: null, status: "playing" }) as unknown as TableView;
const line = (step: number, actor: number, by = ""): LogLine => ({ step, actor, by, at: 0, token: "t", told: [] });
const frame = (step: number, actor: number, by = ""): Frame => ({ table: table(step), log: [line(step - 1, actor, by)], at: 0 });

describe("others' moves", () => {
  let landed: number[];
  let playback: Playback;
  beforeEach(() => {
    vi.useFakeTimers();
    landed = [];
    playback = new Playback((one) => landed.push(one.table.step));
    playback.reset(table(0));
  });

  it("are shown one after the other: the seat lights, then the move lands, 900 ms in all", () => {
    playback.push(frame(1, 1));
    playback.push(frame(2, 2));
    expect([playback.shown?.table.step, playback.lit, playback.behind]).toEqual([0, 1, true]);
    vi.advanceTimersByTime(200);
    expect([playback.shown?.table.step, playback.lit]).toEqual([1, null]);
    vi.advanceTimersByTime(699);
    expect(playback.lit).toBe(null);
    vi.advanceTimersByTime(1);
    expect(playback.lit).toBe(2);
    vi.advanceTimersByTime(200);
    expect([playback.shown?.table.step, playback.behind, landed]).toEqual([2, false, [1, 2]]);
  });

  it("go faster when more than three wait", () => {
    for (const step of [1, 2, 3, 4, 5]) playback.push(frame(step, 1));
    vi.advanceTimersByTime(2 * 450 + 200);
    expect(playback.shown?.table.step).toBe(3);
  });

  it("of a whole round of nine seats are all shown within six seconds, all at one speed", () => {
    for (let step = 1; step <= 18; step += 1) playback.push(frame(step, 1));
    vi.advanceTimersByTime(3000);
    expect(playback.shown?.table.step).toBe(9);
    vi.advanceTimersByTime(3000);
    expect([playback.shown?.table.step, landed.length]).toEqual([18, 18]);
  });

  it("are shown in less than half of that while the reader's own clock runs", () => {
    for (let step = 1; step <= 17; step += 1) playback.push(frame(step, 1));
    const last = frame(18, 1);
    playback.push({ ...last, table: { ...last.table, turn: 0, plan: { pace: { type: "live" } } } as unknown as TableView });
    vi.advanceTimersByTime(2700);
    expect(playback.behind).toBe(false);
  });

  it("are passed over up to the reader's next decision, those that are still to come included", () => {
    const mine = (one: Frame): Frame => ({ ...one, table: { ...one.table, turn: 0 } });
    playback.push(frame(1, 1));
    playback.pass("turn");
    expect([playback.shown?.table.step, playback.passing]).toEqual([1, "turn"]);
    playback.push(frame(2, 2));
    expect([playback.shown?.table.step, landed]).toEqual([2, [1, 2]]);
    playback.push(mine(frame(3, 1)));
    expect([playback.shown?.table.step, playback.passing]).toEqual([3, null]);
    playback.push(frame(4, 1));
    expect(playback.behind).toBe(true); // the next round is shown again
  });

  it("are passed over to the end across the reader's own decisions", () => {
    playback.pass("end");
    playback.push({ ...frame(1, 1), table: { ...table(1), turn: 0 } });
    playback.push(frame(2, 0));
    playback.push(frame(3, 1));
    expect([playback.shown?.table.step, playback.passing]).toEqual([3, "end"]);
    playback.push({ ...frame(4, 1), table: { ...table(4), status: "over" } as TableView });
    expect([playback.shown?.table.step, playback.passing]).toEqual([4, null]);
  });

  it("are jumped over when more than sixty wait, and offered again", () => {
    for (let step = 1; step <= 61; step += 1) playback.push(frame(step, 1));
    expect([playback.shown?.table.step, playback.missed.length, landed.length]).toEqual([61, 62, 61]);
    void playback.again(playback.missed);
    expect([playback.shown?.table.step, playback.past, playback.missed.length]).toEqual([0, true, 0]);
    playback.now();
    expect([playback.shown?.table.step, playback.past]).toEqual([61, false]);
  });

  it("stand still on demand, and any key leads to the present", () => {
    playback.push(frame(1, 1));
    playback.push(frame(2, 1));
    playback.pause();
    vi.advanceTimersByTime(5000);
    expect(playback.shown?.table.step).toBe(0);
    playback.pause();
    vi.advanceTimersByTime(200);
    expect(playback.shown?.table.step).toBe(1);
    playback.now();
    expect([playback.shown?.table.step, landed]).toEqual([2, [1, 2]]);
  });

  it("wait for nobody when they are one's own; a stand-in's moves are shown", () => {
    playback.push(frame(1, 0));
    expect(playback.shown?.table.step).toBe(1);
    playback.push(frame(2, 0, "absence"));
    expect(playback.shown?.table.step).toBe(1);
  });

  it("are seen again from the log, and nothing can be played in the past", async () => {
    playback.push(frame(1, 0));
    playback.push(frame(2, 0));
    const frames = playback.framesOf(0);
    expect(frames.map((one) => one.table.step)).toEqual([0, 1]);
    const done = playback.again(frames);
    expect([playback.shown?.table.step, playback.behind]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect([playback.shown?.table.step, playback.behind]).toEqual([2, false]);
    expect(playback.framesOf(7)).toEqual([]);
  });

  it("that come during a film of the past are shown after it, from where the table stood", async () => {
    playback.push(frame(1, 0));
    const done = playback.again(playback.framesOf(0));
    playback.push(frame(2, 1));
    playback.push(frame(3, 1));
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect([playback.shown?.table.step, playback.lit, landed]).toEqual([1, 1, [1]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([playback.shown?.table.step, playback.behind, landed]).toEqual([3, false, [1, 2, 3]]);
  });

  it("of the past stand still too, and a second film ends the first", async () => {
    for (const step of [1, 2, 3]) playback.push(frame(step, 0));
    const first = playback.again(playback.framesOf(0));
    playback.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect([playback.shown?.table.step, playback.past]).toEqual([0, true]);
    const second = playback.again(playback.framesOf(2));
    await vi.advanceTimersByTimeAsync(300);
    await first;
    expect([playback.shown?.table.step, playback.past, playback.paused]).toEqual([3, true, false]);
    await vi.advanceTimersByTimeAsync(900);
    await second;
    expect(playback.behind).toBe(false);
  });

  it("are kept when the line came back and nothing had happened", () => {
    playback.push(frame(1, 0));
    playback.reset({ ...table(1), code: "AGAIN" });
    expect([playback.shown?.table.code, playback.last.length, playback.framesOf(0).length]).toEqual(["AGAIN", 1, 2]);
    playback.reset(table(2));
    expect([playback.shown?.table.step, playback.framesOf(0).length]).toEqual([2, 0]);
  });

  it("disappear when a decision is taken back", () => {
    playback.push(frame(1, 0));
    playback.push({ table: table(0), log: [], at: 0 });
    expect([playback.shown?.table.step, playback.framesOf(0)]).toEqual([0, []]);
  });

  it("come at a stroke for whoever wants that", () => {
    const quick = new Playback(
      () => undefined,
      () => 0,
    );
    quick.reset(table(0));
    quick.push(frame(1, 1));
    expect([quick.shown?.table.step, quick.last.length]).toEqual([1, 1]);
  });
});
