/** Where things lie in the drawing of a place. A place is drawn in an area; a touch area keeps targets 40 wide. */
import { number, numbers, type Box } from "./model";

export interface Area {
  w: number;
  h: number;
  touch: boolean;
}
/** The middle and the size of a cell. */
export interface Cell {
  x: number;
  y: number;
  z: number;
}

/** One row open; two rows open; two windows side by side on a phone. */
export const TALL: Area = { w: 164, h: 190, touch: false };
export const LOW: Area = { w: 164, h: 130, touch: false };
export const TOUCH: Area = { w: 174, h: 224, touch: true };

const span = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export interface Shelves {
  /** Column by column, from the bottom. */
  cells: Cell[][];
  floor: number;
  left: number;
  step: number;
  prices: number;
  /** Middles of the lines, from the bottom. */
  lines: number[];
}

export function shelves(box: Box, area: Area): Shelves {
  const heights = numbers(box, "upstairs.heights");
  const tallest = Math.max(...heights);
  const left = area.touch ? 7 : 31;
  const step = (area.w - left - 7) / heights.length;
  const foot = area.h < 150 ? 22 : area.touch ? 30 : 34; // room for the prices
  const floor = area.h - foot;
  const rise = Math.min(area.touch ? 44 : 28, (floor - 12) / tallest);
  const z = Math.min(step - 6, rise - 2.6, 36);
  const line = (at: number): number => floor - 3.5 - rise * (at + 0.5);
  const cells = heights.map((height, column) => span(height).map((at) => ({ x: left + step * (column + 0.5), y: line(at), z })));
  return { cells, floor, left, step, prices: area.h - (area.h < 150 ? 7 : 13), lines: span(tallest).map(line) };
}

export interface Armchairs {
  /** Line by line, from the top. */
  lines: Cell[][];
  rise: number;
  price: number;
  /** Where the crown stands. */
  crown: number;
}

export function armchairs(box: Box, area: Area): Armchairs {
  const widths = numbers(box, "lounge.cells");
  const rise = (area.h - (area.h < 150 || area.touch ? 4 : 18)) / widths.length;
  const z = Math.min(area.touch ? 32 : 24, rise - 5);
  const from = 40;
  const to = area.w - 42;
  const step = Math.min(z + 16, (to - from) / Math.max(...widths));
  const middle = (from + to) / 2;
  const lines = widths.map((width, line) => span(width).map((at) => ({ x: middle + (at - (width - 1) / 2) * step, y: 2 + rise * (line + 0.5), z: Math.min(z, step - 4) })));
  return { lines, rise, price: 24, crown: area.w - 20 };
}

/** A path that goes right and comes back left, as many lines as it needs. */
export function path(box: Box, area: Area): Cell[] {
  const count = numbers(box, "ground.points").length;
  const lines = count > 6 && area.h > 150 ? 3 : 2;
  const width = Math.ceil(count / lines);
  const rise = area.h < 150 ? 62 : area.h / (lines + 0.45);
  const z = Math.min(area.h < 150 ? 26 : area.touch ? 38 : 32, (area.w - 20) / width - 6);
  return span(count).map((at) => {
    const line = Math.floor(at / width);
    const along = line % 2 ? width - 1 - (at % width) : at % width;
    return { x: area.w / 2 + (along - (width - 1) / 2) * ((area.w - 14) / width), y: (area.h < 150 ? 36 : area.touch ? 50 : 46) + line * rise, z };
  });
}

export interface Table {
  x: number;
  y: number;
  r: number;
  chairs: Cell[];
}

export function table(box: Box, area: Area): Table {
  const count = numbers(box, "garden.points").length;
  const low = area.h < 150;
  const z = low ? 23 : area.touch ? 32 : 26;
  const [x, y] = [area.w / 2, area.h / 2 - (low ? 2 : area.touch ? 2 : 3)];
  const [rx, ry] = [area.w / 2 - z / 2 - 6, area.h / 2 - z / 2 - (low ? 2 : 10)];
  const chairs = span(count).map((at) => {
    const angle = ((at * 360) / count - 90) * (Math.PI / 180);
    return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle), z: Math.min(z, (2 * Math.PI * Math.min(rx, ry)) / count - 3) };
  });
  return { x, y, r: low ? 30 : area.touch ? 46 : 40, chairs };
}

