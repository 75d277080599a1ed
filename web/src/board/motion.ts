/** Motion of the boards. Only transform, opacity and fill move; the times also exist as CSS variables in tokens.css. */
export const TIMES = { aim: 120, step: 320, cell: 20, longest: 700, card: 320, die: 720, score: 400, float: 900, great: 1200 } as const;

/** Does the reader want little motion? Then nothing travels: pieces fade out here and in there. */
export function reduced(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a piece is on its way over some cells, in milliseconds. */
export function travel(cells: number): number {
  return reduced() ? 80 : Math.min(TIMES.longest, TIMES.step + TIMES.cell * Math.max(0, cells));
}

/** Call back at the next key or press: a great change can always be skipped. Returns how to stop listening. */
export function anyKey(skip: () => void): () => void {
  const stop = (): void => {
    removeEventListener("keydown", hear, true);
    removeEventListener("pointerdown", hear, true);
  };
  const hear = (): void => {
    stop();
    skip();
  };
  addEventListener("keydown", hear, true);
  addEventListener("pointerdown", hear, true);
  return stop;
}
