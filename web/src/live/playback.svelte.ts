/**
 * Between what the house tells and what is shown: others' moves are shown one after the other, at the reader's own speed.
 * Many at once go faster; too many are jumped over and offered again; all are passed over on request, up to the reader's
 * next decision or to the end. What is shown may also be the past, for a moment.
 */
import type { LogLine, TableView } from "../net/types";

/** The table after an event, and what was told of it. */
export interface Frame {
  table: TableView;
  log: LogLine[];
  /** When it came in: its clocks count from here. */
  at: number;
}

const LIGHT = 200; // the actor's seat lights before the move
const BEAT = 900;
const QUICK_BEAT = 450;
const SHORTEST_BEAT = 120;
const MANY = 3;
const TOO_MANY = 60;
const ROUND = 6000; // a round of nine seats takes no longer
const HURRIED = 2500; // nor this, when the reader's own clock runs meanwhile
const KEPT = 120;
const STANDING = 100; // how often a film that stands still looks whether it may go on

export class Playback {
  shown = $state.raw<Frame | null>(null);
  /** What led from the table shown before to this one. */
  last = $state.raw<LogLine[]>([]);
  /** The seat whose move comes next. */
  lit = $state<number | null>(null);
  paused = $state(false);
  waiting = $state.raw<Frame[]>([]);
  /** Moves that were jumped over, with the table before them; offered again. */
  missed = $state.raw<Frame[]>([]);
  /** Others' moves are passed over: up to the reader's next decision, or to the end of the game. */
  passing = $state<"turn" | "end" | null>(null);
  /** Is the past shown again? */
  past = $state(false);
  private kept: Frame[] = [];
  private most = 0; // moves that have waited at once since the film began: they all go at one speed
  private film = 0; // the film of the past that runs; a newer one, or the present, ends it
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `landed` hears of every frame when it is shown for the first time; `pace`: 1 as drawn, 2 twice as fast, 0 at once. */
  constructor(
    private readonly landed: (frame: Frame) => void,
    private readonly pace: () => number = () => 1,
  ) {}

  /** Is the table on the screen older than the present? */
  get behind(): boolean {
    return this.past || this.waiting.length > 0;
  }

  /** The present, without a way to it; a page that was cut off for a moment and missed nothing keeps what it saw. */
  reset(table: TableView): void {
    if (this.present?.table.seq === table.seq && !this.behind) return this.retouch(() => table, Date.now());
    this.halt();
    this.kept = [{ table, log: [], at: Date.now() }];
    this.waiting = [];
    this.missed = [];
    this.show(this.kept[0] as Frame);
  }

  push(frame: Frame): void {
    const before = this.present;
    this.kept = [...this.kept, frame].slice(-KEPT);
    const back = before !== null && frame.table.step < before.table.step;
    if (back) this.kept = [frame];
    this.waiting = [...this.waiting, frame];
    if (back || own(frame) || this.pace() === 0 || this.passing || (this.waiting.length === 1 && !frame.log.length)) return this.now();
    if (this.waiting.length > TOO_MANY) return this.jump();
    this.run();
  }

  /** Show the present. */
  now(): void {
    this.halt();
    const waiting = this.waiting;
    this.waiting = [];
    for (const frame of waiting) this.landed(frame);
    const present = this.present;
    if (present && (waiting.length || this.shown !== present)) this.show(present);
    this.arrive();
  }

