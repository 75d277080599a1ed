/** What both drawings of the table share: facts, choices by place, what is held or aimed at. */
import type { BoardProps } from "$web/board/contract";
import { byEnd, byStart, choiceOf, crowdOf, type Choice } from "./choices";
import { factsAfter, factsOf, printed, type AuctionFacts, type Colour, type Facts } from "./facts";
import type { Piece } from "./pieces";
import type { Story } from "./story.svelte";

export class Scene {
  /** A piece or stack with several ways to go, whose ways are shown. */
  held = $state<string | null>(null);

  constructor(
    private readonly given: () => BoardProps,
    readonly story: Story,
  ) {}

  readonly facts: Facts = $derived.by(() => factsOf(this.given().view));
  readonly then: Facts | null = $derived.by(() => factsAfter(this.given().after));
  /** Whose company lies nearest: the reader's, or the first seat's for a spectator. */
  readonly viewer: number = $derived.by(() => this.given().eyes ?? 0);
  readonly columns: number = $derived.by(() => this.facts.companies[0]?.first.length ?? 0);
  readonly choices: Choice[] = $derived.by(() => this.given().tickets.map((ticket) => choiceOf(ticket.token, this.facts)));
  readonly ends = $derived.by(() => byEnd(this.choices, this.facts));
  readonly starts = $derived.by(() => byStart(this.choices));
  readonly crowd = $derived.by(() => crowdOf(this.ends, this.columns));
  readonly crowded = $derived.by(() => new Set([...this.ends].filter(([, there]) => there.length > 1).map(([end]) => end)));
  readonly aimed: Choice | null = $derived.by(() => this.choices.find((choice) => choice.token === this.given().aimed) ?? null);
  readonly cells: number = $derived.by(() => this.facts.market[0]?.prices.length ?? 0);
  readonly free: number = $derived.by(() => printed(this.given().edition, "storage.free"));
  readonly fee: number = $derived.by(() => printed(this.given().edition, "storage.fee"));
  /** The colour that the dice light. */
  readonly colour: Colour | null = $derived.by(() => this.aimed?.colour ?? this.starts.get(this.held ?? "")?.[0]?.colour ?? null);
  /** Bids to show open. */
  readonly shown: AuctionFacts | null = $derived.by(() => (this.facts.phase === "bid" || this.facts.phase === "lot" ? null : this.facts.phase === "place" ? this.facts.last_auction : this.story.revealed));
  readonly auction: boolean = $derived.by(() => ["lot", "bid", "place"].includes(this.facts.phase) || this.shown !== null);
  readonly bidding: boolean = $derived.by(() => this.choices.some((choice) => choice.kind === "bid"));

  /** Only the ways of the held piece stay lit. */
  dim(choice: Choice): boolean {
    return this.held !== null && choice.start !== this.held;
  }

  /** The aimed move would send this piece out of the game or back to the bank. */
  leaves(piece: Piece): boolean {
    if (piece.place.startsWith("market") || !this.then) return false;
    return this.then.closed.includes(piece.colour) && !this.facts.closed.includes(piece.colour);
  }

  /** The dice do not allow this material. */
  unusable(colour: Colour): boolean {
    return this.facts.phase === "act" && !this.facts.usable.includes(colour);
  }

  /** What to ask about a place where nothing can be done: the token that a beginner would expect. */
  question(place: string): string | null {
    const [kind, where = ""] = place.split(":");
    const own = this.facts.companies[this.viewer];
    if (this.facts.phase !== "act" || !own) return null;
    const vacant = Math.max(0, own.first.indexOf(null));
    if (kind === "bank") return `take:${where}:${vacant}`;
    const colour = kind === "first" || kind === "second" ? own[kind][Number(where)] : null;
    if (!colour) return null;
    if (kind === "first") return `move:${colour}:${where}:${where}`;
    const row = this.facts.market.find((one) => one.colour === colour) ?? this.facts.market.find((one) => !one.colour);
    return `sell:${colour}:${where}:${row?.row ?? "a"}`;
  }
}
