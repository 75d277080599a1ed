/** The shop as an app on this device: the browser says when it can be, the reader is asked quietly and once. */
import { recall, remember } from "./storage";

interface InstallEvent extends Event {
  prompt: () => Promise<void>;
}

class Install {
  private event = $state.raw<InstallEvent | null>(null);
  private refused = $state(recall("install") === "no");

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.event = event as InstallEvent;
    });
    addEventListener("appinstalled", () => (this.event = null));
  }

  get possible(): boolean {
    return this.event !== null;
  }

  get offered(): boolean {
    return this.possible && !this.refused;
  }

  async now(): Promise<void> {
    const event = this.event;
    this.event = null;
    await event?.prompt();
  }

  later(): void {
    this.refused = true;
    remember("install", "no");
  }
}

export const install = new Install();
