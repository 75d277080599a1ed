import { expect, test } from "vitest";
import { meant } from "../../src/table/meant";

const KNOWN = [
  { token: "pass", label: "Passer" },
  { token: "card:stand", label: "Poser : Stand" },
  { token: "card:b6", label: "Poser : bleue 6 (2 chauffes)" },
  { token: "star", label: "Prendre l’étoile" },
];

test("a move is found by its notation, or by words of its label in any spelling", () => {
  expect(meant(" card:b6 ", KNOWN)).toBe("card:b6");
  expect(meant("poser le stand", KNOWN)).toBe("card:stand");
  expect(meant("ÉTOILE", KNOWN)).toBe("star");
  expect(meant("etoile", KNOWN)).toBe("star");
  expect(meant("bleue 6", KNOWN)).toBe("card:b6");
});

test("words that fit no move mean none", () => {
  expect(meant("gagner", KNOWN)).toBeNull();
  expect(meant(" ?! ", KNOWN)).toBeNull();
});

test("words that fit several moves are left to the house", () => {
  expect(meant("poser", KNOWN)).toBeNull();
});
