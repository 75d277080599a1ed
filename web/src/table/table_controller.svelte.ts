/** What the reader does at a table: the seat whose eyes they see through, what they aim at, what they ask. */
import type { BoardModule } from "../board/find";
import type { Facts } from "../board/given.svelte";
import type { Catalogue } from "../i18n/catalogue";
import { hasSecrets } from "../live/observation";
import { Refusal, type Room } from "../live/room.svelte";
import { inOrder, type Ticket } from "../live/tickets";
import type { After, Command, GameInfo, Ghost, SeatView, TableView, View, Why } from "../net/types";
import { staged } from "./staged";
import { Talk } from "./talk.svelte";
import { Reading, setReading, useReading } from "./reading.svelte";

const NOTHING: View = {};
const NO_TICKETS: Ticket[] = [];
const AIM_PAUSE = 120;
const SURE = 600; // a second press sooner than this is the tail of a double click

export class TableController extends Reading {
  aimed = $state<string | null>(null);
  after = $state.raw<After | null>(null);
  why = $state.raw<Why | null>(null);
  fault = $state.raw<Refusal | null>(null);
  /** On a hot seat: the seat whose person holds the screen. */
  handed = $state<number | null>(null);
  moved = $state(0);
  /** The grave act that waits for its red button. */
  armed = $state<string | null>(null);
  /** After `?`: arrows also reach what can be asked about. */
  asking = $state(false);
  /** Which sheet lies open beside the tickets. */
  side = $state<"log" | "chat" | "settings">("log");
  /** On a telephone: is the menu open, where log and chat lie? */
  menu = $state(false);
  /** The coach was asked, and stays. */
  coached = $state(false);
  readonly talk: Talk;
  readonly stage: Facts = staged(this);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly heeds: ((token: string) => void)[] = [];
  /** The second half of a gesture, and the step of the first: played when the table has gone on, forgotten if it is not legal then. */
  next: { token: string; after: number } | null = null;
  private armedAt = 0;

  constructor(
    readonly room: Room,
    game: GameInfo,
    words: Catalogue,
    /** The drawn board of the game; null: its table is told in words. */
    readonly board: BoardModule | null = null,
  ) {
    super(game, words);
    this.talk = new Talk(room);
  }

  get view(): TableView {
    return this.room.view as TableView;
  }

  get eyes(): number | null {
    return this.seat?.seat ?? null;
  }

  override get lit(): number | null {
    return this.room.playback.lit ?? this.view.turn;
  }

  /** Several people share this screen. */
  override get hotSeat(): boolean {
    return this.view.seats.length > 1;
  }

  /** Do they keep secrets from each other? */
  private get secretive(): boolean {
    return this.hotSeat && this.view.seats.some((seat) => hasSecrets(seat.view));
  }

  /** The seat whose last decision the reader may ask to take back: one's own, never the secret of another on the same screen. */
  get takesBack(): number | null {
    const last = this.room.log.at(-1)?.actor ?? -1;
    if (this.view.status !== "playing" || this.view.asking !== null || !this.view.mine.includes(last)) return null;
    return this.secretive && last !== this.eyes ? null : last;
  }

  /** Tell me of every own decision, just before it is sent. */
  heed(hear: (token: string) => void): void {
    this.heeds.push(hear);
  }

  /** My seat that must decide now. */
  get acting(): number | null {
    if (this.room.playback.behind) return null; // one's own controls sleep until the film has caught up
    const { turn, mine, status, chairs } = this.view;
    return status === "playing" && turn !== null && mine.includes(turn) && !chairs[turn]?.away ? turn : null;
  }

  /** Are moves shown that somebody else makes, or is a bot about to make one? */
  get watching(): boolean {
    if (this.view.status !== "playing" || this.acting !== null) return false;
    const chair = this.view.chairs[this.view.turn ?? -1];
    return this.room.playback.behind || chair?.kind === "robot" || chair?.away === true;
  }

  /** May one of my seats still have something to decide, as far as the game can tell? */
  get willDecide(): boolean {
    return this.view.mine.some((seat) => !this.board?.isDone?.(this.facts, seat));
  }

  /** The screen must first be handed to the person of this seat. */
  get handTo(): number | null {
    if (!this.secretive || this.view.status !== "playing") return null;
    const wanted = this.acting ?? (this.handed === null ? this.view.mine[0] : null) ?? null;
    return wanted !== null && wanted !== this.handed ? wanted : null;
  }

  /** What the reader may look at; null for a spectator. */
  get seat(): SeatView | null {
    const seats = this.view.seats;
    if (!this.hotSeat) return seats[0] ?? null;
    const shown = this.acting ?? this.handed ?? this.view.mine[0];
    return seats.find((one) => one.seat === shown) ?? null;
  }

  get facts(): View {
    return this.seat?.view ?? this.view.public?.view ?? NOTHING;
  }

  get text(): string[] {
    return this.seat?.text ?? this.view.public?.text ?? [];
  }

