/** Numbers as the reader writes them: the decimal sign of the language, a true minus. */
import { speech } from "./words.svelte";

export function decimal(value: number, options: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }): string {
  return value.toLocaleString(speech.language, options).replace("-", "−");
}
