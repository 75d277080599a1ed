/** What the reader does at a table: the seat whose eyes they see through, what they aim at, what they ask. */
import type { Catalogue } from "../lib/catalogue";
import { hasSecrets } from "../lib/facts";
import { Refusal, type Room } from "../lib/room.svelte";
import type { Ticket } from "../lib/tickets";
import type { After, Command, GameInfo, SeatView, TableView, View, Why } from "../lib/types";
import { Reading, setReading, useReading } from "./reading.svelte";

const AIM_PAUSE = 120;

export class Desk extends Reading {
  aimed = $state<string | null>(null);
  after = $state.raw<After | null>(null);
  why = $state.raw<Why | null>(null);
  fault = $state.raw<Refusal | null>(null);
  /** On a hot seat: the seat whose person holds the screen. */
  handed = $state<number | null>(null);
  moved = $state(0);
  private timer = 0;

  constructor(
    readonly room: Room,
    game: GameInfo,
    words: Catalogue,
  ) {
    super(game, words);
  }

  get view(): TableView {
    return this.room.view as TableView;
  }

  get eyes(): number | null {
    return this.seat?.seat ?? null;
  }

  get hotSeat(): boolean {
    return this.view.seats.length > 1;
  }

  /** My seat that must decide now. */
  get acting(): number | null {
    const { turn, mine, status } = this.view;
    return status === "playing" && turn !== null && mine.includes(turn) ? turn : null;
  }

  /** The screen must first be handed to the person of this seat. */
  get handTo(): number | null {
    if (!this.hotSeat || this.view.status !== "playing") return null;
    const secret = this.view.seats.some((seat) => hasSecrets(seat.view));
    const wanted = this.acting ?? (this.handed === null ? this.view.mine[0] : null) ?? null;
    return secret && wanted !== null && wanted !== this.handed ? wanted : null;
  }

  /** What the reader may look at; null for a spectator. */
  get seat(): SeatView | null {
    const seats = this.view.seats;
    if (!this.hotSeat) return seats[0] ?? null;
    const shown = this.acting ?? this.handed ?? this.view.mine[0];
    return seats.find((one) => one.seat === shown) ?? null;
  }

  get facts(): View {
    return this.seat?.view ?? this.view.public?.view ?? {};
  }

  get text(): string[] {
    return this.seat?.text ?? this.view.public?.text ?? [];
  }

  get tickets(): Ticket[] {
    if (this.acting === null || this.seat?.seat !== this.acting) return [];
    const told = (marked: string | undefined): string | undefined => (marked ? this.say(marked) : undefined);
    return this.seat.choices.map((choice) => ({ token: choice.token, label: this.say(choice.label), detail: told(choice.detail), effect: told(choice.effect), grave: told(choice.grave) }));
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
    clearTimeout(this.timer);
    const seat = this.acting;
    if (token === null || seat === null) return;
    this.timer = setTimeout(() => void this.preview(seat, token), AIM_PAUSE);
  }

  private async preview(seat: number, token: string): Promise<void> {
    try {
      const answer = await this.room.ask({ do: "aim", seat, token });
      if (answer.is === "after" && this.aimed === token) this.after = answer;
    } catch {
      /* the table moved on: nothing to preview */
    }
  }

  /** The table moved on: what was aimed at or asked about is past. */
  forget(): void {
    this.aim(null);
    this.why = null;
  }

  clear(): void {
    this.forget();
    this.fault = null;
  }

  async play(token: string): Promise<void> {
    const seat = this.acting;
    if (seat === null || this.room.sending) return;
    this.clear();
    try {
      await this.room.play(seat, token);
      this.moved += 1;
    } catch (error) {
      this.blame(error);
    }
  }

  async ask(token: string): Promise<void> {
    const seat = this.acting;
    if (seat === null || !token) return;
    this.why = null;
    try {
      const answer = await this.room.ask({ do: "ask", seat, token });
      if (answer.is === "why") this.why = answer;
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

  private blame(error: unknown): void {
    this.fault = error instanceof Refusal ? error : new Refusal("unknown", "");
  }
}

export function setDesk(desk: Desk): Desk {
  return setReading(desk);
}

export function useDesk(): Desk {
  return useReading() as Desk;
}
