/** Requests of the pages about tournaments. */
import { ask } from "../net/api";
import type { EntrantSheet, Tournament, TournamentCommand, TournamentLine, TournamentPlan, Wall } from "../net/types";

const at = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const api = {
  list: () => ask<TournamentLine[]>("GET", "/api/tournaments"),
  announce: (plan: TournamentPlan) => ask<Tournament>("POST", "/api/tournaments", plan),
  look: (id: string) => ask<Tournament>("GET", at(id)),
  wall: (id: string) => ask<Wall>("GET", `${at(id)}/wall`),
  sheet: (id: string, entrant: number) => ask<EntrantSheet>("GET", `${at(id)}/sheets/${entrant}`),
  byCode: (code: string) => ask<TournamentLine>("GET", `/api/tournament-codes/${encodeURIComponent(code)}`),
  command: (id: string, command: TournamentCommand) => ask<Tournament>("POST", `${at(id)}/commands`, command),
};
