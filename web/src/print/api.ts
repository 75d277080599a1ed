/** Requests for games on paper. */
import { ask } from "../net/api";
import type { PrintOrder } from "../net/types";

export const api = {
  printHouse: (slug: string, language: string, paper: string) => ask<Blob>("GET", `/api/games/${slug}/print.pdf?lang=${language}&paper=${paper}`),
  print: (slug: string, order: PrintOrder) => ask<Blob>("POST", `/api/games/${slug}/print.pdf`, order),
};
