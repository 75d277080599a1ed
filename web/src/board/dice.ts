/** A die is thrown: 720 ms, its faces at twelve images a second, two bounces. With little motion it shows its result at once. */
import { reduced, TIMES } from "./motion";

export const IMAGES = 12; // a second
const FRAME = 1000 / IMAGES;
const STEPS = `steps(${Math.round(TIMES.die / FRAME)}, end)`;

/** When, how high (of the whole fall) and how far from its rest, in degrees. */
export const FLIGHT = [
  [0, 1, -160],
  [0.35, 0, -60],
  [0.55, 0.4, -25],
  [0.75, 0, -8],
  [0.87, 0.12, -3],
  [1, 0, 0],
] as const;

interface Throw {
  /** Units of the drawing that it falls. */
  high: number;
  /** Told which image of the roll is seen; null when the die lies. */
  image: (number: number | null) => void;
  /** Milliseconds before it is seen. */
  wait?: number;
}

/** Throw the die drawn by `node`; returns how to stop it. */
export function throwDie(node: Element | undefined, { high, image, wait = 0 }: Throw): () => void {
  if (reduced() || typeof node?.animate !== "function") return () => undefined;
  if (wait) node.animate([{ opacity: 0 }, { opacity: 0 }], wait);
  const flight = FLIGHT.map(([offset, up, turn]) => ({ offset, translate: `0 ${-up * high}px`, rotate: `${turn}deg` }));
  const motion = node.animate(flight, { duration: TIMES.die, delay: wait, easing: STEPS });
  let timer = 0;
  const start = window.setTimeout(roll, wait);
  function roll(): void {
    let number = 0;
    image(number);
    timer = window.setInterval(() => ((number += 1) * FRAME < TIMES.die ? image(number) : stop()), FRAME);
  }
  function stop(): void {
    clearTimeout(start);
    clearInterval(timer);
    motion.cancel();
    image(null);
  }
  return stop;
}
