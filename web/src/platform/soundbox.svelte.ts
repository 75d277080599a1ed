/** Sound as the reader set it: off at first; the context is made at the press that switches it on, as browsers want it. */
import { recall, remember } from "./storage";
import type { SoundName } from "./sound";

const HALF = 0.5;

class Soundbox {
  on = $state(recall("sound") === "on");
  volume = $state(kept());
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    remember("sound", this.on ? "on" : "off");
    this.play("wood");
  }

  loud(volume: number): void {
    this.volume = volume;
    remember("volume", String(volume));
    this.play("wood");
  }

  play(name: SoundName): void {
    if (!this.on || typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume().catch(() => undefined);
    void this.sound(this.context, name);
  }

  /** The instruments come with the first sound: most tables are silent. */
  private async sound(context: AudioContext, name: SoundName): Promise<void> {
    const { make } = await import("./sound");
    if (context.state === "running") make(context, name, this.volume);
  }
}

function kept(): number {
  const volume = Number(recall("volume") ?? HALF);
  return volume >= 0 && volume <= 1 ? volume : HALF;
}

export const soundbox = new Soundbox();
