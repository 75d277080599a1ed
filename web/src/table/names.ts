/** How people and bots are called. */
import type { Chair } from "../lib/wire";
import { t } from "../lib/words.svelte";

export function chairName(chair: Chair): string {
  if (chair.name) return chair.name;
  return chair.level ? t(`level-${chair.level}`) : t("seat-number", { n: chair.seat + 1 });
}
