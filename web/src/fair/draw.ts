/** How chance is drawn (docs/fairness.md), in whole numbers without rounding. */
import { hex, type Mac } from "./mac";

export type Odds = [token: string, weight: number][];

const SPAN = 1n << 256n;

/** A whole number below `total` for the `number`-th draw; values that would favour some results are drawn again. */
export async function draw(mac: Mac, nonces: string[], number: number | string, total: bigint): Promise<bigint> {
  const limit = SPAN - (SPAN % total);
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${hex(await mac([...nonces, number, attempt].join("|")))}`);
    if (value < limit) return value % total;
  }
}

/** The number of each draw, by the first token that it may give: at duplicate tables each kind of draw counts for itself. */
export function numbering(byKind: boolean): (token: string) => number | string {
  const counts = new Map<string, number>();
  return (token) => {
    const kind = byKind ? (token.split(":")[0] ?? "") : "";
    const number = counts.get(kind) ?? 0;
    counts.set(kind, number + 1);
    return byKind ? `${kind}:${number}` : number;
  };
}

/** What a number below the sum of the weights falls on. */
export function choose(odds: Odds, pick: bigint): string {
  let left = pick;
  for (const [token, weight] of odds) {
    if (left < BigInt(weight)) return token;
    left -= BigInt(weight);
  }
  throw new RangeError(`${pick} is beyond the weights`);
}

export function total(odds: Odds): number {
  return odds.reduce((sum, [, weight]) => sum + weight, 0);
}

/** The nonce of a chair whose player brought none: it follows from the seed and, from scheme 3 on, from who sits there. */
export async function houseNonce(mac: Mac, chair: number, player = ""): Promise<string> {
  return hex((await mac(["nonce", chair, ...(player ? [player] : [])].join("|"))).slice(0, 16));
}
