/** How people and bots are called. */
import type { Chair, Level } from "../net/types";
import { has, t } from "../i18n/words.svelte";

const STRENGTHS = ["debutant", "habitue", "fine-mouche", "champion"];
/** The levels of the bots that the house knows (vite.config.ts reads them from the wire, in no order), the weakest first. */
declare const __LEVELS__: Level[];
export const LEVELS: Level[] = [...__LEVELS__].sort((one, other) => strength(one) - strength(other));

/** How strong a level is, 1 to 4. */
export function strength(level: string): number {
  return Math.max(1, STRENGTHS.indexOf(level.replace("_", "-")) + 1);
}

/** A level in words: "Débutant"; an unknown one by its own name. */
export function levelName(level: string | null | undefined): string {
  const id = `level-${(level ?? "debutant").replace("_", "-")}`;
  return has(id) ? t(id) : (level ?? "");
}

/** What a level does, in a few words. */
export function levelText(level: string): string {
  const id = `level-${level.replace("_", "-")}-text`;
  return has(id) ? t(id) : "";
}

/** The bots of the house bear names, one for each chair, so that two at a table are told apart. */
const ROBOTS = ["Lucette", "Gaston", "Marthe", "Anatole", "Suzon", "Firmin", "Odette", "Achille", "Rosalie"];

export function robotName(seat: number): string {
  return ROBOTS[seat % ROBOTS.length] ?? "";
}

export function chairName(chair: Chair): string {
  if (chair.name) return chair.name;
  return chair.kind === "robot" ? robotName(chair.seat) : t("seat-number", { n: chair.seat + 1 });
}
