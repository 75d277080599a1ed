/** Cells that are alike: a pawn keeps the one it took, whoever comes after. Only the drawing knows which it is. */
export class Seating {
  private readonly held = new Map<string, number>();

  constructor(private readonly wanted: number[]) {}

  /** The cell of each key; new keys take the first cell left, in the order wanted. */
  settle(keys: string[]): number[] {
    for (const key of [...this.held.keys()]) if (!keys.includes(key)) this.held.delete(key);
    for (const key of keys) {
      if (this.held.has(key)) continue;
      const taken = new Set(this.held.values());
      this.held.set(key, this.wanted.find((cell) => !taken.has(cell)) ?? 0);
    }
    return keys.map((key) => this.held.get(key) ?? 0);
  }
}

/** Numbers below a count in an order that spreads: 0, 3, 6, 1, 4, 7, 2, 5. */
export function spread(count: number, step = 3): number[] {
  const found: number[] = [];
  for (let from = 0; from < step; from += 1) for (let at = from; at < count; at += step) found.push(at);
  return found;
}
