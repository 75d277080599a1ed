/** A piece that travels: its attribute puts it at its place at once, and it is shown on its way there. */
import { reduced, travel } from "$web/board/motion";

export interface Place {
  x: number;
  y: number;
  slope: number;
}

const CELL = 34; // units of a cell, about

function css({ x, y, slope }: Place): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${slope.toFixed(1)}deg)`;
}

/** Svelte action: `use:travels={place}`. */
export function travels(node: SVGElement, place: Place): { update: (next: Place) => void } {
  let here = place;
  return {
    update(next) {
      if (next.x === here.x && next.y === here.y && next.slope === here.slope) return;
      const from = here;
      here = next;
      if (typeof node.animate !== "function") return;
      if (reduced()) node.animate([{ opacity: 0 }, { opacity: 1 }], 80);
      else node.animate([{ transform: css(from) }, { transform: css(next) }], { duration: travel(Math.hypot(next.x - from.x, next.y - from.y) / CELL), easing: "cubic-bezier(.2,.8,.2,1)" });
    },
  };
}
