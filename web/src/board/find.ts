/**
 * What a game's folder may hold for the browser, found by name:
 * `Board.svelte` (its table), `Aside.svelte` (a sheet beside it), `Choices.svelte` (a grid in place of the tickets), `Trophy.svelte` (the end),
 * `Figure.svelte` (pictures in the rulebook). A game without a board is shown in words.
 */
import type { Component } from "svelte";
import { ofGame } from "../games/meta";
import type { Printed } from "../i18n/languages";
import type { View } from "../net/types";
import type { BoardProps } from "./contract";

export interface BoardModule {
  default: Component<BoardProps>;
  /** The seats are part of the board: no sheet of seats beside it. */
  wide?: boolean;
  /** False: on the telephone the seats are part of the board, whatever `wide` says. */
  phoneSeats?: boolean;
  /** What the game calls its seats and the number that stands beside each: messages of its catalogue. */
  seatsTitle?: { seats: string; tally: string };
  /** What a seat achieved, where its score only tells its place: the words under the title `over-standing` of the catalogue. */
  standing?: (view: View, seat: number) => string;
  /** Will this seat decide nothing any more before the end? */
  isDone?: (view: View, seat: number) => boolean;
  /** What is worth saying of a seat now, as a message of the game's catalogue; null: the house says who sits there. */
  seatNote?: (view: View, seat: number) => { id: string; args?: Record<string, number> } | null;
}

export interface ChoicesModule {
  default: Component<BoardProps>;
  /** Is this decision a true matrix, better drawn as a grid than as tickets? */
  fits: (props: BoardProps) => boolean;
}

/** A sheet in the left column, under the seats, where there is room for it. */
export interface AsideModule {
  default: Component<BoardProps>;
}

export interface FigureModule {
  default: Component<{ clause: string; edition: Record<string, unknown>; language: Printed }>;
  /** The clauses that have a picture. */
  clauses: string[];
}

const BOARDS = import.meta.glob<BoardModule>("$games/*/Board.svelte");
const CHOICES = import.meta.glob<ChoicesModule>("$games/*/Choices.svelte");
const ASIDES = import.meta.glob<AsideModule>("$games/*/Aside.svelte");
const TROPHIES = import.meta.glob<{ default: Component }>("$games/*/Trophy.svelte");
const FIGURES = import.meta.glob<FigureModule>("$games/*/Figure.svelte");

async function find<T>(found: Record<string, () => Promise<T>>, slug: string): Promise<T | null> {
  return (await ofGame(found, slug)?.()) ?? null;
}

export const board = (slug: string): Promise<BoardModule | null> => find(BOARDS, slug);
export const choices = (slug: string): Promise<ChoicesModule | null> => find(CHOICES, slug);
export const aside = (slug: string): Promise<AsideModule | null> => find(ASIDES, slug);
export const trophy = (slug: string): Promise<{ default: Component } | null> => find(TROPHIES, slug);
export const figures = (slug: string): Promise<FigureModule | null> => find(FIGURES, slug);
