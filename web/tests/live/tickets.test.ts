import { describe, expect, it } from "vitest";
import { bids, brief, distinct, filtered, grouped, inOrder, indexOfKey, keyOf, shared, type Ticket } from "../../src/live/tickets";

const ticket = (token: string, label = token): Ticket => ({ token, label });

describe("tickets", () => {
  it("lie loose when there are nine or fewer", () => {
    const few = Array.from({ length: 9 }, (_, n) => ticket(`to:${n}`));
    expect(grouped(few)).toEqual([{ id: "", title: "", tickets: few }]);
    expect(grouped([])).toEqual([]);
  });

  it("that lead to the same are one", () => {
    const tickets = [ticket("take:red:0"), { ...ticket("take:red:3"), like: "take:red:0" }, ticket("take:red:1")];
    expect(distinct(tickets).map((one) => one.token)).toEqual(["take:red:0", "take:red:1"]);
  });

  it("are grouped by kind when there are more, each once", () => {
    const many = [...Array.from({ length: 6 }, (_, n) => ticket(`take:${n}`, `prendre la ${n}`)), ...Array.from({ length: 5 }, (_, n) => ticket(`sell:${n}`, `vendre la ${n}`))];
    const groups = grouped(many);
    expect(groups.map((group) => [group.id, group.title, group.tickets.length])).toEqual([
      ["take", "prendre", 6],
      ["sell", "vendre", 5],
    ]);
    expect(groups.flatMap((group) => group.tickets)).toEqual(many);
  });

  it("are grouped by place when one kind alone is too many", () => {
    const many = ["a", "b"].flatMap((row) => Array.from({ length: 12 }, (_, n) => ticket(`place:${row}:${n}`, `poser en ${row}, case ${n}`)));
    expect(grouped(many).map((group) => group.title)).toEqual(["poser en a", "poser en b"]);
  });

  it("are split as finely as it takes; a lonely one is loose", () => {
    const places = ["shelf", "lounge"].flatMap((name) => Array.from({ length: 7 }, (_, n) => ticket(`place:a:${name}:${n}`, `${name}, place ${n}`)));
    const groups = grouped([...places, ticket("pass")]);
    expect(groups.map((group) => [group.id, group.title, group.tickets.length])).toEqual([
      ["place:a:shelf", "shelf", 7],
      ["place:a:lounge", "lounge", 7],
      ["", "", 1],
    ]);
  });

  it("come in a kind order: numbers as numbers, doing nothing last", () => {
    expect(inOrder([ticket("pass"), ticket("bid:10"), ticket("bid:9"), ticket("play")]).map((one) => one.token)).toEqual(["bid:9", "bid:10", "play", "pass"]);
  });

  it("come in the order in which a game prints its words, if it says so", () => {
    const printed = "place upstairs lounge expel".split(" ");
    const tokens = ["expel:a:petanque:2", "place:a:lounge:1", "place:a:upstairs:10", "place:a:upstairs:2", "place:a:garden", "pass"];
    expect(
      inOrder(
        tokens.map((token) => ticket(token)),
        printed,
      ).map((one) => one.token),
    ).toEqual(["place:a:upstairs:2", "place:a:upstairs:10", "place:a:lounge:1", "place:a:garden", "expel:a:petanque:2", "pass"]);
  });

  it("have keys that the table does not use for itself", () => {
    const keys = Array.from({ length: 32 }, (_, n) => keyOf(n));
    expect(keys.slice(0, 10)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "a"]);
    for (const own of ["l", "c", "r", "?"]) expect(keys).not.toContain(own);
    expect(keys.map(indexOfKey)).toEqual(keys.map((_, n) => n));
    expect([keyOf(99), indexOfKey("Enter"), indexOfKey("")]).toEqual(["", -1, -1]);
  });

  it("are found by words without accents", () => {
    const found = filtered([ticket("a", "Échappée de deux cases"), ticket("b", "Rester")], "echap DEUX");
    expect(found.map((one) => one.token)).toEqual(["a"]);
  });

  it("share the words with which they all begin", () => {
    expect(shared(["poser : bleue 2", "poser : stand"])).toBe("poser");
    expect(shared(["un", "deux"])).toBe("");
  });
});

describe("bids", () => {
  const choices = (...tokens: string[]) => tokens.map((token) => ({ token, label: "" }));

  it("are a stepper from the least to the most", () => {
    expect(bids(choices("bid:0", "bid:10", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5", "bid:6", "bid:7", "bid:8", "bid:9"))).toEqual({ least: 0, most: 10 });
  });

  it("are not when there is a gap, another choice, or one sum only", () => {
    expect(bids(choices("bid:0", "bid:2"))).toBeNull();
    expect(bids(choices("bid:0", "bid:1", "pass"))).toBeNull();
    expect(bids(choices("bid:0"))).toBeNull();
  });

  it("name a group by what the one before it did not say", () => {
    expect(brief("Prendre le carton à la banque")).toEqual(["", "Prendre le carton à la banque", ""]);
    expect(brief("Prendre le métal à la banque", "Prendre le carton à la banque")).toEqual(["Prendre le ", "métal", " à la banque"]);
    expect(brief("Take bottle cap from the bank", "Take metal from the bank")).toEqual(["Take ", "bottle cap", " from the bank"]);
    expect(brief("Ride to column 16", "Ride to column 15")).toEqual(["Ride to column ", "16", ""]);
    expect(brief("Transformer", "Prendre le carton")).toEqual(["", "Transformer", ""]);
    expect(brief("Poser", "Poser")).toEqual(["", "Poser", ""]);
  });
});
