import { describe, expect, it } from "vitest";
import { SOUNDS, length, make, type SoundName } from "../../src/platform/sound";

/** An AudioContext that remembers what was begun and ended. */
function fake() {
  const heard: { kind: string; from: number; to: number }[] = [];
  const parameter = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  const node = (kind: string) => {
    const one = { kind, from: 0, to: 0 };
    return { ...one, gain: parameter(), frequency: parameter(), connect: (next: unknown) => next, start: (at: number) => (one.from = at), stop: (at: number) => ((one.to = at), heard.push(one)) };
  };
  const context = {
    currentTime: 5,
    sampleRate: 8000,
    destination: {},
    createGain: () => node("gain"),
    createOscillator: () => node("tone"),
    createBiquadFilter: () => node("filter"),
    createBufferSource: () => node("noise"),
    createBuffer: (_: number, size: number) => ({ getChannelData: () => new Float32Array(size) }),
  };
  return { context: context as unknown as AudioContext, heard };
}

describe("the sounds", () => {
  const names = Object.keys(SOUNDS) as SoundName[];

  it("are eight, short and dry", () => {
    expect(names).toEqual(["paper", "wood", "die", "stamp", "bell", "gavel", "tear", "chord"]);
    for (const name of names) expect([name, length(name) <= 0.3]).toEqual([name, true]);
  });

  it("are made on the spot, begin now and end", () => {
    for (const name of names) {
      const { context, heard } = fake();
      make(context, name, 0.5);
      expect(heard.length).toBe(SOUNDS[name].length);
      for (const stroke of heard) expect([stroke.from >= 5, stroke.to > stroke.from, stroke.to <= 5.3001]).toEqual([true, true, true]);
    }
  });
});
