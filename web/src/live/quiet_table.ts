/** A table at which nothing but the game happens: lessons, puzzles and the editor show boards without a house behind them. */
import type { SeatView, TableView } from "../net/types";

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

/** The table of one reader who decides for one seat among bots; `turn`: null when nobody decides any more. */
export function quietTable(id: string, game: string, seats: number, seat: SeatView, turn: number | null, seq: number): TableView {
  const chairs = Array.from({ length: seats }, (_, at) => ({
    seat: at,
    name: null,
    kind: at === seat.seat ? ("person" as const) : ("robot" as const),
    level: at === seat.seat ? null : ("debutant" as const),
    ready: true,
    here: true,
    away: false,
    clock: null,
    bank: null,
    nonce: null,
    drawn: false,
    ink: at,
    pledge: null,
    shown: false,
    like: false,
    holiday: null,
  }));
  return {
    id,
    code: "",
    seq,
    step: seq,
    status: "playing",
    chairs,
    host: false,
    plan: { game, seats, options: {}, public: false, pace: { type: "free" }, stand_in: "debutant", hints: false, edition: null, children: false },
    mine: [seat.seat],
    turn,
    public: null,
    seats: [seat],
    ...QUIET_TABLE,
  };
}
