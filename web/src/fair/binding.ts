/** What scheme 3 binds beside the draws: who sat where, whose nonce is whose, and the transcript. */
import { houseNonce } from "./draw";
import type { Mac } from "./mac";
import type { Proof, RecordFile } from "./record";
import { pledgeOf, transcript } from "./transcript";
import type { Fault } from "./verify";

export const MOST_TABLES = 128; // with one deal, of a tournament of 256; a record that speaks of more is not believed
const PERSON = "person";
const ABSENT = "absent";
const BOTS = ["debutant", "habitue", "fine-mouche", "champion"]; // the levels that houses seat
const ABSENCE = "absence"; // a stand-in decided

export async function bindingFaults(record: RecordFile, proof: Proof, keyed: Mac, subtle: SubtleCrypto): Promise<Fault[]> {
  const faults: Fault[] = proof.transcript === (await transcript(record.raw, subtle)) ? [] : [{ kind: "transcript", step: 0, facts: {} }];
  if (!fits(record, proof)) return [...faults, { kind: "chairs", step: 0, facts: { chairs: proof.chairs.length, nonces: proof.nonces.length } }];
  return [...faults, ...(await nonces(proof, keyed, subtle)), ...deciders(record, proof)];
}

/** Is there one pledge and one nonce for each chair of each table? */
function fits(record: RecordFile, proof: Proof): boolean {
  const wanted = proof.tables <= MOST_TABLES ? record.seats * Math.max(1, proof.tables) : -1;
  return [proof.chairs, proof.pledges, proof.nonces].every((one) => one.length === wanted);
}

/**
 * A person's nonce must be the one that was pledged, any other must follow from the seed, the place and the player.
 * Bots have one of a few levels and pledge nothing: whoever could write anything there could choose among all dice.
 */
async function nonces(proof: Proof, keyed: Mac, subtle: SubtleCrypto): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [place, player] of proof.chairs.entries()) {
    const nonce = proof.nonces[place] ?? "";
    if (![PERSON, ABSENT, ...BOTS].includes(player) || (BOTS.includes(player) && proof.pledges[place])) {
      faults.push({ kind: "player", step: 0, facts: { place, player } });
      continue;
    }
    if (player === PERSON && (!nonce || proof.pledges[place] !== (await pledgeOf(nonce, subtle)))) faults.push({ kind: "pledge", step: 0, facts: { place } });
    if (player !== PERSON && nonce !== (await houseNonce(keyed, place, player))) faults.push({ kind: "house-nonce", step: 0, facts: { place } });
  }
  return faults;
}

interface Decision {
  step: number;
  chair: number;
  by: string;
}

/** Who decided; anything but a text names nobody. */
const name = (written: unknown): string => (typeof written === "string" ? written : "");

/** Each decision of this table and who made it (empty: the person of the chair). */
function decisions(record: RecordFile): Decision[] {
  const all = record.steps.map(([actor], i) => ({ step: i + 1, chair: actor, by: name(record.playedBy[String(i + 1)]) }));
  return all.filter((one): one is Decision => one.chair !== "chance" && one.step > record.earlier);
}

/** Who the proof says sits there; the bots' own table of a deal adds no nonces. */
function player(record: RecordFile, proof: Proof, chair: number): string | null {
  return proof.chairs[proof.number * record.seats + chair] ?? null;
}

const isBot = (by: string): boolean => by !== "" && by !== ABSENCE;

/** A bot's chair is played by that bot at every step. */
function deciders(record: RecordFile, proof: Proof): Fault[] {
  const wrong = decisions(record).find(({ chair, by }) => {
    const seated = player(record, proof, chair);
    return seated === null ? !by : ![PERSON, ABSENT, by].includes(seated);
  });
  return wrong ? [{ kind: "played-by", step: wrong.step, facts: { chair: wrong.chair, player: player(record, proof, wrong.chair) ?? "", by: wrong.by } }] : [];
}

/** The chairs of people for which a bot decides since some step, and those whose person never decides. */
function takenOver(record: RecordFile, proof: Proof): Fault[] {
  const found = new Map<number, Fault>();
  const began = new Set<number>();
  const all = decisions(record).filter(({ chair }) => [PERSON, ABSENT].includes(player(record, proof, chair) ?? ""));
  const present = new Set(all.filter(({ by }) => !by).map(({ chair }) => chair));
  for (const { step, chair, by } of all) {
    if ((isBot(by) || (by && !present.has(chair))) && !found.has(chair)) found.set(chair, { kind: began.has(chair) ? "taken-over" : "never-played", step, facts: { chair, by } });
    began.add(chair);
  }
  return [...found.values()];
}

/** What the record does not prove, though nothing in it is wrong. */
export function caveats(record: RecordFile, proof: Proof, draws: number): Fault[] {
  const told: Fault[] = [];
  const tell = (kind: string, facts: Fault["facts"] = {}, step = 0): void => void told.push({ kind, step, facts });
  const house = housePlaces(proof);
  if (proof.scheme < 3) tell("weak", { scheme: proof.scheme });
  if (record.earlier) tell("earlier", { steps: record.earlier });
  if (!draws) tell("nothing");
  if (house.length === proof.nonces.length) tell("house-only");
  if (proof.scheme < 3 || !fits(record, proof)) return told;
  for (const place of house) if (proof.pledges[place]) tell("withheld", { place });
  return [...told, ...takenOver(record, proof)];
}

/** The places in the nonces that the house filled. */
export function housePlaces(proof: Proof): number[] {
  if (proof.scheme < 3) return proof.drawn;
  return proof.chairs.flatMap((player, place) => (player === PERSON ? [] : [place]));
}
