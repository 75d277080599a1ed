/**
 * The columns of the score sheet: a game names them in its catalogue as `sheet-<field>`, where <field> is a field that its
 * view holds for each seat (a list as long as the table, or a field of the entries of such a list); as `sheet-each-<field>`
 * where <field> is a list of rounds, each a list as long as the table. In the order of the catalogue.
 */
import type { Catalogue } from "../i18n/catalogue";
import type { View } from "../net/types";
import { figure } from "../i18n/typography";

export interface Column {
  id: string;
  title: string;
  cells: string[];
}

const EACH = "sheet-each-";

export function columns(view: View, words: Catalogue, seats: number): Column[] {
  return words.starting("sheet-").flatMap((id) => {
    if (id.startsWith(EACH)) return rounds(id, words.plain(id), view[id.slice(EACH.length)]);
    const cells = perSeat(view, id.slice("sheet-".length), seats);
    return cells ? expanded(id, words.plain(id), cells) : [];
  });
}

function rounds(id: string, title: string, found: unknown): Column[] {
  const all = Array.isArray(found) ? found : [];
  return all.map((round: unknown[], at) => ({ id: `${id}-${at}`, title: `${title} ${at + 1}`.trim(), cells: round.map(written) }));
}

/** A list in every cell (one number for each round or stage) makes a column each. */
function expanded(id: string, title: string, cells: unknown[]): Column[] {
  const longest = Math.max(...cells.map((cell) => (Array.isArray(cell) ? cell.length : 0)));
  if (longest === 0) return [{ id, title, cells: cells.map(written) }];
  return Array.from({ length: longest }, (_, at) => ({
    id: `${id}-${at}`,
    title: `${title} ${at + 1}`,
    cells: cells.map((cell) => (Array.isArray(cell) ? written(cell[at]) : "")),
  }));
}

function perSeat(view: View, field: string, seats: number): unknown[] | null {
  const own = view[field];
  if (Array.isArray(own) && own.length === seats) return own;
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length !== seats) continue;
    if (value.every((entry): entry is View => entry !== null && typeof entry === "object" && field in entry)) return value.map((entry) => entry[field]);
  }
  return null;
}

function written(value: unknown): string {
  if (typeof value === "number") return figure(value);
  return typeof value === "string" ? value : "";
}
