import { describe, expect, it } from "vitest";
import { FLIGHT, IMAGES } from "../../src/board/dice";
import { TIMES, travel } from "../../src/board/motion";
import { between, travels, type Journey } from "../../src/board/travels";
import { clustered, type Group } from "../../src/live/tickets";

/** An element that remembers how it was set in motion. */
function fake() {
  const seen: { frames: Keyframe[]; duration: number }[] = [];
  const node = { animate: (frames: Keyframe[], how: number | { duration: number }) => void seen.push({ frames, duration: typeof how === "number" ? how : how.duration }) };
  return { node: node as unknown as Element, seen };
}

describe("a piece on its way", () => {
  const course = (stop: number) => ({ x: stop * 10, y: 0 });
  const at = (stop: number): Journey => ({ ...course(stop), cell: 10, stop, course });

  it("takes 320 ms and 20 a cell, never more than 700", () => {
    expect([0, 1, 5, 19, 40].map(travel)).toEqual([320, 340, 420, 700, 700]);
  });

  it("goes along its course, stop by stop", () => {
    const { node, seen } = fake();
    travels(node, at(17)).update(at(20));
    expect(seen.map((one) => [one.frames.length, one.duration])).toEqual([[4, 380]]);
    expect(between(3, 0)).toEqual([2, 1]);
  });

  it("does not travel as a ghost, nor when it stays", () => {
    const { node, seen } = fake();
    const { update } = travels(node, { x: 0, y: 0, cell: 0 });
    update({ x: 50, y: 0, cell: 0 });
    travels(node, at(3)).update(at(3));
    expect(seen).toEqual([]);
  });
});

it("a die is seen twelve images a second for 720 ms, with two bounces", () => {
  expect([TIMES.die, IMAGES]).toEqual([720, 12]);
  expect(FLIGHT.filter(([, up], i) => i > 0 && up > 0).length).toBe(2);
});

it("groups of one title stand under the words that tell them apart", () => {
  const group = (id: string, title: string, ...labels: string[]): Group => ({ id, title, tickets: labels.map((label) => ({ token: label, label })) });
  const rows = [
    group("place:a:lounge", "Salon", "Salon, rang 1, jours 5 et 6 (1 période)", "Salon, rang 2, jours 5 et 6 (2 périodes)"),
    group("place:b:lounge", "Salon", "Salon, rang 1, jours 3 et 4 (1 période)", "Salon, rang 3, jours 3 et 4 (1 période)"),
  ];
  expect(clustered(rows).map((one) => one.title)).toEqual(["jours 5 et 6", "jours 3 et 4"]);
  expect(clustered(rows.slice(0, 1)).map((one) => one.title)).toEqual([""]);
});
