/** What a view tells when it is laid beside the one before: journeys, money, smoke, opened envelopes. */
import type { AuctionFacts, Colour, Facts } from "./facts";
import { track, type Journey, type Piece } from "./pieces";

export const MOST_PUFFS = 12;

export interface Puff {
  id: number;
  colour: Colour;
  /** Seen to leave the chimney, not found in the air. */
  fresh: boolean;
}

export class Story {
  pieces = $state.raw<Piece[]>([]);
  /** What moved last. */
  journeys = $state.raw<Journey[]>([]);
  /** Where each seat's last move ended. */
  marks = $state.raw<string[][]>([]);
  /** Newest first. */
  puffs = $state.raw<Puff[]>([]);
  /** What each seat just gained or lost. */
  gains = $state.raw<number[]>([]);
  /** Bids that were shown just now. */
  revealed = $state.raw<AuctionFacts | null>(null);
  /** The dice have been thrown since the view before. */
  rolled = $state(0);
  /** Changes with every view: a new one restarts what must be seen once. */
  turn = $state(0);
  private before: Facts | null = null;
  private smoke = 0;

  constructor(facts: Facts) {
    this.see(facts);
  }

  see(facts: Facts): void {
    const before = this.before;
    if (before === facts) return;
    this.before = facts;
    const { pieces, journeys } = track(before ? this.pieces : null, facts);
    this.pieces = pieces;
    this.turn += 1;
    this.gains = facts.companies.map((one, seat) => one.money - (before?.companies[seat]?.money ?? one.money));
    if (!before) {
      this.puffs = pastSales(facts).map((colour) => this.puff(colour, false));
      this.marks = facts.companies.map(() => []);
      return;
    }
    if (journeys.length) this.journeys = journeys;
    this.mark(journeys);
    this.blow(before, facts);
    if (facts.rolls !== before.rolls) this.rolled = facts.rolls;
    const same = JSON.stringify(facts.last_auction) === JSON.stringify(before.last_auction);
    if (!same || facts.phase !== "place") this.revealed = same ? null : facts.last_auction;
  }

  /** A seat's mark stays until it moves again. */
  private mark(journeys: Journey[]): void {
    const marks = [...this.marks];
    const fresh = new Set<number>();
    for (const { from, to } of journeys) {
      const seat = Number.parseInt(to === "bank" || to === "out" || to.startsWith("market") ? from : to, 10);
      if (Number.isNaN(seat) || to === "out") continue;
      marks[seat] = [...(fresh.has(seat) ? (marks[seat] ?? []) : []), to === "bank" ? from : to];
      fresh.add(seat);
    }
    this.marks = marks;
  }

  /** One disc for every sale; going back in a replay begins anew. */
  private blow(before: Facts, facts: Facts): void {
    const sold = facts.market.flatMap((row, r) => (row.colour ? Array<Colour>(Math.max(0, row.sold - (before.market[r]?.sold ?? 0))).fill(row.colour) : []));
    const back = facts.market.some((row, r) => row.sold < (before.market[r]?.sold ?? 0));
    if (back) this.puffs = pastSales(facts).map((colour) => this.puff(colour, false));
    else if (sold.length) this.puffs = [...sold.map((colour) => this.puff(colour, true)), ...this.puffs].slice(0, MOST_PUFFS);
  }

  private puff(colour: Colour, fresh: boolean): Puff {
    return { id: (this.smoke += 1), colour, fresh };
  }
}

/** The order of past sales is not known: dearer cells are taken as the later ones. */
export function pastSales(facts: Facts): Colour[] {
  return facts.market
    .flatMap((row) => Array.from({ length: row.sold }, (_, cell) => ({ colour: row.colour as Colour, cell })))
    .sort((a, b) => b.cell - a.cell)
    .slice(0, MOST_PUFFS)
    .map((sale) => sale.colour);
}
