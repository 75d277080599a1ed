/** A table that nobody plays at: for the figures of the rulebook and for print. */
import { INKS, inkOf } from "$web/seats/inks";
import type { BoardProps } from "$web/board/contract";
import type { Box, Lodge, Marathon, Row } from "./model";

const WORDS: Record<string, Record<string, string>> = {
  fr: {
    "board-die": "dé",
    "board-place-upstairs": "Ludo 1er étage",
    "board-place-lounge": "Salon",
    "board-place-ground": "Ludo RdC",
    "board-place-garden": "Table du jardin",
    "board-place-petanque": "Pétanque",
    "board-place-green": "Table verte",
    "board-overtake": "doubler\u202f: +1 chacun",
    "place-upstairs": "Ludo 1er étage",
    "place-lounge": "Salon",
    "place-ground": "Ludo RdC",
    "place-garden": "Table du jardin",
    "place-petanque": "Pétanque",
    "place-green": "Table verte",
    "board-sheet": "Jours",
    "board-ticks": "2 lieux manqués",
    "board-final": "Réputation",
  },
  en: {
    "board-die": "die",
    "board-place-upstairs": "Upstairs",
    "board-place-lounge": "Lounge",
    "board-place-ground": "Ground floor",
    "board-place-garden": "Garden table",
    "board-place-petanque": "Pétanque",
    "board-place-green": "Green table",
    "board-overtake": "overtake: +1 each",
    "place-upstairs": "Upstairs library",
    "place-lounge": "Lounge",
    "place-ground": "Ground-floor library",
    "place-garden": "Garden table",
    "place-petanque": "Pétanque",
    "place-green": "Green table",
    "board-sheet": "Days",
    "board-ticks": "2 places missed",
    "board-final": "Reputation",
  },
};

const nothing = (): void => undefined;

/** An open row with nothing on it. */
export function emptyRow(box: Box, facts: Partial<Row> = {}): Row {
  const count = (key: string): number => ((box[key] as number[] | undefined) ?? []).length;
  const lists = (key: string): number[][] => Array.from({ length: count(key) }, () => []);
  return {
    row: "a",
    leg: 0,
    newest: true,
    card: "inventory",
    signs: [1, 1, -1, 1, 1, -1],
    dice: [],
    crown: [],
    worth: [],
    upstairs: lists("upstairs.heights"),
    lounge: lists("lounge.cells"),
    ground: [],
    garden: [],
    green: [],
    petanque: Array.from({ length: count("petanque.points") }, () => null),
    ...facts,
  };
}

export function staticTable(box: Box, language: "fr" | "en", facts: Partial<Marathon> = {}, say?: BoardProps["say"]): Lodge {
  const view: Marathon = { seats: 3, options: {}, phase: "turn", actor: 0, leg: 0, order: [0, 1, 2], rows: [], deck: [], guests: [], expelled: null, costs: {}, ranks: null, ...facts };
  const board: BoardProps = {
    view: {},
    eyes: null,
    signs: [],
    edition: box,
    words: [],
    tickets: [],
    aimed: null,
    after: null,
    last: [],
    phone: false,
    language,
    say: say ?? ((id) => WORDS[language]?.[id] ?? ""),
    aim: nothing,
    play: nothing,
    ask: nothing,
  };
  return { board, view, box, inks: INKS.map((_, seat) => inkOf("marathon", seat)), aim: null, after: null, last: null, before: null };
}
