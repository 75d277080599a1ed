/** A position at which one choice is tried speaks like a table, so that room, controller and board know no difference. */
import { quietTable } from "../live/quiet_table";
import { ask } from "../net/api";
import { Refusal, type Wire } from "../net/connection";
import type { After, Answer, Beat, Command, Exercise, Message, SeatView, Why } from "../net/types";
import { answered } from "./answered";
import { steps } from "./beats";

export class ExerciseWire implements Wire {
  private seq = 1;
  private legal: string[];

  constructor(
    private readonly slug: string,
    /** Where the house answers `aim` and `why` about it. */
    private readonly path: string,
    private readonly exercise: Exercise,
    private readonly hear: (message: Message) => void,
    /** Judges a choice; what it leads to, or nothing where it is not played. */
    private readonly judge: (token: string) => Promise<Beat[]>,
  ) {
    this.legal = exercise.seat.legal;
  }

  /** Show the position. */
  watch(): void {
    const { seat, seats } = this.exercise;
    this.hear({ is: "table", table: quietTable(this.path, this.slug, seats, seat, seat.seat, this.seq), log: [], chat: [], unseen: 0 });
  }

  close(): void {
    /* nothing is kept open */
  }

  async ask(command: Command): Promise<Answer> {
    const token = "token" in command ? (command.token ?? "") : "";
    if (command.do === "aim" && !this.legal.includes(token)) throw new Refusal("stale", ""); // it was decided
    if (command.do === "aim") return answered(ask<After>("POST", `${this.path}/aim`, { token }));
    if (command.do === "ask") return answered(ask<Why>("POST", `${this.path}/why`, { token }));
    if (command.do === "move") this.play(await answered(this.judge(token)));
    return { is: "done", table: "", seq: this.seq, id: null };
  }

  /** Show what a choice led to; after it there is nothing more to decide. */
  play(beats: Beat[]): void {
    const end = beats.at(-1);
    if (!end) return;
    this.legal = [];
    const seat: SeatView = { ...this.exercise.seat, view: end.view, text: end.text, legal: [], choices: [], prompt: null, ghosts: [] };
    for (const message of steps(beats, { id: this.path, game: this.slug, seats: this.exercise.seats, seat, turn: null }, this.seq)) this.hear(message);
    this.seq += beats.length;
  }
}
