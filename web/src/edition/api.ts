/** Requests about the values of a game. */
import { ask } from "../net/api";
import type { EditionInfo, EditionTried, EditionTry, KeyInfo } from "../net/types";

export const api = {
  readyEditions: (slug: string) => ask<EditionInfo[]>("GET", `/api/games/${slug}/editions`),
  editionKeys: (slug: string) => ask<KeyInfo[]>("GET", `/api/games/${slug}/edition/keys`),
  tryEdition: (slug: string, values: EditionTry) => ask<EditionTried>("POST", `/api/games/${slug}/edition/try`, values),
};
