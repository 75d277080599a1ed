/** The legal tokens as places of the board: where each starts, where it ends, and what shares its cell. */
import { COLOURS, rowOf, type Colour, type Facts, type RowName } from "./facts";
import type { Box, Crowd, Plan } from "./plan";

export interface Choice {
  token: string;
  kind: string;
  colour: Colour | null;
  /** Places: "bank:gold", "first:2", "second:0", "market:e", "lot"; null when there is none. */
  start: string | null;
  end: string | null;
  /** Which way a processed piece goes: to the left, ahead, to the right. */
  lean: number;
}

export function choiceOf(token: string, facts: Facts): Choice {
  const [kind = "", one = "", two = "", three = ""] = token.split(":");
  const colour = one as Colour;
  const own = facts.companies[facts.actor];
  const none = { token, kind, colour: null, start: null, end: null, lean: 0 };
  if (kind === "take") return { ...none, colour, start: `bank:${one}`, end: `first:${two}` };
  if (kind === "move") return { ...none, colour, start: `first:${two}`, end: `second:${three}`, lean: Number(three) - Number(two) };
  if (kind === "sell") return { ...none, colour, start: `second:${two}`, end: `market:${three}` };
  if (kind === "lot") return { ...none, colour, start: `bank:${one}`, end: "lot" };
  if (kind === "place") return { ...none, colour: facts.lot, start: "lot", end: `first:${one}` };
  if (kind === "return") {
    const piece = own?.[one as RowName][Number(two)] ?? null;
    return { ...none, colour: piece, start: `${one}:${two}`, end: piece ? `bank:${piece}` : null };
  }
  return none;
}

/** A hotspot: a choice and its box. */
export interface Chip extends Choice {
  box: Box;
  /** How many choices share the cell. */
  among: number;
}

/** Choices by the place where they end; a piece of an opened colour is sold by touching it, so one is enough in the market. */
export function byEnd(choices: Choice[], facts: Facts): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!["take", "move", "sell", "place"].includes(choice.kind) || !choice.end) continue;
    const there = found.get(choice.end) ?? [];
    if (choice.kind === "sell" && choice.colour && rowOf(facts, choice.colour) && there.length) continue;
    found.set(choice.end, [...there, choice]);
  }
  for (const there of found.values()) there.sort((a, b) => rank(a) - rank(b));
  return found;
}

/** Materials in the order of the bank, starts from the left to the right. */
function rank(choice: Choice): number {
  return choice.kind === "take" ? COLOURS.indexOf(choice.colour as Colour) : Number(choice.start?.split(":")[1]);
}

export function byStart(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) if (choice.start) found.set(choice.start, [...(found.get(choice.start) ?? []), choice]);
  return found;
}

/** How many choices end in each cell of the viewer's company. */
export function crowdOf(ends: Map<string, Choice[]>, columns: number): Crowd {
  const row = (name: RowName): number[] => Array.from({ length: columns }, (_, column) => ends.get(`${name}:${column}`)?.length ?? 0);
  return { first: row("first"), second: row("second") };
}

/** The chips at the ends of the choices. */
export function endChips(ends: Map<string, Choice[]>, facts: Facts, plan: Plan): Chip[] {
  return [...ends].flatMap(([end, there]) => {
    const boxes = boxesAt(end, there.length, facts, plan);
    return there.map((choice, i) => ({ ...choice, box: boxes[i] as Box, among: there.length }));
  });
}

function boxesAt(end: string, n: number, facts: Facts, plan: Plan): Box[] {
  const [place, where = ""] = end.split(":");
  if (place !== "market") return plan.split(plan.company("south", place as RowName, Number(where)) as Box, n);
  const row = facts.market.findIndex((one) => one.row === where);
  const found = facts.market[row];
  return found?.colour ? [plan.market(row, found.sold)] : plan.openings(row, n);
}

/** The middle of a place named by a choice. */
export function spotOf(place: string, facts: Facts, plan: Plan): Box | null {
  const [kind, where = ""] = place.split(":");
  if (kind === "lot") return { ...plan.lot, w: 0, h: 0 };
  if (kind === "bank") return { x: plan.stack(where as Colour).x, y: plan.stack(where as Colour).y + 50, w: 0, h: 0 }; // below its count
  if (kind === "market") {
    const row = facts.market.findIndex((one) => one.row === where);
    return plan.market(row, facts.market[row]?.sold ?? 0);
  }
  return plan.company("south", kind as RowName, Number(where));
}
