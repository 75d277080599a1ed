/** Component values as people write them. */
export type Value = number | string | number[];

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The values that the house does not have. */
export function differing(values: Record<string, Value>, house: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !same(value, house[key])));
}

/** Are these the same values, in whatever order? */
export function sameValues(one: Record<string, Value>, other: Record<string, Value>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]));
}

/** A list as it is typed: numbers with commas or blanks; null while it cannot be read. */
export function readList(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = parts.map(Number);
  return numbers.every(Number.isInteger) ? numbers : null;
}

/** An edition file: only the values given. */
export function asToml(values: Record<string, Value>, name = "own"): string {
  const lines = Object.entries(values)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  return [`name = ${JSON.stringify(name)}`, ...lines, ""].join("\n");
}

/** Keys under their headings: everything before the last dot. */
export function grouped<T extends { key: string }>(keys: T[]): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const one of keys) {
    const heading = one.key.includes(".") ? (one.key.split(".")[0] ?? "") : "";
    found.set(heading, [...(found.get(heading) ?? []), one]);
  }
  return [...found];
}
