/** Facts of an observation that the shell can show without knowing the game: a seat's tally, and what a preview changes. */
import type { View } from "./types";

const TALLIES = ["total", "score", "money", "points"];
const LISTS = ["totals", "scores"];

export interface Change {
  fact: string;
  before: number;
  after: number;
}

/** The number that stands for a seat's standing: by convention a list `totals`, or `score` or `money` of its entry. */
export function tally(view: View, seat: number): number | null {
  for (const name of LISTS) {
    const found = view[name];
    if (Array.isArray(found) && typeof found[seat] === "number") return found[seat];
  }
  const own = entry(view, seat);
  for (const name of TALLIES) if (typeof own[name] === "number") return own[name];
  return null;
}

/** What the view says of a seat: the entries of all lists that are as long as the table. */
export function entry(view: View, seat: number): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length !== view.seats) continue;
    const own: unknown = value[seat];
    if (own !== null && typeof own === "object" && !Array.isArray(own)) Object.assign(found, own);
  }
  return found;
}

/** The numbers of the seat and of the table that differ between two views. */
export function changes(before: View, after: View, seat: number): Change[] {
  const then = { ...entry(before, seat), ...numbers(before) };
  const now = { ...entry(after, seat), ...numbers(after) };
  const found: Change[] = [];
  for (const [fact, value] of Object.entries(now)) {
    const old = then[fact];
    if (typeof value === "number" && typeof old === "number" && value !== old) found.push({ fact, before: old, after: value });
  }
  return found;
}

function numbers(view: View): Record<string, number> {
  const hidden = new Set(["seats", "seat", "actor", "turn"]);
  const found = Object.entries(view).filter(([name, value]) => typeof value === "number" && !hidden.has(name));
  return Object.fromEntries(found) as Record<string, number>;
}

/** Does the observation hold what other eyes on the same screen must not see? */
export function hasSecrets(view: View): boolean {
  return "hand" in view || "bid" in view;
}
