import { describe, expect, test, vi } from "vitest";
import { coups } from "../../../src/ludotheque/games/macadam/board/coups";
import { boxOf, missCost, type Facts, type Kind, type Note } from "../../../src/ludotheque/games/macadam/board/facts";
import { gesture, spread, type Held } from "../../../src/ludotheque/games/macadam/board/hand";
import { POCKET, SHEET, arm, middle, places } from "../../../src/ludotheque/games/macadam/board/signals";

/** Four seats, dealer 0, the coup and the signals laid so far. */
function table(coup: number, signals: Kind[], diary: Note[], more: Partial<Facts> = {}): Facts {
  const covered = signals.map((signal, i) => ({ token: i + 1, signal, leader: i % 4 }));
  return { seats: 4, dealer: 0, coup, phase: "follow", covered, diary, options: { rounds: 1, vehicle_penalty: true, finish: "talon" }, ...more } as Facts;
}
const played = (seat: number, card: Note["card"]): Note => ({ what: "played", seat, card });

describe("a card and its signal in one gesture", () => {
  const card = (code: string): Held => ({ card: code, missing: null }) as unknown as Held;
  const board = (tokens: string[], aimed: string | null = null) => {
    const [aim, play] = [vi.fn(), vi.fn()];
    return { view: { phase: "menu" }, tickets: tokens.map((token) => ({ token, label: token })), aimed, aim, play, say: (id: string) => id } as unknown as Parameters<typeof gesture>[0];
  };
  const press = (given: Parameters<typeof gesture>[0], code: string) => (gesture(given, card(code)).onclick as () => void)();

  test("is plain when one signal admits the card", () => {
    const given = board(["signal:walk", "draw"]);
    press(given, "ped_red");
    expect(given.play).toHaveBeenCalledWith("signal:walk", "play:ped_red");
  });

  test("aims first when several do, then plays with the one that is aimed at", () => {
    const given = board(["signal:wait", "signal:cycle"]);
    press(given, "bicycle");
    expect([vi.mocked(given.aim).mock.calls.length, vi.mocked(given.play).mock.calls.length]).toEqual([1, 0]);
    const aimed = board(["signal:wait", "signal:cycle"], "signal:cycle");
    press(aimed, "bicycle");
    expect(aimed.play).toHaveBeenCalledWith("signal:cycle", "play:bicycle");
  });

  test("is not offered for a card that no free signal admits, nor without its paper", () => {
    expect(gesture(board(["signal:motorway"]), card("ped_red"))).toEqual({});
    expect(gesture(board(["signal:wait"]), { ...card("motor"), missing: "permit" } as Held)).toEqual({});
  });
});

