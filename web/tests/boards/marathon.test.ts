import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { floors, HEIGHT } from "$games/marathon/board/floors";
import FullSheet from "$games/marathon/board/FullSheet.svelte";
import { act, circles, keyed, landing, visitors, type Lodge, type Marathon } from "$games/marathon/board/model";
import ScoreSheet from "$games/marathon/board/paper/ScoreSheet.svelte";
import { rounds, sheetHeight } from "$games/marathon/board/paper/sheet";
import { armchairs, bowls, course, LOW, path, queue, shelves, table, TALL, TOUCH, type Cell } from "$games/marathon/board/plan";
import { Seating, spread } from "$games/marathon/board/seating";
import { left, piles } from "$games/marathon/board/time_pawns";
import { emptyRow, staticTable } from "$games/marathon/board/static_table";

const HOUSE = {
  pawns: 10,
  "track.periods": 13,
  "track.laps": 3,
  "upstairs.costs": [1, 1, 2, 2],
  "upstairs.heights": [4, 3, 3, 2],
  "upstairs.points": [3, 2, 1, 0],
  "lounge.cells": [2, 2, 2, 2, 2],
  "ground.points": [1, 2, 4, 5, 6, 7],
  "garden.points": [1, 2, 3, 4, 5, 6, 7, 8],
  "petanque.points": [1, 2, 3, 4, 6, 7, 8, 9, 11],
  "petanque.costs": [1, 1, 2, 2, 3, 3, 4, 4, 5],
  "green.points": [10, 8, 6, 4, 2, 0],
};
const LARGE = {
  ...HOUSE,
  "upstairs.heights": [8, 6, 5, 4, 3, 2],
  "upstairs.points": [8, 7, 6, 5, 4, 3, 2, 1],
  "lounge.cells": [6, 6, 5, 4, 3, 2, 1, 1],
  "ground.points": [1, 2, 3, 4, 5, 6, 7, 8, 9],
  "garden.points": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "petanque.points": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "green.points": [10, 9, 8, 7, 6, 5, 4, 3, 2],
};

function cellsOf(box: Record<string, unknown>, area: typeof TALL): Record<string, Cell[]> {
  return {
    upstairs: shelves(box, area).cells.flat(),
    lounge: armchairs(box, area).lines.flat(),
    ground: path(box, area),
    garden: table(box, area).chairs,
    petanque: bowls(box, area).circles,
    green: queue(box, area).places,
  };
}

describe.each([
  ["tall", TALL],
  ["low", LOW],
  ["touch", TOUCH],
])("the places, %s", (_name, area) => {
  it.each([
    ["house", HOUSE],
    ["large", LARGE],
  ])("keep their cells inside and apart: %s edition", (_edition, box) => {
    for (const [place, cells] of Object.entries(cellsOf(box, area))) {
      for (const cell of cells) {
        expect(cell.z, place).toBeGreaterThan(4);
        expect(cell.x - cell.z / 2, place).toBeGreaterThanOrEqual(0);
        expect(cell.x + cell.z / 2, place).toBeLessThanOrEqual(area.w);
        expect(cell.y - cell.z / 2, place).toBeGreaterThanOrEqual(-2);
        expect(cell.y + cell.z / 2, place).toBeLessThanOrEqual(area.h + 2);
      }
      for (const [at, one] of cells.entries()) {
        for (const other of cells.slice(at + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)), place).toBeGreaterThanOrEqual((one.z + other.z) / 2 - 6);
      }
    }
  });
});

it("gives a finger 40 at least", () => {
  expect(shelves(HOUSE, TOUCH).step).toBeGreaterThanOrEqual(40);
  expect(armchairs(HOUSE, TOUCH).rise).toBeGreaterThanOrEqual(40);
  expect(queue(HOUSE, TOUCH).places.every((cell) => cell.z + 2 >= 40)).toBe(true);
});

it("fits the rows into the house, whatever is open", () => {
  for (const open of [[], ["a"], ["b"], ["a", "b"]]) {
    const { rows } = floors(open);
    expect(rows.filter((row) => row.area).map((row) => row.row)).toEqual(open);
    for (const row of rows) expect(row.y + row.height).toBeLessThan(HEIGHT - 10);
  }
});

