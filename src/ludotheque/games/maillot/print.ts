/** Maillot Jaune on paper: the three stages, the riders with their cards, plates for the players, the price table. */
import { INKS as SEATS } from "$web/seats/inks";
import { drawn, type Item, type PrintRequest, type Sheets } from "$web/print/contract";
import { INKS } from "./board/inks";
import PaperCard from "./board/paper/Card.svelte";
import PaperFigure from "./board/paper/Figure.svelte";
import PaperPlate from "./board/paper/Plate.svelte";
import PaperPrices from "./board/paper/Prices.svelte";
import PaperStage from "./board/paper/Stage.svelte";
import PaperTyre from "./board/paper/Tyre.svelte";
import { NAMES, STAGES, count } from "./board/tour";

const CELL = 16; // millimetres of a column: a figure stands on it
const MOST = 4; // riders of one player

export function sheets({ edition, say }: PrintRequest): Sheets {
  const road = { "road-start": say("road-start"), "road-finish": say("road-finish"), "road-col": say("road-col") };
  const terrain = { plain: say("terrain-plain"), climb: say("terrain-climb"), descent: say("terrain-descent"), energy: say("print-energy"), form: say("card-form") };
  const long = (1062 / (946 / count(edition, "columns"))) * CELL;
  const stages = STAGES.map((stage): Item => {
    const title = say("profile-stage", { stage });
    return { kind: "boards", title, front: drawn(PaperStage, { edition, stage, words: { ...road, title } }), box: "0 0 1062 508", width: long, height: (long * 508) / 1062, copies: 1 };
  });
  const cards = NAMES.map((name): Item => {
    const title = say(`rider-${name}`);
    return { kind: "cards", title, front: drawn(PaperCard, { name, title, edition, words: terrain }), box: "0 0 100 140", width: 63, height: 88.2, copies: 1 };
  });
  const figures = NAMES.flatMap((name): Item[] =>
    [false, true].map((yellow) => {
      const title = say(yellow ? "print-leader" : "print-figure", { rider: say(`rider-${name}`) });
      return { kind: "pawns", title, front: drawn(PaperFigure, { name, yellow, title: say(`rider-${name}`) }), box: "0 0 80 80", width: 18, height: 18, copies: 1 };
    }),
  );
  // MJ-02: as many plates as the seat can have riders, nine riders in all
  const plates = SEATS.map((ink, seat): Item => ({
    kind: "tokens",
    title: say("print-plate", { number: seat + 1 }),
    front: drawn(PaperPlate, { ink }),
    box: "0 0 40 40",
    width: 18,
    height: 18,
    copies: Math.min(MOST, Math.floor(NAMES.length / Math.max(2, seat + 1))),
  }));
  const tyres: Item = { kind: "tokens", title: say("print-tyre"), front: drawn(PaperTyre, {}), box: "0 0 40 40", width: 18, height: 18, copies: NAMES.length };
  const words = { title: say("print-prices"), cells: say("print-cells"), flat: say("print-flat") };
  const prices: Item = { kind: "sheets", title: words.title, front: drawn(PaperPrices, { edition, words }), box: "0 0 160 200", width: 112, height: 140, copies: 1 };
  return { inks: INKS, items: [...stages, ...cards, ...figures, ...plates, tyres, prices] };
}
