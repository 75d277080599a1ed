/** The seats from the first to the last, as the end tells them. */
import { figure } from "../i18n/typography";
import type { Result } from "../net/types";
import { inkOf, type Ink } from "../seats/inks";
import { order, out } from "./outcome";
import type { TableController } from "./table_controller.svelte";

export interface Placed {
  seat: number;
  /** 0: put out of the game. */
  rank: number;
  ink: Ink;
  name: string;
  score: string;
}

export function placed(result: Result, controller: TableController): Placed[] {
  return order(result).map((seat) => ({
    seat,
    rank: out(controller.facts, seat) ? 0 : (result.ranks[seat] ?? 0),
    ink: inkOf(controller.slug, seat),
    name: controller.names[seat] ?? "",
    score: controller.board?.standing?.(controller.facts, seat) ?? figure(result.scores[seat] ?? 0),
  }));
}
