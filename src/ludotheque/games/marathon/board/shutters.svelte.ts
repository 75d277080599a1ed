/** The great change of Marathon: opening a row opens its shutters from left to right; counting it closes them. */
import { TIMES } from "$web/board/motion";
import type { Marathon, Row } from "./model";

const same =
  (one: Row) =>
  (other: Row): boolean =>
    one.row === other.row && one.leg === other.leg;

export class Shutters {
  /** Rows that have just been counted, still drawn while their shutters close. */
  closing = $state.raw<Row[]>([]);
  private opening = $state.raw<Row[]>([]);
  private timer = 0;

  /** The table went from one view to the next. */
  between(before: Marathon, now: Marathon): void {
    const opened = now.rows.filter((row) => !before.rows.some(same(row)));
    // a row that is opened anew takes the place of the old one at once
    const closed = before.rows.filter((row) => !now.rows.some((other) => other.row === row.row));
    if (!opened.length && !closed.length) return;
    if (opened.length) this.opening = opened;
    if (closed.length) this.closing = closed;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.skip(), TIMES.great);
  }

  /** Any key: what is shown is true at once. */
  skip(): void {
    this.opening = [];
    this.closing = [];
  }

  /** The rows to draw: the one of the days that the reader stands in comes first. */
  rows(view: Marathon): Row[] {
    return [...view.rows, ...this.closing].sort((one, other) => one.leg - other.leg);
  }

  moving(row: Row): "opens" | "closes" | null {
    if (this.closing.some(same(row))) return "closes";
    return this.opening.some(same(row)) ? "opens" : null;
  }
}
