/** A tournament that is looked at: the wall every few seconds, the whole of it when something has changed. */
import type { Tournament, Wall } from "../net/types";
import { api } from "./api";

const PATIENCE = 3000;

export class TournamentWatch {
  view = $state.raw<Tournament | null>(null);
  wall = $state.raw<Wall | null>(null);
  error = $state.raw<unknown>(null);
  /** When the house last answered, by this device's clock. */
  heard = $state(Date.now());
  /** How far this device's clock is behind the house's. */
  private behind = 0;
  now = $state(Date.now());

  constructor(readonly id: string) {}

  /** Look until told to stop. */
  watch(): () => void {
    void this.load();
    const looking = setInterval(() => void this.look(), PATIENCE);
    const ticking = setInterval(() => (this.now = Date.now() + this.behind), 1000);
    return () => {
      clearInterval(looking);
      clearInterval(ticking);
    };
  }

  async load(): Promise<void> {
    try {
      [this.view, this.wall] = await Promise.all([api.look(this.id), api.wall(this.id)]);
      this.set(this.wall);
      this.error = null;
    } catch (found) {
      this.error = found;
    }
  }

  private async look(): Promise<void> {
    if (document.hidden || !this.view || this.view.status === "over" || this.view.status === "called_off") return;
    try {
      const wall = await api.wall(this.id);
      if (wall.seq !== this.view.seq) this.view = await api.look(this.id);
      this.set(wall);
      this.error = null;
    } catch (found) {
      this.error = found; // what is known stays on the page
    }
  }

  private set(wall: Wall): void {
    this.wall = wall;
    this.heard = Date.now();
    this.behind = wall.now - Date.now();
    this.now = wall.now;
  }
}
