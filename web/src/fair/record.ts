/** A record file as this page needs it; whatever does not fit is named. */
import type { Odds } from "./draw";

export interface Proof {
  commitment: string;
  seed: string;
  nonces: string[];
  drawn: number[];
  scheme: number;
  odds: Odds[];
  draws: number[];
  /** Tables with the same deal; 0: this one alone. */
  tables: number;
}

export interface RecordFile {
  game: string;
  steps: [actor: number | "chance", token: string][];
  over: boolean;
  /** Steps of another game that this one was played on from: their draws are not proved here. */
  earlier: number;
  proof: Proof | null;
}

export class BadFile extends Error {}

type Json = Record<string, unknown>;
const HEX64 = /^[0-9a-f]{64}$/;
const NONCE = /^([0-9a-f]{32})?$/;
const natural = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const list = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** The records of a file: one, or one a line as `ludo export` writes them. */
export function readFile(text: string): RecordFile[] {
  const lines = text.split("\n").filter((line) => line.trim());
  const whole = parsed(text);
  const found = whole !== undefined ? [whole] : lines.map((line) => parsed(line));
  if (!found.length || found.some((one) => !isObject(one) || one.record !== "ludotheque-record/1")) throw new BadFile("not a record");
  return (found as Json[]).map(read);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read(data: Json): RecordFile {
  const steps = list(data.steps);
  const fits = steps?.every((step) => Array.isArray(step) && step.length === 2 && (step[0] === "chance" || natural(step[0])) && typeof step[1] === "string");
  if (!steps || !fits || typeof data.game !== "string") throw new BadFile("its steps cannot be read");
  return { game: data.game, steps: steps as RecordFile["steps"], over: data.scores !== null, earlier: earlier(data.house), proof: data.fairness === undefined ? null : proof(data.fairness) };
}

function earlier(house: unknown): number {
  const from = isObject(house) ? house.played_on : null;
  return isObject(from) && natural(from.steps) ? from.steps : 0;
}

function proof(data: unknown): Proof {
  if (!isObject(data)) throw new BadFile("its proof cannot be read");
  const { commitment, seed, scheme = 1, duplicate } = data;
  const [nonces, drawn, odds, draws] = [list(data.nonces), list(data.drawn), list(data.odds ?? []), list(data.draws ?? [])];
  const hexes = typeof commitment === "string" && HEX64.test(commitment) && typeof seed === "string" && HEX64.test(seed);
  if (!hexes || !natural(scheme) || !nonces?.every((one) => typeof one === "string" && NONCE.test(one))) throw new BadFile("its proof cannot be read");
  if (!drawn?.every(natural) || !draws?.every(natural) || !odds?.every(isOdds)) throw new BadFile("its proof cannot be read");
  const tables = isObject(duplicate) && natural(duplicate.tables) ? Math.min(duplicate.tables, 8) : 0;
  return { commitment, seed, scheme, tables, nonces: nonces as string[], drawn: drawn as number[], odds: odds as Odds[], draws: draws as number[] };
}

function isOdds(value: unknown): boolean {
  const pair = (one: unknown): boolean => Array.isArray(one) && one.length === 2 && typeof one[0] === "string" && natural(one[1]) && one[1] > 0;
  return Array.isArray(value) && value.length > 0 && value.every(pair);
}
