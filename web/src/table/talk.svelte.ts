/** What is said at a table, unless the reader has turned the talk off, and what of it is new. */
import type { Room } from "../live/room.svelte";
import type { Spoken } from "../net/types";
import { recall, remember } from "../platform/storage";

export class Talk {
  quiet = $state(recall("quiet") === "yes");
  /** Everything up to this number was read; what was said before the page opened is no news. */
  private read = $state(-1);

  constructor(private readonly room: Room) {}

  /** What the reader wants to read; whoever is muted is left out by the house. */
  get said(): Spoken[] {
    return this.quiet ? [] : this.room.chat;
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

  muteAll(): void {
    this.quiet = !this.quiet;
    remember("quiet", this.quiet ? "yes" : "");
  }
}
