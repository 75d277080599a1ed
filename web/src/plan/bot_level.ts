/** The level of the bots that the reader plays against, remembered. */
import type { BotChoice } from "../net/types";
import { recall, remember } from "../platform/storage";
import { LEVELS } from "../table/names";

const USUAL: BotChoice = "habitue";

export function botLevel(): BotChoice {
  const kept = recall("level");
  return kept === "like-me" ? kept : (LEVELS.find((level) => level === kept) ?? USUAL);
}

export function rememberLevel(level: BotChoice): void {
  remember("level", level);
}
