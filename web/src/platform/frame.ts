/**
 * Do something in the next frame, just before it is drawn; returns how to give it up. What is measured there costs no layout of its
 * own: in the middle of a change the page would be laid out twice.
 */
export function inFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

/** Count to `last`, one with each frame; returns how to give it up, which sets the count back to 0. */
export function inFrames(last: number, tell: (at: number) => void): () => void {
  let at = 0;
  let giveUp = inFrame(next);
  function next(): void {
    tell(++at);
    if (at < last) giveUp = inFrame(next);
  }
  return () => {
    giveUp();
    tell(0);
  };
}

/** Do something when the page has nothing else to do; returns how to give it up. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 500); // Safari
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: 5000 });
  return () => cancelIdleCallback(waiting);
}
