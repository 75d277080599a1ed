/** What is said at a table, as far as the reader wants to read it, and what of it is new. */
import type { Room } from "../live/room.svelte";
import type { Spoken } from "../net/types";
import { recall, remember } from "../platform/storage";

const EVERYBODY = "*";

export class Talk {
  muted = $state<string[]>((recall("muted") ?? "").split("\n").filter(Boolean));
  /** Everything up to this number was read; what was said before the page opened is no news. */
  private read = $state(-1);

  constructor(private readonly room: Room) {}

  get quiet(): boolean {
    return this.muted.includes(EVERYBODY);
  }

  /** What the reader wants to read. */
  get said(): Spoken[] {
    return this.quiet ? [] : this.room.chat.filter((one) => !this.muted.includes(one.name));
  }

  /** People who spoke and are not read. */
  get hushed(): string[] {
    return this.muted.filter((name) => name !== EVERYBODY && this.room.chat.some((one) => one.name === name));
  }

  /** What others said since the reader last looked. */
  get unread(): Spoken[] {
    const mine = this.room.view?.mine ?? [];
    return this.said.filter((one) => one.seq > this.read && one.seq > this.room.heard && !(one.seat !== null && mine.includes(one.seat)));
  }

  /** The reader sees the talk. */
  look(): void {
    this.read = this.room.chat.at(-1)?.seq ?? this.read;
  }

  mute(name: string): void {
    this.muted = this.muted.includes(name) ? this.muted.filter((one) => one !== name) : [...this.muted, name];
    remember("muted", this.muted.join("\n"));
  }

  muteAll(): void {
    this.mute(EVERYBODY);
  }
}
