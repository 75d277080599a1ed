/** What each seat laid in the coup that runs and in the one before, read off the diary that everybody has seen. */
import type { CardCode, Facts, Note } from "./facts";

export interface Laid {
  seat: number;
  cards: CardCode[];
  /** Played an agent in this coup. */
  agent: boolean;
  /** "missed": exposed nothing (which may cost a penalty); "cut": the coup ended before its turn (MC-64). */
  fate: "laid" | "missed" | "cut" | "waits";
  /** Exposed nothing and lost nothing by it (MC-43, MC-48). */
  free: boolean;
}

export interface Coup {
  number: number;
  leader: number;
  laid: Laid[];
  over: boolean;
}

/** The coups of the diary, the oldest first; a diary may begin in the middle of a round (a prepared position). */
export function coups(facts: Facts): Coup[] {
  if (facts.dealer === null || facts.coup === 0) return [];
  for (let first = 1; first <= facts.coup; first += 1) {
    const found = new Reader(facts, first).read();
    if (found) return found;
  }
  return [];
}

class Reader {
  private readonly found: Coup[] = [];
  private demand: CardCode | "any_vehicle" | null = null;
  private done = 0; // seats of the running coup whose turn is over
  private pending: "lead" | "agent" | null = null;

  constructor(
    private readonly facts: Facts,
    private readonly first: number,
  ) {
    this.begin(first);
  }

  /** null: the diary does not begin with that coup. */
  read(): Coup[] | null {
    for (const note of this.facts.diary) if (!this.note(note)) return null;
    if (this.coup.over && this.facts.phase !== "over") this.begin(this.coup.number + 1);
    return this.coup.number === this.facts.coup ? this.found : null;
  }

  private get coup(): Coup {
    return this.found[this.found.length - 1] as Coup;
  }

  private get dealer(): number {
    return this.facts.dealer ?? 0;
  }

  private begin(number: number): void {
    const seats = this.facts.seats;
    const leader = (this.dealer + number - 1) % seats;
    const laid = Array.from({ length: seats }, (_, k): Laid => ({ seat: (leader + k) % seats, cards: [], agent: false, fate: "waits", free: false }));
    this.found.push({ number, leader, laid, over: false });
    [this.demand, this.done, this.pending] = [null, 0, null];
  }

  private note(note: Note): boolean {
    if (note.what === "shuffled" || note.what === "lain" || this.paper(note)) return true;
    if (this.coup.over) this.begin(this.coup.number + 1);
    if (this.pending === "lead" && note.seat !== this.coup.leader) [this.pending, this.done] = [null, 1];
    const mine = this.coup.laid[this.done];
    if (!mine || mine.seat !== note.seat) return false;
    if (note.what === "played" && note.card) this.played(mine, note.card);
    else if (note.what === "failed" || note.what === "passed" || note.what === "declined") this.missed(mine);
    else if ((note.what === "lacks" || note.what === "has") && note.of === "companion") this.alone(mine);
    return true;
  }

  /** A paper is laid with the vehicle that needs it (MC-22), or as the leader's extra card (MC-59): it goes with the card before. */
  private paper(note: Note): boolean {
    if (note.what !== "played" || (note.card !== "insurance" && note.card !== "permit")) return false;
    const mine = this.coup.laid[this.pending === "lead" ? 0 : this.done - 1];
    if (!mine || mine.seat !== note.seat) return false;
    mine.cards.push(note.card);
    return true;
  }

  private played(mine: Laid, card: CardCode): void {
    mine.fate = "laid";
    if (card === "agent") {
      mine.agent = true;
      this.pending = "agent";
      return;
    }
    mine.cards.push(card);
    if (mine.seat === this.coup.leader) return this.led(mine, card);
    const cut = mine.agent && this.demand === "green_arrow";
    if (mine.agent) this.demand = card; // MC-63
    this.next(cut);
  }

  /** The leader's first card is the demand (MC-46, MC-47) and gives the direction (MC-33); an extra card changes nothing. */
  private led(mine: Laid, card: CardCode): void {
    if (this.pending === "lead") return;
    this.pending = "lead";
    const signal = this.facts.covered.find((one) => one.token === this.coup.number)?.signal;
    this.demand = signal === "wait" && !mine.agent ? "any_vehicle" : card;
    if (card !== "green_arrow") return;
    const [leader, ...rest] = this.coup.laid;
    this.coup.laid = leader ? [leader, ...rest.reverse()] : [];
  }

  private missed(mine: Laid): void {
    const vehicle = this.demand === "any_vehicle" || this.demand === "bicycle" || this.demand === "moped" || this.demand === "motor";
    mine.fate = "missed";
    mine.free = this.demand === null || (vehicle && !this.facts.options.vehicle_penalty);
    if (mine.seat === this.coup.leader)
      this.end(); // MC-43
    else this.next(false);
  }

  /** An agent without a companion. */
  private alone(mine: Laid): void {
    if (mine.seat === this.coup.leader)
      this.end(); // MC-42
    else this.next(this.demand === "green_arrow");
  }

  private next(cut: boolean): void {
    this.pending = null;
    this.done += 1;
    if (cut) for (const rest of this.coup.laid.slice(this.done)) rest.fate = "cut"; // MC-64
    if (cut || this.done === this.facts.seats) this.coup.over = true;
  }

  private end(): void {
    [this.pending, this.done] = [null, this.done + 1];
    this.coup.over = true;
  }
}
