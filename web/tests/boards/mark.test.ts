import { describe, expect, it } from "vitest";
import { byEnd, choiceOf, crowdOf, endChips } from "$games/mark/board/choices";
import { printed, unsold, type Colour, type Facts } from "$games/mark/board/facts";
import { track } from "$games/mark/board/pieces";
import { largePlan, phonePlan, quarters, sideOf } from "$games/mark/board/plan";
import { fitted, signed } from "$games/mark/board/words";
import { notes } from "$web/live/tickets";

const LETTERS: Record<string, Colour | null> = { ".": null, w: "white", b: "blue", g: "gold", n: "green", r: "red" };
const row = (text: string): (Colour | null)[] => [...text].map((letter) => LETTERS[letter] ?? null);

/** A table in short: first row / second row of each seat, market rows "e:blue:2". */
function table(companies: string[], market = ""): Facts {
  const taken = new Map(
    market
      .split(" ")
      .filter(Boolean)
      .map((text) => [text[0], text.split(":")]),
  );
  return {
    seats: companies.length,
    actor: 0,
    companies: companies.map((text) => ({ money: 30, first: row(text.split("/")[0] ?? ""), second: row(text.split("/")[1] ?? ""), fee: 0 })),
    market: [..."abcde"].map((name) => ({ row: name, prices: [5, 6, 7, 8, 9], colour: (taken.get(name)?.[1] ?? null) as Colour | null, sold: Number(taken.get(name)?.[2] ?? 0) })),
    closed: [],
    bank: { white: 8, blue: 8, gold: 8, green: 8, red: 8 },
  } as unknown as Facts;
}

describe("who is who between two views", () => {
  it("follows a piece from the bank to a roof and to the market", () => {
    const begin = track(null, table(["..../....", "b.../...."]));
    const taken = track(begin.pieces, table([".b../....", "b.../...."]));
    expect(taken.journeys).toEqual([{ colour: "blue", from: "bank", to: "0:first:1" }]);
    const id = taken.pieces.find((piece) => piece.place === "0:first:1")?.id;
    const moved = track(taken.pieces, table(["..../..b.", "b.../...."]));
    expect(moved.pieces.find((piece) => piece.place === "0:second:2")?.id).toBe(id);
    const sold = track(moved.pieces, table(["..../....", "b.../...."], "e:blue:1"));
    expect(sold.journeys).toEqual([{ colour: "blue", from: "0:second:2", to: "market:4:0" }]);
    expect(sold.pieces).toHaveLength(2);
  });

  it("knows a piece given back from one that left the game", () => {
    const begin = track(null, table(["wb../....", "..../...."]));
    expect(track(begin.pieces, table([".b../....", "..../...."])).journeys).toEqual([{ colour: "white", from: "0:first:0", to: "bank" }]);
    expect(track(begin.pieces, { ...table([".b../....", "..../...."]), closed: ["white"] }).journeys[0]?.to).toBe("out");
  });
});

describe("where choices end", () => {
  const facts = table(["wb../gg..", "..../...."], "c:gold:2");
  const choices = ["take:red:2", "take:blue:2", "move:white:0:2", "move:blue:1:2", "sell:gold:0:c", "sell:gold:1:c"].map((token) => choiceOf(token, facts));
  const ends = byEnd(choices, facts);

  it("shares a cell in the order of the bank and of the columns", () => {
    expect(ends.get("first:2")?.map((one) => one.token)).toEqual(["take:blue:2", "take:red:2"]);
    expect(ends.get("second:2")?.map((one) => one.lean)).toEqual([2, 1]);
    expect(crowdOf(ends, 4)).toEqual({ first: [0, 0, 2, 0], second: [0, 0, 2, 0] });
  });

  it("offers one of two like sales in the market: the others are made by touching the piece", () => {
    expect(ends.get("market:c")).toHaveLength(1);
  });

  it("gives every choice a box of its own, a finger high on the phone", () => {
    const chips = endChips(ends, facts, phonePlan(5, 4, crowdOf(ends, 4)));
    expect(new Set(chips.map((chip) => `${chip.box.x} ${chip.box.y}`)).size).toBe(chips.length);
    expect(Math.min(...chips.map((chip) => Math.min(chip.box.w, chip.box.h)))).toBeGreaterThanOrEqual(40);
  });
});

describe("the plans", () => {
  it("divides a cell without overlap", () => {
    for (const n of [1, 2, 3, 4, 5]) {
      const boxes = quarters({ x: 0, y: 0, w: 68, h: 94 }, n);
      expect(boxes).toHaveLength(n);
      expect(boxes.reduce((sum, box) => sum + box.w * box.h, 0)).toBeCloseTo(68 * 94);
    }
  });

  it("seats the players clockwise from the viewer, two of them face to face", () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 1, 4))).toEqual(["east", "south", "west", "north"]);
    expect(sideOf(0, 1, 2)).toBe("north");
  });

  it("keeps a long row of an own edition inside the bed", () => {
    const last = largePlan(8, 4, { first: [], second: [] }).market(0, 7);
    expect(last.x + last.w).toBeLessThanOrEqual(568);
  });
});

describe("words and figures", () => {
  it("shortens names, signs amounts, changes sums into notes", () => {
    expect(fitted("Jeanne", 120, 15)).toBe("Jeanne");
    expect(fitted("Maximilienne de Robespierre", 100, 15)).toMatch(/^Maximil.*…$/u);
    expect([signed(4), signed(-3)]).toEqual(["+4", "−3"]);
    expect(notes(27)).toEqual([10, 10, 5, 1, 1]);
  });

  it("reads the edition and counts what is unsold", () => {
    expect(printed({ storage: { fee: 5 } }, "storage.fee")).toBe(5);
    expect(printed({ "storage.fee": 6 }, "storage.fee")).toBe(6);
    expect(unsold(table(["wb../..w.", "w.../...."]), "white")).toBe(11);
  });
});