export interface Bowls {
  circles: Cell[];
  jack: { x: number; y: number };
}

// nine circles around the jack, bigger for more points: x, y, radius in the tall and in the low area
type Around = [number, number, number][];
const AROUND: Around = [
  [22, 21, 13],
  [141, 21, 13],
  [139, 150, 14],
  [26, 150, 14.5],
  [22, 84, 16],
  [140, 84, 17],
  [83, 157, 18],
  [82, 93, 18.5],
  [82, 27, 20],
];
const AROUND_LOW: Around = [
  [20, 14, 11],
  [143, 14, 11],
  [140, 103, 12],
  [24, 103, 12],
  [21, 58, 12.5],
  [142, 58, 13],
  [83, 101, 13],
  [82, 60, 14],
  [82, 17, 15],
];

export function bowls(box: Box, area: Area): Bowls {
  const points = numbers(box, "petanque.points");
  if (points.length !== AROUND.length || area.touch) return grid(points, area);
  const low = area.h < 150;
  const circles = (low ? AROUND_LOW : AROUND).map(([x, y, r]) => ({ x, y, z: r * 2 }));
  return { circles, jack: low ? { x: 51, y: 60 } : { x: 52, y: 62 } };
}

/** Any number of circles: three in a line, the lines staggered, the jack in a gap. */
function grid(points: number[], area: Area): Bowls {
  const width = area.h < 150 ? 4 : 3;
  const lines = Math.ceil(points.length / width);
  const most = Math.max(...points, 1);
  const rise = (area.h - 6) / lines;
  const circles = points.map((value, at) => {
    const line = Math.floor(at / width);
    const sway = area.touch ? (line % 2 ? 3 : -3) : 0;
    const room = Math.min(area.w / width - 8, rise - 18);
    return { x: (area.w * ((at % width) + 0.5)) / width + sway, y: 2 + rise * (line + 0.5) - 6, z: Math.min(room, (area.touch ? 31 : 24) + (12 * value) / most) };
  });
  return { circles, jack: { x: area.w / 3, y: area.h / 2 + (lines > 2 ? rise / 2 : 0) } };
}

export interface Queue {
  baize: { x: number; y: number; w: number; h: number };
  places: Cell[];
  /** Height of the arrow towards the table, of each line of the queue. */
  arrows: number[];
}

export function queue(box: Box, area: Area): Queue {
  const count = numbers(box, "green.points").length;
  const low = area.h < 150;
  const lines = area.touch ? 2 : 1;
  const width = Math.ceil(count / lines);
  const step = (area.w - 8) / width;
  const z = Math.min(area.touch ? 38 : 24, step - 2.4);
  const top = low ? 74 : area.touch ? 96 : 112;
  const places = span(count).map((at) => ({ x: 4 + step * ((at % width) + 0.5), y: top + Math.floor(at / width) * 74, z }));
  const baize = { x: 12, y: low ? 4 : area.touch ? 8 : 16, w: area.w - 24, h: low ? 36 : area.touch ? 48 : 58 };
  return { baize, places, arrows: span(lines).map((line) => top + line * 74 - z / 2 - (low ? 8 : 9)) };
}

/** The course of the sun: one hump a leg; the end space lies apart, where the medal hangs. */
export interface Course {
  discs: { x: number; y: number }[];
  r: number;
  medal: { x: number; y: number };
}

export function course(box: Box, wide: { from: number; to: number; y: number; rise: number }): Course {
  const lap = number(box, "track.periods");
  const laps = number(box, "track.laps");
  const gap = laps > 1 ? 4 : 0;
  const step = (wide.to - wide.from - gap * (laps - 1)) / Math.max(1, lap * laps - 1);
  const discs = span(lap * laps).map((clock) => ({
    x: wide.from + clock * step + Math.floor(clock / lap) * gap,
    y: wide.y - Math.sin((Math.PI * (clock % lap)) / Math.max(1, lap - 1)) * wide.rise,
  }));
  return { discs, r: Math.min(11.5, step * 0.47), medal: { x: 1028, y: 112 } };
}
