/**
 * What came along with the page (brought.py): answers to what it would ask first, by path, and under the id of a table what
 * its socket would tell first. Each is handed out once: whoever asks again wants the present.
 */
let kept: Map<string, unknown> | null = null;

export function brought<T>(key: string): T | undefined {
  kept ??= read();
  const found = kept.get(key) as T | undefined;
  kept.delete(key);
  return found;
}

function read(): Map<string, unknown> {
  const text = typeof document === "undefined" ? null : document.getElementById("brought")?.textContent;
  return new Map(Object.entries(JSON.parse(text ?? "{}") as Record<string, unknown>));
}
