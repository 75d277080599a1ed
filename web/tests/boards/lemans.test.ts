import { describe, expect, it } from "vitest";
import { bands } from "../../../src/ludotheque/games/lemans/board/bands";
import { grid } from "../../../src/ludotheque/games/lemans/board/grid";
import { odds } from "../../../src/ludotheque/games/lemans/board/odds";
import { leaders, majority, passed, rowOrder, type CarFacts, type RaceFacts } from "../../../src/ludotheque/games/lemans/board/race";
import { hour, scenes } from "../../../src/ludotheque/games/lemans/board/skies";

const car = (facts: Partial<CarFacts> = {}): CarFacts => ({ visible: [], covered: [], score: 0, heat: 0, yellow: 0, blue: 0, incident: false, retired: false, hand: 1, ...facts });
const race = (cars: CarFacts[], facts: Partial<RaceFacts> = {}): RaceFacts =>
  ({ seats: cars.length, options: { starter: "rotate", weather: "points" }, phase: "turn", actor: 0, passes: 0, cars, seen: {}, hand: [], totals: cars.map(() => 0), ...facts }) as RaceFacts;
const EDITION = {
  overheat: 3,
  ...{ "cards.y1.copies": 6, "cards.y1.score": 1, "cards.y1.heat": 0, "cards.b1.copies": 1, "cards.b1.score": 1, "cards.b1.heat": 0 },
  ...{ "cards.y4.copies": 2, "cards.y4.score": 4, "cards.y4.heat": 1, "cards.y6.copies": 1, "cards.y6.score": 6, "cards.y6.heat": 2 },
  ...{ "cards.y7.copies": 0, "cards.y7.score": 7, "cards.y7.heat": 2, "cards.stand.copies": 6 },
};

describe("the seats of a race", () => {
  it("puts the viewer last, the others as they play", () => {
    expect(rowOrder(4, 1)).toEqual([2, 3, 0, 1]);
    expect(rowOrder(3, null)).toEqual([0, 1, 2]);
  });

  it("holds out the board of those who have passed since the last play, overheated cars left out", () => {
    const cars = [car(), car({ retired: true }), car(), car()];
    expect([...passed(race(cars, { actor: 0, passes: 2 }))]).toEqual([3, 2]);
    expect([...passed(race(cars, { actor: 2, passes: 1 }))]).toEqual([0]);
    expect([...passed(race(cars, { actor: 2, passes: 0 }))]).toEqual([]);
  });

  it("rings the majority of tyres, nobody without any, never an overheated car", () => {
    const cars = [car({ yellow: 2 }), car({ yellow: 2 }), car({ yellow: 3, retired: true })];
    expect(majority(race(cars), "yellow")).toEqual([0, 1]);
    expect(majority(race(cars), "blue")).toEqual([]);
  });

  it("crowns nobody at zero", () => {
    expect(leaders(race([car(), car()]))).toEqual([]);
    expect(leaders(race([car(), car()], { totals: [4, 4] }))).toEqual([0, 1]);
  });
});

describe("odds", () => {
  it("counts what the seat has not seen", () => {
    const facts = race([car({ heat: 1 }), car()], { seen: { y1: 1, stand: 2 }, hand: ["y4"] });
    expect(odds(facts, 0, EDITION)).toEqual({ unseen: 12, fatal: 1 });
    expect(odds(race([car({ incident: true })]), 0, EDITION)).toEqual({ unseen: 16, fatal: 3 });
  });
});

describe("the reminder card", () => {
  it("lists the scores of each band of heat, of cards that have copies", () => {
    expect(bands(EDITION).map(({ heat, scores }) => [heat, scores])).toEqual([
      [0, [1]],
      [1, [4]],
      [2, [6]],
    ]);
  });
});

describe("the skies", () => {
  it("paints the six rounds of the house, and other calendars", () => {
    expect(scenes(6, [3, 4])).toEqual(["stand", "dusk", "moon", "wheel", "dawn", "noon"]);
    expect(scenes(2, [])).toEqual(["stand", "noon"]);
  });

  it("starts at four in the afternoon", () => {
    expect([1, 3, 6].map((round) => hour(round, 6, "en"))).toEqual(["16:00", "0:00", "12:00"]);
    expect(hour(2, 5, "fr")).toBe("20\u00a0h\u00a048");
  });
});

describe("the road", () => {
  it("gives two lanes, and moves a third equal aside", () => {
    expect(grid([0, 0, 0, 9], 24, 44, 20).every((place) => place.aside >= 0)).toBe(true); // nobody starts off the road
    const places = grid([0, 0, 0, 9], 24, 44).sort((a, b) => a.seat - b.seat);
    expect(places.map(({ lane, aside }) => [lane, aside])).toEqual([
      [0, 0],
      [1, 0],
      [0, -44],
      [0, 0],
    ]);
  });
});
