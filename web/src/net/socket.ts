/**
 * The socket of a table. The first one is opened by the very first script (main.ts), while the code of the table is still
 * on its way: what is told meanwhile is kept for whoever takes the socket over.
 */
import { brought } from "./brought";
import type { Message } from "./types";

export interface Line {
  socket: WebSocket;
  /** The table as it was when the page was made; only for the table that the page was opened for. */
  shown: Message | null;
  /** What happened on it before it was taken over, in order. */
  heard: Event[];
}

let early: (Line & { table: string }) | null = null;

/** Ask to be shown the table, and told of everything that happens there. */
export function watch(socket: WebSocket, table: string): void {
  socket.send(JSON.stringify({ do: "watch", table, id: 0 }));
}

/** Open a socket that watches a table from the moment it is open. */
function open(table: string): WebSocket {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.addEventListener("open", () => watch(socket, table));
  return socket;
}

/** Open the socket of the table that the page was opened for. */
export function openEarly(table: string): void {
  const socket = open(table);
  const heard: Event[] = [];
  socket.onopen = socket.onmessage = socket.onclose = (event: Event) => void heard.push(event);
  early = { table, socket, shown: brought<Message>(table) ?? null, heard };
}

/** Take over the socket that waits for this table, unless it has closed; else open one. */
export function take(table: string): Line {
  const found = early;
  early = null;
  if (found?.table === table && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return { socket: open(table), shown: found?.table === table ? found.shown : null, heard: [] };
}
