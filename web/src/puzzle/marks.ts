/** How a puzzle went, as a short text: o right, x wrong, h hint, a answer seen. */
import { recall, remember } from "../platform/storage";

export type Marks = string;
/** By day, then by game: the puzzles of the day that were tried on their day. */
export type Days = Record<string, Record<string, Marks>>;

const DAY = 86_400_000;
const EMOJI: Record<string, string> = { o: "🟩", x: "🟥", h: "💡", a: "⬛" };

export const isFound = (marks: Marks): boolean => marks.endsWith("o");
export const isOver = (marks: Marks): boolean => /[oa]$/.test(marks);
export const wrongs = (marks: Marks): number => marks.split("x").length - 1;
export const outcome = (marks: Marks): "open" | "found" | "missed" => (isFound(marks) ? "found" : isOver(marks) ? "missed" : "open");

/** What may be shared: how it went, and nothing of the answer. */
export const emoji = (marks: Marks): string => [...marks].map((mark) => EMOJI[mark] ?? "").join("");

/** Days in a row, up to today or yesterday, on each of which some puzzle of the day was found. */
export function streak(days: Days, today: string): number {
  const found = (day: number): boolean => Object.values(days[new Date(day).toISOString().slice(0, 10)] ?? {}).some(isFound);
  let day = Date.parse(today);
  if (!found(day)) day -= DAY;
  let count = 0;
  for (; found(day); day -= DAY) count += 1;
  return count;
}

/** The longer story of each day and game: two devices may have seen parts of it. */
export function joined(one: Days, other: Days): Days {
  const all: Days = structuredClone(one);
  for (const [day, games] of Object.entries(other))
    for (const [game, marks] of Object.entries(games)) {
      const known = all[day]?.[game] ?? "";
      if (!isOver(known) && (isOver(marks) || marks.length > known.length)) (all[day] ??= {})[game] = marks;
    }
  return all;
}

function read<T extends object>(key: string): T {
  try {
    const found: unknown = JSON.parse(recall(key) ?? "{}");
    return (typeof found === "object" && found !== null ? found : {}) as T;
  } catch {
    return {} as T;
  }
}

export const readDays = (): Days => read<Days>("puzzle-days");
export function keepDays(days: Days): void {
  remember("puzzle-days", JSON.stringify(days));
  const found = Object.keys(days).filter((day) => Object.values(days[day] ?? {}).some(isFound));
  remember("puzzle-found", found.sort().at(-1) ?? ""); // what the shop window looks at
}
export const readPractice = (): Record<string, Marks> => read<Record<string, Marks>>("puzzle-practice");
export const keepPractice = (practice: Record<string, Marks>): void => remember("puzzle-practice", JSON.stringify(practice));
