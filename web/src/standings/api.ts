/** Requests for results and ratings. */
import { ask } from "../net/api";
import type { MyGames, RatingChange, Standings } from "../net/types";

export const api = {
  myGames: () => ask<MyGames>("GET", "/api/me/games"),
  ratingChange: (table: string) => ask<RatingChange>("GET", `/api/me/ratings/${encodeURIComponent(table)}`),
  standings: () => ask<Standings>("GET", "/api/standings"),
};
