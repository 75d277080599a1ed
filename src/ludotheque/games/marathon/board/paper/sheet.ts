/** How tall a printed score sheet is, and where its circles for missed places lie under the lines of the days. */
import { circles, number, type Box } from "../model";

const IN_A_LINE = 9;
const LINE = 18; // from one line of circles to the next

export function rounds(edition: Box): { x: number; y: number }[] {
  return Array.from({ length: circles(edition) }, (_, at) => ({ x: 86 + (at % IN_A_LINE) * 24, y: 13 + Math.floor(at / IN_A_LINE) * LINE }));
}

export function sheetHeight(edition: Box): number {
  return 64 + number(edition, "track.laps") * 26 + Math.ceil(circles(edition) / IN_A_LINE) * LINE + 60;
}
