/** A place before and after a placement, for the clauses that tell of one. Seat 0 is the one who plays. */
import type { Box, Place, Row } from "../model";
import { emptyRow } from "../static_table";

export interface Pair {
  place: Place;
  before: Row;
  after: Row;
}

export function pairs(box: Box): Record<string, Pair> {
  const row = (facts: Partial<Row>): Row => emptyRow(box, { signs: [1, 1, 1, 1, 1, 1], ...facts });
  const empty = emptyRow(box);
  const cells = (held: Record<number, number>): (number | null)[] => empty.petanque.map((_, at) => held[at + 1] ?? null);
  const lines = (held: Record<number, number[]>): number[][] => empty.lounge.map((_, at) => held[at + 1] ?? []);
  const columns = (first: number[]): number[][] => empty.upstairs.map((_, at) => (at ? [] : first));
  return {
    "MA-38": { place: "upstairs", before: row({ upstairs: columns([1, 2]) }), after: row({ upstairs: columns([0, 1, 2]) }) },
    "MA-44": { place: "lounge", before: row({ lounge: lines({ 2: [1], 4: [0] }), crown: [1] }), after: row({ lounge: lines({ 2: [1], 4: [0, 0] }), crown: [0] }) },
    "MA-49": { place: "ground", before: row({ ground: [1, 2] }), after: row({ ground: [1, 2, 0] }) },
    "MA-52": { place: "garden", before: row({ garden: [1, 2] }), after: row({ garden: [1, 2, 0] }) },
    "MA-57": { place: "petanque", before: row({ petanque: cells({ 9: 1 }) }), after: row({ petanque: cells({ 9: 0, 1: 1 }) }) },
    "MA-63": { place: "green", before: row({ green: [1, 2] }), after: row({ green: [1, 0, 2] }) },
  };
}
