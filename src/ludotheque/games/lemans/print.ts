/** 24 Heures on paper: the pack as the edition counts it, two reminder cards (LM-02), leaves of the score pad. */
import { drawn, type PrintRequest, type Sheets } from "$web/print/contract";
import Card from "./board/Card.svelte";
import CardBack from "./board/CardBack.svelte";
import { INKS } from "./board/inks";
import { isRace, value } from "./board/race";
import ReminderCard from "./board/ReminderCard.svelte";
import ScorePaper from "./board/ScorePaper.svelte";

const SCORES = [1, 2, 3, 4, 5, 6, 7];
const TYPES = [...SCORES.map((score) => `y${score}`), ...SCORES.map((score) => `b${score}`), "stand", "weather_yellow", "weather_blue", "incident"];
const CARD = { box: "0 0 100 140", width: 63, height: 88.2 };

export function sheets({ edition, language, say }: PrintRequest): Sheets {
  const back = drawn(CardBack, {});
  const named = (type: string): string =>
    isRace(type) ? say("card-race", { colour: type.startsWith("y") ? "yellow" : "blue", score: value(edition, `cards.${type}.score`), heat: value(edition, `cards.${type}.heat`) }) : say(`card-${type}`);
  return {
    inks: INKS,
    items: [
      ...TYPES.map((type) => ({ kind: "cards" as const, title: named(type), front: drawn(Card, { type, edition, language }), back, ...CARD, copies: value(edition, `cards.${type}.copies`) })),
      { kind: "sheets" as const, title: say("board-reminder"), front: drawn(ReminderCard, { edition, language }), ...CARD, copies: 2 },
      { kind: "sheets" as const, title: say("board-pad"), front: drawn(ScorePaper, { edition, language }), box: "0 0 300 190", width: 180, height: 114, copies: 1 },
    ],
  };
}
