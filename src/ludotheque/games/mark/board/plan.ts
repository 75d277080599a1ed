/** Where everything lies: the large board (796 wide) and the drawing for a phone (370 wide). Units of the viewBox. */
import { COLOURS, type Colour, type RowName } from "./facts";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** The sides of the table, clockwise from the viewer. */
export const SIDES = ["south", "west", "north", "east"] as const;
export type Side = (typeof SIDES)[number];

/** How many choices end in each cell of the viewer's company, column by column. */
export type Crowd = Record<RowName, number[]>;

export interface Plan {
  phone: boolean;
  width: number;
  height: number;
  /** A cell of the market, row by row from 0, the one beside the arrow first. */
  market: (row: number, cell: number) => Box;
  /** A cell of a company; null where this drawing leaves that company out. */
  company: (side: Side, row: RowName, column: number) => Box | null;
  /** The middle of a stack of the bank. */
  stack: (colour: Colour) => Point;
  /** The middle of the lot under the hammer. */
  lot: Point;
  /** The boxes of n choices that end in one cell. */
  split: (box: Box, n: number) => Box[];
  /** The boxes of n pieces that may open one market row. */
  openings: (row: number, n: number) => Box[];
}

export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The box around boxes. */
export function around(boxes: Box[], margin = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const w = Math.max(...boxes.map((box) => box.x + box.w)) + margin - x;
  const h = Math.max(...boxes.map((box) => box.y + box.h)) + margin - y;
  return { x, y, w, h };
}

/** Two players face each other; more sit clockwise from the viewer. */
export function sideOf(seat: number, viewer: number, seats: number): Side {
  const turn = (seat - viewer + seats) % seats;
  return seats === 2 && turn === 1 ? "north" : (SIDES[turn] as Side);
}

/** Where the sign of a company hangs: outside its frame, turned towards its owner. */
export function signAt(frame: Box, side: Side): Point & { turned: number } {
  const at = middle(frame);
  if (side === "south") return { x: at.x, y: frame.y + frame.h + 10, turned: 0 };
  if (side === "north") return { x: at.x, y: frame.y - 9, turned: 0 };
  return side === "west" ? { x: frame.x - 9, y: at.y, turned: -90 } : { x: frame.x + frame.w + 9, y: at.y, turned: 90 };
}

const CELL = 68;
const ROWS = 5;
const WIDTH = 796;
const MARKET = { x: 228, y: 188, w: 340, h: ROWS * CELL };
const GAP = 14;
const TALL = 94; // five choices in one cell: three lines of two

function square(x: number, y: number): Box {
  return { x: x - CELL / 2, y: y - CELL / 2, w: CELL, h: CELL };
}

/** The large board. */
export function largePlan(cells: number, columns: number, crowd: Crowd): Plan {
  const pitch = Math.min(CELL, MARKET.w / cells);
  const left = MARKET.x + (MARKET.w - pitch * cells) / 2;
  const span = (columns - 1) / 2;
  const tall = (column: number): number => ((crowd.first[column] ?? 0) > 4 ? TALL : CELL);
  const bottom = MARKET.y + MARKET.h;
  const middleY = MARKET.y + MARKET.h / 2;
  const company = (side: Side, row: RowName, column: number): Box => {
    const out = row === "first" ? CELL : 0;
    const along = (column - span) * CELL;
    if (side === "south") return { ...square(WIDTH / 2 + along, bottom + GAP + CELL / 2 + out), h: row === "first" ? tall(column) : CELL };
    if (side === "north") return square(WIDTH / 2 - along, MARKET.y - GAP - CELL / 2 - out);
    if (side === "west") return square(MARKET.x - GAP - 18 - CELL / 2 - out, middleY + along);
    return square(MARKET.x + MARKET.w + GAP + CELL / 2 + out, middleY - along);
  };
  const market = (row: number, cell: number): Box => ({ x: left + cell * pitch, y: MARKET.y + row * CELL, w: pitch, h: CELL });
  return {
    phone: false,
    width: WIDTH,
    height: 740,
    market,
    company,
    stack: (colour) => ({ x: 40 + COLOURS.indexOf(colour) * 43, y: 72 }),
    lot: { x: 683, y: 101 },
    split: quarters,
    openings: (row, n) => quarters(market(row, 0), n),
  };
}

/** Up to four share a cell by its quarters, five a taller one; a lone odd one has the whole width. */
export function quarters(box: Box, n: number): Box[] {
  const { x, y, w, h } = box;
  if (n <= 1) return [box];
  const [half, mid] = [w / 2, h / 2];
  if (n === 2)
    return [
      { x, y, w: half, h },
      { x: x + half, y, w: half, h },
    ];
  if (n === 3)
    return [
      { x, y: y + mid, w: half, h: mid },
      { x, y, w, h: mid },
      { x: x + half, y: y + mid, w: half, h: mid },
    ];
  const line = h / Math.ceil(n / 2);
  return Array.from({ length: n }, (_, i) => ({ x: x + (i % 2) * half, y: y + Math.floor(i / 2) * line, w: i === n - 1 && n % 2 ? w : half, h: line }));
}

const PHONE_WIDTH = 370;
const PHONE_CELL = 65;
const PHONE_LEFT = 36;
const COMPANY_LEFT = 100;
const FINGER = 41;

/** The drawing for a phone: the market, then the viewer's company; a row grows when a finger must choose in a cell. */
export function phonePlan(cells: number, columns: number, crowd: Crowd): Plan {
  const pitch = Math.min(PHONE_CELL, (PHONE_CELL * 5) / cells);
  const roofs = 12 + ROWS * PHONE_CELL + 26;
  const needed = (n: number): number => Math.max(PHONE_CELL, FINGER * n);
  const high = { second: needed(Math.max(0, ...crowd.second)), first: needed(Math.max(0, ...crowd.first)) };
  /** All cells of a row grow together, but a full one does not follow very tall ones. */
  const height = (row: RowName, column: number): number => (high[row] > 2 * FINGER ? needed(crowd[row][column] ?? 0) : high[row]);
  const market = (row: number, cell: number): Box => ({ x: PHONE_LEFT + cell * pitch, y: 12 + row * PHONE_CELL, w: pitch, h: PHONE_CELL });
  const company = (side: Side, row: RowName, column: number): Box | null => {
    if (side !== "south") return null;
    const left = COMPANY_LEFT + ((4 - columns) * PHONE_CELL) / 2;
    return { x: left + column * PHONE_CELL, y: row === "second" ? roofs + high.second - height(row, column) : roofs + high.second, w: PHONE_CELL, h: height(row, column) };
  };
  const bottom = roofs + high.second + high.first;
  return {
    phone: true,
    width: PHONE_WIDTH,
    height: bottom + 132,
    market,
    company,
    stack: (colour) => ({ x: 41 + COLOURS.indexOf(colour) * 72, y: bottom + 76 }),
    lot: { x: PHONE_WIDTH / 2, y: -40 },
    split: (box, n) => Array.from({ length: Math.max(1, n) }, (_, i) => ({ ...box, y: box.y + (i * box.h) / Math.max(1, n), h: box.h / Math.max(1, n) })),
    openings: (row, n) => {
      const strip = around([market(row, 0), market(row, cells - 1)]);
      if (n <= 1) return [market(row, 0)];
      return Array.from({ length: n }, (_, i) => ({ x: strip.x + (i * strip.w) / n, y: strip.y + PHONE_CELL - FINGER, w: strip.w / n, h: FINGER }));
    },
  };
}
