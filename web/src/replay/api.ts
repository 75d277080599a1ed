/** Requests about finished games. */
import { ask } from "../net/api";
import type { AnalysisView, Imported, Moment, Replay, TableView } from "../net/types";

export const api = {
  replay: (table: string) => ask<Replay>("GET", `/api/tables/${encodeURIComponent(table)}/replay`),
  moment: (table: string, step: number) => ask<Moment>("GET", `/api/tables/${encodeURIComponent(table)}/replay/${step}`),
  analysis: (game: string) => ask<AnalysisView>("GET", `/api/tables/${encodeURIComponent(game)}/analysis`),
  analyse: (game: string) => ask<AnalysisView>("POST", `/api/tables/${encodeURIComponent(game)}/analysis`),
  playOn: (game: string, step: number) => ask<TableView>("POST", `/api/tables/${encodeURIComponent(game)}/play-on`, { step }),
  bring: (record: string) => ask<Imported>("POST", "/api/records", record),
};
