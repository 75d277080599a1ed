/** What happened on a board without a table, told step by step as a connection would tell it. */
import { quietTable } from "../live/quiet_table";
import type { Beat, Message, SeatView } from "../net/types";

export interface Told {
  id: string;
  game: string;
  seats: number;
  /** What the reader's seat sees and may do when all is told. */
  seat: SeatView;
  turn: number | null;
}

/** The messages of these beats, numbered on from `seq`; on the way nobody has anything to decide. */
export function steps(beats: Beat[], told: Told, seq: number): Message[] {
  return beats.map((beat, at) => {
    const last = at === beats.length - 1;
    const seat = last ? told.seat : { ...told.seat, view: beat.view, text: beat.text, legal: [], choices: [], prompt: null };
    const number = seq + at + 1;
    const line = { ...beat.line, step: number - 1, at: Date.now() };
    return { is: "step", table: quietTable(told.id, told.game, told.seats, seat, last ? told.turn : null, number), log: [line] };
  });
}
