/** The level of the bots that the reader plays against, remembered. */
import type { Level } from "../net/types";
import { recall, remember } from "../platform/storage";
import { LEVELS } from "../table/names";

const USUAL: Level = "habitue";

export function botLevel(): Level {
  return LEVELS.find((level) => level === recall("level")) ?? USUAL;
}

export function rememberLevel(level: Level): void {
  remember("level", level);
}
