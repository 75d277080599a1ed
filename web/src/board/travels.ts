/** A piece on its way to another place. Its own style puts it there at once; this shows how it comes there. */
import { reduced, travel } from "./motion";

export interface Place {
  x: number;
  y: number;
  slope?: number;
}

export interface Journey extends Place {
  /** How many units of the drawing are a cell: 20 ms each. None: a ghost, which does not travel. */
  cell: number;
  /** Where it comes from when it is seen for the first time. */
  start?: Place | null | undefined;
  /** On a course of numbered stops the piece goes from one to the next: each is a cell. */
  stop?: number;
  course?: (stop: number) => Place;
}

const POSE = "cubic-bezier(.2,.8,.2,1)";
const FADE = 80;

function css({ x, y, slope = 0 }: Place): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${slope.toFixed(1)}deg)`;
}

/** The stops between two of a course, without both. */
export function between(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, i) => from + step * (i + 1));
}

function go(node: Element, from: Place & { stop?: number }, to: Journey): void {
  if (typeof node.animate !== "function") return;
  const [here, there] = [css(from), css(to)];
  if (reduced()) {
    node.animate(
      [
        { transform: here, opacity: 1 },
        { transform: here, opacity: 0, offset: 0.5 },
        { transform: there, opacity: 0, offset: 0.5 },
        { transform: there, opacity: 1 },
      ],
      FADE,
    );
    return;
  }
  const known = from.stop !== undefined && to.stop !== undefined;
  const way = known && to.course ? between(from.stop ?? 0, to.stop ?? 0).map(to.course) : [];
  const cells = known ? Math.abs((to.stop ?? 0) - (from.stop ?? 0)) : Math.hypot(to.x - from.x, to.y - from.y) / to.cell;
  node.animate(
    [from, ...way, to].map((place) => ({ transform: css(place) })),
    { duration: travel(cells), easing: POSE },
  );
}

/** Svelte action: `use:travels={journey}`. */
export function travels(node: Element, journey: Journey): { update: (next: Journey) => void } {
  let here = journey;
  if (journey.start) go(node, journey.start, journey);
  return {
    update(next) {
      const from = here;
      here = next;
      if (next.cell && (next.x !== from.x || next.y !== from.y || next.slope !== from.slope)) go(node, from, next);
    },
  };
}
