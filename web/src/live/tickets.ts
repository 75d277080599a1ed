/** Legal tokens as tickets: groups, keys, bids. */
import type { Choice } from "../net/types";

/** A choice with its words. */
export interface Ticket {
  token: string;
  label: string;
  /** A line of consequence. */
  detail?: string;
  /** What is gained or lost, with its sign. */
  effect?: string;
  /** The name of the act, when it costs much and cannot be undone: ask twice. */
  grave?: string;
  /** The ticket that leads to just the same: one of them is enough in a list. */
  like?: string;
}

/** The tickets without those that lead to the same as another. */
export function distinct(tickets: Ticket[]): Ticket[] {
  return tickets.filter((ticket) => !ticket.like);
}

export interface Group {
  id: string;
  title: string;
  tickets: Ticket[];
}

export const MOST_LOOSE = 9;
export const MOST_UNFILTERED = 40;
const KEYS = "123456789abdefghijkmnopqstuvwxyz"; // without l, c, r: log, chat, rules

/**
 * Tickets in one group when there are few; by kind of token when there are many, by one more part of it while a group is
 * still large. Tickets that would stand alone in a group are loose: their group has no title.
 */
export function grouped(tickets: Ticket[]): Group[] {
  if (tickets.length <= MOST_LOOSE) return tickets.length ? [{ id: "", title: "", tickets }] : [];
  const [loose, groups]: [Ticket[], Group[]] = [[], []];
  for (const group of split(tickets, 1)) {
    if (group.tickets.length > 1) groups.push(group);
    else loose.push(...group.tickets);
  }
  return loose.length ? [...groups, { id: "", title: "", tickets: loose }] : groups;
}

function split(tickets: Ticket[], parts: number): Group[] {
  const found = new Map<string, Ticket[]>();
  for (const ticket of tickets) {
    const id = ticket.token.split(":").slice(0, parts).join(":");
    found.set(id, [...(found.get(id) ?? []), ticket]);
  }
  return [...found].flatMap(([id, members]) => {
    const deeper = members.length > MOST_LOOSE && members.some((one) => one.token.split(":").length > parts + 1);
    const finer = deeper ? split(members, parts + 1) : [];
    if (finer.length > 1 || (finer.length === 1 && finer[0]?.tickets.length === members.length && deeper)) return finer;
    return [{ id, title: shared(members.map((one) => one.label)) || `${members[0]?.label ?? id} …`, tickets: members }];
  });
}

/** A title in three parts: what the title before it said already, what is its own, and the end that they share. */
export function brief(title: string, before = ""): [string, string, string] {
  const [words, said] = [title.split(" "), before.split(" ")];
  let [start, end] = [0, words.length];
  while (start < end - 1 && words[start] === said[start]) start += 1;
  while (start > 0 && end > start + 1 && words[end - 1] === said[said.length - words.length + end - 1]) end -= 1;
  const part = (from: number, to: number): string => words.slice(from, to).join(" ");
  return [start ? `${part(0, start)} ` : "", part(start, end), end < words.length ? ` ${part(end, words.length)}` : ""];
}

const NATURAL = new Intl.Collator("en", { numeric: true });
const LAST = /^(pass|none|no|stop|skip|end|refuse|alone)$/;

/** Tokens in a kind order: as a game prints the words of its tokens, numbers as numbers, doing nothing last. */
export function inOrder<T extends { token: string }>(tickets: T[], printed: string[] = []): T[] {
  return [...tickets].sort((a, b) => Number(LAST.test(a.token)) - Number(LAST.test(b.token)) || compared(a.token.split(":"), b.token.split(":"), printed));
}

function compared(one: string[], other: string[], printed: string[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [mine, theirs] = [one[at] ?? "", other[at] ?? ""];
  const place = (part: string): number => (printed.includes(part) ? printed.indexOf(part) : printed.length);
  return place(mine) - place(theirs) || NATURAL.compare(mine, theirs);
}

/** Words that lead to the next one: a title does not end with them ("Transformer le"). */
const LEADING = /^(les?|la|des?|du|une?|au|aux|à|the|of|to|from|with)$/i;

/** The words with which all labels begin; the noun of a number that differs ("…, case 2") is not one of them. */
export function shared(labels: string[]): string {
  const [first = "", ...rest] = labels.map((label) => label.split(" "));
  let count = 0;
  while (count < first.length && rest.every((words) => words[count] === (first as string[])[count])) count += 1;
  const words = first as string[];
  const counted = count > 1 && words[count - 2]?.endsWith(",") && [words, ...rest].every((one) => /^\d/.test(one[count] ?? ""));
  if (counted) count -= 1;
  while (count > 1 && LEADING.test(words[count - 1] ?? "")) count -= 1;
  return words
    .slice(0, count)
    .join(" ")
    .replace(/[\s,:;(]+$/u, "");
}

/** The words with which all labels end, their prices in brackets apart. */
function ending(labels: string[]): string {
  const [first = [], ...rest] = labels.map((label) =>
    label
      .replace(/ *\([^()]*\)$/, "")
      .split(" ")
      .reverse(),
  );
  let count = 0;
  while (count < first.length && rest.every((words) => words[count] === first[count])) count += 1;
  return first.slice(0, count).reverse().join(" ");
}

/** Groups under the words that tell them apart, when two have the same title: a place of these days and of those. */
export function clustered(groups: Group[]): { title: string; groups: Group[] }[] {
  if (new Set(groups.map((group) => group.title)).size === groups.length) return [{ title: "", groups }];
  const found = new Map<string, Group[]>();
  for (const group of groups) {
    const root = group.id.split(":").slice(0, -1).join(":");
    found.set(root, [...(found.get(root) ?? []), group]);
  }
  return [...found].map(([root, members]) => ({ title: root ? ending(members.flatMap((group) => group.tickets.map((one) => one.label))) : "", groups: members }));
}

/** The key of a ticket, "" when the keys have run out. */
export function keyOf(index: number): string {
  return KEYS.charAt(index);
}

export function indexOfKey(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}

/** The sums when every choice is a bid from 0 (or more) upwards without gaps, else null. */
export function bids(choices: Pick<Choice, "token">[]): { least: number; most: number } | null {
  const sums = choices.map((choice) => /^bid:(\d+)$/.exec(choice.token)?.[1]).map((sum) => (sum === undefined ? NaN : Number(sum)));
  if (sums.length < 2 || sums.some(Number.isNaN)) return null;
  const least = Math.min(...sums);
  const most = Math.max(...sums);
  return most - least + 1 === sums.length ? { least, most } : null;
}

export function filtered(tickets: Ticket[], wanted: string): Ticket[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return tickets.filter((ticket) => words.every((word) => fold(`${ticket.label} ${ticket.token}`).includes(word)));
}

export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The banknotes of 10, 5 and 1 that make a sum. */
export function notes(sum: number): (1 | 5 | 10)[] {
  const values = [10, 5, 1] as const;
  let left = Math.max(0, sum);
  return values.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return Array.from({ length: count }, () => value);
  });
}
