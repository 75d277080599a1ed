/** This browser's part in the start of a game: pledge a nonce for each own chair, and show it when all are pledged. */
import type { Command, TableView } from "../net/types";
import { pledge, published, rememberSeated, secretOf, type Seated } from "./pledge";

type Ask = (command: Command) => Promise<unknown>;

/** One room's ceremony: what it has said once it does not say again. */
export class Ceremony {
  private readonly said = new Set<string>();

  constructor(private readonly ask: Ask) {}

  /** Do what the table waits for; a chair whose nonce this browser does not remember is left to the house. */
  attend(view: TableView): void {
    if (view.status !== "lobby") return;
    for (const chair of view.chairs.filter((one) => view.mine.includes(one.seat))) {
      const once = `pledge ${view.id} ${chair.seat}`;
      if (!chair.drawn) this.said.delete(once); // it is pledged; should the start be called off, another one is wanted
      if (!view.showing && chair.drawn) this.say(once, () => ({ do: "pledge", seat: chair.seat, pledge: published(pledge(view)) }));
      const secret = view.showing && chair.pledge && !chair.shown ? secretOf(view.id, chair.pledge) : null;
      if (secret) this.say(`show ${view.id} ${chair.pledge}`, () => this.show(view, chair.seat, secret));
    }
  }

  private show(view: TableView, seat: number, nonce: string): Command {
    const seated = view.chairs.map((one): Seated => [one.kind === "robot" ? (one.level ?? "") : "person", one.pledge ?? ""]);
    rememberSeated(view.id, seated);
    return { do: "show", seat, nonce };
  }

  private say(once: string, command: () => Command): void {
    if (this.said.has(once)) return;
    this.said.add(once);
    this.ask(command()).catch(() => this.said.delete(once)); // the line fell: the next view asks again
  }
}
