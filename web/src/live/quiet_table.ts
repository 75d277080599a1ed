/** A table at which nothing but the game happens: lessons and the editor show boards without a house behind them. */
import type { TableView } from "../net/types";

export const QUIET_TABLE = {
  commitment: "",
  asking: null,
  agreed: [],
  result: null,
  rematch: null,
  rematch_by: null,
  notice: null,
  coach: false,
  tired: [],
  duplicate: null,
  tournament: null,
  played_on: null,
  showing: false,
  rules: null,
  challenge: null,
} satisfies Partial<TableView>;
