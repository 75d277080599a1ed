/** Facts of an observation that the shell can show without knowing the game: a seat's tally, whether there are secrets. */
import type { View } from "../net/types";

const TALLIES = ["total", "score", "money", "points"];
const LISTS = ["totals", "scores"];

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
function entry(view: View, seat: number): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length !== view.seats) continue;
    const own: unknown = value[seat];
    if (own !== null && typeof own === "object" && !Array.isArray(own)) Object.assign(found, own);
  }
  return found;
}

/** Does the observation hold what other eyes on the same screen must not see? */
export function hasSecrets(view: View): boolean {
  return "hand" in view || "bid" in view;
}

/** While sums are sealed in secret: which seats have done so; null when nothing is being bid. */
export function sealed(view: View): boolean[] | null {
  const found = view.has_bid;
  if (view.phase !== "bid" || !Array.isArray(found)) return null;
  return found.map(Boolean);
}
