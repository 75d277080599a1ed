/** What the table of Mark shows, as the house sends it (views.py). */
import type { View } from "$web/net/types";

export const COLOURS = ["white", "blue", "gold", "green", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = Colour | "star" | "hammer";
export type RowName = "first" | "second";

export interface CompanyFacts {
  money: number;
  first: (Colour | null)[];
  second: (Colour | null)[];
  fee: number;
}

export interface MarketRow {
  row: string;
  prices: number[];
  colour: Colour | null;
  sold: number;
}

export interface AuctionFacts {
  roller: number;
  colour: Colour;
  bids: number[];
  winner: number | null;
  delivered: boolean;
}

export interface Facts {
  seats: number;
  options: { end_rows: number };
  phase: "return" | "roll" | "lot" | "bid" | "place" | "act" | "over";
  actor: number;
  roller: number;
  rolls: number;
  dice: { star: Face; hammer: Face } | null;
  usable: Colour[];
  actions_left: number;
  reducing: RowName | null;
  companies: CompanyFacts[];
  bank: Record<Colour, number>;
  market: MarketRow[];
  closed: Colour[];
  removed: Record<Colour, number>;
  lot: Colour | null;
  has_bid: boolean[];
  last_auction: AuctionFacts | null;
  bid: number | null;
}

export function factsOf(view: View): Facts {
  return view as unknown as Facts;
}

export function factsAfter(after: View | null): Facts | null {
  return after && "companies" in after ? factsOf(after) : null;
}

/** A whole number of the edition, "storage.fee"; 0 when it has none. */
export function printed(edition: View, key: string): number {
  const found = edition[key] ?? key.split(".").reduce<unknown>((at, part) => (at as View | undefined)?.[part], edition);
  return typeof found === "number" ? found : 0;
}

/** The prices of a market row, from the arrow. */
export function pricesOf(edition: View, row: string): number[] {
  const found = edition[`prices.${row}`];
  return Array.isArray(found) ? found.map(Number) : [];
}

export function filled(row: (Colour | null)[]): number {
  return row.filter(Boolean).length;
}

/** The pieces of a colour that found no buyer yet: in the bank and in the companies. */
export function unsold(facts: Facts, colour: Colour): number {
  const stored = facts.companies.reduce((sum, one) => sum + [...one.first, ...one.second].filter((piece) => piece === colour).length, 0);
  return facts.bank[colour] + stored;
}

export function rowOf(facts: Facts, colour: Colour): MarketRow | undefined {
  return facts.market.find((row) => row.colour === colour);
}
