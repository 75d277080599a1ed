/** Steps of a replay: in the address, and by keys. */

export function clamped(step: number, length: number): number {
  return Math.min(Math.max(0, step), length);
}

/** The step that an address names; without one, the beginning. */
export function stepOf(search: string, length: number): number {
  const named = Number.parseInt(new URLSearchParams(search).get("step") ?? "", 10);
  return Number.isNaN(named) ? 0 : clamped(named, length);
}

/** Where a key leads from a step; null: nowhere. */
export function stepOfKey(key: string, step: number, length: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return clamped(step - 1, length);
    case "ArrowRight":
      return clamped(step + 1, length);
    case "Home":
      return 0;
    case "End":
      return length;
    default:
      return null;
  }
}
