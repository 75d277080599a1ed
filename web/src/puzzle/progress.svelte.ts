/** What this reader has found: the puzzles of the day on their day, and those tried for practice. */
import { me } from "../me/me.svelte";
import { ask } from "../net/api";
import type { PuzzleDays, PuzzleInfo } from "../net/types";
import { joined, keepDays, keepPractice, readDays, readPractice, streak, type Days, type Marks } from "./marks";

const MOST_DAYS = 60; // that are told to the house

class Progress {
  private told = false;

  days = $state.raw<Days>(readDays());
  practice = $state.raw<Record<string, Marks>>(readPractice());

  /** How a puzzle went: on its day if it was tried then, else in practice. */
  of(info: PuzzleInfo): Marks {
    return this.days[info.day]?.[info.game] ?? this.practice[info.id] ?? "";
  }

  /** Keep how it goes. */
  keep(info: PuzzleInfo, marks: Marks, daily: boolean): void {
    if (daily) {
      this.days = { ...this.days, [info.day]: { ...this.days[info.day], [info.game]: marks } };
      keepDays(this.days);
      void this.share();
    } else {
      this.practice = { ...this.practice, [info.id]: marks };
      keepPractice(this.practice);
    }
  }

  /** Once: what another device of this person has seen. */
  meet(): void {
    if (this.told) return;
    this.told = true;
    void this.share();
  }

  /** For people the house keeps it, too, so that it follows them; a line that fell is no matter: the browser remembers. */
  private async share(): Promise<void> {
    if (me.person === null) return;
    const recent = Object.fromEntries(Object.entries(this.days).sort().slice(-MOST_DAYS));
    const kept = await ask<PuzzleDays>("POST", "/api/me/puzzles", { days: recent }).catch(() => null);
    if (!kept) return;
    this.days = joined(kept.days, this.days);
    keepDays(this.days);
  }

  streak(today: string): number {
    return streak(this.days, today);
  }
}

export const progress = new Progress();
