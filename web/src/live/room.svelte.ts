/** A table as this page sees it: what is shown, what was told, what was said, who is here. */
import { Ceremony } from "../fair/ceremony";
import { api } from "../net/api";
import { Connection, Refusal, type ConnectionState, type Wire } from "../net/connection";
import { appended, firstUnseen } from "./log";
import { preferences } from "./preferences.svelte";
import { sharing } from "./sharing";
import { Playback, type Frame } from "./playback.svelte";
import type { Answer, Command, LogLine, Message, Spoken, TableView } from "../net/types";

const AGAIN = 3000;

export class Room {
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Spoken[]>([]);
  /** What had been said when this page first saw the table, by its number. */
  heard = $state(-1);
  onlookers = $state(0);
  connection = $state<ConnectionState>("opening");
  tries = $state(0);
  /** The last refusal that answers no command of ours: the table does not exist. */
  missing = $state(false);
  /** Another table of the same deal, closed to this reader until all are over. */
  sealed = $state(false);
  /** Children play here, and the reader does not. */
  closed = $state(false);
  /** Events that happened while the person was away; 0 once read. */
  unseen = $state(0);
  /** Steps from this one on are new to the reader. */
  fresh = $state(Number.MAX_SAFE_INTEGER);
  sending = $state(false);
  /** Steps that this page played by itself, because there was no other move. */
  readonly unasked = new Set<number>();
  readonly playback = new Playback(
    (frame) => this.land(frame),
    () => preferences.speed,
  );
  private readonly wire: Wire;
  private readonly ceremony = new Ceremony((command) => this.ask(command));

  /** `connect`: another source of what is told than a connection to the house. */
  constructor(
    readonly id: string,
    connect?: (hear: (message: Message) => void) => Wire,
  ) {
    const hear = (message: Message): void => this.hear(message);
    this.wire = connect?.(hear) ?? new Connection(id, hear, (state, tries) => this.connectionChanged(state, tries));
  }

  /** The table on the screen; it may be a few moves behind the present. */
  get view(): TableView | null {
    return this.playback.shown?.table ?? null;
  }

  /** When the table on the screen came in: clocks count from here. */
  get since(): number {
    return this.playback.shown?.at ?? 0;
  }

  leave(): void {
    this.playback.stop();
    this.wire.close();
  }

  ask(command: Command): Promise<Answer> {
    return this.wire.ask(command);
  }

  /** Take one's seat back from the stand-in. */
  back(): void {
    this.wire.watch();
  }

  /** Play a token for a seat, at the step that the reader sees. */
  async play(seat: number, token: string): Promise<void> {
    if (!this.view || this.sending) return;
    this.sending = true;
    try {
      await this.ask({ do: "move", seat, step: this.view.step, token });
    } finally {
      this.sending = false;
    }
  }

  /** Everything new to the reader, seen again; the house remembers what the page did not see. */
  async seeUnseen(): Promise<void> {
    const present = this.playback.present?.table;
    if (!present) return;
    const found = await api.since(this.id, this.fresh);
    this.unseen = 0;
    const frames = found.map((frame): Frame => ({ table: { ...present, ...frame, status: "playing" }, log: frame.log, at: Date.now() }));
    await this.playback.again(frames);
  }

  private connectionChanged(state: ConnectionState, tries: number): void {
    this.connection = state;
    this.tries = tries;
  }

  private hear(message: Message): void {
    switch (message.is) {
      case "table":
        this.playback.reset(this.shared(message.table));
        this.ceremony.attend(message.table);
        this.log = sharing(this.log, message.log);
        if (this.heard < 0) this.heard = message.chat.at(-1)?.seq ?? 0;
        this.chat = sharing(this.chat, message.chat);
        this.unseen = message.unseen;
        this.fresh = firstUnseen(message.log, message.unseen);
        break;
      case "step": {
        this.ceremony.attend(message.table);
        const known = this.playback.present?.table.seq ?? -1;
        if (message.table.seq >= known) this.playback.push({ table: this.shared(message.table), log: message.log, at: Date.now() });
        break;
      }
      case "spoken":
        if (!this.chat.some((said) => said.seq === message.seq)) this.chat = [...this.chat, message];
        break;
      case "presence":
        this.onlookers = message.onlookers;
        this.playback.retouch((table) => ({ ...table, chairs: table.chairs.map((chair) => ({ ...chair, here: message.here.includes(chair.seat) })) }));
        break;
      case "announced":
        dispatchEvent(new Event("announced")); // the banner asks what it is
        break;
      case "refused":
        if (message.code === "sealed") this.sealed = true;
        else if (message.code === "private") this.closed = true;
        else if (message.id === 0) this.turnedAway(message.code);
        break;
      default: // an answer, which goes to whoever asked
    }
  }

  /** The table with all that did not change since the last one. */
  private shared(table: TableView): TableView {
    return sharing(this.playback.present?.table, table);
  }

  /** The house does not show the table: it is busy and will, or there is none. */
  private turnedAway(code: string): void {
    if (code === "too_fast" || code === "later") setTimeout(() => this.wire.watch(), AGAIN);
    else this.missing = true;
  }

  private land(frame: Frame): void {
    this.log = appended(this.log, frame.log, frame.table.step);
  }
}

export { Refusal };
