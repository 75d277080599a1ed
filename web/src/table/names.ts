/** How people and bots are called. */
import type { Chair, Level } from "../lib/types";
import { t } from "../lib/words.svelte";

export const LEVELS: string[] = ["flaneur"] satisfies Level[];

/** The bots of the house bear names, one for each chair, so that two at a table are told apart. */
const ROBOTS = ["Lucette", "Gaston", "Marthe", "Anatole", "Suzon", "Firmin", "Odette", "Achille", "Rosalie"];

export function robotName(seat: number): string {
  return ROBOTS[seat % ROBOTS.length] ?? "";
}

export function chairName(chair: Chair): string {
  if (chair.name) return chair.name;
  return chair.kind === "robot" ? robotName(chair.seat) : t("seat-number", { n: chair.seat + 1 });
}
