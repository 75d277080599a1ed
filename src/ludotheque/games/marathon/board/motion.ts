/** How pieces arrive. Reduced motion: they fade in, 80 ms, and do not travel. */
import type { TransitionConfig } from "svelte/transition";
import { reduced, TIMES } from "$web/board/motion";

const FADE: TransitionConfig = { duration: 80, css: (t) => `opacity: ${t}` };

/** A pawn is put down. */
export function land(_node: Element): TransitionConfig {
  if (reduced()) return FADE;
  return { duration: TIMES.step, easing: (t) => 1 - (1 - t) ** 3, css: (t, u) => `transform: translateY(${-16 * u}px) rotate(${3 * u}deg); opacity: ${Math.min(1, t * 2)}` };
}
