/** A record file as this page needs it; whatever does not fit is named. */
import type { Odds } from "./draw";

export interface Proof {
  commitment: string;
  seed: string;
  nonces: string[];
  scheme: number;
  odds: Odds[];
  draws: number[];
  /** Tables with the same deal; 0: this one alone. */
  tables: number;
  group: string;
  /** The number of this table among them. */
  number: number;
  /** Before scheme 3: the places that the house filled. */
  drawn: number[];
  /** From scheme 3 on. */
  table: string;
  chairs: string[];
  pledges: string[];
  transcript: string;
}

export interface RecordFile {
  game: string;
  seats: number;
  steps: [actor: number | "chance", token: string][];
  over: boolean;
  /** Steps of another game that this one was played on from: their draws are not proved here. */
  earlier: number;
  /** Who decided at which step, if not the person of the chair. */
  playedBy: Record<string, unknown>;
  proof: Proof | null;
  raw: Json;
}

export class BadFile extends Error {}

export type Json = Record<string, unknown>;
const HEX64 = /^[0-9a-f]{64}$/;
const PLEDGE = /^([0-9a-f]{64})?$/;
const KEYS = ["record", "game", "edition", "seats", "options", "steps", "scores", "ranks"];
const EXTRA = ["rules", "edition_values", "fairness", "house"];
const DEAL = ["group", "number", "tables", "par"];
const PROOF = ["commitment", "seed", "nonces", "drawn", "scheme", "odds", "draws", "duplicate", "table", "chairs", "pledges", "transcript"];
const NEWEST = 3; // scheme
const TEXTS = /"(?:[^"\\]|\\.)*"/g; // in JSON
const OTHER_NUMBER = /\d[.eE]|\d{16}|-\d{15}/; // which JSON.parse would round, or write as another one
const NONCE = /^([0-9a-f]{32})?$/;
const natural = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const list = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** The records of a file: one, or one a line as `ludo export` writes them. */
export function readFile(text: string): RecordFile[] {
  if (OTHER_NUMBER.test(text.replace(TEXTS, ""))) throw new BadFile("accepted are whole numbers of at most 15 digits");
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
  if (!steps || !fits || typeof data.game !== "string" || !natural(data.seats)) throw new BadFile("its steps cannot be read");
  if (KEYS.some((key) => !(key in data)) || Object.keys(data).some((key) => ![...KEYS, ...EXTRA].includes(key))) throw new BadFile("its fields are not those of a record");
  if (("edition_values" in data && !isObject(data.edition_values)) || !isObject(data.options) || !isResult(data.scores) || !isResult(data.ranks) || !natural(data.rules ?? 1) || typeof data.edition !== "string")
    throw new BadFile("its fields cannot be read");
  const { game, seats } = data;
  const house = isObject(data.house) ? data.house : {};
  const playedBy = isObject(house.played_by) ? house.played_by : {};
  return { game, seats, steps: steps as RecordFile["steps"], over: data.scores !== null, earlier: earlier(house), playedBy, proof: data.fairness === undefined ? null : proof(data.fairness), raw: data };
}

function isResult(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)));
}

function earlier(house: Json): number {
  const from = house.played_on;
  return isObject(from) && natural(from.steps) ? from.steps : 0;
}

function proof(data: unknown): Proof {
  const bad = new BadFile("its proof cannot be read");
  if (!isObject(data) || Object.keys(data).some((key) => !PROOF.includes(key))) throw bad;
  const { commitment, seed, scheme = 1, duplicate = null, table = "", transcript = "" } = data;
  const [nonces, drawn, odds, draws] = [list(data.nonces), list(data.drawn ?? []), list(data.odds ?? []), list(data.draws ?? [])];
  const [chairs, pledges] = [list(data.chairs ?? []), list(data.pledges ?? [])];
  if (typeof commitment !== "string" || !HEX64.test(commitment) || typeof seed !== "string" || !HEX64.test(seed)) throw bad;
  if (!natural(scheme) || scheme < 1 || scheme > NEWEST || ("drawn" in data && data.drawn !== null) !== scheme < 3) throw bad;
  if (!texts(nonces, NONCE) || !texts(pledges, PLEDGE) || !texts(chairs) || typeof table !== "string" || typeof transcript !== "string") throw bad;
  if (!drawn?.every(natural) || !draws?.every(natural) || !odds?.every(isOdds)) throw bad;
  const shared = duplicate === null ? { group: "", number: 0, tables: 0 } : deal(duplicate, bad);
  return { commitment, seed, scheme, ...shared, nonces, drawn: drawn as number[], odds: odds as Odds[], draws: draws as number[], table, chairs, pledges, transcript };
}

function texts(value: unknown[] | null, form = /^/): value is string[] {
  return value?.every((one) => typeof one === "string" && form.test(one)) ?? false;
}

/** This table among those that play the same deal. */
function deal(data: unknown, bad: BadFile): Pick<Proof, "group" | "number" | "tables"> {
  if (!isObject(data) || Object.keys(data).some((key) => !DEAL.includes(key)) || typeof (data.par ?? false) !== "boolean" || data.par === null) throw bad;
  if (typeof data.group !== "string" || !natural(data.number) || !natural(data.tables) || !data.tables) throw bad;
  return { group: data.group, number: data.number, tables: data.tables };
}

function isOdds(value: unknown): boolean {
  const pair = (one: unknown): boolean => Array.isArray(one) && one.length === 2 && typeof one[0] === "string" && natural(one[1]) && one[1] > 0;
  return Array.isArray(value) && value.length > 0 && value.every(pair);
}
