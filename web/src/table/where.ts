/** Where the game stands, for the header: the game's own message `where`, else its first fact when that is short. */
import { named } from "../i18n/catalogue";
import type { View } from "../net/types";
import type { Reading } from "./reading.svelte";

const LONGEST = 64;

export function where(reading: Reading, view: View, text: string[]): string {
  if (reading.words.has("where")) {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(view)) if (["number", "string", "boolean"].includes(typeof value)) args[name] = typeof value === "number" ? value : String(value);
    return named(reading.words.message("where", args), reading.names);
  }
  const first = text[0] ? reading.say(text[0]) : "";
  return first.length <= LONGEST ? first.replace(/\.$/, "") : "";
}
