/** Macadam on paper: the pack, the crossroads, the tokens and the tickets, as the edition counts them. */
import { drawn, type PrintRequest, type Sheets } from "$web/print/contract";
import Card from "./board/figures/Card.svelte";
import CardBack from "./board/figures/CardBack.svelte";
import { CARDS, PAPERS, boxOf, type Box, type CardCode } from "./board/facts";
import { INK_STYLE } from "./board/inks";
import LossTicket from "./board/figures/LossTicket.svelte";
import PaperBoard from "./board/paper/Board.svelte";
import PaperTicket from "./board/figures/PaperTicket.svelte";
import PaperToken from "./board/paper/Token.svelte";

type Items = Sheets["items"];
const CARD = { kind: "cards", box: "0 0 100 140", width: 63, height: 88.2 } as const;
const TICKET = { kind: "notes", box: "0 0 100 60", width: 50, height: 30 } as const;

export function sheets({ edition, language, say }: PrintRequest): Sheets {
  const box = boxOf(edition);
  const tickets: Items = PAPERS.map((paper) => ({ ...TICKET, title: say(`ticket-${paper}`), front: drawn(PaperTicket, { permit: paper === "permit", language }), copies: box.tickets[paper] }));
  const loss = box.tickets.loss_points;
  const tokens: Items = Array.from({ length: box.tokens }, (_, i) => ({ kind: "tokens", title: say("board-print-token", { n: i + 1 }), front: drawn(PaperToken, { number: i + 1 }), box: "-21 -21 42 42", width: 21, height: 21, copies: 1 }));
  return {
    inks: INK_STYLE,
    items: [
      ...CARDS.flatMap((card) => printed(box, card, language, say)),
      { kind: "boards", title: say("board-print-board"), front: drawn(PaperBoard, { box, language }), box: "0 0 680 560", width: 323, height: 266, copies: 1 },
      ...tokens,
      ...tickets,
      { ...TICKET, title: say("board-print-loss", { points: loss }), front: drawn(LossTicket, { points: loss, language }), copies: box.tickets.loss },
    ],
  };
}

/** The copies of a card; of the motor one half are cars, the other half motorcycles. */
function printed(box: Box, card: CardCode, language: PrintRequest["language"], say: PrintRequest["say"]): Items {
  const { copies, points = 0 } = box.cards[card];
  const half = card === "motor" ? Math.floor(copies / 2) : 0;
  const item = (odd: boolean, number: number): Items[number] => ({ ...CARD, title: say(`card-${card}`), front: drawn(Card, { card, points, language, odd }), back: drawn(CardBack, {}), copies: number });
  return half ? [item(false, copies - half), item(true, half)] : [item(false, copies)];
}
