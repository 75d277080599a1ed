/** The price table of the risky breakaway, read as chances: how many of the 36 throws cost how much. */
import type { Edition } from "./tour";

export interface Price {
  /** Units to pay; null: a puncture. */
  units: number | null;
  throws: number;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** What so many risky cells cost, the cheapest first, a puncture last. */
export function prices(edition: Edition, risk: number): Price[] {
  const found = new Map<number | null, number>();
  for (const low of FACES)
    for (const high of FACES) {
      const row = edition[low === high ? `price.double${low}` : `price.total${low + high}`] as number[];
      const units = row[risk - 1] ?? null;
      found.set(units, (found.get(units) ?? 0) + 1);
    }
  return [...found].map(([units, throws]) => ({ units, throws })).sort((a, b) => (a.units ?? Infinity) - (b.units ?? Infinity));
}
