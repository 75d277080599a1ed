/** 24 Heures on paper: the pack as the edition counts it, two reminder cards (LM-02), leaves of the score pad. */
import { drawn, type PrintRequest, type Sheets } from "$web/print/contract";
import Card from "./board/Card.svelte";
import CardBack from "./board/CardBack.svelte";
import { INKS } from "./board/inks";
import { cardTypes, isRace, value } from "./board/race";
import ReminderCard from "./board/paper/ReminderCard.svelte";
import ScorePaper from "./board/paper/ScorePaper.svelte";

const CARD = { box: "0 0 100 140", width: 63, height: 88.2 };

export function sheets({ edition, language, say }: PrintRequest): Sheets {
  const back = drawn(CardBack, {});
  const named = (type: string): string =>
    isRace(type) ? say("card-race", { colour: type.startsWith("y") ? "yellow" : "blue", score: value(edition, `cards.${type}.score`), heat: value(edition, `cards.${type}.heat`) }) : say(`card-${type}`);
  return {
    inks: INKS,
    items: [
      ...cardTypes(edition).map((type) => ({ kind: "cards" as const, title: named(type), front: drawn(Card, { type, edition, language }), back, ...CARD, copies: value(edition, `cards.${type}.copies`) })),
      { kind: "sheets" as const, title: say("board-reminder"), front: drawn(ReminderCard, { edition, language }), ...CARD, copies: 2 },
      { kind: "sheets" as const, title: say("board-pad"), front: drawn(ScorePaper, { edition, language }), box: "0 0 300 190", width: 180, height: 114, copies: 1 },
    ],
  };
}
