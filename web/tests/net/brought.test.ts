import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const page = (text: string | null) => vi.stubGlobal("document", { getElementById: () => (text === null ? null : { textContent: text }) });

test("what came with the page is handed out once: whoever asks again wants the present", async () => {
  page('{"/api/me":{"name":"Odile"}}');
  const { brought } = await import("../../src/net/brought");
  expect(brought("/api/me")).toEqual({ name: "Odile" });
  expect(brought("/api/me")).toBeUndefined();
});

test("a page that brings nothing asks", async () => {
  page(null);
  const { brought } = await import("../../src/net/brought");
  expect(brought("/api/me")).toBeUndefined();
});

test("an answer that came with the page is not asked for; the next one is", async () => {
  page('{"/api/me":{"name":"Odile"}}');
  const fetched = vi.fn(async () => new Response("null", { headers: { "content-type": "application/json" } }));
  vi.stubGlobal("fetch", fetched);
  const { api } = await import("../../src/net/api");
  expect(await api.me()).toEqual({ name: "Odile" });
  expect(fetched).not.toHaveBeenCalled();
  expect(await api.me()).toBeNull();
  expect(fetched).toHaveBeenCalledOnce();
});

test("null is an answer, too", async () => {
  page('{"/api/me":null}');
  vi.stubGlobal("fetch", vi.fn());
  const { api } = await import("../../src/net/api");
  expect(await api.me()).toBeNull();
});