describe("the coups read off the diary", () => {
  test("who laid what, who failed, who is to come", () => {
    const [coup] = coups(table(1, ["walk"], [played(0, "ped_red"), { what: "lacks", seat: 0, of: "paper_or:ped_red" }, { what: "failed", seat: 1, of: "ped_red" }]));
    expect(coup?.laid.map((one) => [one.seat, one.fate])).toEqual([
      [0, "laid"],
      [1, "missed"],
      [2, "waits"],
      [3, "waits"],
    ]);
    expect(coup?.over).toBe(false);
  });

  test("a green arrow turns the order, an agent against it cuts the rest off (MC-33, MC-64)", () => {
    const notes: Note[] = [played(0, "green_arrow"), { what: "lacks", seat: 3, of: "green_arrow" }, played(3, "agent"), played(3, "ped_red")];
    const [coup] = coups(table(2, ["green_arrow"], notes, { phase: "menu" }));
    expect(coup?.laid.map((one) => [one.seat, one.fate])).toEqual([
      [0, "laid"],
      [3, "laid"],
      [2, "cut"],
      [1, "cut"],
    ]);
  });

  test("an agent alone, or a stuck leader, ends the coup; the next one begins (MC-42, MC-43)", () => {
    const notes: Note[] = [{ what: "lacks", seat: 0, of: "signal:walk" }, played(0, "agent"), { what: "lacks", seat: 0, of: "companion" }, { what: "failed", seat: 1, of: "signal:walk+wait" }];
    expect(coups(table(3, ["walk", "wait"], notes, { phase: "menu" })).map((coup) => [coup.number, coup.over])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  test("the paper goes with its vehicle; a vehicle may be missed for nothing (MC-22, MC-48)", () => {
    const notes: Note[] = [played(0, "moped"), played(0, "insurance"), { what: "failed", seat: 1, of: "moped" }];
    const [coup] = coups(table(1, ["cycle"], notes, { options: { rounds: 1, vehicle_penalty: false, finish: "talon" } }));
    expect(coup?.laid[0]?.cards).toEqual(["moped", "insurance"]);
    expect(coup?.laid[1]?.free).toBe(true);
  });

  test("a stuck leader loses nothing, a missed pedestrian costs (MC-43, MC-48)", () => {
    const notes: Note[] = [{ what: "failed", seat: 0, of: "signal:walk" }, played(1, "ped_red"), { what: "failed", seat: 2, of: "ped_red" }];
    const [stuck, next] = coups(table(2, ["walk", "walk"], notes));
    expect(stuck?.laid[0]).toMatchObject({ fate: "missed", free: true });
    expect(next?.laid[1]).toMatchObject({ seat: 2, fate: "missed", free: false });
  });

  test("a follower may throw, and misses after it or declines (MC-92)", () => {
    const notes: Note[] = [played(0, "ped_red"), { what: "threw", seat: 1, face: 2 }, { what: "failed", seat: 1, of: "ped_red" }, { what: "declined", seat: 2, of: "ped_red" }];
    const [coup] = coups(table(1, ["walk"], notes));
    expect(coup?.laid.map((one) => [one.seat, one.fate])).toEqual([
      [0, "laid"],
      [1, "missed"],
      [2, "missed"],
      [3, "waits"],
    ]);
  });

  test("a diary that begins in the middle of a round", () => {
    const found = coups(table(9, Array<Kind>(9).fill("walk"), [played(0, "ped_red")]));
    expect(found.map((coup) => [coup.number, coup.leader])).toEqual([[9, 0]]);
  });
});

test("what it costs not to follow (MC-48, MC-72)", () => {
  const box = boxOf({ "tickets.loss_points": 100 });
  const cost = (demand: Facts["demand"], vehicle_penalty: boolean): number => missCost(box, { demand, options: { rounds: 1, vehicle_penalty, finish: "talon" } });
  expect([cost("ped_red", false), cost("green_arrow", false), cost("bicycle", false), cost("any_vehicle", false)]).toEqual([100, 100, 0, 0]);
  expect([cost("bicycle", true), cost("any_vehicle", true), cost(null, true)]).toEqual([100, 100, 0]);
});

describe("the crossroads", () => {
  test("tokens fill the slots of their kind in order", () => {
    const box = boxOf({ "signals.walk": [1, 4], "signals.wait": [3], "signals.cycle": [2], "signals.motorway": [], "signals.green_arrow": [], "signals.blue_arrow": [] });
    const found = places(box, { covered: [{ token: 1, signal: "walk", leader: 2 }] });
    expect(found.map((place) => place.token)).toEqual([1, null, null, null]);
    expect(found[0]?.leader).toBe(2);
  });

  test("every signal lies inside the sheet", () => {
    for (const plan of [SHEET, POCKET])
      for (let slot = 1; slot <= 16; slot += 1) {
        const { x, y } = middle(plan, slot);
        const half = 33 * plan.scale;
        expect(Math.min(x - half, y - half, plan.width - x - half, plan.height - y - half)).toBeGreaterThanOrEqual(0);
      }
  });

  test("the reader sits in the south, the others clockwise", () => {
    expect([0, 1, 2, 3].map((seat) => arm(seat, 4, 0))).toEqual(["south", "west", "north", "east"]);
    expect(arm(1, 2, 1)).toBe("south");
  });
});

test("a hand of sixteen fits its strip", () => {
  const cards = ["ped_red", "ped_red", "ped_red", "bicycle", "bicycle", "moped", "moped", "motor", "motor", "motor", "green_arrow", "blue_arrow", "agent", "agent", "insurance", "permit"];
  const held = cards.map((card, i) => ({ key: `${i}`, card, copy: 0, top: true, token: null, state: "plain", missing: null, x: 0 }) as Held);
  const laid = spread(held, 740, 100, 108);
  expect((laid.at(-1)?.x ?? 0) + 100).toBeLessThanOrEqual(741);
  expect(laid.every((one, i) => i === 0 || one.x > (laid[i - 1]?.x ?? 0))).toBe(true);
});
