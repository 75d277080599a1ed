/** Mark on paper: the board, the other two markets, the pieces, the dice to fold, the notes. */
import Note from "$web/art/Note.svelte";
import { drawn, type PrintRequest, type Sheets } from "$web/print/contract";
import type { View } from "$web/lib/types";
import { COLOURS, printed, type Face } from "./board/facts";
import { INKS } from "./board/inks";
import PaperBoard from "./board/PaperBoard.svelte";
import PaperDie from "./board/PaperDie.svelte";
import PaperPiece from "./board/PaperPiece.svelte";

const MILLIMETRE = 18 / 68; // a cell of the board is 18 mm wide
const ROWS = [..."abcde"];
const MARKET = { x: 196, y: 178, w: 384, h: 360 };
/** The purse of the bank has no end: enough for four players and their change. */
const NOTES = [{ value: 1, copies: 20 }, { value: 5, copies: 16 }, { value: 10, copies: 24 }] as const;

function prices(edition: View, board: string): Record<string, number[]> {
  return Object.fromEntries(
    ROWS.map((row) => {
      const found = edition[`boards.${board}.${row}`];
      return [row, Array.isArray(found) ? found.map(Number) : []];
    }),
  );
}

export function sheets({ edition, say }: PrintRequest): Sheets {
  const columns = printed(edition, "company.columns");
  const faces = (die: "star" | "hammer"): Face[] => [...COLOURS, die].flatMap((face) => Array<Face>(printed(edition, `dice.${die}.${face}`)).fill(face));
  return {
    inks: INKS,
    items: [
      { kind: "boards", title: say("print-board"), front: drawn(PaperBoard, { rows: prices(edition, "slopes"), columns, alone: false, endRows: ROWS.length }), box: "0 0 796 716", width: 796 * MILLIMETRE, height: 716 * MILLIMETRE, copies: 1 },
      ...["tables", "jumps"].map((board) => ({
        kind: "boards",
        title: say(`print-market-${board}`),
        front: drawn(PaperBoard, { rows: prices(edition, board), columns, alone: true, endRows: ROWS.length }),
        box: `${MARKET.x} ${MARKET.y} ${MARKET.w} ${MARKET.h}`,
        width: MARKET.w * MILLIMETRE,
        height: MARKET.h * MILLIMETRE,
        copies: 1,
      })),
      ...COLOURS.map((colour) => ({ kind: "tokens", title: say(`material-${colour}`), front: drawn(PaperPiece, { colour }), box: "0 0 60 60", width: 16, height: 16, copies: printed(edition, "pieces") })),
      ...(["star", "hammer"] as const).map((die) => ({ kind: "dice", title: say(`print-die-${die}`), front: drawn(PaperDie, { faces: faces(die), die }), box: "0 0 200 260", width: 60, height: 78, copies: 1 })),
      ...NOTES.map(({ value, copies }) => ({ kind: "notes", title: say("print-note", { value }), front: drawn(Note, { value }), box: "0 0 100 54", width: 80, height: 43.2, copies })),
    ],
  };
}
