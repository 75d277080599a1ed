/** Requests about other people; they travel with what needs them. */
import { ask } from "../net/api";
import type { Avoid, LikeMe, MyCompany, NewReport, PersonalInvitation, TableCompany } from "../net/types";

const part = encodeURIComponent;

export const requests = {
  mine: () => ask<MyCompany>("GET", "/api/company"),
  avoid: (whom: Avoid) => ask<void>("POST", "/api/company/avoided", whom),
  meetAgain: (companion: string) => ask<void>("DELETE", `/api/company/avoided/${part(companion)}`),
  report: (report: NewReport) => ask<void>("POST", "/api/reports", report),
  atTable: (table: string) => ask<TableCompany>("GET", `/api/tables/${part(table)}/company`),
  invite: (table: string, companion: string) => ask<void>("POST", `/api/tables/${part(table)}/invitations`, { companion }),
  invitations: () => ask<PersonalInvitation[]>("GET", "/api/me/invitations"),
  decline: (table: string) => ask<void>("DELETE", `/api/me/invitations/${part(table)}`),
  like: (game: string) => ask<LikeMe>("GET", `/api/me/like/${part(game)}`),
};
