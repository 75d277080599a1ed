/** What differs between the table in words now and after a move: whole lines first, then the words within a line. */
import { only, parse } from "../i18n/marked";

/** A line that changes; "" where it appears or goes. */
export interface Change {
  before: string;
  after: string;
}

/** A run of words that stays, goes or comes. */
export interface Run {
  kind: "same" | "gone" | "new";
  words: string;
}

/** The lines of marked text that differ, each with its fellow: the same message about the same seat. */
export function changes(before: string[], after: string[]): Change[] {
  const old = without(before, after);
  const found: Change[] = without(after, before).map((line) => {
    const at = old.findIndex((one) => subject(one) === subject(line));
    return { before: at < 0 ? "" : (old.splice(at, 1)[0] ?? ""), after: line };
  });
  return [...found, ...old.map((line) => ({ before: line, after: "" }))];
}

/** The lines that the others do not have; a line told twice counts twice. */
function without(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function subject(line: string): string {
  const message = only(parse(line));
  const seat = message?.args.seat;
  return `${message?.id ?? ""} ${typeof seat === "number" ? seat : ""}`;
}

/** Two sentences as one: what stays, what goes, what comes. */
export function runs(before: string, after: string): Run[] {
  const [old, now] = [split(before), split(after)];
  const common = lengths(old, now);
  const found: Run[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    const stays = i < old.length && j < now.length && old[i] === now[j];
    const goes = !stays && i < old.length && (j === now.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0));
    add(found, stays ? "same" : goes ? "gone" : "new", (goes ? old[i] : now[j]) ?? "");
    if (stays || goes) i += 1;
    if (stays || !goes) j += 1;
  }
  return found;
}

const LONG = 64;
const HEAD = 26;

/** The same, with what stays cut short: the subject of the sentence, and some words around every change. */
export function brief(found: Run[]): Run[] {
  return found.map((run, at) => {
    if (run.kind !== "same" || run.words.length <= LONG) return run;
    const tail = at === found.length - 1 ? "" : run.words.slice(-HEAD).replace(/^\S*/, "");
    return { kind: run.kind, words: `${run.words.slice(0, HEAD).replace(/\S*$/, "")}…${tail}` };
  });
}

function split(text: string): string[] {
  return text.match(/[\p{L}\p{N}\u2212]+|[^\p{L}\p{N}\u2212\s]+|\s+/gu) ?? [];
}

/** How many words the rests of both sentences share, from each pair of places on. */
function lengths(old: string[], now: string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [row, next] = [table[i] as number[], table[i + 1] as number[]];
      row[j] = old[i] === now[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

function add(found: Run[], kind: Run["kind"], words: string): void {
  const last = found.at(-1);
  if (last?.kind === kind) last.words += words;
  else found.push({ kind, words });
}
