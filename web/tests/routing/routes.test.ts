import { describe, expect, it } from "vitest";
import { match } from "../../src/routing/routes";

describe("addresses", () => {
  it("lead to pages", () => {
    expect(match("/")).toEqual({ page: "home", arg: "" });
    expect(match("/t/KILO47")).toEqual({ page: "join", arg: "KILO47" });
    expect(match("/table/a_B-9")).toEqual({ page: "table", arg: "a_B-9" });
    expect(match("/replay/a_B-9")).toEqual({ page: "replay", arg: "a_B-9" });
    expect(match("/moments/a_B-9")).toEqual({ page: "moments", arg: "a_B-9" });
    expect(match("/moments/a_B-9/37")).toEqual({ page: "moments", arg: "a_B-9/37" });
    expect(match("/rules/mark")).toEqual({ page: "rules", arg: "mark" });
    expect(match("/api/me").page).toBe("lost");
  });
});
