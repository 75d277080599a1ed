/** An act that is about to be done, on whom or on what. */
import type { ActKind } from "./api";

export interface Wanted {
  kind: ActKind;
  field: "person" | "table" | "tournament" | "report";
  id: string;
  name: string;
  /** From which tournament somebody is taken out. */
  tournament?: string;
}

/** They withdraw or hand out what opens an account: the house asks for the admin's password. */
export const FRESH = new Set<ActKind>(["close-out", "reset-password", "link"]);
export const HOURS = [1, 24, 168, 720];
