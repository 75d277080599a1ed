/** Requests of the office. */
import { ask } from "../net/api";
import type { components } from "../net/wire";

type Schemas = components["schemas"];
export type OfficeView = Schemas["OfficeView"];
export type NodeLoad = Schemas["NodeLoad"];
export type OfficePerson = Schemas["OfficePerson"];
export type OfficePeople = Schemas["OfficePeople"];
export type OfficeTable = Schemas["OfficeTable"];
export type OfficeTables = Schemas["OfficeTables"];
export type OfficeTournament = Schemas["OfficeTournament"];
export type OfficeTournaments = Schemas["OfficeTournaments"];
export type OfficeEntrant = Schemas["OfficeEntrant"];
export type LogEntry = Schemas["LogEntry"];
export type DiskUse = Schemas["DiskUse"];
export type TidyRule = Schemas["TidyRule"];
export type Reports = Schemas["Reports"];
export type Report = Schemas["Report"];
export type Act = Schemas["OfficeOrder"]["act"];
export type ActKind = Act["act"];
type ActDone = Schemas["ActDone"];

const query = (values: Record<string, string | number>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== "" && value !== 0);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

export const office = {
  view: () => ask<OfficeView>("GET", "/api/office"),
  people: (search: string, which: string, offset: number) => ask<OfficePeople>("GET", `/api/office/people${query({ search, which, offset })}`),
  tables: (search: string, status: string, offset: number) => ask<OfficeTables>("GET", `/api/office/tables${query({ search, status, offset })}`),
  tournaments: (search: string, status: string, offset: number) => ask<OfficeTournaments>("GET", `/api/office/tournaments${query({ search, status, offset })}`),
  entrants: (id: string) => ask<OfficeEntrant[]>("GET", `/api/office/tournaments/${encodeURIComponent(id)}`),
  reports: (settled: boolean) => ask<Reports>("GET", `/api/office/reports${query({ settled: settled ? "true" : "" })}`),
  log: (before: number) => ask<LogEntry[]>("GET", `/api/office/log${query({ before })}`),
  disk: () => ask<DiskUse>("GET", "/api/office/disk"),
  act: (act: Act, password: string) => ask<ActDone>("POST", "/api/office/acts", { act, password }),
  tidy: (dry_run: boolean) => ask<TidyRule[]>("POST", "/api/office/tidy", { dry_run }),
};
