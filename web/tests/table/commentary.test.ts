import { expect, test } from "vitest";
import { distance } from "../../src/table/commentary";

test("a small gap is no clear win", () => {
  expect(distance(1, 3)).toBe("close");
  expect(distance(8, 100)).toBe("close");
  expect(distance(3, 24)).toBe("next");
  expect(distance(9, 24)).toBe("clear");
});
