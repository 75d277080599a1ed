/** Where the cars stand on the road: two lanes, so that neighbours never hide each other's emblem. */
export interface Place {
  seat: number;
  /** From the last car to the first. */
  rank: number;
  lane: 0 | 1;
  /** A third car on the same points stands a little behind, a fifth a little ahead; at the start all the others ahead. */
  aside: number;
}

/**
 * Each car takes the lane with more room behind it. `unit`: the length of a point, `step`: what shows an emblem whole,
 * `room`: how much road there is before 0.
 */
export function grid(totals: number[], unit: number, step: number, room = Infinity): Place[] {
  const order = totals.map((total, seat) => ({ total, seat })).sort((a, b) => a.total - b.total || a.seat - b.seat);
  const last: [number, number] = [-Infinity, -Infinity];
  let other: 0 | 1 = 1;
  const places = order.map(({ total, seat }, rank): Place & { x: number } => {
    const equals = order.slice(0, rank).filter((one) => one.total === total).length;
    const asides = total * unit - step < -room ? [0, step, 2 * step] : [0, -step, step];
    const aside = asides[Math.floor(equals / 2)] ?? 0;
    const lane = equals % 2 ? other : last[0] <= last[1] ? 0 : 1;
    other = lane === 0 ? 1 : 0;
    const x = total * unit + aside;
    last[lane] = Math.max(last[lane], x);
    return { seat, rank, lane, aside, x };
  });
  return places.sort((a, b) => a.lane - b.lane || b.x - a.x); // the near lane last; in a lane, the car behind over the car ahead
}
