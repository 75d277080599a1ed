/** What an aimed move would change, in numbers and one sentence, from the view that the house says would follow. */
import type { BoardProps } from "$web/board/contract";
import { odds, stops } from "./odds";
import { colourOf, isRace, race, value, type RaceFacts } from "./race";

export interface CarChange {
  seat: number;
  name: string;
  points: number;
  after: number;
  heat: number;
  /** null: the round ends and the cards are gathered. */
  heatAfter: number | null;
}

export interface Foresight {
  title: string;
  cars: CarChange[];
  sentence: string;
}

export function foresee(board: BoardProps): Foresight {
  const [kind = "", rest = ""] = (board.aimed ?? "").split(":");
  const now = race(board.view);
  const after = board.after ? race(board.after) : null;
  const title = kind === "target" ? board.say("board-if-target", { seat: Number(rest) }) : kind === "card" ? board.say("board-if-card", { card: cardName(board, rest) }) : board.say(`board-if-${kind}`);
  if (!after) return { title, cars: [], sentence: "" };
  return { title, cars: changes(board, now, after, kind), sentence: sentence(board, now, after, kind) };
}

/** The name of a card in a sentence: "le 4 jaune". */
export function cardName(board: BoardProps, type: string): string {
  return board.say(`the-${isRace(type) ? "race" : type}`, { score: value(board.edition, `cards.${type}.score`), colour: colourOf(type) ?? "" });
}

function changes(board: BoardProps, now: RaceFacts, after: RaceFacts, kind: string): CarChange[] {
  const ends = after.history.length > now.history.length;
  const own = !after.pending && !/weather|incident/.test(board.aimed ?? "");
  const found = now.cars.map((car, seat): CarChange => {
    const then = after.cars[seat];
    const points = ends ? (after.history.at(-1)?.[seat] ?? 0) : then?.retired ? 0 : (then?.score ?? 0);
    return { seat, name: seat === board.eyes ? board.say("board-round") : (board.signs[seat]?.name ?? ""), points: car.retired ? 0 : car.score, after: points, heat: car.heat, heatAfter: ends ? null : (then?.heat ?? 0) };
  });
  if (kind === "play" || (kind === "pass" && !ends)) return [];
  return found.filter((one) => one.points !== one.after || one.heat !== (one.heatAfter ?? one.heat) || (one.seat === board.eyes && (ends || (kind === "card" && own))));
}

function sentence(board: BoardProps, now: RaceFacts, after: RaceFacts, kind: string): string {
  const me = board.eyes;
  const mine = me === null ? undefined : after.cars[me];
  if (me === null || !mine) return "";
  if (after.history.length > now.history.length) return board.say("board-then-ends", { points: after.history.at(-1)?.[me] ?? 0 });
  if (kind === "play") return hold(board, now, me);
  if (mine.retired && !now.cars[me]?.retired) return board.say("board-then-out");
  if (kind === "pass") return board.say("board-then-pass", { left: racing(after) - after.passes });
  if (after.pending) return board.say("board-then-target");
  if (kind === "target" && now.pending === "incident") return board.say("board-then-incident", { seat: Number(board.aimed?.split(":")[1]) });
  const { unseen, fatal } = odds(after, me, board.edition);
  return board.say(fatal ? "board-then-odds" : "board-then-safe", { unseen, fatal, hidden: after.hidden, heat: mine.heat, incident: mine.incident ? "yes" : "no" });
}

/** LM-23: one of the two cards held must be laid; a harmless card in hand takes the risk away. */
function hold(board: BoardProps, now: RaceFacts, me: number): string {
  const card = now.hand?.[0] ?? "";
  if (card && !stops(now, me, card, board.edition)) return board.say("board-then-play-safe", { card: cardName(board, card) });
  const { unseen, fatal } = odds(now, me, board.edition);
  return board.say("board-then-play-risk", { unseen, fatal, hidden: now.hidden });
}

function racing(facts: RaceFacts): number {
  return facts.cars.filter((car) => !car.retired).length;
}
