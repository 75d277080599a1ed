/** A game's messages, and marked text put into words with them. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { parse, type Marked, type Text } from "./marked";
import { typeset, type Language } from "./typography";

/** In worded text a seat stands between these two, so that it can be drawn with its emblem. */
export const SEAT_OPEN = "\ue010";
export const SEAT_CLOSE = "\ue011";
const SEAT_WORDS = new Set(["seat", "leader", "dealer", "turn", "roller", "winner", "other", "target", "owner", "starter"]);
const SEATS_WORDS = new Set(["seats", "rest"]);

export class Catalogue {
  constructor(
    readonly bundle: FluentBundle,
    readonly language: Language,
  ) {}

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A plain message, "" if there is none. */
  plain(id: string): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? typeset(this.bundle.formatPattern(message.value), this.language) : "";
  }

  /** A message with arguments, set in the language's typography. */
  message(id: string, args: Record<string, string | number> = {}): string {
    return typeset(this.filled({ id, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : [value]])) }), this.language);
  }

  /** Marked text in words; seats are marked for their emblems. */
  say(source: string): string {
    return typeset(this.words(parse(source)), this.language).trim();
  }

  words(text: Text): string {
    return text.map((part) => (typeof part === "string" ? part : this.filled(part))).join("");
  }

  private filled(marked: Marked): string {
    const message = this.bundle.getMessage(marked.id);
    if (!message?.value) return marked.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(marked.args)) args[name] = this.argument(name, value);
    return this.bundle.formatPattern(message.value, args);
  }

  private argument(name: string, value: number | Text): FluentVariable {
    if (typeof value === "number") return SEAT_WORDS.has(name) ? seatMark(value) : value;
    const text = this.words(value);
    if (SEATS_WORDS.has(name) && /^\d(\D+\d)*$/.test(text)) return text.replace(/\d/g, (digit) => seatMark(Number(digit)));
    return text;
  }
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

/** Worded text as plain words, with names for the seats. */
export function named(text: string, names: string[]): string {
  return pieces(text)
    .map((piece) => ("words" in piece ? piece.words : "seat" in piece ? (names[piece.seat] ?? String(piece.seat + 1)) : piece.clause))
    .join("");
}
