import { expect, test } from "vitest";
import { seenBy } from "../../src/styleguide/vision";

test("greys stay grey, and the inks look as on the plate of the art", () => {
  for (const vision of ["deutan", "protan", "tritan"] as const) expect(seenBy(vision, "#808080")).toBe("#808080");
  expect(seenBy("deutan", "#CE3420")).toBe("#8a7b16");
  expect(seenBy("tritan", "#CE3420")).toBe("#e30031");
  expect(seenBy("protan", "#0C8460")).toBe("#817a5e");
});
