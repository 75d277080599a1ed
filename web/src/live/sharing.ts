/** The new value with every part that did not change taken from the old one: what is drawn from such a part is not drawn again. */
export function sharing<T>(old: unknown, now: T): T {
  if (!isPlain(old) || !isPlain(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  const made: Record<string, unknown> = Array.isArray(now) ? ([] as unknown as Record<string, unknown>) : {};
  for (const key of keys) made[key] = sharing(old[key], now[key]);
  const same = keys.length === Object.keys(old).length && keys.every((key) => key in old && made[key] === old[key]);
  return (same ? old : made) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
