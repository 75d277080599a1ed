/** How pieces arrive. Reduced motion: they fade in, 80 ms, and do not travel. */
import { prefersReducedMotion } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const FADE: TransitionConfig = { duration: 80, css: (t) => `opacity: ${t}` };

/** A pawn is put down. */
export function land(_node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return FADE;
  return { duration: 320, easing: cubicOut, css: (t, u) => `transform: translateY(${-16 * u}px) rotate(${3 * u}deg); opacity: ${Math.min(1, t * 2)}` };
}
