/** Marathon on paper: place cards, Escale cards, the time track, pawns, signs, N and score sheets. Dice are to be found at home. */
import { drawn, type PrintRequest, type Sheets } from "$web/print/contract";
import { inkOf } from "$web/seats/inks";
import { INKS } from "./board/inks";
import { number, PLACES } from "./board/model";
import EscaleBack from "./board/paper/EscaleBack.svelte";
import EscaleCard from "./board/paper/EscaleCard.svelte";
import PlaceCard from "./board/paper/PlaceCard.svelte";
import ScoreSheet from "./board/paper/ScoreSheet.svelte";
import Token from "./board/paper/Token.svelte";
import { sheetHeight } from "./board/paper/sheet";
import Track from "./board/paper/Track.svelte";

const CARDS = ["piano", "wasps", "meeple", "leak", "barbecue", "inventory", "match", "storm", "cochonnet"];
const SEATS = 6; // MA-01
const ROWS = 2; // MA-06: two sets of the six places
const PLACE = { box: "0 0 174 294", width: 83.5, height: 141.09 }; // its cells are 15 mm
const TOKEN = { box: "0 0 40 40" };

export function sheets({ edition, language, say }: PrintRequest): Sheets {
  const laps = Array.from({ length: number(edition, "track.laps") }, (_, leg) => leg);
  const days = laps.map((leg) => say("board-days", { first: 2 * leg + 1, last: 2 * leg + 2 }));
  const short = PLACES.map((place) => say(`board-short-${place}`));
  const words = { title: say("print-sheet"), days, short, missed: say("print-missed"), penalty: say("print-penalty"), total: say("print-total") };
  const back = drawn(EscaleBack, {});
  const tall = sheetHeight(edition);
  const seats = Array.from({ length: SEATS }, (_, seat) => inkOf("marathon", seat));
  const token = (title: string, props: Record<string, unknown>, copies: number, size: number) => ({ kind: "pawns" as const, title, front: drawn(Token, props), ...TOKEN, width: size, height: size, copies });
  return {
    inks: INKS,
    items: [
      ...PLACES.map((place, at) => ({ kind: "boards" as const, title: say(`place-${place}`), front: drawn(PlaceCard, { edition, language, at, say }), ...PLACE, copies: ROWS })),
      { kind: "boards" as const, title: say("print-track"), front: drawn(Track, { edition, days }), box: "0 0 330 480", width: 174, height: 253.1, copies: 1 },
      ...CARDS.map((card) => ({
        kind: "cards" as const,
        title: say(`card-${card}`),
        front: drawn(EscaleCard, { edition, card, title: say(`card-${card}`), event: say(`event-${card}`), short }),
        back,
        box: "0 0 100 140",
        width: 63,
        height: 88.2,
        copies: 1,
      })),
      ...seats.map((ink, seat) => token(say("print-pawn", { n: seat + 1 }), { ink }, number(edition, "pawns"), 14)),
      ...seats.map((ink, seat) => token(say("print-time", { n: seat + 1 }), { ink, time: true }, 1, 14)),
      token("+", { sign: 1 }, number(edition, "signs.plus"), 18),
      token("−", { sign: -1 }, number(edition, "signs.minus"), 18),
      token("N", {}, 1, 18),
      { kind: "sheets" as const, title: say("print-sheet"), front: drawn(ScoreSheet, { edition, words }), box: `0 0 300 ${tall}`, width: 120, height: (120 * tall) / 300, copies: SEATS },
    ],
  };
}
