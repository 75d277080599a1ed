/** The tour as the house shows it: the observation and the component values, typed. */
import type { BoardProps, Sign } from "$web/board/contract";

export type Terrain = "plain" | "climb" | "descent";
export const TERRAINS: Terrain[] = ["plain", "climb", "descent"];
export const NAMES = ["renault", "providence", "bonnal", "vandamme", "ptt", "redoute", "agfa", "noel", "escale"] as const;
export type Name = (typeof NAMES)[number];
export const STAGES = [1, 2, 3];

export interface RiderFacts {
  seat: number;
  status: "riding" | "across" | "out";
  col: number;
  lane: number | null;
  energy: number;
  form: number;
  stars: number | null;
  skip: "" | "puncture" | "assist";
  round: number | null;
  over: number | null;
  /** First, second … across the line. */
  crossed: number | null;
  time: number;
}

export interface TurnFacts {
  rider: Name;
  way: "free" | "tow" | "shift" | "pact" | "paired";
  partner: Name | null;
  refused: Name[];
  /** The riders still to be asked for help, the one asked now first. */
  asked: Name[];
  safe: number;
  risk: number;
  punctured: boolean;
}

export interface TourFacts {
  seats: number;
  options: { teams: number; terrain: "stop" | "start"; blocking: "solid" | "pass"; stage_winner: "furthest" | "first" };
  phase: "first" | "deal" | "pick" | "wake" | "answer" | "tow_dice" | "break" | "dice" | "move" | "assist" | "over";
  actor: number;
  first: number | null;
  picks: Name[][];
  stage: number;
  round: number;
  turn: TurnFacts | null;
  /** Somebody is in the wheel of the rider in turn. */
  followed: boolean;
  reach: Record<string, number>;
  queue: Name[];
  riders: Partial<Record<Name, RiderFacts>>;
  /** For each punctured rider, who has declined to help it. */
  declined: Partial<Record<Name, Name[]>>;
  results: Partial<Record<Name, { delay: number; place: number }>>[];
  classification: Name[];
  jersey: Name | null;
}

/** The component values that the drawing reads. */
export type Edition = Record<string, unknown>;

export function facts(view: BoardProps["view"]): TourFacts {
  return view as unknown as TourFacts;
}

export function count(edition: Edition, key: string): number {
  return edition[key] as number;
}

export function stars(edition: Edition, name: Name, terrain: Terrain): number {
  return edition[`riders.${name}.${terrain}`] as number;
}

export function terrains(edition: Edition, stage: number): [Terrain, Terrain] {
  return [edition[`course.stage${stage}.first`] as Terrain, edition[`course.stage${stage}.second`] as Terrain];
}

/** The terrain whose stars count for a rider in that column: the road in front of it, or under it (option `terrain`). */
export function terrainOf(edition: Edition, tour: TourFacts, col: number): Terrain {
  const [first, second] = terrains(edition, Math.max(1, tour.stage));
  const change = count(edition, "change");
  return col < change || (tour.options.terrain === "start" && col === change) ? first : second;
}

export function signOf(signs: Sign[], seat: number): Sign {
  return signs[seat] as Sign;
}

/** The team of a seat as a letter; "" when every seat rides for itself. */
export function team(tour: TourFacts, seat: number): string {
  return tour.options.teams ? "ABCD".charAt(seat % tour.options.teams) : "";
}

/** The riders as they play: across first, then those who have played, the one in turn, those to come, and who is out. */
export function order(tour: TourFacts): Name[] {
  const all = tour.classification.length ? tour.classification : (Object.keys(tour.riders) as Name[]);
  const of = (name: Name): RiderFacts => tour.riders[name] as RiderFacts;
  const waiting = tour.turn ? [tour.turn.rider, ...tour.queue.filter((name) => name !== tour.turn?.rider)] : tour.queue;
  const rest = all.filter((name) => !waiting.includes(name));
  const across = rest.filter((name) => of(name).status === "across").sort((a, b) => arrival(tour, of(a), of(b)));
  const played = rest.filter((name) => of(name).status === "riding").sort((a, b) => of(b).col - of(a).col || (of(a).lane ?? 0) - (of(b).lane ?? 0));
  return [...across, ...played, ...waiting, ...rest.filter((name) => of(name).status === "out")];
}

function arrival(tour: TourFacts, a: RiderFacts, b: RiderFacts): number {
  const sprint = tour.options.stage_winner === "first" ? 0 : (b.over ?? 0) - (a.over ?? 0);
  return (a.round ?? 0) - (b.round ?? 0) || sprint || (a.crossed ?? 0) - (b.crossed ?? 0);
}

/** The punctured riders that the rider asked now could help. */
export function punctured(tour: TourFacts): Name[] {
  const [turn, asked] = [tour.turn, tour.turn?.asked[0]];
  const helper = asked && tour.riders[asked];
  if (!turn || !helper) return [];
  if (turn.punctured) return [turn.rider];
  const beside = (one: RiderFacts): boolean => one.col === helper.col && Math.abs((one.lane ?? 0) - (helper.lane ?? 0)) === 1;
  return (Object.entries(tour.riders) as [Name, RiderFacts][]).filter(([name, one]) => one.status === "riding" && one.skip === "puncture" && beside(one) && !tour.declined[name]?.includes(asked)).map(([name]) => name);
}
