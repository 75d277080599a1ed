/** The road of a stage as the drawing lays it: the elevation is the road, cells are slanted quadrilaterals. */
import { count, terrains, type Edition, type Terrain } from "./tour";

export const WIDE = 1062;
export const HIGH = 508;
const START = 62; // where column 1 begins; riders wait at the banner before it
const LENGTH = 946;
const LOW = 318; // top edge of the road in the valley
const RISE = 160;
const BREADTH = 136;

export interface Point {
  x: number;
  y: number;
}

export class Road {
  readonly columns: number;
  readonly change: number;
  readonly lanes: number;
  readonly halves: [Terrain, Terrain];
  readonly cell: number;
  readonly lane: number;
  private readonly levels: [number, number, number];

  constructor(edition: Edition, stage: number, rise = RISE) {
    this.columns = count(edition, "columns");
    this.change = count(edition, "change");
    this.lanes = count(edition, "lanes");
    this.halves = terrains(edition, stage);
    this.cell = LENGTH / this.columns;
    this.lane = BREADTH / this.lanes;
    const slope = (terrain: Terrain): number => ({ plain: 0, climb: 1, descent: -1 })[terrain];
    const middle = slope(this.halves[0]);
    const end = middle + slope(this.halves[1]);
    const least = Math.min(0, middle, end);
    const scale = rise / Math.max(1, Math.max(0, middle, end) - least);
    this.levels = [(0 - least) * scale, (middle - least) * scale, (end - least) * scale];
  }

  /** How much smaller than usual things on a cell are, when an edition has more columns or lanes. */
  get shrunk(): number {
    return Math.min(1, this.cell / 33, this.lane / 34);
  }

  terrain(col: number): Terrain {
    return this.halves[col <= this.change ? 0 : 1];
  }

  /** Where the boundary after that many columns lies. */
  x(boundary: number): number {
    return START + boundary * this.cell;
  }

  /** The top edge of the road there. */
  top(boundary: number): number {
    const [low, middle, end] = this.levels;
    const c = Math.min(Math.max(boundary, 0), this.columns);
    if (c <= this.change) return LOW - low - (middle - low) * ease(c / this.change);
    const left = (this.columns - c) / (this.columns - this.change);
    return LOW - end - (middle - end) * ease(left);
  }

  bottom(boundary: number): number {
    return this.top(boundary) + BREADTH;
  }

  /** The cell as a path, drawn in by some units. */
  quad(col: number, lane: number, inset = 0): string {
    const [left, right] = [this.x(col - 1), this.x(col)];
    const drop = (lane - 1) * this.lane;
    const [a, b] = [this.top(col - 1) + drop, this.top(col) + drop];
    const n = (value: number): string => value.toFixed(1);
    return `M${n(left + inset)} ${n(a + inset)}L${n(right - inset)} ${n(b + inset)}V${n(b + this.lane - inset)}L${n(left + inset)} ${n(a + this.lane - inset)}z`;
  }

  middle(col: number, lane: number): Point {
    return { x: (this.x(col - 1) + this.x(col)) / 2, y: (this.top(col - 1) + this.top(col)) / 2 + (lane - 0.5) * this.lane };
  }

  /** The slope of a column in degrees, for what stands or is painted on it. */
  slope(col: number): number {
    if (col < 1 || col > this.columns) return 0;
    return (Math.atan2(this.top(col) - this.top(col - 1), this.cell) * 180) / Math.PI;
  }

  /** A line along the road, so many lanes from its upper edge. */
  edge(lanes: number, from = 0, to = this.columns): string {
    let path = "";
    for (let c = from; c <= to; c++) path += `${c === from ? "M" : "L"}${this.x(c).toFixed(1)} ${(this.top(c) + lanes * this.lane).toFixed(1)}`;
    return path;
  }

  /** A place among those who wait at the banner or have crossed the line: two ranks of five, overlapping. */
  beside(end: "start" | "finish", index: number): Point {
    const rank = index % 2;
    const row = Math.floor(index / 2);
    const left = end === "start" ? 20 : this.x(this.columns) + 25;
    return { x: left + rank * (end === "start" ? 23 : 13), y: this.top(end === "start" ? 0 : this.columns) + 16 + row * 29 + rank * 8 };
  }
}

function ease(u: number): number {
  return u / 2 + (1 - Math.cos(Math.PI * u)) / 4;
}