  /** Put into words once for the board, the list and all that asks. */
  readonly tickets: Ticket[] = $derived.by(() => {
    if (this.acting === null || this.seat?.seat !== this.acting) return NO_TICKETS;
    const told = (marked: string | undefined): string | undefined => (marked ? this.say(marked) : undefined);
    return inOrder(this.seat.choices, this.printed).map((choice) => ({
      token: choice.token,
      label: this.say(choice.label),
      detail: told(choice.detail),
      effect: choice.effect ? this.word(choice.effect) : undefined,
      grave: told(choice.grave),
      like: choice.like,
    }));
  });

  /** The ticket that stands in a list for a token: itself, or the one that leads to the same. */
  ticketOf(token: string | null): Ticket | null {
    const found = this.tickets.find((ticket) => ticket.token === token) ?? null;
    return found?.like ? (this.tickets.find((ticket) => ticket.token === found.like) ?? found) : found;
  }

  /** The words of tokens in the order in which the game prints them, if its catalogue says so (`order-tickets`). */
  private get printed(): string[] {
    return this.words.has("order-tickets") ? this.words.message("order-tickets").split(" ") : [];
  }

  /** What one might expect and may not do now, in words. */
  get ghosts(): Ghost[] {
    if (this.acting === null || this.seat?.seat !== this.acting) return [];
    return (this.seat.ghosts ?? []).map((ghost) => ({ ...ghost, label: this.say(ghost.label), why: this.say(ghost.why) }));
  }

  hand(seat: number): void {
    this.clear();
    this.handed = seat;
  }

  /** Aim: the house says what would be true afterwards. */
  aim(token: string | null): void {
    if (token === this.aimed) return;
    this.aimed = token;
    this.after = null;
    if (token !== this.armed) this.armed = null;
    clearTimeout(this.timer);
    const seat = this.acting;
    if (token === null || seat === null) return;
    this.timer = setTimeout(() => void this.preview(seat, token), AIM_PAUSE);
  }

  /** Pointed at: it aims, unless a grave act waits for its red button and the mouse is only on its way there. */
  hover(token: string | null): void {
    if (this.armed === null) this.aim(token);
  }

  /** Questions wait for no line: what would be true is asked when it is back, for what is aimed at then. */
  private async preview(seat: number, token: string): Promise<void> {
    if (this.room.connection === "lost") return;
    const step = this.view.step;
    try {
      const answer = await this.room.ask({ do: "aim", seat, token });
      if (answer.is === "after" && this.aimed === token && this.view.step === step) this.after = answer;
    } catch {
      /* the table moved on: nothing to preview */
    }
  }

  /** The line is back: a choice that was half made is still there, and the house says what it would bring. */
  resume(): void {
    if (this.aimed !== null && this.after === null && this.acting !== null) void this.preview(this.acting, this.aimed);
  }

  /** The table moved on: what was aimed at or asked about is past. */
  forget(): void {
    this.aim(null);
    this.hush();
  }

  /** Enough of why not. */
  hush(): void {
    this.why = null;
    this.asking = false;
  }

  clear(): void {
    this.forget();
    this.fault = null;
  }

  /** A press on a hotspot or a ticket: plays, or arms what costs much and cannot be undone. */
  press(token: string, next: string | null = null): void {
    const ticket = this.tickets.find((one) => one.token === token);
    if (!ticket) return;
    this.next = next === null ? null : { token: next, after: this.view.step };
    const sure = this.armed === token && Date.now() - this.armedAt > SURE;
    if (!ticket.grave || sure) return void this.play(token);
    if (this.armed === token) return;
    this.aim(token);
    this.armed = token;
    this.armedAt = Date.now();
  }

  async play(token: string): Promise<void> {
    const seat = this.acting;
    if (seat === null || this.room.sending) return;
    for (const heed of this.heeds) heed(token);
    this.hush();
    clearTimeout(this.timer);
    if (this.aimed !== token) this.after = null;
    [this.aimed, this.armed, this.fault] = [token, null, null]; // stays inked until the table moves on
    const step = this.view.step;
    try {
      await this.room.play(seat, token);
      this.moved += 1;
      if (this.view.step === step) this.aim(null); // a lesson takes no wrong move
    } catch (error) {
      this.blame(error);
    }
  }

  async ask(token: string): Promise<void> {
    const seat = this.acting;
    if (seat === null || !token) return;
    this.hush();
    const step = this.view.step;
    try {
      if (this.room.connection === "lost") throw new Refusal("offline", "");
      const answer = await this.room.ask({ do: "ask", seat, token });
      if (answer.is === "why" && this.view.step === step) this.why = answer;
    } catch (error) {
      this.blame(error);
    }
  }

  /** Any other command; a refusal is shown, and false comes back. */
  async do(command: Command): Promise<boolean> {
    this.fault = null;
    try {
      await this.room.ask(command);
      return true;
    } catch (error) {
      this.blame(error);
      return false;
    }
  }

  blame(error: unknown): void {
    this.fault = error instanceof Refusal ? error : new Refusal("unknown", "");
  }
}

export function setController(controller: TableController): TableController {
  return setReading(controller);
}

export function useController(): TableController {
  return useReading() as TableController;
}
