/** The shelf: games, their words, their rulebooks; asked for once. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { meta } from "../games/meta";
import { api } from "./api";
import type { Catalogue } from "../i18n/catalogue";
import type { Language } from "../i18n/languages";
import type { GameInfo, RulebookInfo, View } from "./types";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, get: () => Promise<T>): Promise<T> {
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

export function catalogue(slug: string, language: Language): Promise<Catalogue> {
  return once(`words/${slug}/${language}`, async () => {
    const [{ Catalogue }, text] = await Promise.all([import("../i18n/catalogue"), api.words(slug, language)]); // the shop window does without
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return new Catalogue(bundle, language);
  });
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
