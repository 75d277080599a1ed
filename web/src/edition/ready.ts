/** The ready editions of a game: what each changes, and what it is called. */
import { api } from "../net/api";
import { api as editionApi } from "./api";
import { catalogue } from "../net/game_words";
import type { Language } from "../i18n/languages";
import { withNames } from "./names";
import { differing, type Value } from "./values";

export interface Ready {
  name: string;
  title: string;
  text: string;
  /** Only what differs from the house edition. */
  values: Record<string, Value>;
}

export async function readyEditions(slug: string, language: Language): Promise<Ready[]> {
  const found = await editionApi.readyEditions(slug);
  if (!found.length) return [];
  const [house, words] = await Promise.all([api.edition(slug), catalogue(slug, language).then((own) => withNames(own, slug, language))]);
  return found.map(({ name, values }) => ({
    name,
    title: words.plain(`ready-${name}`),
    text: words.plain(`ready-${name}-text`),
    values: differing(values as Record<string, Value>, house.values as Record<string, Value>),
  }));
}
