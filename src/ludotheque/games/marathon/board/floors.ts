/** How the two rows share the front of the house: none, one or both open. */
import { LOW, TALL, type Area } from "./plan";

export const WIDTH = 1062;
export const HEIGHT = 660;

export interface Floor {
  row: string;
  /** Of the windows or of the closed shutters. */
  y: number;
  height: number;
  band: number;
  bandHeight: number;
  /** Null: shutters closed. */
  area: Area | null;
}

const shut = (row: string, y: number, height: number): Floor => ({ row, y, height, band: 0, bandHeight: 0, area: null });

export function floors(open: string[]): { eaves: number; rows: Floor[] } {
  const [a, b] = [open.includes("a"), open.includes("b")];
  if (a && b) {
    const row = (name: string, band: number): Floor => ({ row: name, y: band + 31, height: 189, band, bandHeight: 26, area: LOW });
    return { eaves: 190, rows: [row("a", 191), row("b", 421)] };
  }
  const tall = (name: string, band: number): Floor => ({ row: name, y: band + 44, height: 268, band, bandHeight: 34, area: TALL });
  if (a) return { eaves: 222, rows: [tall("a", 226), shut("b", 568, 60)] };
  if (b) return { eaves: 222, rows: [shut("a", 236, 60), tall("b", 318)] };
  return { eaves: 222, rows: [shut("a", 238, 186), shut("b", 446, 186)] };
}
