/** The connection to the house: one WebSocket that comes back by itself. Knows nothing of what is said over it. */
import { take, watch } from "./socket";
import type { Answer, Command, Message, Refused } from "./types";

export type ConnectionState = "opening" | "open" | "lost" | "stranger";

/** The house refused a command, or the connection fell before it was answered. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause: string | null = null,
  ) {
    super(text);
  }
}

interface Waiting {
  text: string;
  again: boolean; // may be sent twice: the house recognises a move that was already made
  sent: boolean;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refusal) => void;
}

const SILENCE = 12_000; // a move that is not answered for so long was sent into a connection that is dead
const GONE = 1006;
const PAUSES = [400, 800, 1500, 3000, 5000, 8000];
const STRANGER = 4401;

/** What a room needs of a connection; a lesson has one of its own. */
export type Wire = Pick<Connection, "ask" | "watch" | "close">;

export class Connection {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly hear: (message: Message) => void,
    private readonly changed: (state: ConnectionState, tries: number) => void,
  ) {
    addEventListener("online", this.soon);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.soon);
    this.open();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    removeEventListener("online", this.soon);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.soon);
    this.socket?.close();
  }

  /** Look at the table anew; to the house this also says that the person is back. */
  watch(): void {
    if (this.socket?.readyState === WebSocket.OPEN) watch(this.socket, this.table);
  }

  /** Send a command; kept until the connection is open. */
  ask(command: Command): Promise<Answer> {
    this.number += 1;
    const id = this.number;
    const text = JSON.stringify({ ...command, table: this.table, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, again: command.do === "move", sent: false, resolve, reject });
      this.flush();
    });
  }

  private open(): void {
    this.changed(this.tries ? "lost" : "opening", this.tries);
    const { socket, shown, heard } = take(this.table);
    this.socket = socket;
    socket.onopen = socket.onmessage = socket.onclose = (event: Event) => this.happened(event);
    queueMicrotask(() => {
      if (shown) this.hear(shown);
      heard.forEach((event) => this.happened(event));
    }); // whoever opens the connection has it first
  }

  private happened(event: Event): void {
    if (event instanceof MessageEvent) this.message(JSON.parse(String(event.data)) as Message);
    else if (event instanceof CloseEvent) this.closed(event.code);
    else {
      this.tries = 0;
      this.flush();
    }
  }

  private message(message: Message): void {
    const id = "id" in message ? message.id : null;
    const asked = id === null ? undefined : this.waiting.get(id);
    if (id !== null && asked) {
      this.waiting.delete(id);
      if (message.is === "refused") asked.reject(refusal(message));
      else asked.resolve(message as Answer);
    }
    if (message.is === "table") this.changed("open", 0);
    this.hear(message);
  }

  private closed(code: number): void {
    this.socket = null;
    if (this.over) return;
    if (code === STRANGER) {
      this.over = true;
      this.changed("stranger", this.tries);
      return;
    }
    for (const [id, asked] of this.waiting) {
      if (asked.sent && !asked.again) {
        this.waiting.delete(id);
        asked.reject(new Refusal("offline", ""));
      } else asked.sent = false;
    }
    this.tries += 1;
    this.changed("lost", this.tries);
    this.timer = setTimeout(() => this.open(), PAUSES[Math.min(this.tries, PAUSES.length) - 1]);
  }

  private readonly soon = (): void => {
    if (this.socket || this.over || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The network went: a browser may take minutes to say so of a socket. */
  private readonly cut = (): void => {
    const socket = this.socket;
    if (!socket || this.over) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.closed(GONE);
  };

  /** A move was sent: its answer comes soon, or the connection is dead. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if ([...this.waiting.values()].some((asked) => asked.again && asked.sent)) this.cut();
    }, SILENCE);
  }

  private flush(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    for (const asked of this.waiting.values()) {
      if (asked.sent) continue;
      asked.sent = true;
      this.socket.send(asked.text);
      if (asked.again) this.listen();
    }
  }
}

function refusal(message: Refused): Refusal {
  return new Refusal(message.code, message.text, message.clause);
}
