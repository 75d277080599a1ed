/** A table that is read: its names and words, and the clause at which the rulebook lies open. One plays it, or sees it again. */
import { getContext, setContext } from "svelte";
import { named, type Catalogue } from "../i18n/catalogue";
import { sharing } from "../live/sharing";
import { editionOf } from "../net/games";
import type { GameInfo, TableView, View } from "../net/types";
import { chairName } from "./names";

const KEY = Symbol("reading");

export abstract class Reading {
  words = $state.raw() as Catalogue;
  /** The clause at which the rulebook lies open; null: closed. */
  clause = $state<string | null>(null);
  private called: string[] = [];
  private readonly seated: string[] = $derived.by(() => (this.called = sharing(this.called, this.view.chairs.map(chairName))));

  constructor(
    readonly game: GameInfo,
    words: Catalogue,
  ) {
    this.words = words;
  }

  abstract get view(): TableView;

  /** The seat through whose eyes the table is seen; null: as everybody sees it. */
  abstract get eyes(): number | null;

  /** Is it the reader's own seat, to be called "you"? */
  get yours(): boolean {
    return true;
  }

  /** The seat that lights: it decides, or its move is just being shown. */
  get lit(): number | null {
    return this.view.turn;
  }

  /** Do several people share the screen? Then nobody is called you. */
  get hotSeat(): boolean {
    return false;
  }

  get slug(): string {
    return this.game.slug;
  }

  /** The component values of the table. */
  edition(): Promise<View> {
    return editionOf(this.view.id);
  }

  get names(): string[] {
    return this.seated;
  }

  /** Marked text as plain words. */
  word(marked: string): string {
    return named(this.words.say(marked, this.yours), this.names);
  }

  /** The same, beginning with a capital. */
  say(marked: string): string {
    const text = this.word(marked);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}

export function setReading<T extends Reading>(reading: T): T {
  return setContext(KEY, reading);
}

export function useReading(): Reading {
  return getContext<Reading>(KEY);
}
