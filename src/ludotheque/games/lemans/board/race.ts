/** The facts of a race as the house gives them, and the values of the box. */
import type { View } from "$web/net/types";

export interface CarFacts {
  visible: string[];
  covered: string[];
  score: number;
  heat: number;
  yellow: number;
  blue: number;
  incident: boolean;
  retired: boolean;
  hand: number;
}

export interface RaceFacts {
  seats: number;
  options: Record<string, string>;
  phase: "pole" | "deal" | "turn" | "draw" | "card" | "target" | "over";
  actor: number;
  round: number;
  night: boolean;
  pole: number | null;
  starter: number | null;
  deck: number;
  hidden: number;
  passes: number;
  pending: string | null;
  cars: CarFacts[];
  seen: Record<string, number>;
  history: number[][];
  totals: number[];
  last_end: "deck" | "last_car" | "all_passed" | null;
  seat: number | null;
  hand: string[] | null;
  eliminated: boolean[] | null;
  ranks: number[] | null;
}

export type Colour = "yellow" | "blue";

export function race(view: View): RaceFacts {
  return view as unknown as RaceFacts;
}

/** A number of the box: value(edition, "cards.y4.heat"). */
export function value(edition: View, key: string): number {
  const found = edition[key];
  return typeof found === "number" ? found : 0;
}

/** The rounds driven by night. */
export function nights(edition: View): number[] {
  return Array.isArray(edition.nights) ? (edition.nights as number[]) : [];
}

/** The types of card that the box holds, with at least one copy. */
export function cardTypes(edition: View): string[] {
  const types = Object.keys(edition).flatMap((key) => /^cards\.(\w+)\.copies$/.exec(key)?.[1] ?? []);
  return types.filter((type) => value(edition, `cards.${type}.copies`) > 0);
}

/** Race cards are y1, y2 … and b1, b2 … */
export function isRace(type: string): boolean {
  return /^[yb]\d$/.test(type);
}

export function colourOf(type: string): Colour | null {
  if (type.startsWith("y") || type === "weather_yellow") return "yellow";
  return type.startsWith("b") || type === "weather_blue" ? "blue" : null;
}

/** LM-44: what a card heats where it lies. */
export function heatOf(type: string, edition: View, options: Record<string, string>): number {
  if (isRace(type)) return value(edition, `cards.${type}.heat`);
  return type.startsWith("weather") && options.weather === "heat" ? value(edition, "weather.heat") : 0;
}

/** The rows from top to bottom: the viewer last, the others as they play after the viewer. */
export function rowOrder(seats: number, eyes: number | null): number[] {
  const first = eyes === null ? 0 : eyes + 1;
  return Array.from({ length: seats }, (_, at) => (first + at) % seats);
}

/** The seats whose last act was to pass, with no play since: the `passes` racing seats before the one to act. */
export function passed(facts: RaceFacts): Set<number> {
  const found = new Set<number>();
  if (facts.phase !== "turn") return found;
  for (let back = 1; back < facts.seats && found.size < facts.passes; back += 1) {
    const seat = (facts.actor - back + facts.seats) % facts.seats;
    if (!facts.cars[seat]?.retired) found.add(seat);
  }
  return found;
}

/** LM-43: the cars in the round with the most tyres of a colour; nobody while all have none. */
export function majority(facts: RaceFacts, colour: Colour): number[] {
  const tyres = facts.cars.map((car) => (car.retired ? 0 : car[colour]));
  const most = Math.max(...tyres);
  return most === 0 ? [] : tyres.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** The seats in front on the score pad. */
export function leaders(facts: RaceFacts): number[] {
  const most = Math.max(...facts.totals);
  return most > 0 ? facts.totals.flatMap((total, seat) => (total === most ? [seat] : [])) : [];
}
