/** The coach of a seat: what he said before the move, and how the move compared. */
import type { Coached } from "../net/types";
import type { TableController } from "../table/table_controller.svelte";

/** How the move that was played compared with the best one. */
export interface Comparison {
  token: string;
  label: string;
  mine: number | null;
  best: number;
  bestLabel: string;
  /** Can the two not be told apart? */
  alike: boolean;
}

const SHOWN = 3;

export class Coach {
  thinking = $state(false);
  said = $state.raw<Coached | null>(null);
  compared = $state.raw<Comparison | null>(null);
  private labels = new Map<string, string>();

  constructor(private readonly controller: TableController) {}

  /** What he said, as long as it is about the decision on the table. */
  get now(): Coached | null {
    return this.said?.step === this.controller.view.step ? this.said : null;
  }

  /** The three most promising. */
  get best(): Coached["choices"] {
    const studied = this.now?.choices ?? [];
    const first = new Map(studied.map((choice) => [this.controller.ticketOf(choice.token)?.token ?? choice.token, choice] as const).reverse());
    return studied.filter((choice) => [...first.values()].includes(choice)).slice(0, SHOWN); // one of each that come to the same
  }

  /** Can the two best choices not be told apart? */
  get alike(): boolean {
    return this.best[1]?.behind === null;
  }

  label(token: string): string {
    return this.labels.get(token) ?? token;
  }

  async ask(): Promise<void> {
    const seat = this.controller.acting;
    if (seat === null || this.thinking) return;
    this.labels = new Map(this.controller.tickets.map((ticket) => [ticket.token, ticket.label]));
    this.thinking = true;
    this.compared = null;
    try {
      const answer = await this.controller.room.ask({ do: "hint", seat });
      if (answer.is === "coached") this.said = answer;
    } catch (error) {
      this.controller.blame(error);
    } finally {
      this.thinking = false;
    }
  }

  /** The reader played: remember how it compared with what the coach had seen. */
  played(token: string): void {
    const said = this.said;
    const best = this.best[0];
    if (!said || !best) return;
    const mine = said.choices.find((choice) => choice.token === token);
    this.compared = { token, label: this.label(token), mine: mine?.share ?? null, best: best.share, bestLabel: this.label(best.token), alike: mine === undefined || mine.behind === null };
  }
}
