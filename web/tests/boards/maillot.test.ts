import { describe, expect, it } from "vitest";
import { announced, cells, passages, place } from "$games/maillot/board/cells";
import { prices } from "$games/maillot/board/prices";
import { Road } from "$games/maillot/board/road";
import { order, punctured, terrainOf, type Edition, type TourFacts } from "$games/maillot/board/tour";
import type { BoardProps } from "$web/board/contract";

const edition: Edition = {
  columns: 28,
  change: 14,
  lanes: 4,
  energy: 6,
  form: 20,
  risk: 4,
  "course.stage1.first": "plain",
  "course.stage1.second": "climb",
  "course.stage2.first": "climb",
  "course.stage2.second": "descent",
  "course.stage3.first": "descent",
  "course.stage3.second": "plain",
  "price.double1": [0, 1, 2, 3],
  "price.double2": [0, 0, 0, 1],
  "price.double3": [],
  "price.double4": [],
  "price.double5": [],
  "price.double6": [0, 1, 2, 3],
  "price.total3": [3, 4, 5, 6],
  "price.total4": [2, 3, 4, 5],
  "price.total5": [3, 4, 5, 6],
  "price.total6": [2, 3, 4, 5],
  "price.total7": [0, 0, 0, 0],
  "price.total8": [2, 3, 4, 5],
  "price.total9": [3, 4, 5, 6],
  "price.total10": [0, 0, 1, 2],
  "price.total11": [4, 5, 6, 7],
};
const rider = (col: number, lane: number | null, more = {}) => ({ seat: 0, status: "riding", col, lane, energy: 2, form: 20, stars: 3, skip: "", round: null, over: null, time: 0, ...more });
const tour = (more: object): TourFacts =>
  ({ stage: 1, phase: "break", options: { teams: 0, terrain: "stop" }, turn: { rider: "ptt" }, queue: [], riders: { ptt: rider(12, 2), noel: rider(15, 2) }, reach: {}, classification: [], ...more }) as unknown as TourFacts;
const board = (view: TourFacts, tokens: string[], aimed: string | null = null): BoardProps => ({ view, edition, aimed, tickets: tokens.map((token) => ({ token, label: token })) }) as unknown as BoardProps;

describe("the road", () => {
  it("is flat on the plain, rises on a climb and falls on a descent", () => {
    const [one, two, three] = [1, 2, 3].map((stage) => new Road(edition, stage)) as [Road, Road, Road];
    expect(one.top(0)).toBe(one.top(14));
    expect(one.top(28)).toBeLessThan(one.top(14));
    expect(two.top(14)).toBeLessThan(Math.min(two.top(0), two.top(28)));
    expect(three.top(0)).toBeLessThan(three.top(14));
    expect(three.slope(3)).toBeGreaterThan(0);
  });
  it("has a place for everybody beside it", () => {
    const road = new Road(edition, 1);
    const places = Array.from({ length: 9 }, (_, i) => road.beside("finish", i));
    expect(new Set(places.map((one) => `${one.x} ${one.y}`)).size).toBe(9);
    expect(Math.max(...places.map((one) => one.x))).toBeLessThan(1062);
  });
});

describe("prices", () => {
  it("counts the 36 throws", () => {
    const four = prices(edition, 4);
    expect(four.reduce((sum, one) => sum + one.throws, 0)).toBe(36);
    expect(four.at(-1)).toEqual({ units: null, throws: 3 });
    expect(four[0]).toEqual({ units: 0, throws: 6 });
    expect(Math.max(...four.map((one) => one.units ?? 0))).toBe(7);
  });
});

