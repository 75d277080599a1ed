/** The browser's own check: the worked example of docs/fairness.md, and what a changed record is told. */
import { describe, expect, it } from "vitest";
import vector from "../../../tests/fairness/vector.json";
import { choose, draw, houseNonce, total, type Odds } from "../../src/fair/draw";
import { bytes, digest, hex, mac } from "../../src/fair/mac";
import { BadFile, readFile } from "../../src/fair/record";
import { hmacSha256, sha256 } from "../../src/fair/sha256";
import { canonical, commitmentOf, pledgeOf } from "../../src/fair/transcript";
import { verify } from "../../src/fair/verify";

const WAYS = [
  ["the browser's", crypto.subtle],
  ["our own", null as unknown as SubtleCrypto],
] as const;
const seed = bytes(vector.seed);
const odds = vector.odds as unknown as Record<string, Odds>;

describe.each(WAYS)("with %s SHA-256", (_name, subtle) => {
  it("the worked example comes out", async () => {
    const keyed = await mac(seed, subtle);
    expect(hex(await digest(seed, subtle))).toBe(vector.commitment);
    for (const [chair, wanted] of vector.house_nonces.entries()) expect(await houseNonce(keyed, chair)).toBe(wanted);
    for (const line of [...vector.draws, ...vector.duplicate]) {
      const list = odds[line.odds] as Odds;
      const pick = await draw(keyed, vector.nonces, line.number, BigInt(total(list)));
      expect([Number(pick), choose(list, pick)]).toEqual([line.pick, line.token]);
    }
    const third = vector.scheme3;
    expect(await commitmentOf(seed, 3, subtle)).toBe(third.commitment);
    expect(await pledgeOf(third.nonces[0]!, subtle)).toBe(third.pledges[0]);
    expect([await houseNonce(keyed, 1, "habitue"), await houseNonce(keyed, 1, "absent")]).toEqual([third.nonces[1], third.absent]);
    const { text, terms, chairs, commitment, nonces, pledges } = third;
    const written = { scheme: 3, table: "table", tables: 0, commitment, game: "dice", rules: 1, edition: "e".repeat(64), seats: 2, options: {}, chairs, pledges, nonces, earlier: [] };
    expect(canonical(written)).toBe(text);
    expect(hex(await digest(new TextEncoder().encode(text), subtle))).toBe(terms);
    for (const line of third.draws) expect(choose(odds.d6!, await draw(keyed, [terms], line.number, BigInt(line.total)))).toBe(line.token);
    for (const line of vector.rejection) expect(await draw(keyed, vector.nonces, line.number, BigInt(line.total))).toBe(BigInt(line.pick));
  });
});

it("our SHA-256 knows the published examples, at every length", async () => {
  const text = new TextEncoder();
  expect(hex(sha256(text.encode("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 140; length++) {
    const message = new Uint8Array(length).fill(length);
    expect(hex(sha256(message))).toBe(hex(await digest(message)));
  }
  const long = new Uint8Array(131).fill(0xaa);
  const told = "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"; // RFC 4231, case 6
  expect(hex(hmacSha256(long, text.encode("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(told);
});

/** A record whose draws are the worked example's. */
function record(): { steps: [string | number, string][]; fairness: Record<string, unknown> & { nonces: string[]; odds: Odds[]; draws: number[] } } & Record<string, unknown> {
  const steps = vector.draws.flatMap((line): [string | number, string][] => [
    ["chance", line.token],
    [0, "pass"],
  ]);
  const proof = { commitment: vector.commitment, seed: vector.seed, nonces: [...vector.nonces], drawn: [1], scheme: 2, odds: structuredClone([odds.d6, odds.bag]) as Odds[], draws: vector.draws.map((line) => Number(line.odds === "bag")) };
  return { record: "ludotheque-record/1", game: "mark", edition: "e", seats: 2, options: {}, steps, scores: [1, 2], ranks: [2, 1], fairness: proof };
}

async function told(change: (data: ReturnType<typeof record>) => void): Promise<[string, number][]> {
  const data = record();
  change(data);
  const [found] = readFile(JSON.stringify(data));
  return (await verify(found!)).faults.map((fault) => [fault.kind, fault.step]);
}

describe("a record", () => {
  it("that is honest has no fault, and shows each draw", async () => {
    const report = await verify(readFile(JSON.stringify(record()))[0]!);
    expect(report.faults).toEqual([]);
    expect(report.draws.map((one) => [one.step, one.total, one.pick, one.real])).toEqual(vector.draws.map((line, i) => [2 * i + 1, line.total, line.pick, line.token]));
  });

  it("names a changed roll with its step", async () => {
    expect(await told((data) => (data.steps[4]![1] = "roll:1"))).toEqual([["draw", 5]]);
  });
  it("names two rolls that were exchanged", async () => {
    expect(await told((data) => ([data.steps[0], data.steps[4]] = [data.steps[4]!, data.steps[0]!]))).toEqual([["order", 1]]);
  });
  it("names a changed nonce or another order of nonces at the first draw that it breaks", async () => {
    expect((await told((data) => (data.fairness.nonces[0] = "0".repeat(32))))[0]?.[0]).toBe("all-draws");
    expect((await told((data) => data.fairness.nonces.reverse())).map(([kind]) => kind)).toContain("all-draws");
  });
  it("names a changed seed and a changed commitment", async () => {
    expect((await told((data) => (data.fairness.seed = "1".repeat(64)))).map(([kind]) => kind)).toContain("seed");
    expect(await told((data) => (data.fairness.commitment = "1".repeat(64)))).toEqual([["commitment", 0]]);
  });
  it("names a nonce of the house that does not follow from the seed", async () => {
    expect(await told((data) => (data.fairness.drawn = [0, 1]))).toEqual([["house-nonce", 0]]);
  });
  it("names a token that was not among the odds, and draws that are missing", async () => {
    expect((await told((data) => (data.steps[2]![1] = "draw:green"))).map(([kind]) => kind)).toEqual(["odds", "draw"]);
    expect((await told((data) => data.fairness.draws.pop())).map(([kind]) => kind)).toEqual(["count"]);
    expect((await told((data) => data.steps.splice(0, 2))).map(([kind]) => kind)).toContain("count");
  });
  it("does not blame this table for draws of the game it was played on from", async () => {
    expect(
      await told((data) => {
        data.steps[0]![1] = "roll:1";
        data.house = { played_on: { source: "x", steps: 2 } };
      }),
    ).toEqual([]);
    expect(
      await told((data) => {
        data.steps[4]![1] = "roll:1";
        data.house = { played_on: { source: "x", steps: 2 } };
      }),
    ).toEqual([["draw", 5]]);
  });
  it("without a proof, or with an old one, is told so", async () => {
    expect(await told((data) => delete (data as Partial<typeof data>).fairness)).toEqual([["none", 0]]);
    expect(await told((data) => (data.fairness.scheme = 1))).toEqual([["old", 0]]);
  });
  it("that is none is refused", () => {
    for (const bad of ["", "[]", "{}", '{"record":"ludotheque-record/1"}', JSON.stringify({ ...record(), fairness: 3 }), JSON.stringify({ ...record(), steps: [["x", 1]] })]) expect(() => readFile(bad)).toThrow(BadFile);
    const endless = record();
    endless.fairness.odds[0] = [["roll:1", 0]];
    expect(() => readFile(JSON.stringify(endless))).toThrow(BadFile);
    expect(readFile(`${JSON.stringify(record())}\n${JSON.stringify(record())}\n`)).toHaveLength(2);
  });
});
