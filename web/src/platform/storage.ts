/** What this browser remembers; a browser that refuses to remember works as well. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`ludo.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`ludo.${key}`, value);
  } catch {
    /* private window: forget */
  }
}