it("reads tokens", () => {
  expect(act("place:b:petanque:4", { expelled: null })).toMatchObject({ kind: "place", row: "b", place: "petanque", number: 4 });
  expect(act("send:3", { expelled: { seat: 1, row: "a", cell: 2 } })).toMatchObject({ row: "a", place: "petanque", number: 3 });
  expect(act("draw:storm", { expelled: null })).toBeNull();
  expect(act(null, { expelled: null })).toBeNull();
});

it("piles time pawns with the top of the pile highest, under the upper edge", () => {
  const guests = [7, 7, 7, 7, 7, 7].map((clock) => ({ clock }) as Marathon["guests"][number]);
  const { discs } = course(HOUSE, { from: 34, to: 962, y: 124, rise: 56 });
  const found = piles({ order: [3, 0, 1, 2, 4, 5], guests }, (clock) => discs[clock] ?? { x: 0, y: 0 });
  const top = found.reduce((high, pawn) => (pawn.y < high.y ? pawn : high));
  expect(top.seat).toBe(3);
  expect(top.y - top.size / 2).toBeGreaterThan(0);
  expect(left(20, HOUSE)).toBe(6);
});

it("announces where who expels will land", () => {
  const guest = (clock: number) => ({ clock, hand: 5, ticks: 0, penalty: 0, sheet: [], crossed: [], threatened: [], score: 0 });
  const view = { guests: [guest(3), guest(8), guest(9)], order: [0, 1, 2], costs: { "expel:a:petanque:4": 5 } };
  const lodge: Lodge = { ...staticTable(HOUSE, "fr", view), aim: act("expel:a:petanque:4", { expelled: null }) };
  expect(landing(lodge)?.guests[0]?.clock).toBe(8);
  expect(landing(lodge)?.order).toEqual([0, 1, 2]);
});

it("lets pawns keep their chairs", () => {
  const seating = new Seating(spread(8));
  expect(seating.settle(["1.0"])).toEqual([0]);
  expect(seating.settle(["0.0", "1.0"])).toEqual([3, 0]);
  expect(seating.settle(["0.0"])).toEqual([3]);
  expect(keyed([1, 1, 2]).map((one) => one.key)).toEqual(["1.0", "1.1", "2.0"]);
  expect(visitors(emptyRow(HOUSE, { garden: [2, 2] }))[3]).toEqual(new Set([2]));
});

describe("the score sheet", () => {
  const guest = { clock: 14, hand: 5, ticks: 2, penalty: 0, sheet: [[7, 0, -4, -4, -4, 16]], crossed: [], threatened: [0, 5], score: -12 };
  const drawn = (facts: Partial<Marathon>, box: Record<string, unknown> = HOUSE): string => render(FullSheet, { props: { lodge: staticTable(box, "en", facts, (id) => id), seat: 0 } }).body;
  const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

  it("stays whole before the end, and calls its total provisional", () => {
    const sheet = drawn({ phase: "turn", guests: [guest] });
    expect(sheet).not.toContain("<s ");
    expect(count(sheet, /class="menace/g)).toBe(2);
    expect(sheet).toContain("board-provisional");
    expect(sheet).not.toContain("board-final");
  });

  it("is struck at the end only", () => {
    const sheet = drawn({ phase: "over", guests: [{ ...guest, crossed: [0, 5], threatened: [] }] });
    expect(count(sheet, /<s /g)).toBe(2);
    expect(sheet).not.toContain("menace");
    expect(sheet).toContain("board-final");
  });

  it.each([
    [1, 6],
    [3, 18],
    [4, 24],
  ])("has a circle for each place of %i laps, on screen and on paper", (laps, wanted) => {
    const box = { ...HOUSE, "track.laps": laps };
    expect(circles(box)).toBe(wanted);
    const screen = drawn({ guests: [guest] }, box).split('class="ronds')[1] ?? "";
    expect(count(screen.split("</p>")[0] ?? "", /<i /g)).toBe(wanted);
    const words = { title: "", days: [], short: [], missed: "", penalty: "", total: "" };
    expect(count(render(ScoreSheet, { props: { edition: box, words } }).body, /<circle /g)).toBe(wanted);
    for (const { x, y } of rounds(box)) {
      expect(x + 7).toBeLessThan(300);
      expect(64 + laps * 26 + y + 7).toBeLessThan(sheetHeight(box) - 51); // above the penalty
    }
  });
});