  /** Pass over others' moves, those that are still to come included; null: show them again. */
  pass(target: "turn" | "end" | null): void {
    this.passing = target;
    if (target) this.now();
  }

  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.stop();
    else this.run();
  }

  /** Show moves again: the first frame is the table before them. */
  async again(frames: Frame[]): Promise<void> {
    const [before, ...rest] = frames;
    if (!before || !rest.length) return;
    this.now();
    this.missed = [];
    this.past = true;
    const film = this.film;
    this.show(still(before));
    for (const frame of rest) {
      this.lit = actor(frame);
      if (!(await this.passes(film, this.light(rest.length)))) return;
      this.show(still(frame));
      if (!(await this.passes(film, this.beat(rest.length) - this.light(rest.length)))) return;
    }
    this.past = false;
    if (this.reached) this.show(this.reached); // others may have moved meanwhile: their moves are shown from here
    this.run();
  }

  /** The frames that show a step again, if this page saw it happen. */
  framesOf(step: number): Frame[] {
    const at = this.kept.findIndex((frame) => frame.log.some((line) => line.step === step));
    return at > 0 ? this.kept.slice(at - 1, at + 1) : [];
  }

  /** Who is in the room changed: the table on the screen says so at once. */
  retouch(change: (table: TableView) => TableView, at?: number): void {
    const changed = (frame: Frame): Frame => ({ ...frame, table: change(frame.table), at: at ?? frame.at });
    if (this.shown) this.shown = changed(this.shown);
    const reached = this.kept.length - 1 - this.waiting.length;
    this.kept = this.kept.map((frame, index) => (index >= reached ? changed(frame) : frame));
    this.waiting = this.waiting.map(changed);
  }

  get present(): Frame | null {
    return this.kept.at(-1) ?? null;
  }

  /** The newest table that was shown: the present, or as far as the film has come. */
  private get reached(): Frame | null {
    return this.kept.at(-1 - this.waiting.length) ?? this.shown;
  }

  /** How long it takes to see frames again, in seconds. */
  seconds(count: number): number {
    return Math.max(1, Math.round((count * this.beat(count)) / 1000));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.lit = null;
  }

  /** What was passed over to is there: the reader decides, or the game is over. */
  private arrive(): void {
    const table = this.present?.table;
    if (!table) return;
    if (table.status !== "playing" || (this.passing === "turn" && decides(table))) this.passing = null;
  }

  /** Nothing of the past is shown any more, and nothing stands still. */
  private halt(): void {
    this.stop();
    this.film += 1;
    this.past = false;
    this.paused = false;
  }

  private jump(): void {
    const before = this.reached;
    const jumped = this.waiting;
    this.now();
    if (before) this.missed = this.missed.length ? [...this.missed, ...jumped] : [before, ...jumped];
  }

  private run(): void {
    const next = this.waiting[0];
    if (!next || this.timer !== undefined || this.paused || this.past) return;
    this.most = Math.max(this.most, this.waiting.length);
    this.lit = actor(next);
    this.timer = setTimeout(() => this.land(), next.log.length ? this.light(this.most) : 0);
  }

  private land(): void {
    const [frame, ...rest] = this.waiting;
    this.timer = undefined;
    if (!frame) return;
    this.most = Math.max(this.most, this.waiting.length);
    const beat = frame.log.length ? this.beat(this.most) - this.light(this.most) : 0;
    if (!rest.length) this.most = 0;
    this.waiting = rest;
    this.landed(frame);
    this.show(frame);
    if (rest.length) this.timer = setTimeout(() => ((this.timer = undefined), this.run()), beat);
  }

  private show(frame: Frame): void {
    this.lit = null;
    this.last = frame.log;
    this.shown = frame;
  }

  private get speed(): number {
    return this.pace() || 1;
  }

  /** How long a move is shown when so many wait. */
  private beat(pending: number): number {
    const [table, round] = [this.present?.table, pending > MANY ? QUICK_BEAT : BEAT];
    const most = table && decides(table) && table.plan?.pace.type === "live" ? HURRIED : ROUND;
    return Math.max(SHORTEST_BEAT, Math.min(round, most / pending)) / this.speed;
  }

  /** How long the actor's seat lights before it. */
  private light(pending: number): number {
    return Math.min(LIGHT / this.speed, this.beat(pending) / 2);
  }

  /** Time passes for a film of the past, longer while it stands still; false when it is over. */
  private async passes(film: number, milliseconds: number): Promise<boolean> {
    await sleep(milliseconds);
    while (this.paused && film === this.film) await sleep(STANDING);
    return film === this.film;
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function actor(frame: Frame): number | null {
  return frame.log.find((line) => line.actor >= 0)?.actor ?? null;
}

/** Must the reader decide here? */
function decides(table: TableView): boolean {
  return table.turn !== null && table.mine.includes(table.turn);
}

/** One's own moves need no film; a stand-in's do. */
function own(frame: Frame): boolean {
  const first = frame.log.find((line) => line.actor >= 0);
  return first !== undefined && first.by === "" && frame.table.mine.includes(first.actor);
}

/** A table of the past: nothing can be played there. */
function still(frame: Frame): Frame {
  const seats = frame.table.seats.map((seat) => ({ ...seat, legal: [], choices: [], prompt: null }));
  return { ...frame, table: { ...frame.table, seats, result: null } };
}
