/** Every way to tamper with a field of a record, tried on the page; tests/fairness/test_binding.py tries the same ones. */
import { describe, expect, it } from "vitest";
import file from "../../../tests/fairness/tampered.json";
import { readFile, type Json } from "../../src/fair/record";
import { canonical, transcript } from "../../src/fair/transcript";
import { verify } from "../../src/fair/verify";

type Change = { path: (string | number)[]; value: unknown; verify: string; forged: string; transcript: string };
const changes = file.changes as Change[];
/** Only the rules know whether a decision was legal, what the odds are called and who won: `ludo verify` replays them. */
const NEEDS_RULES = /^(edition_values|scores|ranks|steps\.\d+\.[01]|fairness\.odds\.0)/;

function tampered(record: Json, path: (string | number)[], value: unknown): Json {
  const found = structuredClone(record);
  let place = found as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  place[path.at(-1) ?? ""] = value;
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

describe("a record of scheme 3", () => {
  it("that nobody touched is good, and its transcript is the one that Python writes", async () => {
    expect(await verdict(file.record)).toBe("good");
    expect(await transcript(file.record as Json, crypto.subtle)).toBe(file.record.fairness.transcript);
    const [found] = readFile(JSON.stringify(file.record));
    expect((await verify(found!, null as unknown as SubtleCrypto)).faults).toEqual([]);
  });

  it.each(changes.map((change) => [`${change.path.join(".")} = ${JSON.stringify(change.value).slice(0, 40)}`, change] as const))("%s is found out as by ludo verify", async (_name, change) => {
    const record = tampered(file.record as Json, change.path, change.value);
    expect(await verdict(record)).toBe(change.verify);
    if (change.transcript && !NEEDS_RULES.test(change.path.join("."))) expect(await verdict(tampered(record, ["fairness", "transcript"], change.transcript))).toBe(change.forged);
  });
});

it("the text of the digest is written as Python writes it", () => {
  expect(canonical({ b: [1, 'é\u007f\n"', true], a: null })).toBe('{"a":null,"b":[1,"\\u00e9\\u007f\\n\\"",true]}');
});
