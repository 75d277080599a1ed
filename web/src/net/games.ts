/** The shelf: games, their rulebooks, their editions; asked for once. */
import { meta } from "../games/meta";
import { api } from "./api";
import type { GameInfo, RulebookInfo, View } from "./types";

const kept = new Map<string, Promise<unknown>>();

/** Ask once; what could not be had is asked for again. */
export function once<T>(key: string, get: () => Promise<T>): Promise<T> {
  const found = kept.get(key) as Promise<T> | undefined;
  if (found) return found;
  const asked = get();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export function games(): Promise<GameInfo[]> {
  const place = (game: GameInfo): number => meta(game.slug).order;
  return once("games", async () => (await api.games()).sort((a, b) => (place(a) < place(b) ? -1 : 1)));
}

export async function game(slug: string): Promise<GameInfo | undefined> {
  return (await games()).find((one) => one.slug === slug);
}

export function rulebook(slug: string): Promise<RulebookInfo> {
  return once(`rulebook/${slug}`, () => api.rulebook(slug));
}

/** The component values of the house. */
export function houseEdition(slug: string): Promise<View> {
  return once(`house/${slug}`, async () => (await api.edition(slug)).values);
}

/** The component values of a table that has begun. */
export function editionOf(table: string): Promise<View> {
  return once(`edition/${table}`, async () => (await api.tableEdition(table)).values);
}
