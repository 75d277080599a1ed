/** Odds from what a seat has seen: an honest count, not a forecast. */
import type { View } from "$web/net/types";
import { cardTypes, heatOf, value, type RaceFacts } from "./race";

export interface Odds {
  /** Cards that the seat has not seen: deck, night cards and other hands. */
  unseen: number;
  /** Those among them that would stop its car. */
  fatal: number;
}

/** How many of the cards this seat has not seen would stop its car if laid on it. */
export function odds(facts: RaceFacts, seat: number, edition: View): Odds {
  const found: Odds = { unseen: 0, fatal: 0 };
  for (const type of cardTypes(edition)) {
    const held = facts.hand?.filter((one) => one === type).length ?? 0;
    const left = value(edition, `cards.${type}.copies`) - (facts.seen[type] ?? 0) - held;
    found.unseen += left;
    if (type[0] !== "w" && stops(facts, seat, type, edition)) found.fatal += left;
  }
  return found;
}

/** Would this card stop the car (LM-25, LM-46)? For words about the odds only: what happens is the house's to say. */
export function stops(facts: RaceFacts, seat: number, type: string, edition: View): boolean {
  const car = facts.cars[seat];
  const heat = heatOf(type, edition, facts.options);
  return !!car && heat > 0 && (car.incident || car.heat + heat >= value(edition, "overheat"));
}
