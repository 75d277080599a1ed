/** One digest of all that a record proves, and one of the terms that were fixed before its first draw (docs/fairness.md). */
import { digest, hex, type Bytes } from "./mac";
import type { Json, Proof, RecordFile } from "./record";

const FIELDS = ["record", "game", "rules", "edition", "edition_values", "seats", "options", "steps", "scores", "ranks"];
const HOUSE = ["played_by", "played_on"];
const encoder = new TextEncoder();

/** JSON with its keys in order, without spaces, and with everything escaped that is not ASCII. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const found = value as Json;
    const lines = Object.keys(found)
      .sort(byCodePoint)
      .map((key) => `${canonical(key)}:${canonical(found[key])}`);
    return `{${lines.join(",")}}`;
  }
  return JSON.stringify(value ?? null).replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Browsers compare texts by halves of the letters beyond U+FFFF, everybody else by whole letters. */
function byCodePoint(one: string, two: string): number {
  const [left, right] = [[...one], [...two]];
  const place = left.findIndex((letter, i) => letter !== right[i]);
  return place < 0 ? left.length - right.length : (left[place]?.codePointAt(0) ?? 0) - (right[place]?.codePointAt(0) ?? -1);
}

async function fingerprint(text: string, subtle: SubtleCrypto): Promise<string> {
  return hex(await digest(encoder.encode(text) as Bytes, subtle));
}

/** What is fixed before the first draw, the same at all tables with one deal; it enters every draw. */
export function terms(record: RecordFile, proof: Proof, subtle: SubtleCrypto): Promise<string> {
  const { game, rules, edition, seats, options } = record.raw;
  const { scheme, commitment, chairs, pledges, nonces } = proof;
  const earlier = record.steps.slice(0, record.earlier);
  const table = proof.tables ? proof.group : proof.table;
  return fingerprint(canonical({ scheme, table, tables: proof.tables, commitment, game, rules, edition, seats, options, chairs, pledges, nonces, earlier }), subtle);
}

/** Everything that the record proves; what else its file may hold is not covered. */
export function transcript(raw: Json, subtle: SubtleCrypto): Promise<string> {
  const some = (from: unknown, names: string[]): Json => Object.fromEntries(names.map((name) => [name, (from as Json | undefined)?.[name] ?? null]));
  const { transcript: _, ...fairness } = raw.fairness as Json;
  return fingerprint(canonical({ ...some(raw, FIELDS), house: some(raw.house, HOUSE), fairness }), subtle);
}

/** What a player publishes of a nonce before anybody shows theirs. */
export function pledgeOf(nonce: string, subtle: SubtleCrypto): Promise<string> {
  return fingerprint(`pledge|${nonce}`, subtle);
}

/** What the house publishes of its seed; from scheme 3 on it says by which scheme will be drawn. */
export async function commitmentOf(seed: Bytes, scheme: number, subtle: SubtleCrypto): Promise<string> {
  return scheme < 3 ? hex(await digest(seed, subtle)) : fingerprint(`ludotheque|${scheme}|${hex(seed)}`, subtle);
}
