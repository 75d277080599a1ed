/** Recompute every draw of a record, in this browser, from the record alone. */
import { bindingFaults, caveats, MOST_TABLES } from "./binding";
import { choose, draw, houseNonce, numbering, total, type Odds } from "./draw";
import { bytes, mac, type Mac } from "./mac";
import type { Proof, RecordFile } from "./record";
import { commitmentOf, terms } from "./transcript";

const CHAIRS = 9; // of the largest table

/** One draw: the step (from 1), the odds it was drawn from, where the number fell, what is written and what should be. */
export interface Drawn {
  number: number;
  step: number;
  odds: Odds;
  total: number;
  pick: number;
  real: string;
  written: string;
}

/** Something that does not fit, or that is not proved; `kind` names its sentence, step 0 is before the first step. */
export interface Fault {
  kind: string;
  step: number;
  facts: Record<string, string | number>;
}

export interface Report {
  draws: Drawn[];
  faults: Fault[];
  /** What is not proved, though nothing is wrong. */
  caveats: Fault[];
}

export async function verify(record: RecordFile, subtle = crypto.subtle): Promise<Report> {
  const proof = record.proof;
  if (!proof) return { draws: [], faults: [{ kind: "none", step: 0, facts: {} }], caveats: [] };
  const seed = bytes(proof.seed);
  const keyed = await mac(seed, subtle);
  const mixed = proof.scheme < 3 ? proof.nonces : [await terms(record, proof, subtle)];
  const { draws, faults } = await recompute(record, proof, keyed, mixed);
  const real = await commitmentOf(seed, proof.scheme, subtle);
  const own = draws.filter((one) => one.step > record.earlier);
  const wrong = own.filter((one) => one.real !== one.written);
  const many = wrong.length > 2 && 2 * wrong.length > own.length;
  if (real !== proof.commitment) faults.push({ kind: many ? "seed" : "commitment", step: 0, facts: { real: real.slice(0, 16), written: proof.commitment.slice(0, 16) } });
  faults.push(...(await (proof.scheme < 3 ? nonces(proof, keyed) : bindingFaults(record, proof, keyed, subtle))), ...named(wrong, own.length, many));
  return { draws, faults: faults.sort((one, two) => one.step - two.step), caveats: caveats(record, proof, own.length) };
}

/** The draws as the proof lists them, against the steps as they are written. */
async function recompute(record: RecordFile, proof: Proof, keyed: Mac, mixed: string[]): Promise<Pick<Report, "draws" | "faults">> {
  const steps = record.steps.flatMap(([actor, written], i) => (actor === "chance" ? [{ step: i + 1, written }] : []));
  if (proof.scheme < 2) return { draws: [], faults: [{ kind: "old", step: 0, facts: {} }] };
  const [draws, faults]: [Drawn[], Fault[]] = [[], []];
  const next = numbering(proof.tables > 0);
  for (const [number, { step, written }] of steps.entries()) {
    const odds = proof.odds[proof.draws[number] ?? -1];
    if (!odds) break;
    const all = total(odds);
    const pick = await draw(keyed, mixed, next(odds[0]?.[0] ?? ""), BigInt(all));
    draws.push({ number, step, odds, total: all, pick: Number(pick), real: choose(odds, pick), written });
    if (!odds.some(([token]) => token === written)) faults.push({ kind: "odds", step, facts: { written } });
  }
  if (proof.draws.length !== steps.length || draws.length !== steps.length) faults.push({ kind: "count", step: steps[Math.min(draws.length, steps.length - 1)]?.step ?? 0, facts: { written: proof.draws.length, real: steps.length } });
  return { draws, faults };
}

/** Before scheme 3: what the house drew must follow from the seed. */
async function nonces(proof: Proof, keyed: Mac): Promise<Fault[]> {
  if (proof.scheme < 2) return [];
  const own = new Set<string>();
  for (let chair = 0; chair < CHAIRS * Math.max(1, Math.min(proof.tables, MOST_TABLES)); chair++) own.add(await houseNonce(keyed, chair));
  return proof.drawn.filter((place) => !own.has(proof.nonces[place] ?? "")).map((place) => ({ kind: "house-nonce", step: 0, facts: { place } }));
}

/** Which draws were changed: all of them, two exchanged, or these. */
function named(wrong: Drawn[], draws: number, many: boolean): Fault[] {
  const [one, two] = wrong;
  if (many && one) return [{ kind: "all-draws", step: one.step, facts: { real: one.real, written: one.written, wrong: wrong.length, draws } }];
  if (wrong.length === 2 && one && two && one.written === two.real && two.written === one.real) return [{ kind: "order", step: one.step, facts: { other: two.step, real: two.written, written: one.written } }];
  return wrong.map(({ step, real, written }) => ({ kind: "draw", step, facts: { real, written } }));
}
