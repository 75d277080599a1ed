import { describe, expect, it } from "vitest";
import { grouped } from "../../src/net/requests";

describe("the requests of the house", () => {
  it("are sorted by their tags, with their summaries", () => {
    const found = grouped({
      paths: {
        "/api/me": { get: { summary: "Who am I?", tags: ["me"] }, delete: { summary: "Delete my data", tags: ["me"] } },
        "/health": { get: {}, parameters: {} },
      },
    });
    expect(found).toEqual([
      {
        name: "me",
        requests: [
          { line: "GET /api/me", summary: "Who am I?" },
          { line: "DELETE /api/me", summary: "Delete my data" },
        ],
      },
      { name: "house", requests: [{ line: "GET /health", summary: "" }] },
    ]);
  });
});
