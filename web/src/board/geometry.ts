/** Arrow keys move between hotspots by where they lie on the screen. */
export interface Point {
  x: number;
  y: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export function isDirection(key: string): key is Direction {
  return key.startsWith("Arrow");
}

/** The index of the best point in a direction: near, and little to the side; the same index when there is none. */
export function towards(points: Point[], from: number, direction: Direction): number {
  const here = points[from];
  if (!here) return points.length ? 0 : -1;
  let best = from;
  let least = Infinity;
  points.forEach((point, index) => {
    const [along, aside] = split(point.x - here.x, point.y - here.y, direction);
    if (index === from || along <= 1) return;
    const cost = along + 2.5 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** Move the focus from the element that has it to the nearest one in a direction; false when none of them has it. */
export function focusTowards(found: (HTMLElement | SVGElement)[], direction: Direction): boolean {
  const from = found.findIndex((one) => one === document.activeElement);
  if (from < 0) return false;
  const middle = found.map((one) => one.getBoundingClientRect()).map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  found[towards(middle, from, direction)]?.focus();
  return true;
}

function split(dx: number, dy: number, direction: Direction): [number, number] {
  if (direction === "ArrowLeft") return [-dx, Math.abs(dy)];
  if (direction === "ArrowRight") return [dx, Math.abs(dy)];
  if (direction === "ArrowUp") return [-dy, Math.abs(dx)];
  return [dy, Math.abs(dx)];
}
