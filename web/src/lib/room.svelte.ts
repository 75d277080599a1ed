/** A table as this page sees it: the present, what was told, what was said, who is here. */
import { Line, Refusal, type LineState } from "./line";
import { appended, firstUnseen } from "./log";
import type { Answer, Command, LogLine, Message, Spoken, TableView } from "./types";

export class Room {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Spoken[]>([]);
  onlookers = $state(0);
  line = $state<LineState>("opening");
  tries = $state(0);
  /** The last refusal that answers no command of ours: the table does not exist. */
  missing = $state(false);
  /** When the view came in: clocks count from here. */
  since = $state(0);
  /** Events that happened while the person was away; 0 once read. */
  unseen = $state(0);
  /** Steps from this one on are new to the reader. */
  fresh = $state(Number.MAX_SAFE_INTEGER);
  sending = $state(false);
  private readonly wire: Line;

  constructor(readonly id: string) {
    this.wire = new Line(id, (message) => this.hear(message), (state, tries) => this.lineChanged(state, tries));
  }

  leave(): void {
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

  private lineChanged(state: LineState, tries: number): void {
    this.line = state;
    this.tries = tries;
  }

  private hear(message: Message): void {
    switch (message.is) {
      case "table":
        this.show(message.table);
        this.log = message.log;
        this.chat = message.chat;
        this.unseen = message.unseen;
        this.fresh = firstUnseen(message.log, message.unseen);
        break;
      case "step":
        if (this.view && message.table.seq < this.view.seq) break;
        this.show(message.table);
        this.log = appended(this.log, message.log, message.table.step);
        break;
      case "spoken":
        if (!this.chat.some((said) => said.seq === message.seq)) this.chat = [...this.chat, message];
        break;
      case "presence":
        this.present(message.here, message.onlookers);
        break;
      case "refused":
        if (message.id === 0) this.missing = true;
        break;
    }
  }

  private show(view: TableView): void {
    this.view = view;
    this.since = Date.now();
  }

  private present(here: number[], onlookers: number): void {
    this.onlookers = onlookers;
    if (!this.view) return;
    this.view = { ...this.view, chairs: this.view.chairs.map((chair) => ({ ...chair, here: here.includes(chair.seat) })) };
  }
}

export { Refusal };
