/** A game's messages, and marked text put into words with them. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { parse, type Marked, type Text } from "./marked";
import { folder, type Language } from "./languages";
import { elided, typeset } from "./typography";

/** In worded text a seat stands between these two, so that it can be drawn with its emblem. */
export const SEAT_OPEN = "\ue010";
export const SEAT_CLOSE = "\ue011";
const SEAT_WORDS = new Set(["seat", "leader", "dealer", "turn", "roller", "winner", "other", "target", "owner", "starter"]);
const SEATS_WORDS = new Set(["seats", "rest"]);

/** What the words before a seat become when the seat has a name: patterns and what takes their place. */
const NAMES = import.meta.glob<{ names: [string, string][] }>("$languages/*/language.toml", { eager: true, query: "?names", import: "default" });
const RULES = new Map(Object.entries(NAMES).map(([path, { names }]) => [folder(path), names.map(([pattern, name]) => [new RegExp(pattern), name] as const)]));

const MOST_KEPT = 1000; // messages that were said already

export class Catalogue {
  private readonly said = new Map<string, string>();

  constructor(
    readonly bundle: FluentBundle,
    readonly language: Language,
  ) {}

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The messages whose names begin so, in the order of the file. */
  starting(prefix: string): string[] {
    return [...this.bundle._messages.keys()].filter((id) => id.startsWith(prefix));
  }

  /** A plain message, "" if there is none. */
  plain(id: string): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? typeset(this.bundle.formatPattern(message.value), this.language) : "";
  }

  /** A message with arguments, set in the language's typography. */
  message(id: string, args: Record<string, string | number> = {}): string {
    return this.once(`${id} ${JSON.stringify(args)}`, () => this.worded(id, args));
  }

  /** A table says most of its words again with every move. */
  private once(key: string, word: () => string): string {
    const said = this.said.get(key) ?? word();
    if (this.said.size >= MOST_KEPT) this.said.clear();
    this.said.set(key, said);
    return said;
  }

  private worded(id: string, args: Record<string, string | number>): string {
    return typeset(byName(this.filled({ id, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : [value]])) }), this.language), this.language);
  }

  /** Marked text in words; seats are marked for their emblems. Not `yours`: what is said to a seat is told about it (`hand-theirs` for `hand`). */
  say(source: string, yours = true): string {
    return this.once(`${yours} ${source}`, () => typeset(byName(this.words(parse(source), yours), this.language), this.language).trim());
  }

  words(text: Text, yours = true): string {
    return text.map((part) => (typeof part === "string" ? part : this.filled(part, yours))).join("");
  }

  private filled(marked: Marked, yours = true): string {
    const theirs = `${marked.id}-theirs`;
    const message = this.bundle.getMessage(!yours && this.has(theirs) ? theirs : marked.id);
    if (!message?.value) return marked.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(marked.args)) args[name] = this.argument(name, value);
    return this.bundle.formatPattern(message.value, args);
  }

  /** Several seats as the language lists them: "Marthe et Anatole". */
  private listed(seats: number[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(seats.map(seatMark));
  }

  private argument(name: string, value: number | Text): FluentVariable {
    if (typeof value === "number") return SEAT_WORDS.has(name) ? seatMark(value) : value;
    const text = this.words(value);
    if (SEATS_WORDS.has(name) && /^\d(\D+\d)*$/.test(text)) return this.listed(text.split(/\D+/).map(Number));
    return text;
  }
}

/** The terminal numbers the seats ("le joueur 2", "la voiture 2"); here they have names: "Jeanne", "de Jeanne", "à Jeanne". */
export function byName(text: string, language: Language): string {
  const rules = RULES.get(language) ?? [];
  const parts = text.split(SEAT_OPEN);
  return parts.map((part, at) => (at < parts.length - 1 ? replaced(part, rules) : part)).join(SEAT_OPEN);
}

/** The words before a seat, by the first rule that fits. */
function replaced(words: string, rules: readonly (readonly [RegExp, string])[]): string {
  const rule = rules.find(([pattern]) => pattern.test(words));
  return rule ? words.replace(...rule) : words;
}

function seatMark(seat: number): string {
  return `${SEAT_OPEN}${seat}${SEAT_CLOSE}`;
}

/** A piece of worded text: words, a seat, or the number of a clause. */
export type Piece = { words: string } | { seat: number } | { clause: string };

const PIECES = new RegExp(`${SEAT_OPEN}(\\d+)${SEAT_CLOSE}|\\b([A-Z]{2}-\\d{2,3})\\b`, "g");

/** Worded text cut at seats and clauses. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECES)) {
    if (match.index > at) found.push({ words: text.slice(at, match.index) });
    found.push(match[1] !== undefined ? { seat: Number(match[1]) } : { clause: match[2] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ words: text.slice(at) });
  return found;
}

/** The same pieces, with the words before a name as the ear wants them (French has a "de" to elide, English has not). */
export function spoken(found: Piece[], names: string[]): Piece[] {
  return found.map((piece, i) => {
    const next = found[i + 1];
    return "words" in piece && next && "seat" in next ? { words: elided(piece.words, names[next.seat] ?? "") } : piece;
  });
}

/** Worded text as plain words, with names for the seats. */
export function named(text: string, names: string[]): string {
  return spoken(pieces(text), names)
    .map((piece) => ("words" in piece ? piece.words : "seat" in piece ? (names[piece.seat] ?? String(piece.seat + 1)) : piece.clause))
    .join("");
}
