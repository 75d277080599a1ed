/** A lesson speaks like a table: the teacher's answers become what a connection would tell, so that room, controller and board know no difference. */
import { answered } from "../exercise/answered";
import { steps } from "../exercise/beats";
import { quietTable } from "../live/quiet_table";
import { api } from "./api";
import { Refusal, type Wire } from "../net/connection";
import type { Answer, Command, Lecture, Message, SceneInfo } from "../net/types";

export class LessonWire implements Wire {
  private tokens: string[] = [];
  private legal: string[] = [];
  private seq = 0;

  constructor(
    private readonly slug: string,
    /** Where the house teaches it: game, lesson and scene. */
    private readonly path: string,
    private readonly scene: SceneInfo,
    private readonly hear: (message: Message) => void,
    private readonly taught: (lecture: Lecture) => void,
  ) {}

  private get id(): string {
    return `lesson-${this.slug}`;
  }

  /** Show the scene from its beginning. */
  watch(): void {
    void this.begin();
  }

  close(): void {
    /* nothing is kept open */
  }

  async begin(): Promise<void> {
    this.tokens = [];
    this.legal = [];
    this.seq += 1; // another table than the one before
    const lecture = await answered(api.lecture(this.path, []));
    this.legal = lecture.seat.legal;
    const turn = lecture.done ? null : lecture.turn;
    this.hear({ is: "table", table: quietTable(this.id, this.slug, this.scene.seats, lecture.seat, turn, this.seq), log: [], chat: [], unseen: 0 });
    this.taught(lecture);
  }

  async ask(command: Command): Promise<Answer> {
    if (command.do === "aim" && !this.legal.includes(command.token ?? "")) throw new Refusal("stale", ""); // the table moved on
    if (command.do === "aim") return answered(api.lessonAim(this.path, this.tried(command.token)));
    if (command.do === "ask") return answered(api.lessonWhy(this.path, this.tried(command.token)));
    if (command.do === "move") await this.move(command.token ?? "");
    return { is: "done", table: "", seq: this.seq, id: null };
  }

  private async move(token: string): Promise<void> {
    const lecture = await answered(api.lecture(this.path, [...this.tokens, token]));
    if (lecture.wrong === null) {
      this.tokens.push(token);
      this.legal = lecture.seat.legal;
      const told = { id: this.id, game: this.slug, seats: this.scene.seats, seat: lecture.seat, turn: lecture.done ? null : lecture.turn };
      for (const message of steps(lecture.beats, told, this.seq)) this.hear(message);
      this.seq += lecture.beats.length;
    }
    this.taught(lecture);
  }

  private tried(token: string | undefined): { token: string; tokens: string[] } {
    return { token: token ?? "", tokens: this.tokens };
  }
}
