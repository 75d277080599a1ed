/** The observation of Macadam as the board reads it (views.py), and the edition's values that it prints. */
import type { BoardProps, Sign } from "$web/board/contract";
import type { View } from "$web/net/types";

export const CARDS = ["ped_green", "ped_red", "ped_blue", "ped_yellow", "bicycle", "moped", "motor", "green_arrow", "blue_arrow", "agent", "insurance", "permit"] as const;
export type CardCode = (typeof CARDS)[number];
export const KINDS = ["walk", "wait", "cycle", "motorway", "green_arrow", "blue_arrow"] as const;
export type Kind = (typeof KINDS)[number];
export const PAPERS = ["insurance", "permit"] as const;
export type PaperCode = (typeof PAPERS)[number];
export type Counts = Partial<Record<CardCode, number>>;

export interface Player {
  hand: number;
  exposed: Counts;
  papers: PaperCode[];
  tickets: PaperCode[];
  penalties: number;
  round_score: number;
  score: number;
}

/** A note of the diary; which keys it has depends on what happened. */
export interface Note {
  what: "drew" | "dug" | "buried" | "lain" | "played" | "shuffled" | "threw" | "lacks" | "failed" | "passed" | "has" | "declined";
  seat?: number;
  card?: CardCode | null;
  face?: number;
  of?: string;
}

export interface Facts {
  seats: number;
  options: { rounds: number; vehicle_penalty: boolean; finish: "talon" | "first_out" };
  phase: "dealer" | "deal" | "menu" | "rolling" | "drawing" | "discard" | "lead" | "show" | "extra" | "follow" | "over";
  round: number;
  dealer: number | null;
  coup: number;
  leader: number | null;
  turn: number | null;
  to_play: number[];
  reversed: boolean;
  signal: Kind | null;
  demand: CardCode | "any_vehicle" | null;
  covered: { token: number; signal: Kind; leader: number }[];
  uncovered: Record<Kind, number>;
  players: Player[];
  fresh: number;
  buried: { author: number; card: CardCode | null }[];
  centre: number;
  stock: { insurance: number; permit: number; loss: number };
  diary: Note[];
  history: number[][];
  hand: Counts | null;
  hands: Counts[] | null;
  fresh_cards: Counts | null;
}

export interface Box {
  tokens: number;
  cards: Record<CardCode, { copies: number; points?: number; paper?: PaperCode | "none" }>;
  tickets: { insurance: number; permit: number; loss: number; loss_points: number };
  signals: Record<Kind, number[]>;
  die: Record<string, PaperCode | "nothing">;
}

export const factsOf = (view: View): Facts => view as unknown as Facts;

const opened = new WeakMap<View, Box>();

/** The edition's values by name ("cards.agent.copies") as the box that they describe. */
export function boxOf(edition: View): Box {
  const known = opened.get(edition);
  if (known) return known;
  const box: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(edition)) {
    const path = name.split(".");
    const last = path.pop() ?? name;
    const inner = path.reduce((at, part) => (at[part] ??= {}) as Record<string, unknown>, box);
    inner[last] = value;
  }
  opened.set(edition, box as unknown as Box);
  return box as unknown as Box;
}

/** Cards one by one, in the order of the pack. */
export function dealt(counts: Counts | null): CardCode[] {
  return CARDS.flatMap((card) => Array<CardCode>(counts?.[card] ?? 0).fill(card));
}

/** The kinds of cards with their numbers, in the order of the pack. */
export function piles(counts: Counts | null): { card: CardCode; number: number }[] {
  return CARDS.map((card) => ({ card, number: counts?.[card] ?? 0 })).filter((pile) => pile.number > 0);
}

/** The paper that a vehicle of the hand still lacks; null: it may be exposed. */
export function missingPaper(box: Box, facts: Facts, seat: number, card: CardCode): PaperCode | null {
  const paper = box.cards[card].paper ?? "none";
  if (paper === "none") return null;
  return facts.players[seat]?.papers.includes(paper) || (facts.hand?.[paper] ?? 0) > 0 ? null : paper;
}

/** What it costs not to match the demand (MC-48, MC-72). */
export function missCost(box: Box, facts: Pick<Facts, "demand" | "options">): number {
  const vehicle = facts.demand === "any_vehicle" || facts.demand === "bicycle" || facts.demand === "moped" || facts.demand === "motor";
  return facts.demand === null || (vehicle && !facts.options.vehicle_penalty) ? 0 : box.tickets.loss_points;
}

export function signOf(board: BoardProps, seat: number | null): Sign | undefined {
  return board.signs.find((sign) => sign.seat === seat);
}

/** A number with a true minus. */
export const figure = (number: number): string => String(number).replace("-", "−");
export const signed = (number: number): string => (number < 0 ? figure(number) : `+${number}`);
