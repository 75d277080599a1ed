/** An edition being edited: own values, what the house says of them, and a bot game on them. */
import { api } from "./api";
import { QUIET_TABLE } from "../live/quiet_table";
import type { Catalogue } from "../i18n/catalogue";
import type { EditionInfo, EditionTried, GameInfo, KeyInfo, TableView, View } from "../net/types";
import { Reading } from "../table/reading.svelte";
import { asToml, differing, same, type Value } from "./values";

const PATIENCE = 250; // milliseconds after the last stroke

export class EditionDraft extends Reading {
  /** Only what differs from the house edition. */
  own = $state.raw<Record<string, Value>>({});
  tried = $state.raw<EditionTried | null>(null);
  /** The values on the board: the last ones that can be played. */
  played = $state.raw<View>({});
  fault = $state("");
  key = $state("");
  busy = $state(false);
  step = $state(40);
  seats: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly house: EditionInfo,
    readonly keys: KeyInfo[],
    game: GameInfo,
    words: Catalogue,
  ) {
    super(game, words);
    this.seats = Math.min(game.max_seats, Math.max(game.min_seats, 3));
    this.played = house.values;
    void this.attempt();
  }

  value(key: string): Value {
    return this.own[key] ?? (this.house.values[key] as Value);
  }

  set(key: string, value: Value): void {
    const rest = Object.fromEntries(Object.entries(this.own).filter(([name]) => name !== key));
    this.own = same(value, this.house.values[key] as Value) ? rest : { ...rest, [key]: value };
    this.soon();
  }

  /** Values from a file; keys that the game does not have are refused by the house. */
  read(values: Record<string, Value>): void {
    this.own = differing(values, this.house.values as Record<string, Value>);
    this.soon();
  }

  go(step: number): void {
    this.step = Math.max(0, step);
    this.soon(0);
  }

  get toml(): string {
    return asToml(this.own);
  }

  private soon(wait = PATIENCE): void {
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.attempt(), wait);
  }

  /** The latest answer counts, whatever order they come in. */
  private async attempt(): Promise<void> {
    const number = (this.asked += 1);
    try {
      const found = await api.tryEdition(this.slug, { values: this.own, seats: this.seats, step: this.step, seed: 1 });
      if (number !== this.asked) return;
      this.fault = found.fault ?? "";
      this.key = found.key ?? "";
      if (found.seen) {
        this.tried = found;
        if (JSON.stringify(found.values) !== JSON.stringify(this.played)) this.played = found.values ?? {};
      }
    } catch (error) {
      if (number === this.asked) this.fault = error instanceof Error ? error.message : "";
    }
    if (number === this.asked) this.busy = false;
  }

  get eyes(): null {
    return null;
  }

  override edition(): Promise<View> {
    return Promise.resolve(this.played);
  }

  get view(): TableView {
    const chairs = Array.from({ length: this.seats }, (_, seat) => ({
      seat,
      name: null,
      kind: "robot" as const,
      level: "habitue" as const,
      ready: true,
      here: true,
      away: false,
      clock: null,
      bank: null,
      nonce: null,
      drawn: false,
      ink: seat,
      pledge: null,
      shown: false,
      like: false,
      holiday: null,
    }));
    return {
      id: `edition-${this.slug}`,
      code: "",
      seq: 0,
      step: this.step,
      status: "playing",
      chairs,
      host: false,
      plan: { game: this.slug, seats: this.seats, options: {}, public: false, pace: { type: "free" }, stand_in: "habitue", hints: false, edition: null, children: false },
      mine: [],
      turn: this.tried?.turn ?? null,
      public: null,
      seats: [],
      ...QUIET_TABLE,
    };
  }
}
