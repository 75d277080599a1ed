/** Pieces of a colour are alike: who is who between two views is guessed, so that what moved is seen to move. */
import { type Colour, type Facts } from "./facts";

/** Places: "0:first:2" (seat, row, column), "market:4:1" (row, cell). */
export interface Piece {
  id: number;
  colour: Colour;
  place: string;
  /** Where it came from when it has just arrived. */
  from: string | null;
}

/** A piece that changed place: from the bank, inside a company, to the market, or away ("bank", "out"). */
export interface Journey {
  colour: Colour;
  from: string;
  to: string;
}

export interface Tracked {
  pieces: Piece[];
  journeys: Journey[];
}

/** Every piece on the board, place by place. */
export function laid(facts: Facts): Map<string, Colour> {
  const found = new Map<string, Colour>();
  facts.companies.forEach((company, seat) => {
    for (const row of ["first", "second"] as const)
      company[row].forEach((colour, column) => {
        if (colour) found.set(`${seat}:${row}:${column}`, colour);
      });
  });
  facts.market.forEach((row, r) => {
    for (let cell = 0; cell < row.sold; cell += 1) if (row.colour) found.set(`market:${r}:${cell}`, row.colour);
  });
  return found;
}

/** The likelier source first: the other row of the same company, then any roof, then anywhere. */
function distance(from: string, to: string): number {
  const [seat, row, column] = from.split(":");
  const [toSeat, toRow, toColumn] = to.split(":");
  if (toSeat === "market") return row === "second" ? 0 : seat === "market" ? 20 : 9;
  if (seat === toSeat && row !== toRow) return Math.abs(Number(column) - Number(toColumn));
  return seat === toSeat ? 8 : seat === "market" ? 12 : 16;
}

let born = 0;

export function track(before: Piece[] | null, facts: Facts): Tracked {
  const now = laid(facts);
  if (!before) return { pieces: [...now].map(([place, colour]) => ({ id: (born += 1), colour, place, from: null })), journeys: [] };
  const pieces: Piece[] = before.filter((piece) => now.get(piece.place) === piece.colour).map((piece) => ({ ...piece, from: null }));
  const kept = new Set(pieces.map((piece) => piece.place));
  const free = before.filter((piece) => !kept.has(piece.place));
  const journeys: Journey[] = [];
  const wanted = [...now].filter(([place]) => !kept.has(place)).sort(([a], [b]) => order(a) - order(b));
  for (const [place, colour] of wanted) {
    const source = free.filter((piece) => piece.colour === colour).sort((a, b) => distance(a.place, place) - distance(b.place, place))[0];
    if (source) free.splice(free.indexOf(source), 1);
    const from = source?.place ?? "bank";
    journeys.push({ colour, from, to: place });
    pieces.push({ id: source?.id ?? (born += 1), colour, place, from });
  }
  for (const piece of free) journeys.push({ colour: piece.colour, from: piece.place, to: facts.closed.includes(piece.colour) ? "out" : "bank" });
  return { pieces: pieces.sort((a, b) => a.id - b.id), journeys };
}

function order(place: string): number {
  return place.startsWith("market") ? 0 : place.includes("second") ? 1 : 2;
}
