/**
 * Aiming at a cell while announcing: it picks the cheapest announcement that reaches it, and one confirm sends both tokens.
 * The move is kept until the house has taken the announcement; aiming at anything else drops it.
 */
import type { BoardProps } from "$web/board/contract";
import { aimsFirst, legal, spot } from "$web/board/spot";
import { facts } from "./tour";

export interface Goal {
  /** The announcement that is aimed at. */
  token: string;
  /** The move that follows it. */
  move: string;
}

const PATIENCE = 400; // between two tries to send the move
const TRIES = 5;

export class Aiming {
  goal = $state.raw<Goal | null>(null);
  private left = false; // the announcement is no longer aimed at: it was played, or given up
  private sent = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: () => BoardProps) {
    $effect(() => this.follow(this.board().aimed));
    $effect(() => this.arrive(this.board()));
    $effect(() => () => clearTimeout(this.timer));
  }

  /** The move aimed at by its cell, "" when none is. */
  get move(): string {
    return this.goal && this.board().aimed === this.goal.token ? this.goal.move : "";
  }

  aim(goal: Goal): void {
    this.goal = goal;
    this.left = false;
    this.sent = 0;
    this.board().aim(goal.token);
  }

  /** A press on a cell: the first touch of a finger only aims. */
  press(goal: Goal): void {
    const first = aimsFirst() && this.move !== goal.move;
    this.aim(goal);
    if (!first) this.board().play(goal.token);
  }

  /** The hotspot of an announcement and the move that follows it. */
  hotspot(goal: Goal, label: string): Record<string, unknown> {
    return {
      ...spot(this.board(), goal.token),
      "data-aimed": this.move === goal.move ? "" : undefined,
      "aria-label": label,
      onclick: () => this.press(goal),
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.aim(goal),
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && this.aim(goal),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        if (this.move === goal.move) this.press(goal);
        else this.aim(goal);
      },
    };
  }

  private follow(aimed: string | null): void {
    if (!this.goal) return;
    if (aimed === null) this.left = true;
    else if (this.left || aimed !== this.goal.token) this.goal = null;
  }

  private arrive(board: BoardProps): void {
    const goal = this.goal;
    const phase = facts(board.view).phase;
    clearTimeout(this.timer);
    if (!goal || phase === "break") return;
    if (phase !== "move" || !legal(board, goal.move) || this.sent >= TRIES) {
      this.goal = null;
      return;
    }
    this.timer = setTimeout(() => this.send(goal), this.sent ? PATIENCE : 40);
  }

  private send(goal: Goal): void {
    if (this.goal !== goal) return;
    this.sent += 1;
    this.board().play(goal.move);
    this.timer = setTimeout(() => this.arrive(this.board()), PATIENCE);
  }
}
