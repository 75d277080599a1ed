/** Six skies for twenty-four hours: which scene each round of the race is painted with, and its hours. */
export type Scene = "stand" | "dusk" | "moon" | "wheel" | "dawn" | "noon";

/** The frieze and one of its panels at six rounds, in units. */
export const FRIEZE = 1062;
export const PANEL = 177;

export const SKIES: Record<Scene, { sky: string; hill: string; field: string; tree: string; dark: boolean }> = {
  stand: { sky: "#8CC7D8", hill: "#5E9A5B", field: "#E3B93A", tree: "#3F7F4A", dark: false },
  dusk: { sky: "#F0AC5E", hill: "#A8672C", field: "#C98A2C", tree: "#6E3F1B", dark: false },
  moon: { sky: "#22336A", hill: "#0F1B3A", field: "#16244A", tree: "#0A1329", dark: true },
  wheel: { sky: "#14213D", hill: "#0A1329", field: "#0E1933", tree: "#070E20", dark: true },
  dawn: { sky: "#E9A79C", hill: "#8C5A5E", field: "#C98B5F", tree: "#5F3A42", dark: false },
  noon: { sky: "#A9D8E2", hill: "#6CA867", field: "#E3C65A", tree: "#3F7F4A", dark: false },
};

/** The scene of each round: the sun sets before the first night round and rises after a night one. */
export function scenes(rounds: number, nights: number[]): Scene[] {
  const dark = new Set(nights);
  let moons = 0;
  return Array.from({ length: rounds }, (_, at): Scene => {
    const round = at + 1;
    if (dark.has(round)) return (moons += 1) % 2 ? "moon" : "wheel";
    if (dark.has(round + 1)) return "dusk";
    if (dark.has(round - 1)) return "dawn";
    return moons > 0 || round * 2 > rounds ? "noon" : "stand";
  });
}

/** When a round begins: the race starts at four in the afternoon and lasts a day. */
export function hour(round: number, rounds: number, language: "fr" | "en"): string {
  const minutes = Math.round(16 * 60 + ((round - 1) * 24 * 60) / rounds) % (24 * 60);
  const [h, m] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
  if (language === "en") return `${h}:${m}`;
  return m === "00" ? `${h}\u00a0h` : `${h}\u00a0h\u00a0${m}`;
}
