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

interface Throw {
  /** Milliseconds to wait; no throw at all when null: the die lies there already. */
  wait: number | null;
  /** Told at every image which face is up; 0 when the die lies. */
  face: (pips: number) => void;
}

/** A die is thrown: twelve images a second, two bounces, it lands a little askew. */
export function thrown(_node: Element, { wait, face }: Throw): TransitionConfig {
  if (wait === null || prefersReducedMotion.current) return { duration: 0 };
  return {
    delay: wait,
    duration: 720,
    css: (t, u) => `transform: translateY(${-18 * Math.abs(Math.sin(t * Math.PI * 2)) * u}px) rotate(${u * 150}deg); opacity: ${t > 0 ? 1 : 0}`,
    tick: (t) => face(t >= 1 ? 0 : 1 + ((Math.floor(t * 8.6) * 5) % 6)),
  };
}
