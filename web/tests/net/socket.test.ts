import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEarly, take } from "../../src/net/socket";

const page = vi.hoisted(() => new Map<string, unknown>()); // what came with it
vi.mock("../../src/net/brought", () => ({ brought: (key: string) => page.get(key) }));

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  happens(kind: "open" | "message" | "close"): void {
    this.readyState = kind === "close" ? 3 : 1;
    const event = new Event(kind);
    this.dispatchEvent(event);
    this[`on${kind}`]?.(event);
  }
}

beforeEach(() => {
  page.clear();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "ludo.example" });
});
afterEach(() => vi.unstubAllGlobals());

test("what is told before anybody listens is kept in order", () => {
  openEarly("t1");
  const [socket] = FakeSocket.all as [FakeSocket];
  socket.happens("open");
  socket.happens("message");
  const line = take("t1");
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.url).toBe("wss://ludo.example/ws");
  expect(socket.sent).toEqual([JSON.stringify({ do: "watch", table: "t1", id: 0 })]);
  expect(line.heard.map((event) => event.type)).toEqual(["open", "message"]);
});

test("a socket is taken over once; the next one is new, and watches too", () => {
  openEarly("t1");
  take("t1");
  const line = take("t1");
  expect(FakeSocket.all).toHaveLength(2);
  expect(line.heard).toEqual([]);
  FakeSocket.all[1]?.happens("open");
  expect(FakeSocket.all[1]?.sent).toHaveLength(1);
});

test("a socket of another table is closed", () => {
  openEarly("t1");
  take("t2");
  expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([3, 0]);
});

test("a socket that was closed meanwhile is opened anew: the person may have said a name since", () => {
  openEarly("t1");
  FakeSocket.all[0]?.happens("close");
  expect(take("t1").heard).toEqual([]);
  expect(FakeSocket.all).toHaveLength(2);
});

test("the table that came with the page is shown by the first socket to it, also when that one had closed", () => {
  const shown = { is: "table" };
  page.set("t1", shown);
  openEarly("t1");
  expect(take("t1").shown).toBe(shown);
  expect(take("t1").shown).toBeNull();
  openEarly("t1");
  FakeSocket.all.at(-1)?.happens("close");
  expect(take("t1").shown).toBe(shown);
});

test("the table that came with the page is not shown at another one", () => {
  page.set("t1", { is: "table" });
  openEarly("t1");
  expect(take("t2").shown).toBeNull();
});
