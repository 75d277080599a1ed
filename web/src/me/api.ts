/** Requests of My page. */
import { ask } from "../net/api";
import type { ApiToken, Feeds, History, Me, NewToken, Session } from "../net/types";

export const api = {
  newRecovery: (password: string) => ask<Me>("POST", "/api/me/recovery", { password }),
  tokens: () => ask<ApiToken[]>("GET", "/api/tokens"),
  sessions: () => ask<Session[]>("GET", "/api/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/api/sessions/${id}`),
  endSessions: () => ask<void>("DELETE", "/api/sessions"),
  newToken: (order: NewToken) => ask<ApiToken>("POST", "/api/tokens", order),
  forgetTokens: () => ask<void>("DELETE", "/api/tokens"),
  forgetToken: (digest: string) => ask<void>("DELETE", `/api/tokens/${digest}`),
  feeds: () => ask<Feeds>("GET", "/api/feeds"),
  renewFeeds: () => ask<Feeds>("POST", "/api/feeds"),
  history: (before: string) => ask<History>("GET", `/api/me/history?before=${encodeURIComponent(before)}`),
  leave: (password: string) => ask<void>("DELETE", "/api/me", { password }),
};
