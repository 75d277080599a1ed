import { describe, expect, it } from "vitest";
import { hasSecrets, tally } from "../src/lib/facts";
import { appended, firstUnseen } from "../src/lib/log";
import { match } from "../src/lib/match";
import { inkOf } from "../src/lib/seats";
import { BadValues, readValues } from "../src/lib/toml";
import type { GameInfo, LogLine } from "../src/lib/types";
import { complete, presetOf, withPreset } from "../src/plan/draft";

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

describe("facts of an observation", () => {
  const view = { seats: 2, totals: [3, 5], deck: 9, actor: 0, cars: [{ score: 1, heat: 0 }, { score: 2, heat: 1 }] };

  it("give a seat's standing", () => {
    expect(tally(view, 1)).toBe(5);
    expect(tally({ seats: 2, companies: [{ money: 30 }, { money: 4 }] }, 1)).toBe(4);
    expect(tally({ seats: 2 }, 0)).toBeNull();
  });

  it("say whether there is something to hide on a shared screen", () => {
    expect([hasSecrets({ hand: [] }), hasSecrets({ bid: null }), hasSecrets(view)]).toEqual([true, true, false]);
  });
});

describe("addresses", () => {
  it("lead to pages", () => {
    expect(match("/")).toEqual({ page: "home", arg: "" });
    expect(match("/t/KILO47")).toEqual({ page: "join", arg: "KILO47" });
    expect(match("/table/a_B-9")).toEqual({ page: "table", arg: "a_B-9" });
    expect(match("/replay/a_B-9")).toEqual({ page: "replay", arg: "a_B-9" });
    expect(match("/rules/mark")).toEqual({ page: "rules", arg: "mark" });
    expect(match("/api/me").page).toBe("lost");
  });
});

describe("seats", () => {
  it("never share an ink at a table", () => {
    for (const [game, seats] of [["lemans", 6], ["mark", 4], ["maillot", 9], ["macadam", 6], ["marathon", 6], ["sixth", 9]] as const) {
      const inks = Array.from({ length: seats }, (_, seat) => inkOf(game, seat).number);
      expect(new Set(inks).size).toBe(seats);
    }
  });
});

describe("a collector's values", () => {
  it("are read from TOML, nested tables as dotted keys, without name and origins", () => {
    const text = 'name = "mine"\nmoney = 25 # on my box\n[boards.slopes]\na = [1, 2,\n  3]\n[origin]\nmoney = "stated"\n';
    expect(readValues(text)).toEqual({ money: 25, "boards.slopes.a": [1, 2, 3] });
  });

  it("are read from JSON", () => {
    expect(readValues('{"storage": {"fee": 4}, "storage.free": 2}')).toEqual({ "storage.fee": 4, "storage.free": 2 });
  });

  it("are refused with the line", () => {
    expect(() => readValues("money = 25\nnonsense")).toThrow(BadValues);
    expect(() => readValues("a = oops")).toThrow("line 1");
    expect(() => readValues("{")).toThrow(BadValues);
  });
});

describe("the agreement of a table", () => {
  const game: GameInfo = {
    slug: "g", title: "G", min_seats: 2, max_seats: 4, edition: "", lesson: false,
    options: [{ name: "teams", values: [0, 2], clauses: [] }, { name: "pact", values: ["on", "off"], clauses: [] }],
    presets: [{ name: "complete", values: {} }, { name: "base", values: { pact: "off" } }],
  };

  it("knows its preset", () => {
    expect(presetOf(game, complete(game, {}))).toBe("complete");
    expect(presetOf(game, withPreset(game, "base"))).toBe("base");
    expect(presetOf(game, complete(game, { teams: 2 }))).toBe("");
  });
});
