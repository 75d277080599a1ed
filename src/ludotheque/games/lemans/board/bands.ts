/** Three bands of heat: cool, warm, hot; which scores are printed on the cards of each, and their ground. */
import type { View } from "$web/net/types";
import { cardTypes, isRace, value } from "./race";

export const GROUNDS = ["#BFE0E4", "#F6D98A", "#F2A65A"] as const;

export interface Band {
  heat: 0 | 1 | 2;
  ground: string;
  /** Ascending, without the card that differs by its tyre only. */
  scores: number[];
}

export function bandOf(heat: number): 0 | 1 | 2 {
  return heat <= 0 ? 0 : heat === 1 ? 1 : 2;
}

export function bands(edition: View): Band[] {
  const types = cardTypes(edition).filter(isRace);
  return ([0, 1, 2] as const).map((heat) => {
    const scores = types.filter((type) => bandOf(value(edition, `cards.${type}.heat`)) === heat).map((type) => value(edition, `cards.${type}.score`));
    return { heat, ground: GROUNDS[heat], scores: [...new Set(scores)].sort((a, b) => a - b) };
  });
}
