/** Requests of the pages about chance. */
import { ask } from "../net/api";
import type { Deal, DuplicatePlan, MyLuck, TableLuck } from "../net/types";

export const api = {
  record: (table: string) => ask<unknown>("GET", `/api/tables/${encodeURIComponent(table)}/record`),
  dice: (table: string) => ask<TableLuck>("GET", `/api/tables/${encodeURIComponent(table)}/dice`),
  myDice: () => ask<MyLuck[]>("GET", "/api/me/dice"),
  openDeal: (wanted: DuplicatePlan) => ask<Deal>("POST", "/api/duplicates", wanted),
  deal: (group: string) => ask<Deal>("GET", `/api/duplicates/${encodeURIComponent(group)}`),
  closeDeal: (group: string) => ask<Deal>("POST", `/api/duplicates/${encodeURIComponent(group)}/close`),
};
