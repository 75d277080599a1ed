/** On the phone the sheet of moves covers the lower board: when one's turn comes, what it is played with comes into sight. */
import { reduced } from "./motion";

const SETTLED = 150; // the sheet has risen by then
const AIR = 8;

/** `wanted` becomes true: scroll just as far as it takes to see the element's end above the sheet. */
export function reveal(node: HTMLElement, wanted: boolean): { update: (wanted: boolean) => void; destroy: () => void } {
  let [before, timer] = [false, 0];

  function show(): void {
    const sheet = document.querySelector<HTMLElement>(".tray, .act");
    const hidden = node.getBoundingClientRect().bottom + AIR - (innerHeight - (sheet?.offsetHeight ?? 0));
    if (hidden > 0) scrollBy({ top: hidden, behavior: reduced() ? "auto" : "smooth" });
  }

  function update(now: boolean): void {
    clearTimeout(timer);
    if (now && !before) timer = window.setTimeout(show, SETTLED);
    before = now;
  }

  update(wanted);
  return { update, destroy: () => clearTimeout(timer) };
}
