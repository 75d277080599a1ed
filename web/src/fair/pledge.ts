/** What this browser remembers of a table's chance: the commitment it saw before it sat, and the nonces it made. */
import { recall, remember } from "../platform/storage";
import { hex } from "./mac";
import { nonce } from "./nonce";
import type { Proof } from "./record";
import { sha256 } from "./sha256";

export interface Pledge {
  commitment: string;
  nonces: string[];
  /** Who sat on each chair, and what each had pledged, when this browser showed its nonce. */
  seated?: Seated[];
  /** The digest of the whole game, as this browser first checked it. */
  transcript?: string;
}

/** `person` or the level of a bot; what was pledged, empty if nothing was. */
export type Seated = [player: string, pledge: string];

const MOST = 9; // nonces of one table: a person may sit on every chair
const PERSON = "person";
const ABSENT = "absent"; // who showed no nonce
const unkept = new Map<string, Pledge>(); // where the browser refuses to remember

export function pledgeOf(table: string): Pledge | null {
  try {
    const found = JSON.parse(recall(`pledge.${table}`) ?? "null") as Pledge | null;
    return found && typeof found.commitment === "string" && Array.isArray(found.nonces) ? found : (unkept.get(table) ?? null);
  } catch {
    return null;
  }
}

function keep(table: string, pledge: Pledge): void {
  unkept.set(table, pledge);
  remember(`pledge.${table}`, JSON.stringify(pledge));
}

/** A nonce for a chair of this table, remembered. Sent as it is only where no other person sits; see `published`. */
export function pledge(table: { id: string; commitment: string }): string {
  const before = pledgeOf(table.id);
  const made = nonce();
  const kept = before?.commitment === table.commitment ? before.nonces.slice(1 - MOST) : [];
  keep(table.id, { commitment: table.commitment, nonces: [...kept, made] });
  return made;
}

/** What is published of a nonce before anybody shows theirs. */
export function published(made: string): string {
  return hex(sha256(new TextEncoder().encode(`pledge|${made}`)));
}

/** The nonce of this browser that was published so, if it remembers it. */
export function secretOf(table: string, shown: string): string | null {
  return pledgeOf(table)?.nonces.find((made) => published(made) === shown) ?? null;
}

/** Remember who sat where with which pledge: from now on the house knows our nonce, and nobody may choose any more. */
export function rememberSeated(table: string, chairs: Seated[]): void {
  const kept = pledgeOf(table);
  if (kept) keep(table, { ...kept, seated: chairs });
}

/** What this browser remembers of a table against the proof of its game: the name of what is not the same, or `good`. */
export function compared(memory: Pledge, proof: Proof, table: string): "good" | "commitment" | "salt" | "seated" | "transcript" {
  if (memory.commitment !== proof.commitment) return "commitment";
  const kept = memory.nonces.some((one) => proof.nonces.some((nonce, place) => nonce === one && (proof.scheme < 3 ? !proof.drawn.includes(place) : proof.chairs[place] === PERSON)));
  if (!kept && memory.nonces.length) return "salt";
  if (proof.scheme >= 3 && (proof.table !== table || !sameSeats(memory.seated ?? [], proof))) return "seated";
  return memory.transcript && memory.transcript !== proof.transcript ? "transcript" : "good";
}

function sameSeats(seated: Seated[], proof: Proof): boolean {
  const first = proof.number * seated.length;
  return seated.every(([player, pledge], seat) => {
    const found = proof.chairs[first + seat] ?? "";
    const same = player === PERSON ? [PERSON, ABSENT].includes(found) : found === player;
    return same && proof.pledges[first + seat] === pledge;
  });
}

/** Remember the whole of a game that this browser had a part in and has checked. */
export function rememberEnd(table: string, transcript: string): void {
  const kept = pledgeOf(table);
  if (kept && !kept.transcript) keep(table, { ...kept, transcript });
}
