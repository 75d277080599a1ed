/**
 * Drawn boards: each game's folder may hold a `Board.svelte`; a game without one is shown by the generic table.
 * A board receives the observation, the tickets, the aimed token; it says aim, play and ask, nothing else.
 */
import type { Component } from "svelte";
import type { Ticket } from "../lib/tickets";
import type { View } from "../lib/types";

export interface BoardProps {
  view: View;
  text: string[];
  tickets: Ticket[];
  aimed: string | null;
  aim: (token: string | null) => void;
  play: (token: string) => void;
  ask: (token: string) => void;
}

const FOUND = import.meta.glob<{ default: Component<BoardProps> }>("../../../src/ludotheque/games/*/Board.svelte");

export async function board(slug: string): Promise<Component<BoardProps> | null> {
  const load = FOUND[`../../../src/ludotheque/games/${slug}/Board.svelte`];
  return load ? (await load()).default : null;
}
