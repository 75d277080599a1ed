/** What this reader has found: the puzzles of the day on their day, and those tried for practice. */
import type { PuzzleInfo } from "../net/types";
import { keepDays, keepPractice, readDays, readPractice, streak, type Days, type Marks } from "./marks";

class Progress {
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
    } else {
      this.practice = { ...this.practice, [info.id]: marks };
      keepPractice(this.practice);
    }
  }

  streak(today: string): number {
    return streak(this.days, today);
  }
}

export const progress = new Progress();
