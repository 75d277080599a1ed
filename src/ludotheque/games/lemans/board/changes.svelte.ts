/** What changed between the view shown before and this one: the card just laid, night falling, day breaking. */
import type { LogLine } from "$web/net/types";
import type { RaceFacts } from "./race";

const GREAT_CHANGE = 1200;
const ROW = 86;

export interface Landed {
  seat: number;
  /** Its place in the whole pile in front of the seat. */
  index: number;
  /** How far below the card comes from, in pixels. */
  dy: number;
}

export class Changes {
  landed = $state.raw<Landed | null>(null);
  sweep = $state<"night" | "day" | null>(null);
  private before: RaceFacts | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Compare with the view before; `order` is the order of the rows on the table. */
  see(now: RaceFacts, last: LogLine[], order: number[]): void {
    const before = this.before;
    this.before = now;
    if (!before || before.seats !== now.seats) return;
    if (before.round !== now.round) {
      this.landed = null;
      if (before.round > 0 && before.night !== now.night && now.round === before.round + 1) this.turn(now.night ? "night" : "day");
      return;
    }
    const seat = now.cars.findIndex((car, at) => laid(car) > laid(before.cars[at]));
    if (seat < 0) return;
    const from = last.findLast((line) => /^(card|target):/.test(line.token))?.actor ?? seat;
    const down = from >= 0 ? order.indexOf(from) - order.indexOf(seat) : 0;
    this.landed = { seat, index: laid(now.cars[seat]) - 1, dy: down === 0 ? 30 : down * ROW };
  }

  /** Any key ends the great change. */
  skip(): void {
    clearTimeout(this.timer);
    this.sweep = null;
  }

  private turn(to: "night" | "day"): void {
    this.skip();
    this.sweep = to;
    this.timer = setTimeout(() => (this.sweep = null), GREAT_CHANGE);
  }
}

function laid(car: { visible: string[]; covered: string[] } | undefined): number {
  return car ? car.visible.length + car.covered.length : 0;
}
