/** A finished game seen again: the step one looks at, through whose eyes, and the film that runs by itself. */
import { api } from "./api";
import type { Catalogue } from "../i18n/catalogue";
import type { GameInfo, LogLine, Moment, Replay, Seen, TableView } from "../net/types";
import { speech } from "../i18n/words.svelte";
import { Reading } from "../table/reading.svelte";
import { Insight } from "./insight.svelte";
import { clamped, stepOf } from "./steps";

const BEAT = 1100;
/** Instead of a seat: everything open. */
export const OPEN = -1;

export class Film extends Reading {
  /** How many steps have been played at the moment one looks at. */
  step = $state(0);
  playing = $state(false);
  /** 1 as drawn, ½ and 2. */
  speed = $state(1);
  fault = $state<unknown>(null);
  /** What is shown: the wanted moment, or the last one that came while it is on its way. */
  private shown = $state.raw<Moment | null>(null);
  readonly insight: Insight;
  private chosen = $state<number | null>(null);
  private readonly kept = new Map<number, Moment>();
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    game: GameInfo,
    words: Catalogue,
    search: string,
  ) {
    super(game, words);
    this.insight = new Insight(replay.table.id);
    this.step = stepOf(search, this.length);
    void this.fetch();
  }

  get view(): TableView {
    return this.replay.table;
  }

  get length(): number {
    return this.view.step;
  }

  /** The day it was played, "samedi 14 juin"; a record that was brought does not tell. */
  get day(): string {
    const at = this.view.code ? this.replay.log.at(-1)?.at : undefined;
    return at ? new Intl.DateTimeFormat(speech.language, { weekday: "long", day: "numeric", month: "long" }).format(at) : "";
  }

  /** OPEN: a spectator who is told every secret. */
  get looks(): number {
    return this.chosen ?? this.view.mine[0] ?? 0;
  }

  set looks(seat: number) {
    this.chosen = seat;
  }

  get eyes(): number | null {
    return this.looks === OPEN ? null : this.looks;
  }

  /** Somebody else's game, or another seat's eyes: nobody is "you". */
  override get yours(): boolean {
    return this.eyes !== null && this.view.mine.includes(this.eyes);
  }

  get seen(): Seen | null {
    return (this.eyes === null ? this.shown?.public : this.shown?.seats[this.eyes]) ?? null;
  }

  /** What each seat knew that was not on the table for all to see. */
  get secrets(): string[][] {
    const known = new Set(this.shown?.public.text ?? []);
    return (this.shown?.seats ?? []).map((seen) => seen.text.filter((line) => !known.has(line)));
  }

  override get lit(): number | null {
    return this.line && this.line.actor >= 0 ? this.line.actor : null;
  }

  /** Is the moment on the screen the one that is wanted? */
  get ready(): boolean {
    return this.shown?.step === this.step;
  }

  /** What just happened; null before the first step. */
  get line(): LogLine | null {
    return this.replay.log.find((line) => line.step === this.step - 1) ?? null;
  }

  go(step: number): void {
    this.step = clamped(step, this.length);
    void this.fetch();
  }

  /** Somebody moved by hand: the film stops. */
  jump(step: number): void {
    this.pause();
    this.go(step);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.step === this.length) this.go(0);
    this.playing = true;
    this.timer = setInterval(() => this.beat(), BEAT / this.speed);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (!this.playing) return;
    clearInterval(this.timer);
    this.timer = setInterval(() => this.beat(), BEAT / speed);
  }

  pause(): void {
    clearInterval(this.timer);
    this.playing = false;
  }

  private beat(): void {
    if (!this.ready) return;
    this.go(this.step + 1);
    if (this.step === this.length) this.pause();
  }

  /** One question at a time: whoever drags the slider far asks for few moments only. */
  async fetch(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      while (!this.ready) this.shown = await this.moment(this.step);
      this.fault = null;
    } catch (error) {
      this.fault = error;
      this.pause();
    } finally {
      this.asking = false;
    }
  }

  private async moment(step: number): Promise<Moment> {
    const found = this.kept.get(step) ?? (await api.moment(this.view.id, step));
    this.kept.set(step, found);
    return found;
  }
}
