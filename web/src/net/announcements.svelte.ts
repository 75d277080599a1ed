/** What the host says to everybody: asked for at the first page and now and then, heard at once where a line is open. */
import type { components } from "./wire";

export type Announcements = components["schemas"]["Announcements"];

const EVERY = 60_000;

class Announced {
  says = $state.raw<Announcements | null>(null);
  /** How far the house's clock is ahead of this browser's. */
  ahead = 0;
  readonly any = $derived(this.says !== null && (this.says.notice !== null || this.says.closing !== null));

  constructor() {
    setTimeout(() => void this.look(), 1500); // not before the page itself
    setInterval(() => document.visibilityState === "visible" && void this.look(), EVERY);
  }

  take(says: Announcements): void {
    this.ahead = says.now - Date.now();
    this.says = says;
  }

  async look(): Promise<void> {
    const answer = await fetch("/api/announcements").catch(() => null); // offline: the pages say so themselves
    if (answer?.ok) this.take((await answer.json()) as Announcements);
  }
}

export const announcements = new Announced();
