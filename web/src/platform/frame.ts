/**
 * Do something in the next frame, just before it is drawn; returns how to give it up. What is measured there costs no layout of its
 * own: in the middle of a change the page would be laid out twice.
 */
export function inFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
