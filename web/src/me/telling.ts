/** Requests about being told; apart from the others, because only My page and links of e-mails need them. */
import { ask } from "../net/api";
import type { Holidays, Me, Notices, NoticeSettings, UsedLink, Webhook } from "../net/types";

export type Kind = keyof NoticeSettings["channels"] & string;
export type Channel = "push" | "webhook" | "email";
export const KINDS = ["turn", "round", "invite"] as const;
export const CHANNELS: Channel[] = ["push", "webhook", "email"];

export const telling = {
  notices: () => ask<Notices>("GET", "/api/me/notices"),
  choose: (settings: NoticeSettings) => ask<Notices>("PUT", "/api/me/notices", settings),
  test: (channel: Channel) => ask<{ taken: boolean }>("POST", "/api/me/notices/test", { channel }),
  setEmail: (address: string, password: string) => ask<Notices>("PUT", "/api/me/email", { address, password }),
  forgetEmail: () => ask<Notices>("DELETE", "/api/me/email"),
  setWebhook: (url: string, shape: Webhook["shape"]) => ask<Notices>("PUT", "/api/me/webhook", { url, shape }),
  forgetWebhook: () => ask<Notices>("DELETE", "/api/me/webhook"),
  holidays: () => ask<Holidays>("GET", "/api/me/holidays"),
  takeHoliday: (first: string, last: string) => ask<Holidays>("POST", "/api/me/holidays", { first, last }),
  endHoliday: (first: string) => ask<Holidays>("DELETE", `/api/me/holidays/${first}`),
  askLink: (address: string) => ask<void>("POST", "/api/sign-in/email", { address }),
  useLink: (given: UsedLink) => ask<Me>("POST", "/api/sign-in/link", given),
  confirm: (secret: string) => ask<void>("POST", "/api/email/confirm", { secret }),
  stop: (link: string) => ask<void>("POST", `/api/email/stop/${encodeURIComponent(link)}`),
};

/** What stands behind the # of a link, taken out of the address at once: nobody who looks over a shoulder keeps it. */
export function takeSecret(): string {
  const secret = location.hash.slice(1);
  if (secret) history.replaceState(null, "", location.pathname);
  return secret;
}

/** Minutes after midnight as a field of time writes them, and back. */
export const toTime = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
