/** A lesson speaks like a table: the teacher's answers become what a connection would tell, so that room, controller and board know no difference. */
import { QUIET_TABLE } from "../live/quiet_table";
import { api, Trouble } from "../net/api";
import { Refusal, type Wire } from "../net/connection";
import type { Answer, Command, Lecture, Message, SceneInfo, SeatView, TableView } from "../net/types";

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
    const lecture = await this.asked(api.lecture(this.path, []));
    this.legal = lecture.seat.legal;
    this.hear({ is: "table", table: this.table(lecture.seat, lecture), log: [], chat: [], unseen: 0 });
    this.taught(lecture);
  }

  async ask(command: Command): Promise<Answer> {
    if (command.do === "aim" && !this.legal.includes(command.token ?? "")) throw new Refusal("stale", ""); // the table moved on
    if (command.do === "aim") return this.asked(api.lessonAim(this.path, this.tried(command.token)));
    if (command.do === "ask") return this.asked(api.lessonWhy(this.path, this.tried(command.token)));
    if (command.do === "move") await this.move(command.token ?? "");
    return { is: "done", table: "", seq: this.seq, id: null };
  }

  private async move(token: string): Promise<void> {
    const lecture = await this.asked(api.lecture(this.path, [...this.tokens, token]));
    if (lecture.wrong === null) {
      this.tokens.push(token);
      this.legal = lecture.seat.legal;
      lecture.beats.forEach((beat, at) => {
        const last = at === lecture.beats.length - 1;
        const seat = last ? lecture.seat : { ...lecture.seat, view: beat.view, text: beat.text, legal: [], choices: [], prompt: null };
        this.seq += 1;
        const line = { ...beat.line, step: this.seq - 1, at: Date.now() };
        this.hear({ is: "step", table: this.table(seat, lecture, last), log: [line] });
      });
    }
    this.taught(lecture);
  }

  private tried(token: string | undefined): { token: string; tokens: string[] } {
    return { token: token ?? "", tokens: this.tokens };
  }

  private table(seat: SeatView, lecture: Lecture, last = true): TableView {
    const chairs = Array.from({ length: this.scene.seats }, (_, at) => {
      const mine = at === this.scene.seat;
      return {
        seat: at,
        name: null,
        kind: mine ? ("person" as const) : ("robot" as const),
        level: mine ? null : ("debutant" as const),
        ready: true,
        here: true,
        away: false,
        clock: null,
        bank: null,
        nonce: null,
        drawn: false,
        ink: at,
        pledge: null,
        shown: false,
        like: false,
        holiday: null,
      };
    });
    return {
      id: `lesson-${this.slug}`,
      code: "",
      seq: this.seq,
      step: this.seq,
      status: "playing",
      chairs,
      host: false,
      plan: { game: this.slug, seats: this.scene.seats, options: {}, public: false, pace: { type: "free" }, stand_in: "debutant", hints: false, edition: null, children: false },
      mine: [this.scene.seat],
      turn: last && !lecture.done ? lecture.turn : null,
      public: null,
      seats: [seat],
      ...QUIET_TABLE,
    };
  }

  private async asked<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw error instanceof Trouble ? new Refusal(error.code, error.message) : error;
    }
  }
}
