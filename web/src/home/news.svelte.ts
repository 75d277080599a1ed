/** My tables and open tables, looked at again from time to time. */
import { api } from "../net/api";
import type { Home } from "../net/types";

const PAUSE = 15_000;

export class HomeNews {
  home = $state.raw<Home | null>(null);
  fault = $state<unknown>(null);

  /** Look now and again, until the returned function is called. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), PAUSE);
    const soon = () => document.visibilityState === "visible" && void this.look();
    document.addEventListener("visibilitychange", soon);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", soon);
    };
  }

  async look(): Promise<void> {
    try {
      this.home = await api.home();
      this.fault = null;
    } catch (error) {
      this.fault = error;
    }
  }
}
