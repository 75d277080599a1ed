/** Set pieces down: they slide and turn a little; with reduced motion they fade. */
import type { TransitionConfig } from "svelte/transition";
import { reduced, TIMES } from "$web/board/motion";

const pose = (t: number): number => 1 - (1 - t) ** 3;

/** A piece of the board set down from above. */
export function settle(node: Element, { lift = 20, turn = 0, delay = 0 }: { lift?: number; turn?: number; delay?: number } = {}): TransitionConfig {
  const own = getComputedStyle(node).transform;
  const base = own === "none" ? "" : own;
  if (reduced()) return { delay: 0, duration: 80, css: (t) => `opacity:${t}` };
  return { delay, duration: TIMES.card, easing: pose, css: (t, u) => `transform:${base} translateY(${-lift * u}px) rotate(${turn * u}deg);opacity:${Math.min(1, t * 2)}` };
}

/** A card that travels from where its owner held it: from the place of `source` on the screen to its own. */
export function travel(node: Element, { source, delay = 0 }: { source: () => DOMRect | null; delay?: number }): TransitionConfig {
  const from = reduced() ? null : source();
  if (!from) return settle(node, { lift: 24, turn: 3, delay });
  const to = node.getBoundingClientRect();
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const grown = Math.min(2, Math.max(0.4, from.width / Math.max(1, to.width)));
  return { delay, duration: TIMES.card, easing: pose, css: (_, u) => `transform:translate(${dx * u}px,${dy * u}px) rotate(${3 * u}deg) scale(${1 + (grown - 1) * u});position:relative;z-index:4` };
}
