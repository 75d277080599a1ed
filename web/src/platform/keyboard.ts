/** Keys of the table: never while somebody writes, never together with a modifier. */
export function plain(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target;
  if (target instanceof HTMLInputElement) return !/^(text|search|number|password|email|)$/.test(target.type);
  return !(target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement);
}

/** Does the element itself answer to Enter and Space? */
export function pressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, input, select, textarea, [role=button]") !== null;
}
