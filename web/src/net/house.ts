/** What everybody may know of the house. */
import { ask } from "./api";
import type { HouseInfo } from "./types";

let known: Promise<HouseInfo> | null = null;

/** Asked once; null while the house does not answer. */
export function house(): Promise<HouseInfo | null> {
  known ??= ask<HouseInfo>("GET", "/api/house");
  return known.catch(() => (known = null));
}

/** Is the whole house for children? */
export const isForChildren = async (): Promise<boolean> => (await house())?.children ?? false;
