/** What the host says to everybody: asked for now and then, and at once where an open line tells of it. */
import type { components } from "./wire";

export type Announcements = components["schemas"]["Announcements"];

const EVERY = 60_000;

class Announced {
  says = $state.raw<Announcements | null>(null);
  /** How far the house's clock is ahead of this browser's. */
  ahead = 0;

  constructor() {
    void this.look();
    addEventListener("announced", () => void this.look());
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
