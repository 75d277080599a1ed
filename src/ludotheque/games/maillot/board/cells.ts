/** Which cells are tinted, and how: read from what the house says is in reach. */
import type { BoardProps } from "$web/board/contract";
import type { Goal } from "./aiming.svelte";
import { count, facts, type Edition, type TourFacts } from "./tour";

export interface Cell {
  col: number;
  lane: number;
  /** The token of the hotspot, and the move it leads to (the same token once the announcement is made). */
  token: string;
  move: string;
  /** Units of energy that the move costs from here; null when they depend on the dice. */
  cost: number | null;
  /** Beyond what the aimed announcement gives. */
  faint: boolean;
  wheel: boolean;
  /** A star cell that the change of terrain takes away. */
  lost: boolean;
}

const TO = /^to:(\d+):(\d+)$/;
const BREAK = /^break:(\d+):(\d+)$/;

export function announced(token: string | null): { safe: number; risk: number } | null {
  const found = BREAK.exec(token ?? "");
  return found ? { safe: Number(found[1]), risk: Number(found[2]) } : null;
}

export function place(token: string): { col: number; lane: number } | null {
  const found = TO.exec(token);
  return found ? { col: Number(found[1]), lane: Number(found[2]) } : null;
}

/** The cells that the reader may ride to, now or after an announcement. */
export function cells(board: BoardProps, goal: Goal | null): Cell[] {
  const tour = facts(board.view);
  if (!board.tickets.length || !tour.turn) return [];
  if (tour.phase === "move") return board.tickets.flatMap((ticket) => cell(tour, board.edition, ticket.token, ticket.token, 0, false));
  if (tour.phase !== "break") return [];
  const energy = tour.riders[tour.turn.rider]?.energy ?? 0;
  const aimed = goal ? null : announced(board.aimed);
  const safe = new Set(board.tickets.map((ticket) => announced(ticket.token)).flatMap((one) => (one?.risk === 0 ? [one.safe] : [])));
  return Object.entries(tour.reach).flatMap(([move, need]) => {
    const least = [...safe].filter((one) => one >= need).sort((a, b) => a - b)[0];
    if (need > energy || least === undefined) return aimed && need <= aimed.safe + aimed.risk ? cell(tour, board.edition, "", move, null, false) : [];
    const gamble = aimed !== null && need > aimed.safe && need <= aimed.safe + aimed.risk;
    const faint = aimed !== null && need > aimed.safe + aimed.risk;
    return cell(tour, board.edition, `break:${least}:0`, move, gamble ? null : least, faint);
  });
}

/** The full columns through which a cell in reach is ridden: four riders abreast are no wall. */
export function passages(board: BoardProps, shown: Cell[]): number[] {
  const tour = facts(board.view);
  const from = tour.turn && tour.riders[tour.turn.rider]?.col;
  if (from === null || from === undefined || tour.options.blocking === "pass") return [];
  const lanes = count(board.edition, "lanes");
  const held = (col: number): number => Object.values(tour.riders).filter((one) => one.status === "riding" && one.col === col).length;
  const columns = Array.from({ length: count(board.edition, "columns") - from }, (_, i) => from + 1 + i);
  const far = Math.max(0, ...shown.map((one) => one.col), ...(board.tickets.some((one) => one.token === "finish") ? [Infinity] : []));
  return columns.filter((col) => col < far && held(col) === lanes);
}

function cell(tour: TourFacts, edition: Edition, token: string, move: string, cost: number | null, faint: boolean): Cell[] {
  const at = place(move);
  const rider = tour.turn && tour.riders[tour.turn.rider];
  if (!at || !rider) return [];
  const others = Object.entries(tour.riders).filter(([name]) => name !== tour.turn?.rider);
  const wheel = others.some(([, one]) => one.status === "riding" && one.col === at.col + 1 && one.lane === at.lane);
  const change = count(edition, "change");
  const lost = tour.options.terrain === "stop" && rider.col < change && at.col > change && at.col <= rider.col + (rider.stars ?? 0);
  return [{ ...at, token, move, cost, faint, wheel, lost }];
}
