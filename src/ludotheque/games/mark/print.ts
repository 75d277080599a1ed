/** Mark on paper: the board, the pieces, the dice to fold, the notes. */
import Note from "$web/art/Note.svelte";
import { drawn, type PrintRequest, type Sheets } from "$web/print/contract";
import { COLOURS, pricesOf, printed, type Face } from "./board/facts";
import { INKS } from "./board/inks";
import PrintedBoard from "./board/paper/PrintedBoard.svelte";
import PrintedDie from "./board/paper/PrintedDie.svelte";
import PrintedPiece from "./board/paper/PrintedPiece.svelte";

const MILLIMETRE = 18 / 68; // a cell of the board is 18 mm wide
const ROWS = [..."abcde"];
/** The purse of the bank has no end: enough for four players and their change. */
const NOTES = [
  { value: 1, copies: 20 },
  { value: 5, copies: 16 },
  { value: 10, copies: 24 },
] as const;

export function sheets({ edition, say }: PrintRequest): Sheets {
  const rows = Object.fromEntries(ROWS.map((row) => [row, pricesOf(edition, row)]));
  const columns = printed(edition, "company.columns");
  const faces = (die: "star" | "hammer"): Face[] => [...COLOURS, die].flatMap((face) => Array<Face>(printed(edition, `dice.${die}.${face}`)).fill(face));
  return {
    inks: INKS,
    items: [
      { kind: "boards", title: say("print-board"), front: drawn(PrintedBoard, { rows, columns, endRows: ROWS.length }), box: "0 0 796 716", width: 796 * MILLIMETRE, height: 716 * MILLIMETRE, copies: 1 },
      ...COLOURS.map((colour) => ({ kind: "tokens", title: say(`material-${colour}`), front: drawn(PrintedPiece, { colour }), box: "0 0 60 60", width: 16, height: 16, copies: printed(edition, "pieces") })),
      ...(["star", "hammer"] as const).map((die) => ({ kind: "dice", title: say(`print-die-${die}`), front: drawn(PrintedDie, { faces: faces(die), die }), box: "0 0 200 260", width: 60, height: 78, copies: 1 })),
      ...NOTES.map(({ value, copies }) => ({ kind: "notes", title: say("print-note", { value }), front: drawn(Note, { value }), box: "0 0 100 54", width: 80, height: 43.2, copies })),
    ],
  };
}
