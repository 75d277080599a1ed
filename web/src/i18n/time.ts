/** Times and clocks in words. */
import { t } from "./words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 h", "20 min": how long ago. */
export function ago(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return t("ago-now");
  if (passed < HOUR) return t("ago-minutes", { n: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t("ago-hours", { n: Math.floor(passed / HOUR) });
  return t("ago-days", { n: Math.floor(passed / DAY) });
}

/** "3 min ago", "il y a 3 min": the same within a sentence. */
export function since(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return t("ago-now");
  const [length, unit] = passed < HOUR ? ([MINUTE, "minute"] as const) : passed < DAY ? ([HOUR, "hour"] as const) : ([DAY, "day"] as const);
  return new Intl.RelativeTimeFormat(language, { style: "short" }).format(-Math.floor(passed / length), unit);
}

/** A clock that runs down: "1:24", "2 h 05", "1 j 6 h", "3 j". */
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (milliseconds < DAY - MINUTE) {
    const minutes = Math.floor(seconds / 60);
    return t("left-hours", { h: Math.floor(minutes / 60), m: String(minutes % 60).padStart(2, "0") });
  }
  const hours = Math.ceil(milliseconds / HOUR); // three days that have just begun are three days
  return t(hours % 24 ? "left-days-hours" : "left-days", { n: Math.floor(hours / 24), h: hours % 24 });
}

export function hour(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(at);
}
