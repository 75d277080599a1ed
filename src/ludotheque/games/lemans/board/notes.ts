/** What stands under a driver's name, and the marks beside it. */
import type { BoardProps } from "$web/board/contract";
import { leaders, passed, race } from "./race";

export interface MarkFacts {
  kind: "pole" | "opener" | "leader";
  label: string;
}

/** The one thing worth saying of a seat now. */
export function noteOf(board: BoardProps, seat: number): string {
  const facts = race(board.view);
  const car = facts.cars[seat];
  const sign = board.signs[seat];
  if (!car || !sign) return "";
  if (facts.eliminated?.[seat]) return board.say("board-eliminated");
  if (facts.ranks) return board.say("board-place", { rank: facts.ranks[seat] ?? 0 });
  if (car.retired) return board.say("board-out");
  if (facts.actor === seat && facts.pending) return board.say("board-aims");
  if (passed(facts).has(seat)) return board.say("board-passed");
  if (car.hand > 1) return board.say("board-holds", { count: car.hand });
  if (sign.away) return board.say("board-away");
  if (facts.starter === seat && car.visible.length + car.covered.length === 0) return board.say("board-opens");
  if (car.visible.length === 1 && car.visible[0] === "stand") return board.say("board-pits");
  if (sign.robot) return board.say("board-robot");
  return car.hand ? board.say("board-holds", { count: car.hand }) : "";
}

/** LM-11, LM-13, and who is in front. */
export function marksOf(board: BoardProps, seat: number): MarkFacts[] {
  const facts = race(board.view);
  const found: MarkFacts[] = [];
  if (leaders(facts).includes(seat)) found.push({ kind: "leader", label: board.say("board-leads") });
  if (facts.pole === seat) found.push({ kind: "pole", label: board.say("board-pole") });
  if (facts.starter === seat && !facts.ranks) found.push({ kind: "opener", label: board.say("board-opens") });
  return found;
}
