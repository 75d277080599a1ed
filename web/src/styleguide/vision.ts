/** How an ink looks to eyes that see fewer colours: Machado, Oliveira and Fernandes 2009, severity 1. */
type Row = readonly [number, number, number];

export const VISIONS: Record<"deutan" | "protan" | "tritan", readonly [Row, Row, Row]> = {
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour "#rrggbb" as those eyes see it. */
export function seenBy(vision: keyof typeof VISIONS, colour: string): string {
  const light = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return "#" + VISIONS[vision].map((row) => hex(row.reduce((sum, share, i) => sum + share * (light[i] ?? 0), 0))).join("");
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function hex(light: number): string {
  const held = Math.min(1, Math.max(0, light));
  const value = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");
}
