/** Move the focus to the next or the previous button of a box, round and round. */
export function rove(box: HTMLElement, step: 1 | -1): void {
  const buttons = [...box.querySelectorAll("button")];
  const at = buttons.findIndex((one) => one === document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