describe("cells", () => {
  it("reads tokens", () => {
    expect(announced("break:2:4")).toEqual({ safe: 2, risk: 4 });
    expect(announced("to:2:4")).toBeNull();
    expect(place("to:14:3")).toEqual({ col: 14, lane: 3 });
  });
  it("prices a cell with the cheapest announcement, marks wheels and lost stars", () => {
    const view = tour({ reach: { stay: 0, "to:14:2": 0, "to:15:1": 1, "to:17:1": 3 } });
    const found = cells(board(view, ["break:0:0", "break:1:0", "break:2:0", "break:0:1"]), null);
    expect(found.map((one) => [one.move, one.token, one.cost])).toEqual([
      ["to:14:2", "break:0:0", 0],
      ["to:15:1", "break:1:0", 1],
    ]);
    expect(found[0]).toMatchObject({ wheel: true, lost: false });
    expect(found[1]).toMatchObject({ wheel: false, lost: true });
  });
  it("shows what the aimed dice could reach, and fades the rest", () => {
    const view = tour({ reach: { "to:14:2": 0, "to:15:1": 1, "to:16:1": 2, "to:17:1": 3 } });
    const found = cells(board(view, ["break:0:0", "break:1:0", "break:2:0", "break:0:1"], "break:0:1"), null);
    expect(found.map((one) => [one.move, one.cost, one.faint])).toEqual([
      ["to:14:2", 0, false],
      ["to:15:1", null, false],
      ["to:16:1", 2, true],
    ]);
  });
  it("costs nothing more once the announcement is made", () => {
    const found = cells(board(tour({ phase: "move" }), ["stay", "to:14:1"]), null);
    expect(found.map((one) => [one.token, one.cost])).toEqual([["to:14:1", 0]]);
  });
  it("marks a full column that is ridden through, and no other", () => {
    const wall = { agfa: rider(13, 1), noel: rider(13, 2), renault: rider(13, 3), bonnal: rider(13, 4), escale: rider(14, 1) };
    const through = (more: object) => {
      const one = board(tour({ phase: "move", riders: { ptt: rider(12, 2), ...wall }, ...more }), ["stay", "to:14:2"]);
      return passages(one, cells(one, null));
    };
    expect(through({})).toEqual([13]);
    expect(through({ riders: { ptt: rider(12, 2), ...wall, bonnal: rider(15, 4) } })).toEqual([]);
    expect(through({ options: { teams: 0, terrain: "stop", blocking: "pass" } })).toEqual([]);
  });
});

describe("the tour", () => {
  it("counts the stars of the road in front, or under the wheels", () => {
    expect(terrainOf(edition, tour({}), 13)).toBe("plain");
    expect(terrainOf(edition, tour({}), 14)).toBe("climb");
    expect(terrainOf(edition, tour({ options: { teams: 0, terrain: "start" } }), 14)).toBe("plain");
  });
  it("lays the cards in the order of play", () => {
    const riders = { ptt: rider(3, 1), noel: rider(9, 2), agfa: rider(30, null, { status: "across", round: 4, over: 2 }), renault: rider(5, null, { status: "out" }), bonnal: rider(2, 1) };
    expect(order(tour({ riders, queue: ["bonnal"], classification: ["agfa", "noel", "ptt", "bonnal", "renault"] }))).toEqual(["agfa", "noel", "ptt", "bonnal", "renault"]);
  });
  it("places those across by the cells beyond the line, or by the order of crossing", () => {
    const across = (over: number, crossed: number) => rider(28 + over, null, { status: "across", round: 4, over, crossed });
    const riders = { agfa: across(2, 1), noel: across(3, 2), ptt: rider(3, 1) };
    const lay = (stage_winner: string) => order(tour({ riders, options: { teams: 0, terrain: "stop", stage_winner }, classification: ["ptt", "agfa", "noel"] }));
    expect(lay("furthest")).toEqual(["noel", "agfa", "ptt"]);
    expect(lay("first")).toEqual(["agfa", "noel", "ptt"]);
  });
  it("names the punctured riders that the rider asked could help", () => {
    const flat = (lane: number) => rider(6, lane, { skip: "puncture" });
    const riders = { ptt: rider(6, 2), noel: flat(1), agfa: flat(3), bonnal: flat(4) };
    const turn = { rider: "ptt", asked: ["ptt"], punctured: false };
    expect(punctured(tour({ riders, turn, declined: { noel: [], agfa: [] } }))).toEqual(["noel", "agfa"]);
    expect(punctured(tour({ riders, turn, declined: { noel: ["ptt"], agfa: [] } }))).toEqual(["agfa"]);
    expect(punctured(tour({ riders, turn: { rider: "noel", asked: ["ptt"], punctured: true }, declined: {} }))).toEqual(["noel"]);
  });
});
