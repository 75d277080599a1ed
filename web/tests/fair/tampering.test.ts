/** Every way to tamper with a field of a record, tried on the page; tests/fairness/test_binding.py tries the same ones. */
import { describe, expect, it } from "vitest";
import chosen from "../../../tests/fairness/chosen.json";
import file from "../../../tests/fairness/tampered.json";
import { readFile, type Json } from "../../src/fair/record";
import { canonical, transcript } from "../../src/fair/transcript";
import { verify } from "../../src/fair/verify";

type Change = { path: (string | number)[]; value: unknown; verify: string; forged: string; transcript: string };
const games = file as { record: Json; changes: Change[] }[];
const GONE = "(gone)"; // instead of a value: left out
/** Only the rules know whether a decision was legal, what the odds are called and who won: `ludo verify` replays them. */
const NEEDS_RULES = /^(steps$|edition_values|scores|ranks|steps\.\d+\.[01]|fairness\.odds\.0)/;

function tampered(record: Json, path: (string | number)[], value: unknown): Json {
  const found = structuredClone(record);
  let place = found as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  if (value !== GONE) place[last] = value;
  else if (Array.isArray(place)) place.splice(Number(last), 1);
  else delete place[last];
  return found;
}

async function verdict(record: Json): Promise<string> {
  try {
    const [found] = readFile(JSON.stringify(record));
    const report = await verify(found!);
    if (report.faults.length) return "bad";
    return report.draws.some((one) => one.step > found!.earlier) ? "good" : "unproved";
  } catch {
    return "bad";
  }
}

describe.each(games)("a record of scheme 3 ($record.fairness.duplicate.tables tables)", ({ record, changes }) => {
  it("that nobody touched is good, and its transcript is the one that Python writes", async () => {
    expect(await verdict(record)).toBe("good");
    expect(await transcript(record, crypto.subtle)).toBe((record.fairness as Json).transcript);
    const [found] = readFile(JSON.stringify(record));
    expect((await verify(found!, null as unknown as SubtleCrypto)).faults).toEqual([]);
  });

  it.each(changes.map((change) => [`${change.path.join(".")} = ${JSON.stringify(change.value).slice(0, 40)}`, change] as const))("%s is found out as by ludo verify", async (_name, change) => {
    const changed = tampered(record, change.path, change.value);
    expect(await verdict(changed)).toBe(change.verify);
    if (change.transcript && !NEEDS_RULES.test(change.path.join("."))) expect(await verdict(tampered(changed, ["fairness", "transcript"], change.transcript))).toBe(change.forged);
  });
});

it.each(chosen)("$name: the page says of it what ludo verify says", async ({ text, verify: said }) => {
  const [found] = readFile(text);
  const { faults, caveats } = await verify(found!);
  expect([...faults, ...caveats].map(({ kind }) => kind)).toEqual(said);
});

it.each(["3.0", "3e0", "9007199254740993", "-100000000000000000"])("a number that is not the same everywhere (%s) is refused", (number) => {
  const text = JSON.stringify(games[0]!.record).replace('"seats":3', `"seats":${number}`);
  expect(() => readFile(text)).toThrow("whole numbers");
});

it("the text of the digest is written as Python writes it", () => {
  expect(canonical({ b: [1, 'é\u007f\n"', true], a: null })).toBe('{"a":null,"b":[1,"\\u00e9\\u007f\\n\\"",true]}');
});
