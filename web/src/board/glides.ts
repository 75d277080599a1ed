/** Children of a box that change places glide there. */
import { inFrame } from "../platform/frame";
import { reduced, TIMES } from "./motion";

const POSE = "cubic-bezier(.2,.8,.2,1)";

/** Svelte action: `use:glides={order}`; another order, and whoever has moved since the last one is shown on its way. */
export function glides(box: HTMLElement, _order: string): { update: (order: string) => void; destroy: () => void } {
  let places = new Map<Element, { x: number; y: number }>();
  let wide = 0;
  let stop = inFrame(look);

  function look(): void {
    const [old, same] = [places, box.offsetWidth === wide];
    const children = [...box.children].filter((one) => one instanceof HTMLElement);
    places = new Map(children.map((one) => [one, { x: one.offsetLeft - box.offsetLeft, y: one.offsetTop - box.offsetTop }]));
    wide = box.offsetWidth;
    if (same && !reduced()) for (const one of children) go(one, old.get(one), places.get(one));
  }

  return {
    update() {
      stop();
      stop = inFrame(look);
    },
    destroy: () => stop(),
  };
}

function go(node: HTMLElement, from: { x: number; y: number } | undefined, to: { x: number; y: number } | undefined): void {
  if (!from || !to || (from.x === to.x && from.y === to.y)) return;
  node.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], { duration: TIMES.card, easing: POSE });
}
