/** Acts, sizes and times as the office says them. */
import { speech, t } from "../i18n/words.svelte";

/** "Mute: Tom", with the space before the colon where the language has one. */
export function about(act: string, name: string): string {
  return t("office-ask-title", { act, name });
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "12 kB", "3,4 MB". */
export function size(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(speech.language, { style: "unit", unit: UNITS[step] ?? "byte", unitDisplay: "short", maximumFractionDigits: value < 10 && step ? 1 : 0 }).format(value);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: "medium" }).format(at);
}
