/** The own hand: how the cards lie, and what each of them may do at this moment. */
import type { BoardProps } from "$web/board/contract";
import { legal, spot } from "$web/board/spot";
import { boxOf, dealt, factsOf, missingPaper, type CardCode, type Kind, type PaperCode } from "./facts";
import { ADMITS } from "./signals";

export interface Held {
  /** The same card keeps its key, so that it slides when others leave. */
  key: string;
  card: CardCode;
  copy: number;
  /** No other copy lies over it. */
  top: boolean;
  token: string | null;
  state: "plain" | "raised" | "veiled";
  missing: PaperCode | null;
  x: number;
}

const ACTS: Record<string, string> = { discard: "discard", lead: "play", follow: "play", show: "show", extra: "extra" };

/** What touching a card means now; null: nothing. */
export function tokenOf(phase: string, card: CardCode): string | null {
  const act = ACTS[phase];
  if (!act) return null;
  return card === "agent" && act === "play" ? "agent" : `${act}:${card}`;
}

/** The signal that is aimed at, before a signal is chosen. */
export function aimedKind(board: BoardProps): Kind | null {
  const [act, kind] = board.aimed?.split(":") ?? [];
  return act === "signal" ? (kind as Kind) : null;
}

/** Before a signal is chosen, a card can be played with one that admits it, in one gesture; the aimed one if it does. */
export function gesture(board: BoardProps, one: Held): Record<string, unknown> {
  if (one.missing || factsOf(board.view).phase !== "menu") return {};
  const kinds = (Object.keys(ADMITS) as Kind[]).filter((kind) => ADMITS[kind].includes(one.card) && legal(board, `signal:${kind}`));
  const aimed = kinds.find((kind) => kind === aimedKind(board));
  const kind = aimed ?? kinds[0];
  if (!kind) return {};
  const [token, plain] = [`signal:${kind}`, aimed !== undefined || kinds.length === 1];
  const both = (): void => (plain ? board.play(token, `play:${one.card}`) : board.aim(token));
  const label = board.say("board-gesture", { signal: board.say(`board-sign-${kind}`), card: board.say(`board-short-${one.card}`) });
  const { onpointerenter } = spot(board, token);
  return { role: "button", tabindex: -1, "data-gesture": `play:${one.card}`, "aria-label": label, onclick: both, onpointerenter };
}

export function held(board: BoardProps): Held[] {
  const facts = factsOf(board.view);
  const box = boxOf(board.edition);
  const seen: Partial<Record<CardCode, number>> = {};
  const kind = aimedKind(board);
  const cards = dealt(facts.hand).map((card): Held => {
    const copy = (seen[card] = (seen[card] ?? 0) + 1) - 1;
    const token = board.tickets.length ? tokenOf(facts.phase, card) : null;
    const missing = board.eyes === null ? null : missingPaper(box, facts, board.eyes, card);
    return { key: `${card}-${copy}`, card, copy, top: copy + 1 === facts.hand?.[card], token, missing, state: "plain", x: 0 };
  });
  for (const one of cards) {
    if (kind) one.state = ADMITS[kind].includes(one.card) && !one.missing ? "raised" : "veiled";
    else if (one.token) one.state = legal(board, one.token) ? "raised" : "veiled";
  }
  if (board.phone) cards.sort((one, other) => Number(other.state === "raised") - Number(one.state === "raised")); // legal cards first
  return cards;
}

/** How far copies of a card and kinds of cards lie apart; the copies move together first. */
function steps(copies: number, kinds: number, free: number, room: number): [number, number] {
  const [close, apart, closest] = [34, 72, 16];
  const copyStep = (kind: number): number => (copies ? (free - kinds * kind) / copies : room);
  const kindStep = (copy: number): number => (kinds ? (free - copies * copy) / kinds : room);
  if (kinds * room + copies * close <= free) return [Math.min(room, copyStep(room)), room];
  if (kinds * apart + copies * close <= free) return [close, Math.min(room, kindStep(close))];
  if (kinds * apart + copies * closest <= free) return [copyStep(apart), apart];
  return [closest, kindStep(closest)];
}

/** The cards in a row of that width: copies of a card close together, kinds apart, as far as the room goes. */
export function spread(cards: Held[], width: number, card: number, room: number): Held[] {
  const kinds = cards.filter((one, i) => i > 0 && one.card !== cards[i - 1]?.card).length;
  const [copy, kind] = steps(Math.max(0, cards.length - 1 - kinds), kinds, width - card, room);
  let x = 0;
  return cards.map((one, i) => {
    if (i > 0) x += one.card === cards[i - 1]?.card ? copy : kind;
    return { ...one, x };
  });
}

/** The cards in a row that scrolls: veiled ones closer together, and a gap after those that may be played. */
export function lined(cards: Held[], room: number, close: number, gap: number): Held[] {
  const playable = cards.filter((one) => one.state === "raised").length;
  let x = 0;
  return cards.map((one, i) => {
    if (i === playable) x += gap;
    const here = { ...one, x };
    x += one.state === "veiled" ? close : room;
    return here;
  });
}
