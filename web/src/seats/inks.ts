/** The nine inks of the seats; each game uses them in its own order. */
import { meta } from "../games/meta";
import { worn } from "./worn.svelte";

export interface Ink {
  number: number;
  /** The emblem, in a box of 24. */
  shape: string;
  outlined?: boolean;
}

const SHAPES = [
  "M12 2.5a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z",
  "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z",
  "M12 .8l3.300 7.100 7.700.900-5.700 5.300 1.500 7.700L12 18l-6.800 3.800 1.500-7.700L1 8.800l7.700-.900z",
  "M12 1.500L23 21.500H1z",
  "M12 .5L22.500 12 12 23.500 1.500 12z",
  "M12 .500C16 6.500 20 10.400 20 15.200a8 8 0 0 1-16 0C4 10.400 8 6.500 12 .500z",
  "M8 1.500h8v6.500h6.500v8H16v6.500H8V16H1.500V8H8z",
  "M15.500 1.600A10.600 10.600 0 1 0 22.600 16 9.300 9.300 0 0 1 15.500 1.600z",
  "M12 22.500C4.500 16.500 1 12.500 1 7.800 1 4.400 3.600 2 6.700 2 9 2 11 3.300 12 5.400 13 3.300 15 2 17.300 2 20.400 2 23 4.400 23 7.800c0 4.700-3.500 8.700-11 14.700z",
];

export const INKS: Ink[] = SHAPES.map((shape, index) => ({ number: index + 1, shape, outlined: index === 7 }));

const USUAL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The ink of a seat at a game's table. */
export function inkOf(game: string, seat: number): Ink {
  return inkAt(game, worn.of(game, seat));
}

/** An ink by its number in the game's own order. */
export function inkAt(game: string, place: number): Ink {
  const number = meta(game).inks?.[place] ?? USUAL[place] ?? 1;
  return INKS[number - 1] as Ink;
}
