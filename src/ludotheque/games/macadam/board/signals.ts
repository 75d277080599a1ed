/** The sixteen places of the crossroads, and what the printed sign of each kind lets pass (MC-13 to MC-18). */
import { KINDS, type Box, type CardCode, type Facts, type Kind } from "./facts";

/** The measures of a drawing of the crossroads: four pavements cut by two roads. */
export interface Plan {
  width: number;
  height: number;
  /** A pavement; its corner at the crossing is round. */
  block: { width: number; height: number; corner: number };
  /** The first slot of a pavement at the left, right, top, bottom; and the step from slot to slot. */
  from: { left: number; right: number; top: number; bottom: number };
  step: { x: number; y: number };
  /** A signal is drawn in a box of 66, times this. */
  scale: number;
  /** The podium. */
  radius: number;
}

export const SHEET: Plan = { width: 680, height: 560, block: { width: 252, height: 196, corner: 34 }, from: { left: 64, right: 66, top: 52, bottom: 56 }, step: { x: 122, y: 88 }, scale: 1.24, radius: 64 };
export const POCKET: Plan = { width: 370, height: 366, block: { width: 134, height: 128, corner: 24 }, from: { left: 34, right: 34, top: 33, bottom: 33 }, step: { x: 66, y: 62 }, scale: 0.9, radius: 45 };

export const ADMITS: Record<Kind, CardCode[]> = {
  walk: ["ped_green", "ped_red", "ped_blue", "ped_yellow"],
  wait: ["bicycle", "moped", "motor"],
  cycle: ["bicycle", "moped"],
  motorway: ["motor"],
  green_arrow: ["green_arrow"],
  blue_arrow: ["blue_arrow"],
};

export interface Place {
  slot: number;
  kind: Kind;
  /** The token that lies here, and who laid it. */
  token: number | null;
  leader: number | null;
}

/** The middle of a slot; the square of four by four is read row by row. */
export function middle(plan: Plan, slot: number): { x: number; y: number } {
  const row = Math.floor((slot - 1) / 4);
  const column = (slot - 1) % 4;
  const x = (column < 2 ? plan.from.left : plan.width - plan.block.width + plan.from.right) + (column % 2) * plan.step.x;
  const y = (row < 2 ? plan.from.top : plan.height - plan.block.height + plan.from.bottom) + (row % 2) * plan.step.y;
  return { x, y };
}

/** Where the tokens lie: signals of one kind are alike (MC-45), so they fill its slots in order. */
export function places(box: Box, facts: Pick<Facts, "covered">): Place[] {
  return KINDS.flatMap((kind) => {
    const laid = facts.covered.filter((one) => one.signal === kind);
    return (box.signals[kind] ?? []).map((slot, index) => ({ slot, kind, token: laid[index]?.token ?? null, leader: laid[index]?.leader ?? null }));
  }).sort((one, other) => one.slot - other.slot);
}

/** The arm of the crossing in front of a seat, seen from the reader: south, west, north, east. */
export function arm(seat: number, seats: number, eyes: number | null): "south" | "west" | "north" | "east" {
  const turn = (seat - (eyes ?? 0) + seats) % seats;
  return (["south", "west", "north", "east"] as const)[Math.round((4 * turn) / seats) % 4] ?? "south";
}
